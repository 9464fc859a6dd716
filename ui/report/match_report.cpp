#include "ui/report/match_report.hpp"

#include "ui/overlay/build_overlay.hpp"
#include "ui/session/event_log.hpp"
#include "ui/session/position_from_observation.hpp"
#include "ui/session/ruling_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Expected;

std::vector<Step> steps_of(const SessionView& view, const std::string& moved) {
    std::vector<Step> steps;
    for (const PieceView& piece : view.pieces) {
        if (piece.side == moved && piece.from && piece.moved_mm > kMoved_mm) {
            steps.push_back({piece.name, piece.moved_mm / calibration::kMillimetresPerInch});
        }
    }
    std::stable_sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
        return a.length_in > b.length_in;
    });
    return steps;
}

/// A man knocked over by a shot is dead (section 7); without a shot told, nobody knows by what.
std::string shot_line(const SessionView& view) {
    if (view.shots == 0) {
        return fmt::format("Knocked over: {}.", listed(view.fallen));
    }
    return fmt::format("Fallen to the guns, in {} {}: {}.",
                       view.shots,
                       view.shots == 1 ? "shot" : "shots",
                       listed(view.fallen));
}

ReportedMove reported(const MatchState& state, const std::shared_ptr<const Judgement>& judgement) {
    const SessionView view = view_of(state, state.time_s);
    ReportedMove move;
    move.judgement = judgement;
    move.map = build_overlay(view, state.settings, judgement.get());
    move.steps = steps_of(view, judgement->moved);
    move.words = words_of(*judgement);
    if (!view.fallen.empty()) {
        move.words.push_back(shot_line(view));
    }
    move.roll = view.roll;
    return move;
}

/// The match followed event by event, with each move as it stood when it was judged.
struct Followed {
    EventLog log;
    std::map<int, ReportedMove> moves;        ///< By number; a later ruling takes the place.
    std::map<int, int> move_of_ruling_event;  ///< Row of the record to the move's number.
    std::array<RollLine, 2> at_first;
    int row = 0;

    void take(const SessionEvent& event) {
        ++row;
        log.append(event);
        const MatchState& state = log.state();
        if (const auto* ruling = std::get_if<RulingMade>(&event.body)) {
            moves[ruling->judgement->number] = reported(state, ruling->judgement);
            move_of_ruling_event[row] = ruling->judgement->number;
        } else if (const auto* started = std::get_if<MoveStarted>(&event.body)) {
            at_first = started->number == 1 ? view_of(state, state.time_s).roll : at_first;
        }
    }
};

}  // namespace

Expected<MatchReport> match_report(const RecordReader& record) {
    Followed followed;
    auto read = record.each_event([&](const SessionEvent& event) { followed.take(event); });
    if (read) {
        read = record.each_still([&](const Still& still) {
            const auto move = followed.move_of_ruling_event.find(still.event);
            if (move != followed.move_of_ruling_event.end()) {
                followed.moves[move->second].still_jpeg = still.jpeg;
            }
        });
    }
    if (!read) {
        return tl::unexpected(read.error());
    }
    const MatchState& state = followed.log.state();
    const SessionView view = view_of(state, state.time_s);
    MatchReport report{
        .sides = view.sides,
        .colours = coat_colours(record.armies(), kDefaultArmies),
        .table = {state.settings.table_width_mm, state.settings.table_depth_mm},
        .edition = std::string(referee::little_wars::name_of(state.settings.edition)),
        .started = record.meta("started"),
        .length_s = state.time_s,
        .at_first = followed.at_first,
        .at_last = view.roll,
        .moves = {},
        .notes = view.notes,
        .differences = view.differences};
    for (const auto& judgement : state.rulings) {
        report.moves.push_back(std::move(followed.moves[judgement->number]));
    }
    return report;
}

}  // namespace littlewars::ui
