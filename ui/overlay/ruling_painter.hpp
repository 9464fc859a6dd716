#pragma once

#include "ui/overlay/scene_canvas.hpp"

namespace littlewars::ui {

/// What lies under the pieces: reach, hulls, bodies, the ground round the guns.
void paint_grounds(const SceneCanvas& canvas, const OverlayScene& scene);

/// What lies over them: moves, contacts, tethers, links to supporters, tapes.
void paint_links(const SceneCanvas& canvas, const OverlayScene& scene);

}  // namespace littlewars::ui
