#include "referee/stratego/judge.hpp"
#include "referee/stratego/moves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace littlewars::referee::stratego {
namespace {

using Verdict = std::optional<Refusal>;

bool has_army(const Position& position, Side side) {
    return std::any_of(position.squares.begin(), position.squares.end(), [&](const auto& piece) {
        return piece && piece->side == side;
    });
}

bool is_home(Side side, int square) {
    return side == Side::Red ? row_of(square) <= 3 : row_of(square) >= 6;
}

Verdict setup_refusal(const Rules& rules, const Position& position, const Setup& move) {
    const auto side = name_of(move.side);
    if (has_army(position, move.side)) {
        return Refusal{"already-set-up", fmt::format("The {} army stands already.", side)};
    }
    RankCounts counts;
    for (const auto& [square, rank] : move.pieces) {
        if (!is_home(move.side, square)) {
            return Refusal{
                "outside-rows",
                fmt::format("{} lies outside the four rows of {}.", square_name(square), side)};
        }
        if (rank) {
            ++counts[*rank];
        }
    }
    const int wanted = rules.army.total();
    if (static_cast<int>(move.pieces.size()) != wanted) {
        return Refusal{
            "army-size",
            fmt::format("The {} army has {} pieces, not {}.", side, wanted, move.pieces.size())};
    }
    for (const Rank rank : kAllRanks) {
        if (counts[rank] > rules.army[rank]) {
            return Refusal{"army-count",
                           fmt::format("An army has {} of rank {} ({}), not {}.",
                                       rules.army[rank],
                                       string_of(rank),
                                       name_of(rank),
                                       counts[rank])};
        }
    }
    return std::nullopt;
}

std::string named(const Piece& piece) {
    return piece.rank ? fmt::format("{} {}", name_of(piece.side), name_of(*piece.rank))
                      : fmt::format("{} piece", name_of(piece.side));
}

/// Words for the rules about the way a piece goes.
std::string way_reason(const Position& position, const Advance& move, const Fault& fault) {
    const std::string at = square_name(fault.square);
    const std::string from = square_name(move.from);
    const std::string to = square_name(move.to);
    if (fault.rule == "no-piece") {
        return fmt::format("No piece stands on {}.", at);
    }
    if (fault.rule == "not-straight") {
        return fmt::format("{} does not lie in a straight line from {}.", to, from);
    }
    if (fault.rule == "lake") {
        return fmt::format("{} is a lake: nobody goes from {} to {}.", at, from, to);
    }
    const std::string who = named(*position.squares[fault.square]);
    if (fault.rule == "not-yours") {
        return fmt::format(
            "The {} on {} is not yours: it is {}'s turn.", who, at, name_of(position.turn));
    }
    if (fault.rule == "immovable") {
        return fmt::format(
            "The {} on {} can only be a bomb or the flag, which never move.", who, at);
    }
    if (fault.rule == "too-far") {
        return fmt::format(
            "The {} on {} goes one square at a time: only a scout runs to {}.", who, at, to);
    }
    if (fault.rule == "jump") {
        return fmt::format("The {} on {} stands in the way from {} to {}.", who, at, from, to);
    }
    return fmt::format("Your own {} stands on {}.", who, at);
}

std::string advance_reason(const Rules& rules,
                           const Position& position,
                           const Advance& move,
                           const Fault& fault) {
    const std::string at = square_name(fault.square);
    if (fault.rule == "scout-must-be-adjacent") {
        return fmt::format("A scout attacks only a piece next to it, not from {} on {}.",
                           square_name(move.from),
                           at);
    }
    if (fault.rule == "two-square") {
        return fmt::format("The piece on {} has gone to and fro {} times: not back to {} again.",
                           square_name(move.from),
                           rules.two_square,
                           at);
    }
    if (fault.rule == "nothing-to-attack") {
        return fmt::format("A rank was called, but nobody stands on {}.", at);
    }
    if (fault.rule == "call-needed") {
        return fmt::format("The rank of the piece on {} must be called.", at);
    }
    if (fault.rule == "false-call") {
        return fmt::format("The piece on {} was told to be something else than was called.", at);
    }
    if (fault.rule == "impossible-call") {
        return fmt::format("The piece on {} cannot be of the rank called.", at);
    }
    return way_reason(position, move, fault);
}

class Refuser {
  public:
    Refuser(const Rules& rules, const Position& position) : rules_(rules), position_(position) {}

    Verdict operator()(const Setup& move) const {
        if (position_.phase != Phase::Setup) {
            return Refusal{"wrong-phase", "Both armies are set up: the battle has begun."};
        }
        return setup_refusal(rules_, position_, move);
    }

    Verdict operator()(const Advance& move) const {
        if (position_.phase != Phase::Play) {
            return not_set_up();
        }
        const Knowledge knowledge(rules_, position_);
        const auto fault = fault_of(rules_, position_, knowledge, move);
        if (!fault) {
            return std::nullopt;
        }
        return Refusal{std::string(fault->rule), advance_reason(rules_, position_, move, *fault)};
    }

    Verdict operator()(const DeclareStuck& /*move*/) const {
        if (position_.phase != Phase::Play) {
            return not_set_up();
        }
        if (may_declare_stuck(rules_, position_)) {
            return std::nullopt;
        }
        return Refusal{"can-move",
                       fmt::format("{} still has a piece that can move.", name_of(position_.turn))};
    }

  private:
    static Refusal not_set_up() {
        return {"wrong-phase", "Both armies must be set up before anyone moves."};
    }

    const Rules& rules_;
    const Position& position_;
};

}  // namespace

std::optional<Refusal> refusal(const Rules& rules, const Position& position, const Move& move) {
    return std::visit(Refuser(rules, position), move);
}

}  // namespace littlewars::referee::stratego
