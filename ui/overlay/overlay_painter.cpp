#include "ui/overlay/overlay_painter.hpp"

#include "ui/overlay/label_painter.hpp"
#include "ui/overlay/piece_painter.hpp"
#include "ui/overlay/ruling_painter.hpp"

namespace littlewars::ui {
namespace {

constexpr double kDimmed = 0.45;  // while a hand is over the table

template <typename PaintPieces>
void paint_all(const SceneCanvas& canvas,
               const OverlayScene& scene,
               const QRectF& bounds,
               const PaintPieces& paint_pieces) {
    QPainter& painter = canvas.painter();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(scene.hand ? kDimmed : 1.0);
    paint_grounds(canvas, scene);
    paint_pieces();
    paint_links(canvas, scene);
    paint_labels(canvas, scene, bounds);
    painter.setOpacity(1.0);
    paint_captions(canvas, scene, bounds);
    painter.restore();
}

}  // namespace

void paint_overlay(QPainter& painter,
                   const OverlayScene& scene,
                   const SceneProjection& projection,
                   const OverlayStyle& style,
                   const QRectF& bounds) {
    const SceneCanvas canvas(painter, projection, style);
    paint_all(canvas, scene, bounds, [&] {
        for (const ScenePiece& piece : scene.pieces) {
            paint_piece(canvas, piece);
        }
    });
}

void OverlayPainter::paint(QPainter& painter,
                           const OverlayScene& scene,
                           const SceneProjection& projection,
                           const OverlayStyle& style,
                           const QRectF& bounds) {
    const SceneCanvas canvas(painter, projection, style);
    paint_all(canvas, scene, bounds, [&] { pieces_.paint(canvas, scene.pieces); });
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
