#pragma once

#include "calibration/points.hpp"
#include "ui/window/picture_widget.hpp"

#include <QColor>

#include <optional>
#include <vector>

namespace littlewars::ui {

/// A mark on the wizard's picture: a dot with a word beside it.
struct PictureMark {
    calibration::PixelPoint at;
    QString word;
    QColor colour;
};

/// A part of the wizard's picture, tinted.
struct PictureArea {
    std::vector<calibration::PixelPoint> outline;  ///< Closed.
    QColor colour;                                 ///< As strong as its alpha.
};

/// What a step draws over the live picture, in picture pixels.
struct PictureDrawing {
    std::vector<PictureArea> areas;
    std::vector<PictureMark> marks;
    std::vector<std::vector<calibration::PixelPoint>> outlines;  ///< Closed.
    std::vector<calibration::PixelPoint> handles;                ///< To be dragged, by index.
};

/// The wizard's live picture: shows a step's drawing, takes clicks and drags of handles.
class WizardPicture : public PictureWidget {
    Q_OBJECT

  public:
    explicit WizardPicture(QWidget* parent = nullptr);

    void set_drawing(PictureDrawing drawing);

    [[nodiscard]] QSize sizeHint() const override { return {760, 480}; }

  signals:
    void clicked(littlewars::calibration::PixelPoint at);
    void handle_moved(int handle, littlewars::calibration::PixelPoint to);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] QPointF shown(calibration::PixelPoint point) const;
    [[nodiscard]] int handle_near(const QPointF& at) const;
    void draw(QPainter& painter) const;
    void move_handle(const QPointF& at);

    PictureDrawing drawing_;
    int handle_ = -1;  ///< Being dragged.
    int chosen_ = 0;   ///< Moved by the arrow keys.
};

}  // namespace littlewars::ui
