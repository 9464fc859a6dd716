#include "ui/session/session_view.hpp"

#include "ui/session/position_from_observation.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace littlewars::ui {
namespace {

using vision::PieceKind;
using vision::TablePoint;

/// Above this a place is doubtful: the sigma at which contact (1/8 inch) is a coin's toss.
constexpr double kDoubtfulSigma_mm = 4;
/// Below this the side is doubtful (0.5 is no idea).
constexpr double kDoubtfulSide = 0.75;

double distance_mm(const TablePoint& a, const TablePoint& b) {
    return std::hypot(a.x_mm - b.x_mm, a.y_mm - b.y_mm);
}

int index_of(const MatchState& state, const std::string& side) {
    const auto& sides = state.settings.sides;
    const auto found = std::find(sides.begin(), sides.end(), side);
    return found == sides.end() ? -1 : static_cast<int>(found - sides.begin());
}

/// The captor's nearest fighting man in reach; only where a prisoner and a guard both stand.
std::string guard_of(const MatchState& state, const SessionPiece& prisoner) {
    double nearest = millimetres(state.settings.options.escort_reach_in);
    std::string guard;
    for (const SessionPiece& man : state.pieces) {
        const bool guards = man.kind != PieceKind::Gun && man.side != prisoner.side &&
                            man.on_table() && man.status_now() == Status::Fighting;
        if (!guards) {
            continue;
        }
        const double distance = distance_mm(man.place().centre, prisoner.place().centre);
        if (distance <= nearest) {
            nearest = distance;
            guard = man.name;
        }
    }
    return guard;
}

PieceView piece_view(const MatchState& state, const SessionPiece& piece) {
    PieceView view;
    view.track = piece.seen.id;
    view.name = piece.name;
    view.side = piece.side;
    view.side_index = index_of(state, piece.side);
    view.kind = piece.kind;
    view.status = piece.status_now();
    view.missing = piece.gone;
    view.standing = piece.standing();
    view.place = piece.place();
    view.foot = piece.seen.foot;
    view.box = piece.seen.box;
    if (piece.start) {
        view.from = piece.start->centre;
        view.moved_mm = distance_mm(*view.from, view.place.centre);
    }
    view.position_doubtful = !piece.visible || view.place.sigma_mm > kDoubtfulSigma_mm;
    view.side_doubtful =
        !piece.side_told && (piece.side.empty() || piece.seen.side_confidence < kDoubtfulSide);
    view.identity_doubtful = piece.seen.identity_doubtful;
    view.corrected = piece.held.has_value() || piece.side_told || piece.kind_told;
    if (view.status == Status::Prisoner) {
        view.guard = guard_of(state, piece);
    }
    view.fired = piece.fired;
    return view;
}

bool is_shown(const SessionPiece& piece) {
    const bool ghost = piece.held && piece.held->removed;
    const bool buried = piece.gone && piece.status_now() == Status::Dead;
    return piece.seen.table && !ghost && !buried;
}

/// What a free man counts for the score (section 7).
double worth(PieceKind kind) {
    return kind == PieceKind::Cavalry ? 1.5 : 1.0;
}

void count_man(std::array<RollLine, 2>& roll, const SessionPiece& man, std::size_t own) {
    constexpr double kPrisonerWorth = 0.5;
    const Status status = man.status_now();
    if (status == Status::Dead) {
        roll[own].dead += 1;
    } else if (status == Status::Prisoner) {
        roll[1 - own].prisoners_held += 1;
        roll[0].score += kPrisonerWorth;
        roll[1].score += kPrisonerWorth;
    } else if (!man.gone) {
        (man.kind == PieceKind::Cavalry ? roll[own].cavalry : roll[own].infantry) += 1;
        roll[own].score += worth(man.kind);
    }
}

std::array<RollLine, 2> roll_of(const MatchState& state) {
    std::array<RollLine, 2> roll;
    for (std::size_t i = 0; i < state.settings.sides.size() && i < 2; ++i) {
        roll[i].side = state.settings.sides[i];
    }
    for (const SessionPiece& piece : state.pieces) {
        const int side = index_of(state, piece.side);
        if (side < 0 || (piece.held && piece.held->removed)) {
            continue;
        }
        const auto own = static_cast<std::size_t>(side);
        if (piece.kind != PieceKind::Gun) {
            count_man(roll, piece, own);
        } else if (!piece.gone) {
            constexpr double kGunWorth = 10;
            roll[own].guns += 1;
            roll[own].score += kGunWorth;
        }
    }
    return roll;
}

}  // namespace

SessionView view_of(const MatchState& state, double now_s) {
    SessionView view;
    for (std::size_t i = 0; i < state.settings.sides.size() && i < 2; ++i) {
        view.sides[i] = state.settings.sides[i];
    }
    view.phase = state.phase;
    view.move_number = state.number;
    view.mover = state.mover;
    view.source_lost = state.source_lost;
    view.time_s = state.time_s;
    view.clock = {state.clock.running, state.clock.allowed_s, state.clock.left_s(now_s)};
    for (const SessionPiece& piece : state.pieces) {
        if (is_shown(piece)) {
            view.pieces.push_back(piece_view(state, piece));
        }
    }
    view.roll = roll_of(state);
    view.rulings = state.rulings;
    view.ruling_open = state.last && state.last->open;
    view.bodies = state.bodies;
    view.fallen = state.fallen;
    for (const SessionPiece& piece : state.pieces) {
        view.shots += piece.fired;
    }
    view.notes = state.notes;
    view.differences = state.differences;
    return view;
}

}  // namespace littlewars::ui
