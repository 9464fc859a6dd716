#include "ui/overlay/overlay_painter.hpp"

#include "ui/overlay/label_painter.hpp"
#include "ui/overlay/piece_painter.hpp"
#include "ui/overlay/ruling_painter.hpp"

namespace littlewars::ui {
namespace {

constexpr double kDimmed = 0.45;  // while a hand is over the table

}  // namespace

void paint_overlay(QPainter& painter,
                   const OverlayScene& scene,
                   const SceneProjection& projection,
                   const OverlayStyle& style,
                   const QRectF& bounds) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const SceneCanvas canvas(painter, projection, style);
    painter.setOpacity(scene.hand ? kDimmed : 1.0);
    paint_grounds(canvas, scene);
    for (const ScenePiece& piece : scene.pieces) {
        paint_piece(canvas, piece);
    }
    paint_links(canvas, scene);
    paint_labels(canvas, scene, bounds);
    painter.setOpacity(1.0);
    paint_captions(canvas, scene, bounds);
    painter.restore();
}

void paint_boxes(QPainter& painter,
                 const OverlayScene& scene,
                 const PictureTransform& transform,
                 const OverlayStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const MapProjection unused({}, {});
    const SceneCanvas canvas(painter, unused, style);
    for (const SceneBox& box : scene.boxes) {
        paint_box(canvas, box, transform);
    }
    painter.restore();
}

}  // namespace littlewars::ui
