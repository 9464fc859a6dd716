#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace littlewars::referee {

/// One of the games the referee knows. Pure: no clock, file, thread or random source; dice, time
/// and what the players say come in as part of the input.
class Game {
  public:
    virtual ~Game() = default;

    /// The value of "game" in its inputs, e.g. "little-wars".
    [[nodiscard]] virtual std::string_view name() const = 0;

    /// The rulings object on an input object (a "littlewars-position").
    ///
    /// Errors: throws MalformedInput, naming the JSON path and what was expected there.
    [[nodiscard]] virtual nlohmann::ordered_json judge(const nlohmann::json& input) const = 0;

    /// `{"moves":[…]}` for an input without a move. Errors: as judge().
    [[nodiscard]] virtual nlohmann::ordered_json moves(const nlohmann::json& input) const = 0;

    /// The position of an input without a move, written out: "start" becomes what it stands for,
    /// and keys left out get their defaults. Errors: as judge().
    [[nodiscard]] virtual nlohmann::ordered_json position(const nlohmann::json& input) const = 0;
};

}  // namespace littlewars::referee
