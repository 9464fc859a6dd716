#include "referee/forteca/moves.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::referee::forteca {
namespace {

using Pieces = std::vector<Piece>;

bool is_full(const std::vector<Move>& moves) {
    return moves.size() > kMostMovesListed;
}

/// Every choice of as many free fort points as the board starts with, lexicographic.
void add_placements(const Rules& rules, const Position& position, std::vector<Move>& moves) {
    std::vector<int> free;
    for (const int point : rules.field->fort) {
        if (position.pieces[point] == Piece::None) {
            free.push_back(point);
        }
    }
    const std::size_t wanted = rules.field->start_defenders.size();
    if (wanted > free.size()) {
        return;
    }
    std::vector<bool> chosen(free.size(), false);
    std::fill_n(chosen.begin(), wanted, true);
    do {
        Placement placement;
        for (std::size_t i = 0; i < free.size(); ++i) {
            if (chosen[i]) {
                placement.at.push_back(free[i]);
            }
        }
        moves.emplace_back(std::move(placement));
    } while (!is_full(moves) && std::prev_permutation(chosen.begin(), chosen.end()));
}

void add_besieger_steps(const Rules& rules,
                        const Pieces& pieces,
                        std::optional<int> huff,
                        std::vector<Move>& moves) {
    for (int from = 0; from < rules.field->board.size(); ++from) {
        if (pieces[from] != Piece::Besieger) {
            continue;
        }
        for (const Step& step : rules.field->steps[from]) {
            if (pieces[step.to] == Piece::None && is_besieger_step(rules, from, step)) {
                moves.emplace_back(StepMove{from, step.to, huff});
            }
        }
    }
}

void add_besieger_moves(const Rules& rules, const Position& position, std::vector<Move>& moves) {
    add_besieger_steps(rules, position.pieces, std::nullopt, moves);
    for (const int huffed : position.huffable) {
        Pieces pieces = position.pieces;
        pieces[huffed] = Piece::None;
        add_besieger_steps(rules, pieces, huffed, moves);
    }
}

/// The captures of one defender, depth first: a path comes before its extensions.
class CaptureLister {
  public:
    CaptureLister(const Rules& rules, Pieces pieces, std::vector<Move>& moves)
        : rules_(rules), pieces_(std::move(pieces)), moves_(moves) {}

    void list(int from) {
        from_ = from;
        extend(from);
    }

  private:
    void extend(int at) {
        int last_landing = -1;
        for (const Jump& jump : rules_.field->jumps[at]) {
            const bool open =
                pieces_[jump.over] == Piece::Besieger && pieces_[jump.to] == Piece::None;
            if (open && jump.to != last_landing && !is_full(moves_)) {
                last_landing = jump.to;
                leap(at, jump);
            }
        }
    }

    void leap(int at, const Jump& jump) {
        pieces_[at] = Piece::None;
        pieces_[jump.over] = Piece::None;
        pieces_[jump.to] = Piece::Defender;
        path_.push_back(jump.to);
        const bool may_stop =
            rules_.options.huff == Huff::Claim || !can_capture(*rules_.field, pieces_, jump.to);
        if (may_stop) {
            moves_.emplace_back(Capture{from_, path_});
        }
        extend(jump.to);
        path_.pop_back();
        pieces_[jump.to] = Piece::None;
        pieces_[jump.over] = Piece::Besieger;
        pieces_[at] = Piece::Defender;
    }

    const Rules& rules_;
    Pieces pieces_;
    std::vector<Move>& moves_;
    int from_ = 0;
    std::vector<int> path_;
};

bool must_capture(const Rules& rules, const Pieces& pieces) {
    return rules.options.huff == Huff::Forced && !capturers(*rules.field, pieces).empty();
}

void add_defender_moves(const Rules& rules, const Position& position, std::vector<Move>& moves) {
    const Field& field = *rules.field;
    const bool forced = must_capture(rules, position.pieces);
    CaptureLister captures(rules, position.pieces, moves);
    for (int from = 0; from < field.board.size(); ++from) {
        if (position.pieces[from] != Piece::Defender) {
            continue;
        }
        for (const Step& step : field.steps[from]) {
            if (!forced && position.pieces[step.to] == Piece::None) {
                moves.emplace_back(StepMove{from, step.to, std::nullopt});
            }
        }
        captures.list(from);
    }
}

bool besiegers_can_step(const Rules& rules, const Pieces& pieces) {
    for (int from = 0; from < rules.field->board.size(); ++from) {
        if (pieces[from] != Piece::Besieger) {
            continue;
        }
        for (const Step& step : rules.field->steps[from]) {
            if (pieces[step.to] == Piece::None && is_besieger_step(rules, from, step)) {
                return true;
            }
        }
    }
    return false;
}

bool besiegers_can_move(const Rules& rules, const Position& position) {
    if (besiegers_can_step(rules, position.pieces)) {
        return true;
    }
    return std::any_of(position.huffable.begin(), position.huffable.end(), [&](int huffed) {
        Pieces pieces = position.pieces;
        pieces[huffed] = Piece::None;
        return besiegers_can_step(rules, pieces);
    });
}

bool defenders_can_move(const Rules& rules, const Position& position) {
    const Field& field = *rules.field;
    for (int from = 0; from < field.board.size(); ++from) {
        if (position.pieces[from] != Piece::Defender) {
            continue;
        }
        const auto& steps = field.steps[from];
        const bool can_step = std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
            return position.pieces[step.to] == Piece::None;
        });
        if (can_step || can_capture(field, position.pieces, from)) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::optional<int> victim(const Field& field, const Pieces& pieces, int from, int to) {
    for (const Jump& jump : field.jumps[from]) {
        if (jump.to == to && pieces[jump.over] == Piece::Besieger && pieces[to] == Piece::None) {
            return jump.over;
        }
    }
    return std::nullopt;
}

bool can_capture(const Field& field, const Pieces& pieces, int from) {
    const auto& jumps = field.jumps[from];
    return std::any_of(jumps.begin(), jumps.end(), [&](const Jump& jump) {
        return pieces[jump.over] == Piece::Besieger && pieces[jump.to] == Piece::None;
    });
}

std::vector<int> capturers(const Field& field, const Pieces& pieces) {
    std::vector<int> points;
    for (int point = 0; point < field.board.size(); ++point) {
        if (pieces[point] == Piece::Defender && can_capture(field, pieces, point)) {
            points.push_back(point);
        }
    }
    return points;
}

bool is_besieger_step(const Rules& rules, int from, const Step& step) {
    const Field& field = *rules.field;
    if (rules.options.in_fort == InFort::Free && field.in_fort[from] && field.in_fort[step.to]) {
        return true;
    }
    if (step.course != Course::Sideways) {
        return step.course == Course::Forward;
    }
    return step.edge && (rules.options.sideways == Sideways::Both || step.inward);
}

std::vector<Move> legal_moves(const Rules& rules, const Position& position) {
    std::vector<Move> moves;
    if (position.phase == Phase::Setup) {
        add_placements(rules, position, moves);
    } else if (position.turn == Side::Besiegers) {
        add_besieger_moves(rules, position, moves);
    } else {
        add_defender_moves(rules, position, moves);
    }
    return moves;
}

bool has_legal_move(const Rules& rules, const Position& position) {
    if (position.phase == Phase::Setup) {
        return !legal_moves(rules, position).empty();
    }
    return position.turn == Side::Besiegers ? besiegers_can_move(rules, position)
                                            : defenders_can_move(rules, position);
}

}  // namespace littlewars::referee::forteca
