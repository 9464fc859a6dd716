#pragma once

#include "calibration/table_plane.hpp"
#include "referee/littlewars/position.hpp"
#include "referee/littlewars/rulings.hpp"
#include "ui/overlay/overlay_scene.hpp"

namespace littlewars::ui {

/// What the map shows of a position that no camera saw: its pieces, moves, prisoners and bodies
/// with the rulings on it. Inches become table millimetres. `rulings` are judge()'s on `position`.
[[nodiscard]] OverlayScene position_scene(const referee::little_wars::PositionInput& position,
                                          const referee::little_wars::Rulings& rulings);

/// The position's table, in millimetres.
[[nodiscard]] calibration::TableSize table_of(const referee::little_wars::PositionInput& position);

}  // namespace littlewars::ui
