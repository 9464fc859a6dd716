#include "referee/littlewars/game.hpp"
#include "referee/littlewars/judge.hpp"
#include "referee/littlewars/position_json.hpp"
#include "referee/littlewars/rulings_json.hpp"
#include "tests/referee/littlewars/naive_referee.hpp"
#include "tests/referee/littlewars/random_battle.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>

namespace littlewars::referee::little_wars {
namespace {

using json = nlohmann::json;
using testing_naive::naive_rulings;
using testing_naive::normative_fields;
using testing_naive::random_battle;

constexpr int kBattles = 300;

json judged(const json& battle) {
    return json::parse(LittleWars().judge(battle).dump());
}

/// Runs `check` on battles of all sizes.
void for_random_battles(const std::function<void(const json&)>& check) {
    std::mt19937 random(1913);
    for (int i = 0; i < kBattles; ++i) {
        const json battle = random_battle(random, 2 + i % 40);
        SCOPED_TRACE(fmt::format("battle {}: {}", i, battle.dump()));
        check(battle);
        if (testing::Test::HasFailure()) {
            return;
        }
    }
}

TEST(TwoReferees, AgreeOnRandomBattles) {
    for_random_battles([](const json& battle) {
        EXPECT_EQ(normative_fields(judged(battle)), naive_rulings(battle));
    });
}

TEST(Referee, ListsCloseCallsExactlyForMeleesThatAreNotFirm) {
    int doubtful = 0;
    for_random_battles([&](const json& battle) {
        const json rulings = judged(battle);
        for (const json& melee : rulings["melees"]) {
            EXPECT_EQ(melee["close_calls"].empty(), melee["firm"].get<bool>()) << melee;
            doubtful += melee["firm"].get<bool>() ? 0 : 1;
        }
    });
    EXPECT_GT(doubtful, 20);
}

TEST(Referee, RulesTheSameWhateverTheOrderOfThePieces) {
    std::mt19937 random(7);
    for_random_battles([&](const json& battle) {
        json shuffled = battle;
        for (const char* list : {"men", "guns"}) {
            std::shuffle(shuffled[list].begin(), shuffled[list].end(), random);
        }
        EXPECT_EQ(judged(shuffled), judged(battle));
    });
}

/// The same battle seen from behind the table: turned by half a turn.
json turned(json battle) {
    const auto turn = [](json& spot) {
        spot = {72 - spot[0].get<double>(), 48 - spot[1].get<double>()};
    };
    json table = battle.value("table", json::object());
    const double depth = table.value("depth", 48.0);
    json lines{{"red", {{0, 0}, {72, 0}}}, {"blue", {{0, depth}, {72, depth}}}};
    lines.update(table.value("back_lines", json::object()));
    for (json& line : lines) {
        turn(line[0]);
        turn(line[1]);
    }
    battle["table"] = {{"back_lines", lines}};
    for (const char* list : {"men", "guns"}) {
        for (json& piece : battle[list]) {
            for (const char* spot : {"at", "from", "trail"}) {
                if (piece.contains(spot)) {
                    turn(piece[spot]);
                }
            }
            for (const char* spots : {"outline", "axle"}) {
                if (piece.contains(spots)) {
                    std::for_each(piece[spots].begin(), piece[spots].end(), turn);
                }
            }
        }
    }
    return battle;
}

TEST(Referee, RulesTheSameOnATableSeenFromBehind) {
    for_random_battles([](const json& battle) {
        EXPECT_EQ(normative_fields(judged(turned(battle))), normative_fields(judged(battle)));
    });
}

/// The same battle with the sides called by each other's names.
json renamed(const json& battle) {
    std::string text = battle.dump();
    const auto replace = [&](const std::string& from, const std::string& to) {
        for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
            text.replace(at, from.size(), to);
        }
    };
    replace("\"red\"", "\"?\"");
    replace("\"blue\"", "\"red\"");
    replace("\"?\"", "\"blue\"");
    return json::parse(text);
}

TEST(Referee, KnowsNoSideByItsName) {
    for_random_battles([](const json& battle) {
        json swapped = renamed(battle);
        swapped["sides"] = {"blue", "red"};
        EXPECT_EQ(normative_fields(judged(swapped)), renamed(normative_fields(judged(battle))));
    });
}

TEST(Position, ComesBackFromItsJson) {
    for_random_battles([](const json& battle) {
        const PositionInput input = read_position_input(battle);
        EXPECT_EQ(read_position_input(json::parse(to_json(input).dump())), input);
    });
}

TEST(Rulings, ComeBackFromTheirJson) {
    for_random_battles([](const json& battle) {
        const Rulings rulings = judge(read_position(battle)).value();
        EXPECT_EQ(read_rulings(json::parse(to_json(rulings).dump())), rulings);
    });
}

TEST(NextPosition, IsSoundAndKeepsWhatTheRulingsDid) {
    for_random_battles([](const json& battle) {
        const Position position = read_position(battle);
        const Rulings rulings = judge(position).value();
        const auto next = Position::from_input(next_position(position, rulings));
        ASSERT_TRUE(next);
        const auto status = [&](const std::string& id) {
            return next->men()[next->man_named(id).value()].status;
        };
        for (const std::string& id : rulings.rearmed) {
            EXPECT_EQ(status(id), Status::Fighting);
        }
        if (rulings.after) {
            for (const std::string& id : rulings.after->dead) {
                EXPECT_EQ(status(id), Status::Dead);
            }
            for (const std::string& id : rulings.after->prisoners) {
                EXPECT_EQ(status(id), Status::Prisoner);
            }
        }
    });
}

}  // namespace
}  // namespace littlewars::referee::little_wars
