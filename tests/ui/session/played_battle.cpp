#include "tests/ui/session/played_battle.hpp"

#include "calibration/resources.hpp"
#include "tests/ui/session/battle_observations.hpp"
#include "ui/session/event_log.hpp"
#include "ui/session/move_caller.hpp"
#include "ui/session/session_event_json.hpp"

#include <algorithm>

namespace littlewars::test {

using namespace ui;  // NOLINT(google-build-using-namespace): what is tested

MatchSettings battle_settings(referee::little_wars::Edition edition) {
    MatchSettings settings;
    settings.edition = edition;
    settings.options = referee::little_wars::options_of(edition);
    settings.sides = {"red", "blue"};
    settings.table_width_mm = 1200;
    settings.table_depth_mm = 800;
    settings.auto_begin = false;
    return settings;
}

Session battle(double end_s, referee::little_wars::Edition edition) {
    const auto schedule =
        read_move_schedule(calibration::find_resource("ui/demo/battle.json").value());
    MoveCaller caller(schedule.value());
    Session session(battle_settings(edition));
    for (const vision::Observation& seen : battle_observations()) {
        if (seen.time_s <= end_s) {
            caller.follow(session, seen);
        }
    }
    return session;
}

std::string name_of_track(const Session& session, int track) {
    for (const SessionPiece& piece : session.state().pieces) {
        if (piece.seen.id == track) {
            return piece.name;
        }
    }
    return {};
}

MatchState followed(const std::vector<SessionEvent>& events) {
    EventLog log;
    for (const SessionEvent& event : events) {
        log.append(read_event(event_line(event)));
    }
    return log.state();
}

bool is_same_match(MatchState a, const MatchState& b) {
    const bool same_rulings =
        std::equal(a.rulings.begin(),
                   a.rulings.end(),
                   b.rulings.begin(),
                   b.rulings.end(),
                   [](const auto& one, const auto& other) { return *one == *other; });
    a.rulings = b.rulings;
    return same_rulings && a == b;
}

}  // namespace littlewars::test
