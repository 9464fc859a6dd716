#include "referee/mukden/judge.hpp"
#include "referee/mukden/moves.hpp"
#include "referee/mukden/mukden_json.hpp"
#include "tests/referee/board_game_properties.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace littlewars::referee::mukden {
namespace {

void add_marches(const Rules& rules, int unit, std::vector<Move>& moves) {
    moves.emplace_back(March{unit, {}});
    for (int first = kExited; first < rules.field->board.size(); ++first) {
        if (first == kOff) {
            continue;
        }
        moves.emplace_back(March{unit, {first}});
        for (int second = kExited; second < rules.field->board.size(); ++second) {
            if (second != kOff) {
                moves.emplace_back(March{unit, {first, second}});
            }
        }
    }
}

std::vector<Move> candidates(const Rules& rules, const Position& position) {
    std::vector<Move> moves{Pass{}, Withdraw{}, Follow{false}, Follow{true}, Retreat{}, Target{}};
    if (position.phase == Phase::Activate) {
        for (int unit = 0; unit < kUnits; ++unit) {
            add_marches(rules, unit, moves);
            for (int entry = 0; entry < 3; ++entry) {
                moves.emplace_back(Place{unit, entry});
            }
            moves.emplace_back(Place{unit, std::nullopt});
        }
    }
    for (int hex = kExited; hex < rules.field->board.size(); ++hex) {
        if (hex != kOff) {
            moves.emplace_back(Retreat{hex});
        }
    }
    for (int unit = 0; unit < kUnits; ++unit) {
        moves.emplace_back(Target{unit});
    }
    for (int call = -1; call < 30; ++call) {
        moves.emplace_back(Call{call});
    }
    for (int die = 0; die < 36; ++die) {
        moves.emplace_back(Dice{die / 6 + 1, die % 6 + 1});
    }
    return moves;
}

int strength(const Position& position) {
    int sum = 0;
    for (const auto& unit : position.units) {
        sum += unit ? *unit->strength : 0;
    }
    return sum;
}

/// Strength is only lost, time only gained, and nobody comes back.
void check_step(const Rules& rules, const Position& before, const Position& after) {
    EXPECT_LE(strength(after), strength(before));
    EXPECT_GE(after.time, before.time);
    for (int unit = 0; unit < kUnits; ++unit) {
        EXPECT_TRUE(before.units[unit] || !after.units[unit]);
        if (before.units[unit] && before.units[unit]->at == kExited && after.units[unit]) {
            EXPECT_EQ(after.units[unit]->at, kExited);
        }
    }
    EXPECT_TRUE(after.result || !legal_moves(rules, after).empty());
}

/// MukdenJson, begun with the strengths shared out.
struct CampaignJson : MukdenJson {
    static Position start(const Rules& rules) {
        Position position = start_position(rules);
        const Allocate japan{{{0, 5}, {1, 6}, {2, 6}, {3, 5}, {4, 5}}};
        const Allocate russia{{{5, 4}, {6, 4}, {7, 5}, {8, 3}, {9, 4}}};
        position = play(rules, position, japan).next;
        return play(rules, position, russia).next;
    }
};

class MukdenGames : public testing::TestWithParam<std::string> {};

TEST_P(MukdenGames, KeepTheRulesToTheirEnd) {
    RandomGames<CampaignJson> games;
    games.input = {{"format", "littlewars-position"}, {"version", 1}, {"game", "mukden-1905"}};
    games.input["options"] = nlohmann::json::parse(GetParam());
    games.candidates = candidates;
    games.check = check_step;
    games.games = 500;
    games.longest = 2000;
    games.brute_force_every = 400;
    EXPECT_GT(games.play(1905), 0.95);
}

INSTANTIATE_TEST_SUITE_P(OptionSets,
                         MukdenGames,
                         testing::Values(R"({})",
                                         R"({"clock":"at-once","time_limit":5})",
                                         R"({"fort":"inward","time_limit":30})",
                                         R"({"bluff":"none"})"));

Position told(const Rules& rules, const char* json) {
    const auto value = nlohmann::json::parse(json);
    return MukdenJson::read_position(JsonReader(value), rules);
}

Rules default_rules() {
    Rules rules;
    rules.field = built_in_field();
    return rules;
}

TEST(MukdenCombat, TakesOffAMountainAndARiverButNeverBelowZero) {
    const Rules rules = default_rules();
    const Position position = told(rules, R"({"turn":"russia","phase":"dice","units":{
        "j1":{"at":"0706","strength":5},"rr":{"at":"0705","strength":4}},
        "combat":{"attacker":"rr","defender":"j1","calls":[1,3]}})");
    const Reckoning sum = reckon(rules, position, {4, 4});
    EXPECT_EQ(sum.strengths[0], 0);
    EXPECT_EQ(sum.totals[1], 6) << "at most two are added";
    EXPECT_EQ(sum.rule, "attacker-loses-1");
}

TEST(MukdenCombat, HalvesOnceForLineAndMukden) {
    const Rules rules = default_rules();
    const Position position = told(rules, R"({"turn":"japan","phase":"dice","units":{
        "j1":{"at":"0407","strength":9},"rr":{"at":"0406","strength":4}},
        "combat":{"attacker":"j1","defender":"rr","calls":[9,3]}})");
    EXPECT_EQ(reckon(rules, position, {1, 1}).strengths[0], 5);
}

TEST(MukdenCombat, TakesNoMoreThanAUnitHas) {
    const Rules rules = default_rules();
    const Position position = told(rules, R"({"turn":"japan","phase":"retreat-defender","units":{
        "j1":{"at":"0302","strength":9},"r3":{"at":"0303","strength":1}},
        "combat":{"attacker":"j1","defender":"r3","losses":[0,2]}})");
    const auto ruling = MukdenJson::judge(rules, position, Retreat{});
    ASSERT_TRUE(ruling);
    EXPECT_EQ(ruling->effects[0].dump(), R"({"type":"loss","unit":"r3","amount":1})");
    EXPECT_EQ(ruling->effects[1].dump(), R"({"type":"gone","unit":"r3"})");
    EXPECT_EQ(ruling->next["phase"], "advance");
}

TEST(MukdenRetreat, IntoASupplyHexWinsAtOnce) {
    const Rules rules = default_rules();
    const Position position = told(rules, R"({"turn":"russia","phase":"retreat-attacker","units":{
        "j1":{"at":"0502","strength":9},"r3":{"at":"0602","strength":1}},
        "combat":{"attacker":"r3","defender":"j1","losses":[2,0]}})");
    const auto ruling =
        MukdenJson::judge(rules, position, Retreat{*rules.field->board.find("0701")});
    ASSERT_TRUE(ruling);
    EXPECT_FALSE(ruling->result) << "0701 is no supply hex";
    const auto won = MukdenJson::judge(rules, position, Retreat{*rules.field->board.find("0601")});
    EXPECT_FALSE(won) << "0601 lies next to j1";
}

}  // namespace
}  // namespace littlewars::referee::mukden
