#include "referee/stratego/moves.hpp"

#include <algorithm>
#include <cstdlib>

namespace littlewars::referee::stratego {
namespace {

using Verdict = std::optional<Fault>;

bool is_straight(int from, int to) {
    return from != to && (column_of(from) == column_of(to) || row_of(from) == row_of(to));
}

int step_towards(int from, int to) {
    const int along = column_of(from) == column_of(to) ? kSide : 1;
    return to > from ? along : -along;
}

bool is_run(int from, int to) {
    return to != from + step_towards(from, to);
}

/// More than one square: only a scout, over free squares.
Verdict run_fault(const Position& position, const Knowledge& knowledge, const Advance& move) {
    if (!knowledge.may_run(*position.squares[move.from])) {
        return Fault{"too-far", move.from};
    }
    const int step = step_towards(move.from, move.to);
    for (int square = move.from + step; square != move.to; square += step) {
        if (is_lake(square)) {
            return Fault{"lake", square};
        }
    }
    for (int square = move.from + step; square != move.to; square += step) {
        if (position.squares[square]) {
            return Fault{"jump", square};
        }
    }
    return std::nullopt;
}

Verdict way_fault(const Position& position, const Knowledge& knowledge, const Advance& move) {
    const auto& piece = position.squares[move.from];
    if (!piece) {
        return Fault{"no-piece", move.from};
    }
    if (piece->side != position.turn) {
        return Fault{"not-yours", move.from};
    }
    if (!knowledge.is_movable(*piece)) {
        return Fault{"immovable", move.from};
    }
    if (!is_straight(move.from, move.to)) {
        return Fault{"not-straight", move.to};
    }
    if (is_lake(move.to)) {
        return Fault{"lake", move.to};
    }
    return is_run(move.from, move.to) ? run_fault(position, knowledge, move) : std::nullopt;
}

bool is_endless(const Rules& rules, const Position& position, const Advance& move) {
    const auto& trail = position.trail[position.turn];
    return rules.two_square > 0 && static_cast<int>(trail.size()) >= rules.two_square &&
           trail.back() == Shift{move.to, move.from};
}

Verdict call_fault(const Knowledge& knowledge,
                   const Piece& piece,
                   int square,
                   std::optional<Rank> call) {
    if (piece.rank) {
        return call && *call != *piece.rank ? Verdict(Fault{"false-call", square}) : std::nullopt;
    }
    if (!call) {
        return Fault{"call-needed", square};
    }
    return knowledge.may_be(piece, *call) ? std::nullopt
                                          : Verdict(Fault{"impossible-call", square});
}

Verdict attack_fault(const Rules& rules,
                     const Position& position,
                     const Knowledge& knowledge,
                     const Advance& move) {
    const bool run = is_run(move.from, move.to);
    if (run && rules.scout_attack == ScoutAttack::Adjacent) {
        return Fault{"scout-must-be-adjacent", move.to};
    }
    const Piece& attacker = *position.squares[move.from];
    if (const auto fault = call_fault(knowledge, attacker, move.from, move.attacker)) {
        return fault;
    }
    const Rank called = move.attacker.value_or(attacker.rank.value_or(Rank::Scout));
    if (!can_ever_move(called) || (run && called != Rank::Scout)) {
        return Fault{"impossible-call", move.from};
    }
    return call_fault(knowledge, *position.squares[move.to], move.to, move.defender);
}

/// Whether some rank could be called for the piece.
bool has_call(const Knowledge& knowledge, const Piece& piece) {
    return std::any_of(kAllRanks.begin(), kAllRanks.end(), [&](Rank rank) {
        return knowledge.may_be(piece, rank);
    });
}

/// The rest of a row or a column, in square order.
std::vector<int> squares_in_line(int from) {
    std::vector<int> squares;
    for (int square = 0; square < kSquares; ++square) {
        if (is_straight(from, square)) {
            squares.push_back(square);
        }
    }
    return squares;
}

bool is_listed(const Rules& rules, const Position& position, const Knowledge& known, int from) {
    const auto squares = squares_in_line(from);
    return std::any_of(squares.begin(), squares.end(), [&](int to) {
        return !fault_of(rules, position, known, {from, to, {}, {}});
    });
}

bool can_advance(const Rules& rules, const Position& position, const Knowledge& known, int from) {
    const auto squares = squares_in_line(from);
    return std::any_of(squares.begin(), squares.end(), [&](int to) {
        const auto fault = fault_of(rules, position, known, {from, to, {}, {}});
        return !fault || (fault->rule == "call-needed" && has_call(known, *position.squares[to]));
    });
}

bool is_own(const Position& position, int square) {
    return position.squares[square] && position.squares[square]->side == position.turn;
}

}  // namespace

std::optional<Fault> fault_of(const Rules& rules,
                              const Position& position,
                              const Knowledge& knowledge,
                              const Advance& move) {
    if (const auto fault = way_fault(position, knowledge, move)) {
        return fault;
    }
    const auto& target = position.squares[move.to];
    if (target && target->side == position.turn) {
        return Fault{"own-piece", move.to};
    }
    if (target) {
        return attack_fault(rules, position, knowledge, move);
    }
    if (is_endless(rules, position, move)) {
        return Fault{"two-square", move.to};
    }
    if (move.attacker || move.defender) {
        return Fault{"nothing-to-attack", move.to};
    }
    return std::nullopt;
}

bool may_declare_stuck(const Rules& rules, const Position& position) {
    const Knowledge known(rules, position);
    int doubtful = 0;
    for (int from = 0; from < kSquares; ++from) {
        if (!is_own(position, from) || !is_listed(rules, position, known, from)) {
            continue;
        }
        const Piece& piece = *position.squares[from];
        if (piece.rank || piece.moved) {
            return false;
        }
        ++doubtful;
    }
    return doubtful <= known.unaccounted(position.turn, Rank::Bomb) +
                           known.unaccounted(position.turn, Rank::Flag);
}

std::vector<Move> legal_moves(const Rules& rules, const Position& position) {
    std::vector<Move> moves;
    if (position.phase == Phase::Setup) {
        return moves;
    }
    const Knowledge known(rules, position);
    for (int from = 0; from < kSquares; ++from) {
        if (!is_own(position, from)) {
            continue;
        }
        for (const int to : squares_in_line(from)) {
            if (!fault_of(rules, position, known, {from, to, {}, {}})) {
                moves.emplace_back(Advance{from, to, {}, {}});
            }
        }
    }
    if (may_declare_stuck(rules, position)) {
        moves.emplace_back(DeclareStuck{});
    }
    return moves;
}

bool can_move(const Rules& rules, const Position& position) {
    const Knowledge known(rules, position);
    for (int from = 0; from < kSquares; ++from) {
        if (is_own(position, from) && can_advance(rules, position, known, from)) {
            return true;
        }
    }
    return false;
}

}  // namespace littlewars::referee::stratego
