#pragma once

#include "ui/overlay/overlay_style.hpp"
#include "ui/session/match_replay.hpp"

#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// The time line of a recorded match: a band for each move in its side's ink, a diamond at each
/// ruling, a tick at each note. A press or drag goes there; near a ruling it snaps to it.
class ReplayTimeline : public QWidget {
    Q_OBJECT

  public:
    explicit ReplayTimeline(QWidget* parent = nullptr);

    void set_match(double begin_s, double end_s, std::vector<MarkAt> marks);
    void set_sides(std::array<std::string, 2> sides, const OverlayStyle& style);
    void set_time(double time_s);

    /// Where a moment lies in this widget.
    [[nodiscard]] double x_of(double time_s) const;
    [[nodiscard]] QSize sizeHint() const override;

  signals:
    void sought(double time_s);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

  private:
    [[nodiscard]] double time_at(double x) const;
    [[nodiscard]] const MarkAt* mark_near(double x) const;
    [[nodiscard]] QColor ink_of(const std::string& side) const;
    void paint_moves(QPainter& painter, const QRectF& track) const;
    void paint_marks(QPainter& painter, const QRectF& track) const;
    void seek(double x);

    double begin_s_ = 0;
    double end_s_ = 1;
    double time_s_ = 0;
    std::vector<MarkAt> marks_;
    std::array<std::string, 2> sides_;
    OverlayStyle style_;
};

}  // namespace littlewars::ui
