#include "ui/session/apply_correction.hpp"
#include "ui/session/judging.hpp"
#include "ui/session/ruling_effects.hpp"
#include "ui/session/session.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;

tl::unexpected<Error> refused(std::string where, std::string what, std::string remedy = {}) {
    return tl::unexpected(
        Error{ErrorKind::BadInput, std::move(where), std::move(what), std::move(remedy)});
}

/// The index of the first man who isn't one of the match; men.size() when all are.
std::string stranger_among(const MatchState& state, const std::vector<std::string>& men) {
    for (const std::string& man : men) {
        const SessionPiece* piece = state.find(man);
        if (piece == nullptr || piece->kind == vision::PieceKind::Gun) {
            return man;
        }
    }
    return {};
}

}  // namespace

Session::Done Session::act(double time_s, EventBody body) {
    append(time_s, log_.next_action(), std::move(body));
    return {};
}

Session::Done Session::act_and_judge_again(double time_s, EventBody body) {
    const int action = log_.next_action();
    append(time_s, action, std::move(body));
    const MatchState& state = log_.state();
    if (!state.last || !state.last->open || state.rulings.empty()) {
        return {};
    }
    auto judgement = judged_again(state);
    if (!judgement) {
        append(time_s, action, refusal(judgement.error()));
        return {};
    }
    if (*judgement != *state.rulings.back()) {
        append(
            time_s, action, RulingMade{std::make_shared<const Judgement>(std::move(*judgement))});
    }
    return {};
}

Session::Done Session::begin_move(double time_s, const std::string& side) {
    const MatchState& state = log_.state();
    if (state.phase == Phase::Judging) {
        return refused("the move", "the last one isn't judged yet", "take the hands off the table");
    }
    if (state.settings.sides.size() != 2) {
        return refused("the move", "two sides aren't known yet", "set up both armies");
    }
    MoveStarted move;
    move.side = side;
    if (side.empty()) {
        move.side = state.mover.empty() ? state.settings.sides[0] : state.mover;
    } else if (state.other_side(state.other_side(side)) != side) {
        return refused("the move", "there is no side '" + side + "'");
    }
    if (state.phase == Phase::Moving) {
        if (state.mover == move.side) {
            return {};
        }
        return refused("the move", state.mover + "'s move isn't over", "end it first");
    }
    return start_move(time_s, log_.next_action(), std::move(move));
}

Session::Done Session::end_move(double time_s) {
    if (log_.state().phase == Phase::Judging) {
        return refused("the move", "it is being judged", "take the hands off the table");
    }
    const int action = log_.next_action();
    if (log_.state().phase == Phase::Clearing) {
        MoveStarted unnoticed;
        unnoticed.side = log_.state().mover;
        unnoticed.since_ruling = true;
        if (auto begun = start_move(time_s, action, unnoticed); !begun) {
            return begun;
        }
    }
    if (log_.state().phase != Phase::Moving) {
        return refused("the move", "none has begun", "begin the first move");
    }
    append(time_s, action, MoveEnded{log_.state().mover, log_.state().number});
    if (steady_) {
        // The newest places, however little they differ from those told before.
        take_steady(*steady_);
    }
    judge_when_steady();
    return {};
}

Session::Done Session::undo(double time_s) {
    if (log_.undoable_action() == 0) {
        return refused("undo", "there is nothing to take back");
    }
    append(time_s, 0, ActionUndone{log_.undoable_action()});
    return {};
}

Session::Done Session::redo(double time_s) {
    if (log_.redoable_action() == 0) {
        return refused("redo", "there is nothing to do again");
    }
    append(time_s, 0, ActionRedone{log_.redoable_action()});
    return {};
}

Session::Done Session::pause(double time_s) {
    return log_.state().clock.running ? act(time_s, ClockSet{false}) : Done{};
}

Session::Done Session::resume(double time_s) {
    const MatchState& state = log_.state();
    if (state.phase != Phase::Moving) {
        return refused("the clock", "no move is running");
    }
    return state.clock.running ? Done{} : act(time_s, ClockSet{true});
}

Session::Done Session::correct(double time_s, Correction correction) {
    const std::string objection = objection_to(log_.state(), correction);
    if (!objection.empty()) {
        return refused("the correction", objection);
    }
    return act_and_judge_again(time_s, CorrectionMade{std::move(correction)});
}

Session::Done Session::check_choice(const ChoiceMade& choice) const {
    const MatchState& state = log_.state();
    if (state.rulings.empty() || !state.last) {
        return refused("the choice", "nothing has been ruled yet");
    }
    MatchState tried = after(state, SessionEvent{state.time_s, 0, choice});
    const auto judgement = judged_again(tried);
    return judgement ? Done{} : tl::unexpected(judgement.error());
}

Session::Done Session::choose(double time_s, ChoiceMade choice) {
    if (log_.state().last && !log_.state().last->open) {
        return refused("the choice", "the game has gone on since that melee", "undo first");
    }
    if (auto allowed = check_choice(choice); !allowed) {
        return allowed;
    }
    return act_and_judge_again(time_s, std::move(choice));
}

Session::Done Session::settle(double time_s, CallSettled call) {
    const MatchState& state = log_.state();
    if (!state.last || !state.last->open) {
        return refused("the close call", "no ruling is open");
    }
    if (state.find(call.call.a) == nullptr || state.find(call.call.b) == nullptr) {
        return refused("the close call", "there is no such piece");
    }
    return act_and_judge_again(time_s, std::move(call));
}

Session::Done Session::fired(double time_s, const std::string& gun, int shots) {
    const SessionPiece* piece = log_.state().find(gun);
    if (piece == nullptr || piece->kind != vision::PieceKind::Gun) {
        return refused("the shot", "there is no gun '" + gun + "'");
    }
    return act(time_s, ShotsFired{gun, shots});
}

Session::Done Session::surrender(double time_s, std::vector<std::string> men) {
    const std::string stranger = stranger_among(log_.state(), men);
    if (!stranger.empty()) {
        return refused("the surrender", "there is no man '" + stranger + "'");
    }
    auto position = position_now(log_.state());
    if (!position) {
        return tl::unexpected(position.error());
    }
    position->surrender = men;
    const auto rulings = rulings_on(*position);
    if (!rulings) {
        return tl::unexpected(rulings.error());
    }
    return act(
        time_s,
        SurrenderAsked{std::move(men), rulings->surrender->accepted, rulings->surrender->firm});
}

Session::Done Session::ask_isolated(double time_s, std::string name, std::vector<std::string> men) {
    const MatchState& state = log_.state();
    const std::string stranger = stranger_among(state, men);
    if (men.empty() || !stranger.empty()) {
        return refused("the body", "there is no man '" + stranger + "'");
    }
    const std::string side = state.find(men.front())->side;
    if (std::any_of(men.begin(), men.end(), [&](const auto& man) {
            return state.find(man)->side != side;
        })) {
        return refused("the body", "its men are not all of one side", "choose men of one side");
    }
    auto position = position_now(state);
    if (!position) {
        return tl::unexpected(position.error());
    }
    using referee::little_wars::Side;
    const Side owner = side == state.settings.sides[0] ? Side::First : Side::Second;
    position->bodies.push_back({name, owner, men});
    const auto rulings = rulings_on(*position);
    if (!rulings) {
        return tl::unexpected(rulings.error());
    }
    const auto& body = rulings->bodies.front();
    return act(
        time_s,
        BodyAsked{
            std::move(name), side, std::move(men), body.isolated, body.supporters, body.firm});
}

Session::Done Session::set_policy(double time_s, const std::string& rule, Policy policy) {
    const auto& rules = policy_rules();
    if (std::find(rules.begin(), rules.end(), rule) == rules.end()) {
        return refused("the policy", "there is no rule '" + rule + "'");
    }
    return act(time_s, PolicySet{rule, policy});
}

Session::Done Session::accept_ruling(double time_s) {
    const MatchState& state = log_.state();
    if (state.rulings.empty() || !state.last || state.last->accepted) {
        return refused("the ruling", "there is none to accept");
    }
    return act(time_s, RulingAccepted{state.rulings.back()->number});
}

Session::Done Session::note(double time_s, std::string text) {
    return act(time_s, NoteWritten{std::move(text)});
}

void Session::source_lost(double time_s, std::string what) {
    append(time_s, 0, SourceLost{std::move(what)});
}

void Session::source_back(double time_s, bool new_tracks) {
    append(time_s, 0, SourceBack{new_tracks});
}

}  // namespace littlewars::ui
