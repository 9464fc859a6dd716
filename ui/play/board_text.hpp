#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace littlewars::ui {

/// The board drawn in plain characters as `viewer` may see it: the other side's secrets (ranks not
/// shown, strengths) are left out. `board` is the board's JSON; null for Stratego.
[[nodiscard]] std::string board_text(std::string_view game,
                                     const nlohmann::json& board,
                                     const nlohmann::json& position,
                                     std::string_view viewer);

}  // namespace littlewars::ui
