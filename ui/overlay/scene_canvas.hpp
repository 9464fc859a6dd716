#pragma once

#include "ui/overlay/overlay_scene.hpp"
#include "ui/overlay/overlay_style.hpp"
#include "ui/overlay/scene_projection.hpp"

#include <QPainter>
#include <QPolygonF>

#include <optional>
#include <span>

namespace littlewars::ui {

/// A line to be drawn: doubtful ones are dashed.
struct Stroke {
    QColor colour;
    double width = 1;
    Certainty certainty = Certainty::Firm;
};

/// A painter that takes table points and gives every line its halo. Refers to what it was made of.
class SceneCanvas {
  public:
    SceneCanvas(QPainter& painter, const SceneProjection& projection, const OverlayStyle& style)
        : painter_(painter), projection_(projection), style_(style) {}

    [[nodiscard]] QPainter& painter() const { return painter_; }
    [[nodiscard]] const OverlayStyle& style() const { return style_; }
    [[nodiscard]] const SceneProjection& projection() const { return projection_; }

    [[nodiscard]] std::optional<QPointF> at(TablePoint point) const;
    /// Points behind the camera are left out.
    [[nodiscard]] QPolygonF polygon(std::span<const TablePoint> outline) const;

    void closed(const QPolygonF& line, const Stroke& stroke) const;
    void open(const QPolygonF& line, const Stroke& stroke) const;
    void line(TablePoint from, TablePoint to, const Stroke& stroke) const;
    /// Softly filled; a doubtful area is hatched.
    void area(const QPolygonF& outline, QColor colour, Certainty certainty) const;

  private:
    [[nodiscard]] QPen pen(const Stroke& stroke) const;
    [[nodiscard]] QPen halo_pen(const Stroke& stroke) const;

    QPainter& painter_;
    const SceneProjection& projection_;
    const OverlayStyle& style_;
};

}  // namespace littlewars::ui
