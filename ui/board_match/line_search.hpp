#pragma once

#include "ui/board_match/occupation.hpp"
#include "ui/play/game_table.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace littlewars::ui {

/// The states a point may be seen in, one bit each: empty, the first side's, the second side's.
using StateSet = std::uint8_t;
inline constexpr StateSet kEmpty = 1;
inline constexpr StateSet kAnyState = 7;

/// A board's points by number, and its sides by bit.
class StateNames {
  public:
    StateNames(std::string_view game, std::vector<std::string> ids);

    [[nodiscard]] const std::vector<std::string>& ids() const { return ids_; }
    [[nodiscard]] std::optional<std::size_t> find(std::string_view id) const;
    /// Of one of the game's sides; empty: of a bare point. Nothing for a side of no such name.
    [[nodiscard]] StateSet state_of(const std::optional<std::string>& side) const;
    [[nodiscard]] std::string side_of(StateSet state) const;
    /// One state a point.
    [[nodiscard]] std::vector<StateSet> states(const Occupation& occupation) const;

  private:
    std::vector<std::string> ids_;
    std::map<std::string, std::size_t, std::less<>> number_by_id_;
    std::array<std::string, 2> sides_;
};

/// Moves that the players may have made one after the other without the camera seeing the board in
/// between, and how the board looks after them.
struct PlayedLine {
    std::vector<nlohmann::json> moves;
    nlohmann::json next;               ///< The position afterwards; null while ranks must be told.
    std::vector<StateSet> finished;    ///< With what was lost taken off.
    std::vector<StateSet> unfinished;  ///< The same, or some of what was lost still standing.
    bool may_go_on = false;            ///< The last move is a capture that could jump on.
};

/// Every legal line that changes what a camera sees: one move, in Mukden also the retreats and the
/// advance of a combat together, or those left undone and the move after them, in Forteca also a
/// capture that could have gone on and the other side's move after it. Empty while the game waits
/// for something that is told or thrown. Pieces on the points of `standing` are known
/// not to have left: their moves by `from` are left out, which saves most of the work.
[[nodiscard]] std::vector<PlayedLine> seen_lines(
    const GameTable& table,
    const StateNames& names,
    const std::set<std::string, std::less<>>& standing = {});

/// Stratego's attacks whose ranks have to be called first, which the referee lists not as moves.
[[nodiscard]] std::vector<nlohmann::json> attacks_to_call(const GameTable& table);

/// Whether the camera can see what the position waits for; else the players tell or throw it.
[[nodiscard]] bool waits_for_a_seen_move(std::string_view game, const nlohmann::json& position);

}  // namespace littlewars::ui
