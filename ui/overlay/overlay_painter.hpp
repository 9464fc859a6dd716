#pragma once

#include "ui/overlay/overlay_scene.hpp"
#include "ui/overlay/overlay_style.hpp"
#include "ui/overlay/scene_projection.hpp"

#include <QPainter>
#include <QRectF>

namespace littlewars::ui {

/// Draws a scene through a projection: the grounds first, then pieces, links and labels. The same
/// code serves the live picture, the map, the pictures of a headless run and the report.
void paint_overlay(QPainter& painter,
                   const OverlayScene& scene,
                   const SceneProjection& projection,
                   const OverlayStyle& style,
                   const QRectF& bounds);

/// The pieces of a picture without a calibrated table: boxes only.
void paint_boxes(QPainter& painter,
                 const OverlayScene& scene,
                 const PictureTransform& transform,
                 const OverlayStyle& style);

}  // namespace littlewars::ui
