#pragma once

#include "referee/littlewars/position.hpp"
#include "vision/observation.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace littlewars::ui {

using Status = referee::little_wars::Status;

/// "fighting", "prisoner", "disarmed" or "dead".
[[nodiscard]] std::string_view status_name(Status status);
[[nodiscard]] std::optional<Status> status_named(std::string_view name);

/// What the players say of one piece; members that are empty leave things as they are.
///
/// Side, kind, status and name are facts about the piece and stay with it. What contradicts the
/// picture (foot, standing, removed) holds until the piece is seen to move.
struct Correction {
    /// The piece's name ("r7"). Empty: a piece the camera missed; side, kind and foot are required.
    std::string piece;
    std::optional<std::string> side;
    std::optional<vision::PieceKind> kind;
    std::optional<bool> standing;
    std::optional<Status> status;            ///< A prisoner is the other side's.
    std::optional<std::string> name;         ///< "This is r7": the two change names.
    std::optional<vision::TablePoint> foot;  ///< Base centre, mm.
    bool removed = false;                    ///< There is no such piece.

    bool operator==(const Correction&) const = default;
};

}  // namespace littlewars::ui
