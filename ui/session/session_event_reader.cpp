#include "referee/json_reader.hpp"
#include "referee/littlewars/position_json.hpp"
#include "referee/littlewars/rulings_json.hpp"
#include "ui/session/observation_json.hpp"
#include "ui/session/session_event_json.hpp"

#include <nlohmann/json.hpp>

#include <functional>
#include <limits>
#include <map>
#include <string>
#include <utility>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;
using referee::JsonReader;

constexpr int kMost = std::numeric_limits<int>::max();

int whole(const JsonReader& line, std::string_view key, int least = 0) {
    return static_cast<int>(line.at(key).integer(least, kMost));
}

std::vector<std::string> strings(const JsonReader& list) {
    std::vector<std::string> values;
    for (const JsonReader& each : list.array()) {
        values.push_back(each.string());
    }
    return values;
}

Policy policy(const JsonReader& reader) {
    const auto policy = policy_named(reader.string());
    return policy ? *policy : (reader.fail("apply, propose, note or off"), Policy::Apply);
}

EventBody match_started(const JsonReader& line) {
    return MatchStarted{read_settings(line.at("settings").value())};
}

EventBody steady(const JsonReader& line) {
    return SteadySeen{read_observation(line.at("observation").value()),
                      line.at("after_hand").boolean()};
}

EventBody move_started(const JsonReader& line) {
    MoveStarted move;
    move.side = line.at("side").string();
    move.number = whole(line, "number");
    const JsonReader crews = line.at("crew_before");
    crews.object();
    for (const auto& [gun, crew] : crews.value().items()) {
        move.crew_before[gun] = whole(crews, gun);
    }
    move.allowed_s = line.at("allowed_s").number(0);
    move.since_ruling = line.at("since_ruling").boolean();
    return move;
}

EventBody move_ended(const JsonReader& line) {
    return MoveEnded{line.at("side").string(), whole(line, "number")};
}

rules::SettledCall settled_call(const JsonReader& reader) {
    reader.object();
    const auto pieces = reader.at("pieces").array(2);
    rules::SettledCall call;
    call.a = pieces[0].string();
    call.b = pieces[1].string();
    call.rule = reader.at("rule").string();
    call.within = reader.at("within").boolean();
    return call;
}

EventBody ruling(const JsonReader& line) {
    Judgement judgement;
    judgement.number = whole(line, "number");
    judgement.moved = line.at("moved").string();
    judgement.time_s = line.at("seen_s").number();
    judgement.rulings = rules::read_rulings(line.at("rulings").value());
    judgement.position = rules::read_position_input(line.at("position").value());
    for (const JsonReader& call : line.at("settled").array()) {
        judgement.settled.push_back(settled_call(call));
    }
    return RulingMade{std::make_shared<const Judgement>(std::move(judgement))};
}

vision::PieceKind kind(const JsonReader& reader) {
    const std::string name = reader.string();
    for (const auto each :
         {vision::PieceKind::Infantry, vision::PieceKind::Cavalry, vision::PieceKind::Gun}) {
        if (vision::name_of(each) == name) {
            return each;
        }
    }
    reader.fail("infantry, cavalry or gun");
}

EventBody correction(const JsonReader& line) {
    Correction correction;
    correction.piece = line.at("piece").string();
    if (const auto side = line.find("side")) {
        correction.side = side->string();
    }
    if (const auto named = line.find("kind")) {
        correction.kind = kind(*named);
    }
    if (const auto standing = line.find("standing")) {
        correction.standing = standing->boolean();
    }
    if (const auto status = line.find("status")) {
        correction.status = status_named(status->string());
    }
    if (const auto name = line.find("name")) {
        correction.name = name->string();
    }
    if (const auto foot = line.find("foot")) {
        const auto values = foot->array(2);
        correction.foot = vision::TablePoint{values[0].number(), values[1].number()};
    }
    correction.removed = line.at("removed").boolean();
    return CorrectionMade{std::move(correction)};
}

EventBody choice(const JsonReader& line) {
    return ChoiceMade{line.at("melee").string(),
                      strings(line.at("killed")),
                      strings(line.at("prisoners")),
                      line.at("by").string() == "table" ? ChosenBy::Table : ChosenBy::Players};
}

EventBody surrender(const JsonReader& line) {
    return SurrenderAsked{
        strings(line.at("men")), line.at("accepted").boolean(), line.at("firm").boolean()};
}

EventBody body(const JsonReader& line) {
    return BodyAsked{line.at("name").string(),
                     line.at("side").string(),
                     strings(line.at("men")),
                     line.at("isolated").boolean(),
                     strings(line.at("supporters")),
                     line.at("firm").boolean()};
}

EventBody difference(const JsonReader& line) {
    return DifferenceFound{line.at("side").string(),
                           whole(line, "expected"),
                           whole(line, "seen"),
                           line.at("text").string()};
}

using BodyReader = std::function<EventBody(const JsonReader&)>;

const std::map<std::string, BodyReader>& body_readers() {
    static const std::map<std::string, BodyReader> readers{
        {"match_started", match_started},
        {"steady", steady},
        {"move_started", move_started},
        {"move_ended", move_ended},
        {"ruling", ruling},
        {"correction", correction},
        {"choice", choice},
        {"call_settled", [](const JsonReader& line) { return CallSettled{settled_call(line)}; }},
        {"surrender", surrender},
        {"body", body},
        {"shots",
         [](const JsonReader& line) {
             return ShotsFired{line.at("gun").string(), whole(line, "shots", -kMost)};
         }},
        {"clock", [](const JsonReader& line) { return ClockSet{line.at("running").boolean()}; }},
        {"policy",
         [](const JsonReader& line) {
             return PolicySet{line.at("rule").string(), policy(line.at("policy"))};
         }},
        {"ruling_accepted",
         [](const JsonReader& line) { return RulingAccepted{whole(line, "number")}; }},
        {"note", [](const JsonReader& line) { return NoteWritten{line.at("text").string()}; }},
        {"difference", difference},
        {"undo", [](const JsonReader& line) { return ActionUndone{whole(line, "undone")}; }},
        {"redo", [](const JsonReader& line) { return ActionRedone{whole(line, "redone")}; }},
        {"source_lost",
         [](const JsonReader& line) { return SourceLost{line.at("what").string()}; }},
        {"source_back",
         [](const JsonReader& line) { return SourceBack{line.at("new_tracks").boolean()}; }},
    };
    return readers;
}

}  // namespace

MatchSettings read_settings(const nlohmann::json& json) {
    const JsonReader reader(json, "$.settings");
    reader.object();
    // The referee reads its own options, as part of an empty position.
    const nlohmann::json numbers{{"format", "littlewars-position"},
                                 {"version", 1},
                                 {"game", "little-wars"},
                                 {"moved", "red"},
                                 {"men", nlohmann::json::array()},
                                 {"edition", reader.at("edition").value()},
                                 {"options", reader.at("options").value()}};
    const rules::PositionInput read = rules::read_position_input(numbers);
    MatchSettings settings;
    settings.edition = read.edition;
    settings.options = read.options;
    settings.sides = strings(reader.at("sides"));
    if (const auto near = reader.at("near_side"); !near.value().is_null()) {
        settings.near_side = near.string();
    }
    const auto table = reader.at("table_mm").array(2);
    settings.table_width_mm = table[0].number(0);
    settings.table_depth_mm = table[1].number(0);
    settings.auto_choice = reader.at("auto_choice").boolean();
    settings.auto_begin = reader.at("auto_begin").boolean();
    const JsonReader policies = reader.at("policy");
    policies.object();
    for (const auto& [rule, value] : policies.value().items()) {
        settings.policy[rule] = policy(policies.at(rule));
    }
    return settings;
}

SessionEvent read_event(std::string_view text) {
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    if (json.is_discarded()) {
        throw referee::MalformedInput("$", "a JSON object");
    }
    const JsonReader line(json);
    line.object();
    SessionEvent event;
    event.time_s = line.at("time_s").number();
    event.action = whole(line, "action");
    const auto reader = body_readers().find(line.at("event").string());
    if (reader == body_readers().end()) {
        line.at("event").fail("the name of an event");
    }
    event.body = reader->second(line);
    return event;
}

}  // namespace littlewars::ui
