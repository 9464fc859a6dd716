#include "referee/finland/finland_json.hpp"
#include "referee/finland/judge.hpp"
#include "tests/referee/board_game_properties.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace littlewars::referee::finland {
namespace {

/// The ends of every way of a plate, found by trying them all: each circle at most once, over empty
/// circles, as the rules of sections 3 and 4 allow.
class AllWays {
  public:
    AllWays(const Rules& rules, const Position& position, int plate)
        : rules_(rules), position_(position), plate_(plate) {}

    std::set<int> ends() {
        walk({position_.plate(plate_)->at});
        return ends_;
    }

  private:
    [[nodiscard]] bool open(int from, const Interval& interval) const {
        const Map& map = *rules_.map;
        const bool red = side_of(plate_) == Side::Red;
        const bool shut = red && !position_.mantyharju_open && map.is(from, Place::Mantyharju);
        const bool walls = !red && !rules_.is_artillery(plate_) &&
                           rules_.options.helsingfors == Helsingfors::Closed &&
                           map.is(interval.to, Place::Helsingfors);
        return (!rules_.is_artillery(plate_) || interval.thick) && (!shut || interval.back) &&
               !walls && !(red && map.is(interval.to, Place::Filppula)) &&
               !position_.plate_on(interval.to);
    }

    void walk(const std::vector<int>& way) {
        const int used = static_cast<int>(way.size()) - 1;
        const bool stopped = used > 0 && side_of(plate_) == Side::Red &&
                             !position_.mantyharju_open &&
                             rules_.map->is(way.back(), Place::Mantyharju);
        const bool short_of_it = rules_.options.full_throw == FullThrow::MayStopShort && used > 0;
        if (used == *position_.die || stopped || short_of_it) {
            ends_.insert(way.back());
        }
        if (used == *position_.die || stopped) {
            return;
        }
        for (const Interval& interval :
             rules_.map->intervals[static_cast<std::size_t>(way.back())]) {
            if (open(way.back(), interval) &&
                std::find(way.begin(), way.end(), interval.to) == way.end()) {
                std::vector<int> longer = way;
                longer.push_back(interval.to);
                walk(longer);
            }
        }
    }

    const Rules& rules_;
    const Position& position_;
    int plate_;
    std::set<int> ends_;
};

std::vector<Move> candidates(const Rules& rules, const Position& /*position*/) {
    std::vector<Move> moves;
    for (int eyes = 1; eyes <= 6; ++eyes) {
        moves.emplace_back(Throw{eyes});
    }
    moves.emplace_back(Pass{});
    for (int plate = 0; plate < kPlates; ++plate) {
        for (int circle = 0; circle < rules.map->board.size(); ++circle) {
            moves.emplace_back(Play{plate, circle, std::nullopt});
            for (int target = 0; target < kPlates; ++target) {
                moves.emplace_back(Play{plate, circle, target});
            }
        }
    }
    return moves;
}

void expect_all_ways_listed(const Rules& rules, const Position& position) {
    std::map<int, std::set<int>> listed;
    for (const Play& play : legal_plays(rules, position)) {
        if (!play.target) {
            listed[play.plate].insert(play.to);
        }
    }
    for (int plate = 0; plate < kPlates; ++plate) {
        const bool may_move = side_of(plate) == position.turn && position.plate(plate) &&
                              (!position.extra || position.extra == plate);
        EXPECT_EQ(listed[plate],
                  may_move ? AllWays(rules, position, plate).ends() : std::set<int>{});
    }
}

/// Plates are only ever taken off, and men only won by mustering, at Varkaus and at Viborg.
void check_step(const Rules& rules, const Position& before, const Position& after) {
    if (before.phase == Phase::Move) {
        expect_all_ways_listed(rules, before);
        EXPECT_NE(after.phase, Phase::Move);
    }
    EXPECT_TRUE(after.mantyharju_open || !before.mantyharju_open);
    std::set<int> circles;
    for (int plate = 0; plate < kPlates; ++plate) {
        EXPECT_TRUE(before.plate(plate) || !after.plate(plate));
        if (after.plate(plate)) {
            EXPECT_TRUE(circles.insert(after.plate(plate)->at).second) << "two plates on a circle";
        }
    }
}

class FinlandGames : public testing::TestWithParam<std::string> {};

TEST_P(FinlandGames, KeepTheRulesToTheirEnd) {
    RandomGames<FinlandJson> games;
    games.input = {{"format", "littlewars-position"}, {"version", 1}, {"game", "finland-1918"}};
    games.input["options"] = nlohmann::json::parse(GetParam());
    games.candidates = candidates;
    games.check = check_step;
    games.games = 50;
    games.brute_force_every = 50;
    games.longest = 4000;
    EXPECT_GT(games.play(1918), 0.5);
}

INSTANTIATE_TEST_SUITE_P(
    OptionSets,
    FinlandGames,
    testing::Values(R"({})",
                    R"({"full_throw":"may-stop-short","hango":"same"})",
                    R"({"helsingfors":"closed","viborg":"ring","artillery_reach":"throw+1"})",
                    R"({"artillery":{"red":["R1","R2"],"white":[]}})"));

}  // namespace
}  // namespace littlewars::referee::finland
