#include "ui/session/match_state.hpp"

#include "ui/session/apply_correction.hpp"
#include "ui/session/position_from_observation.hpp"
#include "ui/session/roll_call.hpp"
#include "ui/session/ruling_effects.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::ui {
namespace {

using vision::TablePoint;

void shift(TablePoint& point, const TablePoint& by) {
    point.x_mm += by.x_mm;
    point.y_mm += by.y_mm;
}

void stop_clock(MoveClock& clock, double now_s) {
    clock.used_s += clock.running ? now_s - clock.since_s : 0;
    clock.since_s = now_s;
    clock.running = false;
}

std::optional<vision::PieceOnTable> start_of(const MatchState& state,
                                             const SessionPiece& piece,
                                             const MoveStarted& move) {
    if (move.since_ruling && state.last) {
        for (const SessionPiece& then : state.last->pieces) {
            if (then.name == piece.name && then.on_table()) {
                return then.place();
            }
        }
    }
    return piece.on_table() ? std::optional(piece.place()) : std::nullopt;
}

/// Where everybody stands as a side's move begins.
void mark_starts(MatchState& state, const MoveStarted& move) {
    for (SessionPiece& piece : state.pieces) {
        piece.start = start_of(state, piece, move);
        piece.lay_at_start = !piece.standing();
        piece.fired = 0;
        const auto crew = move.crew_before.find(piece.name);
        piece.crew_before =
            crew == move.crew_before.end() ? std::nullopt : std::optional(crew->second);
    }
}

/// One function for each kind of event.
class Follower {
  public:
    Follower(MatchState state, double time_s) : state_(std::move(state)), time_s_(time_s) {}

    void operator()(const MatchStarted& event) { state_.settings = event.settings; }
    void operator()(const SteadySeen& event) { state_ = after_steady(std::move(state_), event); }
    void operator()(const MoveStarted& event) {
        if (!state_.settings.near_side && state_.settings.sides.size() == 2) {
            state_.settings.near_side = nearer_side(state_);
        }
        state_.phase = Phase::Moving;
        state_.number = event.number;
        state_.mover = event.side;
        state_.bodies.clear();
        state_.fallen.clear();
        state_.clock = {true, event.allowed_s, 0, time_s_};
        mark_starts(state_, event);
    }
    void operator()(const MoveEnded&) {
        state_.phase = Phase::Judging;
        stop_clock(state_.clock, time_s_);
    }
    void operator()(const RulingMade& event) { state_ = after_ruling(std::move(state_), event); }
    void operator()(const CorrectionMade& event) {
        state_ = after_correction(std::move(state_), event.correction);
    }
    void operator()(const ChoiceMade& event) {
        if (state_.last) {
            std::erase_if(state_.last->choices, [&](const ChoiceMade& old) {
                return are_of_one_melee(state_, old.melee, event.melee);
            });
            state_.last->choices.push_back(event);
        }
    }
    void operator()(const CallSettled& event) {
        if (state_.last) {
            std::erase_if(state_.last->settled, [&](const CallSettled& old) {
                return old.call.a == event.call.a && old.call.b == event.call.b &&
                       old.call.rule == event.call.rule;
            });
            state_.last->settled.push_back(event);
        }
    }
    void operator()(const SurrenderAsked& event) {
        const bool applied = policy_of(state_.settings, "surrender") == Policy::Apply;
        for (const std::string& man : event.men) {
            SessionPiece* piece = state_.find(man);
            if (event.accepted && applied && piece != nullptr) {
                piece->status = Status::Prisoner;
            }
        }
    }
    void operator()(const BodyAsked& event) { state_.bodies.push_back(event); }
    void operator()(const ShotsFired& event) {
        if (SessionPiece* gun = state_.find(event.gun)) {
            gun->fired = std::max(gun->fired + event.shots, 0);
        }
    }
    void operator()(const ClockSet& event) {
        stop_clock(state_.clock, time_s_);
        state_.clock.running = event.running;
    }
    void operator()(const PolicySet& event) { state_.settings.policy[event.rule] = event.policy; }
    void operator()(const RulingAccepted&) { state_ = after_acceptance(std::move(state_)); }
    void operator()(const NoteWritten& event) { state_.notes.push_back({time_s_, event.text}); }
    void operator()(const DifferenceFound& event) {
        state_.differences.push_back({time_s_, event.text});
    }
    void operator()(const ActionUndone&) {}
    void operator()(const ActionRedone&) {}
    void operator()(const SourceLost&) { state_.source_lost = true; }
    void operator()(const SourceBack& event) {
        state_.source_lost = false;
        for (SessionPiece& piece : state_.pieces) {
            piece.seen.id = event.new_tracks ? kNoTrack : piece.seen.id;
        }
    }

    [[nodiscard]] MatchState result() && {
        state_.time_s = std::max(state_.time_s, time_s_);
        return std::move(state_);
    }

  private:
    MatchState state_;
    double time_s_;
};

}  // namespace

bool SessionPiece::on_table() const {
    const bool ghost = held && held->removed;
    return !gone && !ghost && seen.table.has_value();
}

bool SessionPiece::standing() const {
    return held && held->standing ? *held->standing : seen.standing;
}

Status SessionPiece::status_now() const {
    return kind != vision::PieceKind::Gun && !standing() ? Status::Dead : status;
}

vision::PieceOnTable SessionPiece::place() const {
    vision::PieceOnTable place = *seen.table;
    if (held && held->foot) {
        const TablePoint by{held->foot->x_mm - place.centre.x_mm,
                            held->foot->y_mm - place.centre.y_mm};
        shift(place.centre, by);
        for (TablePoint& corner : place.outline) {
            shift(corner, by);
        }
        if (place.gun) {
            shift(place.gun->axle[0], by);
            shift(place.gun->axle[1], by);
            shift(place.gun->trail, by);
        }
    }
    return place;
}

double MoveClock::left_s(double now_s) const {
    return allowed_s - used_s - (running ? now_s - since_s : 0);
}

const SessionPiece* MatchState::find(const std::string& name) const {
    const auto found = std::find_if(
        pieces.begin(), pieces.end(), [&](const SessionPiece& each) { return each.name == name; });
    return found == pieces.end() ? nullptr : &*found;
}

SessionPiece* MatchState::find(const std::string& name) {
    return const_cast<SessionPiece*>(std::as_const(*this).find(name));
}

std::string MatchState::other_side(const std::string& side) const {
    if (settings.sides.size() != 2) {
        return {};
    }
    return side == settings.sides[0] ? settings.sides[1] : settings.sides[0];
}

MatchState after(MatchState state, const SessionEvent& event) {
    Follower follower(std::move(state), event.time_s);
    std::visit(follower, event.body);
    return std::move(follower).result();
}

}  // namespace littlewars::ui
