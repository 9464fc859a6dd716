#include "referee/stratego/judge.hpp"
#include "referee/stratego/moves.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

namespace littlewars::referee::stratego {
namespace {

using Type = Effect::Type;

Result win(Side side, std::string_view rule) {
    return {std::string(name_of(side)), std::string(rule)};
}

/// Section 5, once the turn has passed.
std::optional<Result> stuck_result(const Rules& rules, const Position& next) {
    if (can_move(rules, next)) {
        return std::nullopt;
    }
    Position mirrored = next;
    mirrored.turn = other(next.turn);
    if (can_move(rules, mirrored)) {
        return win(mirrored.turn, "cannot-move");
    }
    return Result{"draw", "both-stuck"};
}

/// A plain move that exactly reverses the last one goes on the trail; any other begins a new one.
void extend_trail(std::vector<Shift>& trail, const Advance& move) {
    const bool reversed = !trail.empty() && trail.back() == Shift{move.to, move.from};
    if (!reversed) {
        trail.clear();
    }
    trail.push_back({move.from, move.to});
}

bool is_run(const Advance& move) {
    const int size = std::abs(move.to - move.from);
    return size != 1 && size != kSide;
}

class Mover {
  public:
    Mover(const Rules& rules, const Position& position) : rules_(rules) { turn_.next = position; }

    Turn operator()(const Setup& move) {
        Position& next = turn_.next;
        for (const auto& [square, rank] : move.pieces) {
            next.squares[square] = Piece{move.side, rank, false, false};
        }
        const bool both = std::any_of(next.squares.begin(), next.squares.end(), [&](const auto& p) {
            return p && p->side == other(move.side);
        });
        if (both) {
            next.phase = Phase::Play;
            next.turn = Side::Red;
        }
        Effect effect{Type::SetUp, move.side};
        effect.count = static_cast<int>(move.pieces.size());
        turn_.effects.push_back(effect);
        turn_.rule = "setup";
        return std::move(turn_);
    }

    Turn operator()(const Advance& move) {
        Position& next = turn_.next;
        if (next.squares[move.to]) {
            attack(move);
        } else {
            plain_move(move);
        }
        next.turn = other(next.turn);
        if (!next.result) {
            next.result = stuck_result(rules_, next);
        }
        return std::move(turn_);
    }

    Turn operator()(const DeclareStuck& /*move*/) {
        turn_.rule = "cannot-move";
        turn_.next.result = win(other(turn_.next.turn), "cannot-move");
        return std::move(turn_);
    }

  private:
    void plain_move(const Advance& move) {
        Position& next = turn_.next;
        extend_trail(next.trail[next.turn], move);
        go(move);
        turn_.rule = "move";
        if (is_run(move)) {
            turn_.rule = "scout-run";
            next.squares[move.to]->rank = Rank::Scout;
            reveal(move.to);
        }
    }

    void go(const Advance& move) {
        Position& next = turn_.next;
        next.squares[move.to] = next.squares[move.from];
        next.squares[move.to]->moved = true;
        next.squares[move.from].reset();
        turn_.effects.push_back({Type::Moved, next.turn, move.from, move.to});
    }

    void reveal(int square) {
        Piece& piece = *turn_.next.squares[square];
        if (!piece.shown) {
            piece.shown = true;
            turn_.effects.push_back({Type::Revealed, piece.side, square, 0, *piece.rank});
        }
    }

    void lose(int square) {
        auto& piece = turn_.next.squares[square];
        ++turn_.next.lost[piece->side][*piece->rank];
        turn_.effects.push_back({Type::Lost, piece->side, square, 0, *piece->rank});
        piece.reset();
    }

    void attack(const Advance& move) {
        Position& next = turn_.next;
        Piece& attacker = *next.squares[move.from];
        Piece& defender = *next.squares[move.to];
        attacker.rank = attacker.rank ? attacker.rank : move.attacker;
        defender.rank = defender.rank ? defender.rank : move.defender;
        turn_.effects.push_back(
            {Type::Attacked, next.turn, move.from, move.to, *attacker.rank, *defender.rank});
        const Fight outcome = fight(rules_, *attacker.rank, *defender.rank);
        turn_.rule = outcome.rule;
        next.trail[next.turn].clear();
        if (outcome.attacker_lost) {
            lose(move.from);
        }
        if (outcome.defender_lost) {
            lose(move.to);
        }
        if (!outcome.attacker_lost) {
            go(move);
        }
        if (next.squares[move.to]) {
            reveal(move.to);
        }
        if (outcome.rule == "flag-taken") {
            next.result = win(next.turn, "flag-taken");
        }
    }

    const Rules& rules_;
    Turn turn_;
};

}  // namespace

Fight fight(const Rules& rules, Rank attacker, Rank defender) {
    if (defender == Rank::Flag) {
        return {"flag-taken", false, true};
    }
    if (defender == Rank::Bomb) {
        return attacker == Rank::Miner
                   ? Fight{"miner-defuses", false, true}
                   : Fight{"bomb-holds", true, rules.bomb == BombAfterHit::Explodes};
    }
    if (attacker == Rank::Spy && defender == Rank::Marshal) {
        return {"spy-takes-marshal", false, true};
    }
    if (attacker == defender && rules.ties == Ties::Both) {
        return {"attack-tie", true, true};
    }
    const bool wins = attacker == defender ? rules.ties == Ties::Attacker : attacker < defender;
    return wins ? Fight{"attack-wins", false, true} : Fight{"attack-loses", true, false};
}

Turn play(const Rules& rules, const Position& position, const Move& move) {
    return std::visit(Mover(rules, position), move);
}

}  // namespace littlewars::referee::stratego
