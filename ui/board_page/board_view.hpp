#pragma once

#include "ui/board_page/board_painter.hpp"
#include "ui/board_watch/practice_board.hpp"
#include "ui/window/picture_widget.hpp"

#include <memory>
#include <optional>
#include <string>

namespace littlewars::ui {

/// The live picture of a board with the overlay in perspective. A click on a point tells it; the
/// wheel zooms, a drag moves the picture, or carries a piece of the practice board.
class BoardView : public PictureWidget {
    Q_OBJECT

  public:
    explicit BoardView(QWidget* parent = nullptr);

    void set_board(std::optional<RegisteredBoard> board);
    void set_overlay(BoardOverlay overlay);
    void set_practice(std::shared_ptr<PracticeBoard> practice);
    void set_text_px(int size_px);

    [[nodiscard]] const BoardOverlay& overlay() const { return overlay_; }
    [[nodiscard]] QSize sizeHint() const override { return {820, 600}; }
    /// Where a point of the board lies in this widget; nothing before the board is found.
    [[nodiscard]] std::optional<QPointF> place_of(const std::string& point) const;

  signals:
    void point_clicked(const QString& point);
    void ground_clicked();  ///< No point is there.

  protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    std::optional<RegisteredBoard> board_;
    BoardOverlay overlay_;
    OverlayStyle style_;
    std::shared_ptr<PracticeBoard> practice_;
    std::optional<std::size_t> carried_;
    QPointF pressed_;
    bool dragging_ = false;
};

}  // namespace littlewars::ui
