#include "ui/session/session.hpp"

#include "ui/session/judging.hpp"
#include "ui/session/observation_json.hpp"
#include "ui/session/roll_call.hpp"
#include "ui/session/ruling_effects.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;

/// A piece seen this far from where it was last told is news; less is noise of a still picture.
constexpr double kNews_mm = 2;

bool differs(const vision::Piece& now, const vision::Piece& then) {
    const bool same_kind = now.kind == then.kind && now.side == then.side &&
                           now.standing == then.standing &&
                           now.identity_doubtful == then.identity_doubtful;
    if (!same_kind || now.table.has_value() != then.table.has_value()) {
        return true;
    }
    return now.table && std::hypot(now.table->centre.x_mm - then.table->centre.x_mm,
                                   now.table->centre.y_mm - then.table->centre.y_mm) > kNews_mm;
}

std::string difference_text(const std::string& side, int expected, int seen) {
    return fmt::format("{}: the ruling takes off {}, {} {} gone from the table",
                       side,
                       expected,
                       seen,
                       seen == 1 ? "man is" : "men are");
}

/// The choice that taking just these men off the table amounts to.
ChoiceMade choice_made_by(const referee::little_wars::MeleeRuling& melee, const MeleeLeft& left) {
    ChoiceMade choice;
    choice.by = ChosenBy::Table;
    for (const auto& [side, men] : left.gone) {
        choice.killed.insert(choice.killed.end(), men.begin(), men.end());
    }
    if (melee.prisoners > 0 && melee.inferior) {
        for (const std::string& man : melee.participants[*melee.inferior]) {
            if (std::find(choice.killed.begin(), choice.killed.end(), man) == choice.killed.end()) {
                choice.prisoners.push_back(man);
            }
        }
    }
    choice.melee = choice.killed.front();
    return choice;
}

bool same_men(std::vector<std::string> a, std::vector<std::string> b) {
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
}

}  // namespace

Session::Session(MatchSettings settings, double time_s) {
    append(time_s, 0, MatchStarted{std::move(settings)});
}

calibration::Expected<Session> Session::resumed(const std::vector<SessionEvent>& events) {
    if (events.empty() || !std::holds_alternative<MatchStarted>(events.front().body)) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    "the record",
                                    "it does not begin with a match",
                                    "start a new match"});
    }
    Session session;
    for (const SessionEvent& event : events) {
        session.log_.append(event);
        session.newest_s_ = std::max(session.newest_s_, event.time_s);
    }
    return session;
}

void Session::listen(Listener listener) {
    listeners_.push_back(std::move(listener));
}

void Session::append(double time_s, int action, EventBody body) {
    newest_s_ = std::max(newest_s_, std::round(time_s * 1000) / 1000);
    SessionEvent event{newest_s_, action, std::move(body)};
    log_.append(event);
    for (const Listener& listener : listeners_) {
        listener(event);
    }
}

bool Session::is_news(const vision::Observation& observation) const {
    const MatchState& state = log_.state();
    const auto seen = [](const SessionPiece& piece) { return piece.visible && !piece.added; };
    const auto known = std::count_if(state.pieces.begin(), state.pieces.end(), seen);
    std::ptrdiff_t met = 0;
    for (const vision::Piece& piece : observation.pieces) {
        if (!piece.table || !is_on_table_top(state.settings, piece.table->centre)) {
            continue;
        }
        const auto same =
            std::find_if(state.pieces.begin(), state.pieces.end(), [&](const SessionPiece& each) {
                return seen(each) && each.seen.id == piece.id;
            });
        if (same == state.pieces.end() || differs(piece, same->seen)) {
            return true;
        }
        ++met;
    }
    return state.table_s < 0 || met != known;
}

void Session::observe(const vision::Observation& observation) {
    newest_s_ = std::max(newest_s_, observation.time_s);
    hand_ = observation.hand;
    hand_since_steady_ = hand_since_steady_ || observation.hand;
    steady_.reset();
    if (!observation.steady || observation.hand) {
        return;
    }
    steady_ = observation;
    const bool judging = log_.state().phase == Phase::Judging && !judging_is_refused();
    if (judging || is_news(observation)) {
        take_steady(observation);
    }
    judge_when_steady();
}

void Session::take_steady(const vision::Observation& observation) {
    // As the record will have it: live match and replay follow the very same numbers.
    SteadySeen seen{as_recorded(observation), hand_since_steady_};
    hand_since_steady_ = false;
    append(observation.time_s, 0, std::move(seen));
    follow_casualties();
    begin_when_clear();
}

int Session::action_of_newest_move_end() const {
    const auto& events = log_.events();
    const auto found = std::find_if(events.rbegin(), events.rend(), [&](const SessionEvent& event) {
        const auto* end = std::get_if<MoveEnded>(&event.body);
        return end != nullptr && end->number == log_.state().number;
    });
    return found == events.rend() ? 0 : found->action;
}

bool Session::judging_is_refused() const {
    return refused_at_ == log_.events().size();
}

void Session::judge_when_steady() {
    if (log_.state().phase != Phase::Judging || !steady_ || judging_is_refused()) {
        return;
    }
    const int action = action_of_newest_move_end();
    auto judgement = judged_move(log_.state());
    if (!judgement) {
        append(steady_->time_s, action, refusal(judgement.error()));
        refused_at_ = log_.events().size();
        return;
    }
    append(steady_->time_s,
           action,
           RulingMade{std::make_shared<const Judgement>(std::move(*judgement))});
    begin_when_clear();
}

void Session::follow_casualties() {
    if (log_.state().phase != Phase::Clearing || !log_.state().last) {
        return;
    }
    const auto left = casualties_left(log_.state());
    const auto& melees = log_.state().rulings.back()->rulings.melees;
    std::vector<ChoiceMade> choices;
    for (std::size_t i = 0; i < left.size(); ++i) {
        const bool told = melees[i].applied.has_value();
        if (left[i].complete() && left[i].begun()) {
            ChoiceMade choice = choice_made_by(melees[i], left[i]);
            if (!told || !same_men(choice.killed, melees[i].applied->killed)) {
                choices.push_back(std::move(choice));
            }
        }
    }
    for (ChoiceMade& choice : choices) {
        if (check_choice(choice)) {
            append(newest_s_, action_of_newest_move_end(), std::move(choice));
        }
    }
    if (choices.empty()) {
        return;
    }
    if (auto again = judged_again(log_.state())) {
        append(newest_s_,
               action_of_newest_move_end(),
               RulingMade{std::make_shared<const Judgement>(std::move(*again))});
    }
}

void Session::begin_when_clear() {
    const MatchState& state = log_.state();
    if (state.phase != Phase::Clearing || !state.settings.auto_begin) {
        return;
    }
    const auto left = casualties_left(state);
    const bool clear = std::all_of(
        left.begin(), left.end(), [](const MeleeLeft& melee) { return melee.complete(); });
    const bool went_on = state.last && !state.last->open;
    if (clear || went_on) {
        MoveStarted move;
        move.side = state.mover;
        move.since_ruling = went_on;
        // A refusal here shows itself when the move is ended.
        (void)start_move(newest_s_, action_of_newest_move_end(), std::move(move));
    }
}

Session::Done Session::start_move(double time_s, int action, MoveStarted move) {
    const auto terms = terms_of_move(log_.state(), move.side);
    if (!terms) {
        return tl::unexpected(terms.error());
    }
    move.number = log_.state().number + 1;
    move.crew_before = terms->crew_before;
    move.allowed_s = terms->allowed_s;
    point_out_differences(time_s, action);
    append(time_s, action, std::move(move));
    return {};
}

void Session::point_out_differences(double time_s, int action) {
    for (const MeleeLeft& melee : casualties_left(log_.state())) {
        for (const auto& [side, expected] : melee.expected) {
            const int seen = static_cast<int>(melee.gone.at(side).size());
            if (seen != expected) {
                append(
                    time_s,
                    action,
                    DifferenceFound{side, expected, seen, difference_text(side, expected, seen)});
            }
        }
    }
}

SessionView Session::view(double now_s) const {
    SessionView view = view_of(log_.state(), now_s);
    view.hand = hand_;
    view.undo_action = log_.name_of_action(log_.undoable_action());
    view.redo_action = log_.name_of_action(log_.redoable_action());
    return view;
}

std::shared_ptr<const Judgement> Session::preview() const {
    if (preview_at_ != log_.events().size()) {
        preview_at_ = log_.events().size();
        auto judgement = judged_move(log_.state());
        preview_ = judgement && log_.state().phase == Phase::Moving
                       ? std::make_shared<const Judgement>(std::move(*judgement))
                       : nullptr;
    }
    return preview_;
}

}  // namespace littlewars::ui
