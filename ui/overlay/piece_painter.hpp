#pragma once

#include "ui/overlay/scene_canvas.hpp"

#include <QRectF>

namespace littlewars::ui {

/// The ring of a man or the outline of a gun: the first side's is single, the second's double; an
/// infantryman's is round, a horseman's long; dashed when doubtful. Then its mark.
void paint_piece(const SceneCanvas& canvas, const ScenePiece& piece);

/// The part of the widget that paint_piece() draws in, with some room.
[[nodiscard]] QRectF extent_of(const SceneCanvas& canvas, const ScenePiece& piece);

/// A piece of which only the box in the picture is known (`transform` of the picture).
void paint_box(const SceneCanvas& canvas, const SceneBox& box, const PictureTransform& transform);

/// The ring as drawn, in table millimetres: an ellipse along the horse, a circle for a man on foot.
[[nodiscard]] SceneOutline ring_of(const ScenePiece& piece, double outside_mm);

}  // namespace littlewars::ui
