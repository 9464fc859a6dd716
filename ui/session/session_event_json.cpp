#include "ui/session/session_event_json.hpp"

#include "referee/littlewars/position_json.hpp"
#include "referee/littlewars/rulings_json.hpp"

#include <nlohmann/json.hpp>

#include <utility>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;
using Json = nlohmann::ordered_json;

Json point(const vision::TablePoint& at) {
    return {at.x_mm, at.y_mm};
}

Json settled_json(const std::vector<rules::SettledCall>& calls) {
    Json list = Json::array();
    for (const auto& call : calls) {
        list.push_back(
            {{"pieces", {call.a, call.b}}, {"rule", call.rule}, {"within", call.within}});
    }
    return list;
}

/// Writes an event's own members into `line`; one function for each kind.
struct MemberWriter {
    Json& line;

    void operator()(const MatchStarted& event) const { line["settings"] = to_json(event.settings); }
    void operator()(const SteadySeen& event) const {
        line["after_hand"] = event.after_hand;
        line["observation"] = Json::parse(vision::json_line(event.observation));
    }
    void operator()(const MoveStarted& event) const {
        line["side"] = event.side;
        line["number"] = event.number;
        line["crew_before"] = event.crew_before;
        line["allowed_s"] = event.allowed_s;
        line["since_ruling"] = event.since_ruling;
    }
    void operator()(const MoveEnded& event) const {
        line["side"] = event.side;
        line["number"] = event.number;
    }
    void operator()(const RulingMade& event) const {
        const Judgement& judgement = *event.judgement;
        line["number"] = judgement.number;
        line["moved"] = judgement.moved;
        line["seen_s"] = judgement.time_s;
        line["rulings"] = rules::to_json(judgement.rulings);
        line["position"] = rules::to_json(judgement.position);
        line["settled"] = settled_json(judgement.settled);
    }
    void operator()(const CorrectionMade& event) const {
        const Correction& correction = event.correction;
        line["piece"] = correction.piece;
        if (correction.side) {
            line["side"] = *correction.side;
        }
        if (correction.kind) {
            line["kind"] = vision::name_of(*correction.kind);
        }
        if (correction.standing) {
            line["standing"] = *correction.standing;
        }
        if (correction.status) {
            line["status"] = status_name(*correction.status);
        }
        if (correction.name) {
            line["name"] = *correction.name;
        }
        if (correction.foot) {
            line["foot"] = point(*correction.foot);
        }
        line["removed"] = correction.removed;
    }
    void operator()(const ChoiceMade& event) const {
        line["melee"] = event.melee;
        line["killed"] = event.killed;
        line["prisoners"] = event.prisoners;
        line["by"] = event.by == ChosenBy::Table ? "table" : "players";
    }
    void operator()(const CallSettled& event) const {
        line["pieces"] = {event.call.a, event.call.b};
        line["rule"] = event.call.rule;
        line["within"] = event.call.within;
    }
    void operator()(const SurrenderAsked& event) const {
        line["men"] = event.men;
        line["accepted"] = event.accepted;
        line["firm"] = event.firm;
    }
    void operator()(const BodyAsked& event) const {
        line["name"] = event.name;
        line["side"] = event.side;
        line["men"] = event.men;
        line["isolated"] = event.isolated;
        line["supporters"] = event.supporters;
        line["firm"] = event.firm;
    }
    void operator()(const ShotsFired& event) const {
        line["gun"] = event.gun;
        line["shots"] = event.shots;
    }
    void operator()(const ClockSet& event) const { line["running"] = event.running; }
    void operator()(const PolicySet& event) const {
        line["rule"] = event.rule;
        line["policy"] = name_of(event.policy);
    }
    void operator()(const RulingAccepted& event) const { line["number"] = event.number; }
    void operator()(const NoteWritten& event) const { line["text"] = event.text; }
    void operator()(const DifferenceFound& event) const {
        line["side"] = event.side;
        line["expected"] = event.expected;
        line["seen"] = event.seen;
        line["text"] = event.text;
    }
    void operator()(const ActionUndone& event) const { line["undone"] = event.action; }
    void operator()(const ActionRedone& event) const { line["redone"] = event.action; }
    void operator()(const SourceLost& event) const { line["what"] = event.what; }
    void operator()(const SourceBack& event) const { line["new_tracks"] = event.new_tracks; }
};

}  // namespace

Json to_json(const MatchSettings& settings) {
    // The referee writes its own options: an empty position has nothing else to say.
    rules::PositionInput numbers;
    numbers.edition = settings.edition;
    numbers.options = settings.options;
    const Json written = rules::to_json(numbers);
    Json json{{"edition", rules::name_of(settings.edition)},
              {"options", written.contains("options") ? written["options"] : Json::object()},
              {"sides", settings.sides},
              {"near_side", settings.near_side ? Json(*settings.near_side) : Json(nullptr)},
              {"table_mm", {settings.table_width_mm, settings.table_depth_mm}},
              {"auto_choice", settings.auto_choice},
              {"auto_begin", settings.auto_begin},
              {"policy", Json::object()}};
    for (const auto& [rule, policy] : settings.policy) {
        json["policy"][rule] = name_of(policy);
    }
    return json;
}

std::string event_line(const SessionEvent& event) {
    Json line{{"format", "littlewars-event"},
              {"version", 1},
              {"time_s", event.time_s},
              {"event", name_of(event.body)},
              {"action", event.action}};
    std::visit(MemberWriter{line}, event.body);
    return line.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace littlewars::ui
