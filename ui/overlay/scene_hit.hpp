#pragma once

#include "ui/overlay/overlay_scene.hpp"
#include "ui/overlay/scene_projection.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace littlewars::ui {

/// The piece a player means who points at `at`: the one whose foot, or figure standing up from it
/// in the picture, is nearest and near enough. nullopt: the bare table.
[[nodiscard]] std::optional<std::string> piece_at(const OverlayScene& scene,
                                                  const SceneProjection& projection,
                                                  WidgetPoint at);

/// The pieces whose feet lie inside a line drawn by hand, in the scene's order.
[[nodiscard]] std::vector<std::string> pieces_inside(const OverlayScene& scene,
                                                     const SceneProjection& projection,
                                                     std::span<const WidgetPoint> line);

}  // namespace littlewars::ui
