#pragma once

#include "ui/overlay/scene_canvas.hpp"

#include <QRectF>

namespace littlewars::ui {

/// Writes what the scene has to say in words and figures: counts, lengths, gaps, states, names.
/// Labels stand on a scrim, off the figures and off each other, inside `bounds`; moved ones have a
/// leader line. Words are in the application's language.
void paint_labels(const SceneCanvas& canvas, const OverlayScene& scene, const QRectF& bounds);

/// The scene's captions in the lower left corner, and the word for a hand over the table.
void paint_captions(const SceneCanvas& canvas, const OverlayScene& scene, const QRectF& bounds);

/// "in action" and so on, with its shape in front.
[[nodiscard]] QString gun_state_text(SceneGunState state);

}  // namespace littlewars::ui
