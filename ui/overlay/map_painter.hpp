#pragma once

#include "ui/overlay/overlay_scene.hpp"
#include "ui/overlay/overlay_style.hpp"
#include "ui/overlay/scene_projection.hpp"

#include <QPainter>
#include <QRectF>

namespace littlewars::ui {

/// The room `paint_map` leaves round the table for its border and scale bar: how the map of a
/// table lies in `area`.
[[nodiscard]] MapProjection map_projection(calibration::TableSize table, const QRectF& area);

/// A sheet after the book of 1913: paper ground, the table's double border, a scale bar in inches,
/// and the scene in two inks. Works on any paint device: widget, SVG or PDF.
void paint_map(QPainter& painter,
               const QRectF& area,
               calibration::TableSize table,
               const OverlayScene& scene,
               const OverlayStyle& style);

}  // namespace littlewars::ui
