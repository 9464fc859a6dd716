#include "referee/forteca/judge.hpp"
#include "referee/forteca/moves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace littlewars::referee::forteca {
namespace {

using Verdict = std::optional<Refusal>;

std::string kind(Piece piece) {
    return piece == Piece::Besieger ? "besieger" : "defender";
}

/// The refusals of one position; the names of its points make the reasons.
class Refuser {
  public:
    Refuser(const Rules& rules, const Position& position)
        : rules_(rules), field_(*rules.field), position_(position), pieces_(position.pieces) {}

    Verdict operator()(const Placement& move) const {
        if (position_.phase != Phase::Setup) {
            return Refusal{"wrong-phase", "The defenders have already taken their places."};
        }
        return placement(move.at);
    }

    Verdict operator()(const StepMove& move) {
        if (position_.phase != Phase::Play) {
            return not_placed_yet();
        }
        if (move.huff) {
            if (const auto refused = huff(*move.huff)) {
                return refused;
            }
            pieces_[*move.huff] = Piece::None;
        }
        if (const auto refused = mover(move.from)) {
            return refused;
        }
        if (pieces_[move.to] != Piece::None) {
            return occupied(move.to);
        }
        const Step* step = field_.step_between(move.from, move.to);
        if (step == nullptr) {
            return Refusal{"no-line",
                           fmt::format("No line joins {} and {}.", id(move.from), id(move.to))};
        }
        return position_.turn == Side::Besiegers ? besieger_step(move, *step) : duty_of_capture();
    }

    Verdict operator()(const Capture& move) {
        if (position_.phase != Phase::Play) {
            return not_placed_yet();
        }
        if (const auto refused = mover(move.from)) {
            return refused;
        }
        if (position_.turn == Side::Besiegers) {
            return Refusal{"besiegers-never-capture",
                           fmt::format("The besieger on {} may not jump: besiegers never capture.",
                                       id(move.from))};
        }
        return jumps(move);
    }

  private:
    const std::string& id(int point) const { return field_.board.id(point); }

    static Refusal not_placed_yet() {
        return {"wrong-phase", "The defenders must first take their places in the fort."};
    }

    Verdict placement(const std::vector<int>& at) const {
        const std::size_t wanted = field_.start_defenders.size();
        if (at.size() != wanted) {
            return Refusal{"placement",
                           fmt::format("{} defenders must be placed, not {}.", wanted, at.size())};
        }
        for (std::size_t i = 0; i < at.size(); ++i) {
            const std::string& where = id(at[i]);
            if (std::find(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(i), at[i]) !=
                at.begin() + static_cast<std::ptrdiff_t>(i)) {
                return Refusal{"placement", fmt::format("{} is named twice.", where)};
            }
            if (!field_.in_fort[at[i]]) {
                return Refusal{"placement", fmt::format("{} lies outside the fort.", where)};
            }
            if (pieces_[at[i]] != Piece::None) {
                return Refusal{"placement", fmt::format("A piece stands on {} already.", where)};
            }
        }
        return std::nullopt;
    }

    Verdict huff(int point) const {
        if (position_.turn != Side::Besiegers) {
            return Refusal{"cannot-huff", "Only the besiegers may huff, in their own turn."};
        }
        const auto& marks = position_.huffable;
        if (std::find(marks.begin(), marks.end(), point) == marks.end()) {
            return Refusal{"cannot-huff",
                           fmt::format("No defender on {} neglected a capture in the turn before.",
                                       id(point))};
        }
        return std::nullopt;
    }

    Verdict mover(int from) const {
        if (pieces_[from] == Piece::None) {
            return Refusal{"no-piece", fmt::format("No piece stands on {}.", id(from))};
        }
        if (pieces_[from] != piece_of(position_.turn)) {
            return Refusal{"not-yours",
                           fmt::format("The {} on {} is not yours to move: it is the {}s' turn.",
                                       kind(pieces_[from]),
                                       id(from),
                                       kind(piece_of(position_.turn)))};
        }
        return std::nullopt;
    }

    Refusal occupied(int to) const {
        return {"occupied", fmt::format("A {} stands on {}.", kind(pieces_[to]), id(to))};
    }

    Verdict besieger_step(const StepMove& move, const Step& step) const {
        if (is_besieger_step(rules_, move.from, step)) {
            return std::nullopt;
        }
        const std::string way = fmt::format("from {} to {}", id(move.from), id(move.to));
        if (step.course == Course::Backward) {
            return Refusal{"backward", fmt::format("Besiegers never go backward, as {}.", way)};
        }
        if (!step.edge) {
            return Refusal{"forbidden-line",
                           fmt::format("The line {} is closed to besiegers.", way)};
        }
        return Refusal{"outward",
                       fmt::format("Besiegers go sideways only towards the middle, not {}.", way)};
    }

    Verdict duty_of_capture() const {
        if (rules_.options.huff != Huff::Forced) {
            return std::nullopt;
        }
        const auto able = capturers(field_, pieces_);
        if (able.empty()) {
            return std::nullopt;
        }
        return Refusal{"must-capture",
                       fmt::format("The defender on {} must capture.", id(able.front()))};
    }

    Verdict jumps(const Capture& move) {
        int at = move.from;
        for (const int to : move.path) {
            if (const auto refused = jump(at, to)) {
                return refused;
            }
            const auto taken = victim(field_, pieces_, at, to);
            pieces_[*taken] = Piece::None;
            pieces_[at] = Piece::None;
            pieces_[to] = Piece::Defender;
            at = to;
        }
        if (rules_.options.huff == Huff::Forced && can_capture(field_, pieces_, at)) {
            return Refusal{"must-continue",
                           fmt::format("The defender now on {} can jump again and must.", id(at))};
        }
        return std::nullopt;
    }

    Verdict jump(int from, int to) const {
        const auto& jumps = field_.jumps[from];
        const auto found =
            std::find_if(jumps.begin(), jumps.end(), [&](const Jump& one) { return one.to == to; });
        if (found == jumps.end()) {
            return Refusal{
                "no-line",
                fmt::format(
                    "{} does not lie two points from {} on a straight line.", id(to), id(from))};
        }
        if (pieces_[to] != Piece::None) {
            return occupied(to);
        }
        if (!victim(field_, pieces_, from, to)) {
            return Refusal{"nothing-to-capture",
                           fmt::format("No besieger stands on {}, between {} and {}.",
                                       id(found->over),
                                       id(from),
                                       id(to))};
        }
        return std::nullopt;
    }

    const Rules& rules_;
    const Field& field_;
    const Position& position_;
    std::vector<Piece> pieces_;  ///< As they stand while the move goes on.
};

}  // namespace

std::optional<Refusal> refusal(const Rules& rules, const Position& position, const Move& move) {
    return std::visit(Refuser(rules, position), move);
}

}  // namespace littlewars::referee::forteca
