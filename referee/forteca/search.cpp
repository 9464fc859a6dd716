#include "referee/forteca/search.hpp"

#include "referee/forteca/judge.hpp"
#include "referee/forteca/moves.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::referee::forteca {
namespace {

constexpr int kWon = 1000000;
constexpr int kInfinite = 2 * kWon;
constexpr int kDefenderWorth = 900;
constexpr int kBesiegerWorth = 100;
constexpr int kFortWorth = 60;     ///< A besieger on a fort point.
constexpr int kAdvanceWorth = 60;  ///< A besieger at the top of the board, less below.
constexpr int kMarkWorth = 500;    ///< A defender that may be huffed at once.
constexpr int kShutInCost = 400;   ///< A defender shut in on a fort point: it holds it for good.
constexpr int kLockedCost = 500;   ///< Besiegers with no step forward left.
constexpr int kThreatDepth = 3;    ///< How far captures are followed beyond the depth.

bool is_shut_in(const Field& field, const std::vector<Piece>& pieces, int point) {
    const auto& steps = field.steps[point];
    return std::none_of(steps.begin(),
                        steps.end(),
                        [&](const Step& step) { return pieces[step.to] == Piece::None; }) &&
           !can_capture(field, pieces, point);
}

bool can_advance(const Field& field, const std::vector<Piece>& pieces, int point) {
    const auto& steps = field.steps[point];
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
        return step.course == Course::Forward && pieces[step.to] == Piece::None;
    });
}

/// One search: remembers the budget and gives up the depth that exceeds it.
class Search {
  public:
    Search(const Rules& rules, const SearchLimits& limits) : rules_(rules), limits_(limits) {}

    std::optional<Move> best(const Position& position) {
        for_besiegers_ = position.turn == Side::Besiegers;
        std::vector<Move> moves = ordered(position);
        if (moves.empty()) {
            return std::nullopt;
        }
        std::optional<Move> best = moves.front();
        for (int depth = 1; depth <= limits_.most_depth; ++depth) {
            const auto found = best_of(position, moves, depth);
            if (is_out_of_budget()) {
                break;
            }
            std::rotate(moves.begin(), moves.begin() + found, moves.begin() + found + 1);
            best = moves.front();
        }
        return best;
    }

  private:
    [[nodiscard]] bool is_out_of_budget() const { return nodes_ >= limits_.most_nodes; }

    /// The place in `moves` of the best one.
    std::ptrdiff_t best_of(const Position& position, const std::vector<Move>& moves, int depth) {
        std::ptrdiff_t best = 0;
        int alpha = -kInfinite;
        for (std::size_t i = 0; i < moves.size() && !is_out_of_budget(); ++i) {
            const int worth =
                -value_of_way(after(rules_, position, moves[i]), depth - 1, -kInfinite, -alpha);
            if (worth > alpha) {
                alpha = worth;
                best = static_cast<std::ptrdiff_t>(i);
            }
        }
        return best;
    }

    /// What the position is worth to the side to move.
    int value(const Position& position, int depth, int alpha, int beta) {
        ++nodes_;
        if (position.result) {
            // A quicker end is worth more: depth left counts for the winner.
            const bool wins = position.result->winner ==
                              (position.turn == Side::Besiegers ? "besiegers" : "defenders");
            return wins ? kWon + depth : -kWon - depth;
        }
        const bool threat = position.turn == Side::Defenders && depth > -kThreatDepth &&
                            !capturers(*rules_.field, position.pieces).empty();
        if ((depth <= 0 && !threat) || is_out_of_budget()) {
            const int worth = worth_seen(position);
            return position.turn == Side::Besiegers ? worth : -worth;
        }
        for (const Move& move : ordered(position)) {
            alpha = std::max(
                alpha, -value_of_way(after(rules_, position, move), depth - 1, -beta, -alpha));
            if (alpha >= beta) {
                break;
            }
        }
        return alpha;
    }

    /// Besiegers who never risk anything never take the fort: the longer nothing happens on the way
    /// to the position, the more they give for a step forward now. Defenders must not shun captures
    /// for it.
    [[nodiscard]] int worth_seen(const Position& position) const {
        return worth_to_besiegers(rules_, position) - (for_besiegers_ ? quiet_on_the_way_ : 0);
    }

    [[nodiscard]] int value_of_way(const Position& position, int depth, int alpha, int beta) {
        quiet_on_the_way_ += position.quiet;
        const int worth = value(position, depth, alpha, beta);
        quiet_on_the_way_ -= position.quiet;
        return worth;
    }

    /// Captures and huffs first: they cut most.
    std::vector<Move> ordered(const Position& position) const {
        std::vector<Move> moves = legal_moves(rules_, position);
        std::stable_partition(moves.begin(), moves.end(), [](const Move& move) {
            const auto* step = std::get_if<StepMove>(&move);
            return std::holds_alternative<Capture>(move) || (step != nullptr && step->huff);
        });
        return moves;
    }

    const Rules& rules_;
    const SearchLimits& limits_;
    bool for_besiegers_ = true;
    int nodes_ = 0;
    int quiet_on_the_way_ = 0;
};

}  // namespace

std::optional<Move> best_move(const Rules& rules,
                              const Position& position,
                              const SearchLimits& limits) {
    return Search(rules, limits).best(position);
}

int worth_to_besiegers(const Rules& rules, const Position& position) {
    const Field& field = *rules.field;
    int worth = 0;
    bool locked = true;
    for (int point = 0; point < field.board.size(); ++point) {
        if (position.pieces[point] == Piece::Defender) {
            worth -= kDefenderWorth;
            const bool shut_in = field.in_fort[point] && is_shut_in(field, position.pieces, point);
            worth -= shut_in ? kShutInCost : 0;
        } else if (position.pieces[point] == Piece::Besieger) {
            worth += kBesiegerWorth + (field.in_fort[point] ? kFortWorth : 0) +
                     static_cast<int>(kAdvanceWorth * field.board.points[point].y);
            locked = locked && !can_advance(field, position.pieces, point);
        }
    }
    const bool may_huff = position.turn == Side::Besiegers && !position.huffable.empty();
    return worth + (may_huff ? kMarkWorth : 0) - (locked ? kLockedCost : 0);
}

}  // namespace littlewars::referee::forteca
