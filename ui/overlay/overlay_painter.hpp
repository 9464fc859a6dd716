#pragma once

#include "ui/overlay/overlay_scene.hpp"
#include "ui/overlay/overlay_style.hpp"
#include "ui/overlay/piece_drawings.hpp"
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

/// Draws one view's overlay again and again: what it keeps makes the next drawing cheap.
class OverlayPainter {
  public:
    /// As paint_overlay().
    void paint(QPainter& painter,
               const OverlayScene& scene,
               const SceneProjection& projection,
               const OverlayStyle& style,
               const QRectF& bounds);
    /// To be called when projection, style or the device's pixel ratio are no longer the same.
    void forget() { pieces_.forget(); }

  private:
    PieceDrawings pieces_;
};

/// The pieces of a picture without a calibrated table: boxes only.
void paint_boxes(QPainter& painter,
                 const OverlayScene& scene,
                 const PictureTransform& transform,
                 const OverlayStyle& style);

}  // namespace littlewars::ui
