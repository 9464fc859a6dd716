#include "ui/session/move_caller.hpp"

#include "ui/session/position_from_observation.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

bool has_moved(const SessionPiece& piece) {
    if (!piece.start) {
        return piece.visible;  // set down in this move
    }
    const auto now = piece.place().centre;
    return piece.gone || std::hypot(now.x_mm - piece.start->centre.x_mm,
                                    now.y_mm - piece.start->centre.y_mm) > kMoved_mm;
}

bool both_armies_stand(const MatchState& state) {
    const auto& sides = state.settings.sides;
    return sides.size() == 2 && std::all_of(sides.begin(), sides.end(), [&](const auto& side) {
               return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const auto& piece) {
                   return piece.side == side && piece.kind != vision::PieceKind::Gun;
               });
           });
}

}  // namespace

MoveCaller::MoveCaller(std::optional<std::vector<ScheduledMove>> schedule, double quiet_s)
    : schedule_(std::move(schedule)), quiet_s_(quiet_s) {}

void MoveCaller::follow(Session& session, const vision::Observation& observation) {
    if (schedule_) {
        call_by_schedule(session, observation.time_s);
        session.observe(observation);
    } else {
        session.observe(observation);
        call_by_sight(session, observation);
    }
}

void MoveCaller::call_by_schedule(Session& session, double time_s) {
    while (next_ < schedule_->size()) {
        const ScheduledMove& move = (*schedule_)[next_];
        if (!begun_ && time_s >= move.from_s) {
            // Refused while the last move waits for a steady table: tried again at the next frame.
            begun_ = session.begin_move(move.from_s, move.side).has_value();
        }
        if (!begun_ || time_s < move.to_s) {
            return;
        }
        if (session.end_move(move.to_s)) {
            ++next_;
        }
        begun_ = false;
    }
}

void MoveCaller::call_by_sight(Session& session, const vision::Observation& observation) {
    if (!observation.steady || observation.hand) {
        quiet_since_s_.reset();
        return;
    }
    quiet_since_s_ = quiet_since_s_.value_or(observation.time_s);
    if (observation.time_s - *quiet_since_s_ < quiet_s_) {
        return;
    }
    const MatchState& state = session.state();
    if (state.phase == Phase::SetUp && both_armies_stand(state)) {
        (void)session.begin_move(observation.time_s);
    } else if (state.phase == Phase::Moving &&
               std::any_of(state.pieces.begin(), state.pieces.end(), has_moved)) {
        (void)session.end_move(observation.time_s);
    }
}

int MoveCaller::moves_left(const Session& session) const {
    const int waiting = session.state().phase == Phase::Judging ? 1 : 0;
    return waiting + (schedule_ ? static_cast<int>(schedule_->size() - next_) : 0);
}

}  // namespace littlewars::ui
