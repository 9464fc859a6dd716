#pragma once

#include "referee/board_game.hpp"
#include "referee/stratego/army.hpp"
#include "referee/stratego/squares.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace littlewars::referee::stratego {

enum class Ties : std::uint8_t { Both, Attacker, Defender };
enum class ScoutAttack : std::uint8_t { Distance, Adjacent };
enum class BombAfterHit : std::uint8_t { Stays, Explodes };

/// The options of section 8, defaults first; all there is to the rules beside the fixed board.
struct Rules {
    RankCounts army = kOriginalArmy;
    ScoutAttack scout_attack = ScoutAttack::Distance;
    Ties ties = Ties::Both;
    BombAfterHit bomb = BombAfterHit::Stays;
    int two_square = 3;  ///< 0 is off.
};

struct Piece {
    Side side = Side::Red;
    std::optional<Rank> rank;  ///< Unknown until told or called.
    bool moved = false;
    bool shown = false;  ///< Both sides know the rank.
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// One plain move of the running to-and-fro.
struct Shift {
    int from = 0;
    int to = 0;
    friend bool operator==(const Shift&, const Shift&) = default;
};

enum class Phase : std::uint8_t { Setup, Play };

/// Section 7.
struct Position {
    Side turn = Side::Red;
    Phase phase = Phase::Play;
    std::array<std::optional<Piece>, kSquares> squares;
    PerSide<RankCounts> lost;
    PerSide<std::vector<Shift>> trail;
    std::optional<Result> result;
    friend bool operator==(const Position&, const Position&) = default;
};

/// A whole army set up; ranks may be left untold.
struct Setup {
    Side side = Side::Red;
    std::map<int, std::optional<Rank>> pieces;  ///< By square.
    friend bool operator==(const Setup&, const Setup&) = default;
};

/// A move, or an attack if an enemy stands on `to`; the ranks are those called aloud.
struct Advance {
    int from = 0;
    int to = 0;
    std::optional<Rank> attacker;
    std::optional<Rank> defender;
    friend bool operator==(const Advance&, const Advance&) = default;
};

/// The side to move says that it cannot.
struct DeclareStuck {
    friend bool operator==(const DeclareStuck&, const DeclareStuck&) = default;
};

using Move = std::variant<Setup, Advance, DeclareStuck>;

/// What the ranks known so far leave open (section 6).
class Knowledge {
  public:
    Knowledge(const Rules& rules, const Position& position);

    /// Army number minus the known pieces on the board and lost.
    [[nodiscard]] int unaccounted(Side side, Rank rank) const { return unaccounted_[side][rank]; }
    [[nodiscard]] int unknown_pieces(Side side) const { return unknown_[side]; }
    [[nodiscard]] bool may_be(const Piece& piece, Rank rank) const;
    [[nodiscard]] bool is_movable(const Piece& piece) const;
    [[nodiscard]] bool may_run(const Piece& piece) const { return may_be(piece, Rank::Scout); }

  private:
    PerSide<RankCounts> unaccounted_;
    PerSide<int> unknown_;
};

}  // namespace littlewars::referee::stratego
