#pragma once

#include "ui/overlay/overlay_scene.hpp"
#include "ui/session/session_view.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// Casualties as the players are choosing them.
struct ChosenMen {
    std::vector<std::string> killed;
    std::vector<std::string> prisoners;
    bool operator==(const ChosenMen&) const = default;
};

/// What is drawn beside the match itself.
struct OverlayExtras {
    std::vector<std::string> lit;                        ///< Pieces picked out, by name.
    std::optional<std::array<std::string, 2>> lit_call;  ///< A close call on an open card.
    std::optional<ChosenMen> choosing;  ///< Shown instead of the ruling's casualties.
    std::vector<SceneTape> tapes;       ///< Measurements and rulers.
    std::vector<std::string> captions;  ///< In the players' language.
    bool operator==(const OverlayExtras&) const = default;
};

/// The scene of a match: its pieces, the moves they made, prisoners and bodies; and, where there is
/// one, the judgement to be shown (the newest ruling, or what would be ruled now).
[[nodiscard]] OverlayScene build_overlay(const SessionView& view,
                                         const MatchSettings& settings,
                                         const Judgement* judgement,
                                         const OverlayExtras& extras = {});

/// The scene of an observation without a table: boxes only.
[[nodiscard]] OverlayScene build_boxes(const vision::Observation& observation,
                                       const std::array<std::string, 2>& sides);

/// A ruler as found: its printed length beside what was measured.
[[nodiscard]] SceneTape tape_of(const vision::Ruler& ruler);

}  // namespace littlewars::ui
