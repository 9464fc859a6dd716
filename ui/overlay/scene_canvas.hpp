#pragma once

#include "ui/overlay/overlay_scene.hpp"
#include "ui/overlay/overlay_style.hpp"
#include "ui/overlay/scene_projection.hpp"

#include <QPainter>
#include <QPolygonF>
#include <QRectF>

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
///
/// Shapes are cut off at the painter's clip rectangle themselves: an SVG drawing knows no clipping.
class SceneCanvas {
  public:
    SceneCanvas(QPainter& painter, const SceneProjection& projection, const OverlayStyle& style)
        : painter_(painter), projection_(projection), style_(style) {
        if (painter.hasClipping()) {
            bounds_ = painter.clipBoundingRect();
        }
    }

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
    /// A closed line in a pen of one's own, unfilled.
    void outline(const QPolygonF& line, const QPen& pen) const;

  private:
    [[nodiscard]] QPen pen(const Stroke& stroke) const;
    [[nodiscard]] QPen halo_pen(const Stroke& stroke) const;
    [[nodiscard]] bool is_inside(const QPolygonF& shape) const;
    void draw_line(const QPolygonF& line) const;

    QPainter& painter_;
    const SceneProjection& projection_;
    const OverlayStyle& style_;
    std::optional<QRectF> bounds_;
};

}  // namespace littlewars::ui
