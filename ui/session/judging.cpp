#include "ui/session/judging.hpp"

#include "ui/session/position_from_observation.hpp"

#include <utility>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;
using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;

tl::unexpected<Error> refused(const std::vector<rules::Flaw>& flaws) {
    Error error{ErrorKind::BadInput, "the position", "", ""};
    for (const rules::Flaw& flaw : flaws) {
        error.what += error.what.empty() ? "" : "; ";
        error.what += flaw.path + ": expected " + flaw.expected;
    }
    return tl::unexpected(error);
}

tl::unexpected<Error> no_sides() {
    return tl::unexpected(Error{ErrorKind::BadInput,
                                "the match",
                                "only one side, or none, has been seen",
                                "set up both armies, or name their sides"});
}

Expected<Judgement> judged(Judgement judgement) {
    auto rulings = rulings_on(judgement.position, judgement.settled);
    if (!rulings) {
        return tl::unexpected(rulings.error());
    }
    judgement.rulings = std::move(*rulings);
    return judgement;
}

rules::Choice choice_of(const ChoiceMade& made) {
    return {{made.melee}, made.killed, made.prisoners};
}

}  // namespace

Expected<rules::Rulings> rulings_on(const rules::PositionInput& input,
                                    const std::vector<rules::SettledCall>& settled) {
    const auto position = rules::Position::from_input(input);
    if (!position) {
        return refused(position.error());
    }
    auto rulings = rules::judge(*position, settled);
    if (!rulings) {
        return refused(rulings.error());
    }
    return std::move(*rulings);
}

Expected<Judgement> judged_move(const MatchState& state) {
    if (state.settings.sides.size() != 2) {
        return no_sides();
    }
    return judged(
        Judgement{.number = state.number,
                  .moved = state.mover,
                  .time_s = state.table_s,
                  .position = position_from_pieces(state, state.pieces, state.mover).position,
                  .settled = {},
                  .rulings = {}});
}

Expected<Judgement> judged_again(const MatchState& state) {
    const Judgement& before = *state.rulings.back();
    Judgement judgement{
        .number = before.number,
        .moved = before.moved,
        .time_s = before.time_s,
        .position = position_from_pieces(state, state.last->pieces, before.moved).position,
        .settled = {},
        .rulings = {}};
    for (const ChoiceMade& made : state.last->choices) {
        judgement.position.choices.push_back(choice_of(made));
    }
    for (const CallSettled& settled : state.last->settled) {
        judgement.settled.push_back(settled.call);
    }
    return judged(std::move(judgement));
}

Expected<MoveTerms> terms_of_move(const MatchState& state, const std::string& side) {
    auto position = position_now(state);
    if (!position) {
        return tl::unexpected(position.error());
    }
    const auto rulings = rulings_on(*position);
    if (!rulings) {
        return tl::unexpected(rulings.error());
    }
    MoveTerms terms;
    for (const rules::GunRuling& gun : rulings->guns) {
        terms.crew_before[gun.id] = static_cast<int>(gun.crew.size());
    }
    const rules::Side mover =
        side == state.settings.sides[0] ? rules::Side::First : rules::Side::Second;
    constexpr double kSecondsPerMinute = 60;
    terms.allowed_s = kSecondsPerMinute * rulings->time_minutes[mover];
    return terms;
}

DifferenceFound refusal(const Error& error) {
    DifferenceFound difference;
    difference.text = message(error);
    return difference;
}

Expected<rules::PositionInput> position_now(const MatchState& state) {
    if (state.settings.sides.size() != 2) {
        return no_sides();
    }
    // Nothing is chosen: a melee that would be fought now must not take men from the count.
    const std::string mover = state.mover.empty() ? state.settings.sides[0] : state.mover;
    rules::PositionInput position = position_from_pieces(state, state.pieces, mover).position;
    position.auto_choose = false;
    for (rules::ManInput& man : position.men) {
        man.from.reset();
    }
    return position;
}

}  // namespace littlewars::ui
