#include "referee/forteca/judge.hpp"
#include "referee/forteca/moves.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::referee::forteca {
namespace {

std::optional<Result> win(Side side, const char* rule) {
    return Result{side == Side::Besiegers ? "besiegers" : "defenders", rule};
}

std::ptrdiff_t count(const Position& position, Piece piece) {
    return std::count(position.pieces.begin(), position.pieces.end(), piece);
}

std::optional<Result> result_for_besiegers(const Rules& rules, const Position& position) {
    if (count(position, Piece::Defender) == 0) {
        return win(Side::Besiegers, "no-defenders");
    }
    const auto& fort = rules.field->fort;
    const bool taken = std::all_of(fort.begin(), fort.end(), [&](int point) {
        return position.pieces[point] == Piece::Besieger;
    });
    if (taken) {
        return win(Side::Besiegers, "fort-taken");
    }
    if (!has_legal_move(rules, position)) {
        return win(Side::Besiegers, "defenders-blocked");
    }
    return std::nullopt;
}

std::optional<Result> result_for_defenders(const Rules& rules, const Position& position) {
    if (count(position, Piece::Besieger) < rules.options.min_besiegers) {
        return win(Side::Defenders, "too-few-besiegers");
    }
    if (!has_legal_move(rules, position)) {
        return win(Side::Defenders, "besiegers-stuck");
    }
    return std::nullopt;
}

/// Section 4, once the turn has passed to the other side.
std::optional<Result> result_of(const Rules& rules, const Position& position) {
    const auto result = position.turn == Side::Defenders ? result_for_besiegers(rules, position)
                                                         : result_for_defenders(rules, position);
    const int limit = rules.options.quiet_limit;
    if (!result && limit > 0 && position.quiet >= limit) {
        return win(Side::Defenders, "quiet-limit");
    }
    return result;
}

/// The defenders that neglected a capture by stepping: those that could have taken one before.
std::vector<int> marks_after_step(const Field& field,
                                  const std::vector<Piece>& before,
                                  const StepMove& move) {
    std::vector<int> marks = capturers(field, before);
    std::replace(marks.begin(), marks.end(), move.from, move.to);
    std::sort(marks.begin(), marks.end());
    return marks;
}

/// Changes a copy of the position by one move; the turn, the marks and the count of quiet turns
/// included, the result not.
class Mover {
  public:
    Mover(const Rules& rules, const Position& position)
        : field_(*rules.field), before_(position), next_(position) {
        next_.huffable.clear();
    }

    Position operator()(const Placement& move) {
        for (const int point : move.at) {
            next_.pieces[point] = Piece::Defender;
        }
        next_.phase = Phase::Play;
        next_.turn = Side::Besiegers;
        return std::move(next_);
    }

    Position operator()(const StepMove& move) {
        if (move.huff) {
            next_.pieces[*move.huff] = Piece::None;
        }
        std::swap(next_.pieces[move.from], next_.pieces[move.to]);
        if (before_.turn == Side::Defenders) {
            next_.huffable = marks_after_step(field_, before_.pieces, move);
            return passed(true);
        }
        const Step* step = field_.step_between(move.from, move.to);
        return passed(!move.huff && step->course != Course::Forward);
    }

    Position operator()(const Capture& move) {
        int at = move.from;
        for (const int to : move.path) {
            next_.pieces[*victim(field_, next_.pieces, at, to)] = Piece::None;
            std::swap(next_.pieces[at], next_.pieces[to]);
            at = to;
        }
        if (can_capture(field_, next_.pieces, at)) {
            next_.huffable = {at};
        }
        return passed(false);
    }

  private:
    Position passed(bool quiet) {
        next_.quiet = quiet ? std::min(next_.quiet + 1, kMostQuiet) : 0;
        next_.turn = other(next_.turn);
        return std::move(next_);
    }

    const Field& field_;
    const Position& before_;
    Position next_;
};

}  // namespace

Position start_position(const Rules& rules) {
    const Field& field = *rules.field;
    Position position;
    position.pieces.assign(field.board.points.size(), Piece::None);
    for (const int point : field.start_besiegers) {
        position.pieces[point] = Piece::Besieger;
    }
    if (rules.options.start_places == StartPlaces::Free) {
        position.turn = Side::Defenders;
        position.phase = Phase::Setup;
        return position;
    }
    std::vector<int> places = field.start_defenders;
    if (rules.options.start_places == StartPlaces::FrontCorners) {
        places = {*field.board.find("C5"), *field.board.find("E5")};
    }
    for (const int point : places) {
        position.pieces[point] = Piece::Defender;
    }
    return position;
}

Position after(const Rules& rules, const Position& position, const Move& move) {
    Position next = std::visit(Mover(rules, position), move);
    next.result = result_of(rules, next);
    return next;
}

std::vector<Effect> effects(const Rules& rules,
                            const Position& position,
                            const Move& move,
                            const Position& next) {
    using Type = Effect::Type;
    std::vector<Effect> list;
    if (const auto* placement = std::get_if<Placement>(&move)) {
        std::vector<int> points = placement->at;
        std::sort(points.begin(), points.end());
        for (const int point : points) {
            list.push_back({Type::Placed, point, 0, {}});
        }
    } else if (const auto* step = std::get_if<StepMove>(&move)) {
        if (step->huff) {
            list.push_back({Type::Huffed, *step->huff, 0, {}});
        }
        list.push_back({Type::Moved, step->from, step->to, {}});
    } else {
        const auto& capture = std::get<Capture>(move);
        std::vector<Piece> pieces = position.pieces;
        int at = capture.from;
        for (const int to : capture.path) {
            const int taken = *victim(*rules.field, pieces, at, to);
            list.push_back({Type::Moved, at, to, {}});
            list.push_back({Type::Captured, taken, 0, {}});
            pieces[taken] = Piece::None;
            std::swap(pieces[at], pieces[to]);
            at = to;
        }
    }
    if (!next.huffable.empty()) {
        list.push_back({Type::HuffOffered, 0, 0, next.huffable});
    }
    return list;
}

}  // namespace littlewars::referee::forteca
