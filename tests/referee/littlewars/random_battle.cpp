#include "tests/referee/littlewars/random_battle.hpp"

#include <fmt/format.h>

#include <cmath>
#include <string>
#include <vector>

namespace littlewars::referee::testing_naive {
namespace {

using json = nlohmann::json;

/// Draws the parts of one battle. Draws its own numbers from the generator's bits, because the
/// library's distributions differ from one standard library to the next.
class BattleMaker {
  public:
    explicit BattleMaker(std::mt19937& random) : random_(random) {}

    json make(int men) {
        has_sigma_ = chance(0.5);
        has_from_ = chance(0.5);
        most_sigma_ = chance(0.5) ? 0.03 : 0.15;
        spread_ = uniform(1.5, 9);
        for (int i = 0; i < 1 + men / 12; ++i) {
            clumps_.push_back({uniform(10, 62), uniform(6, 42)});
        }
        json battle{{"format", "littlewars-position"},
                    {"version", 1},
                    {"game", "little-wars"},
                    {"moved", chance(0.5) ? "red" : "blue"},
                    {"auto", chance(0.7)},
                    {"edition", chance(0.5) ? "howto" : "1913"},
                    {"options", options()},
                    {"men", json::array()},
                    {"guns", json::array()},
                    {"bodies", json::array()}};
        for (int i = 0; i < men; ++i) {
            battle["men"].push_back(man(i));
        }
        for (int i = 0; i < 3; ++i) {
            battle["guns"].push_back(gun(i));
        }
        for (int i = 0; i < 2; ++i) {
            battle["bodies"].push_back(body(battle["men"], i));
        }
        if (chance(0.3)) {
            battle["surrender"] = body(battle["men"], 2)["men"];
        }
        if (chance(0.3)) {
            battle["table"] = {{"depth", 40}, {"back_lines", {{"blue", {{72, 47}, {10, 30}}}}}};
        }
        return battle;
    }

  private:
    double uniform(double from, double to) {
        return from + (to - from) * (static_cast<double>(random_()) / 4294967296.0);
    }
    bool chance(double p) { return uniform(0, 1) < p; }
    int whole(int from, int to) { return from + static_cast<int>(uniform(0, to - from + 1)); }

    json options() {
        json options = json::object();
        const auto maybe = [&](const char* name, const json& value) {
            if (chance(0.3)) {
                options[name] = value;
            }
        };
        maybe("contact", 0.25);
        maybe("melee_reach", uniform(0.5, 3));
        maybe("support_reach", chance(0.3) ? json("move") : json(uniform(1, 8)));
        maybe("support_from", chance(0.5) ? "force" : "contacts");
        maybe("escort_reach", uniform(0.5, 4));
        maybe("escort_capacity", whole(1, 2));
        maybe("free_prisoners", chance(0.5) ? "recapture" : "liberate");
        maybe("gun_reach", uniform(1, 8));
        maybe("gun_crew", whole(1, 3));
        maybe("capture_men", whole(1, 2));
        maybe("past_axle", chance(0.5) ? "rear" : "attack");
        maybe("infantry_move", uniform(1, 4));
        maybe("crowding", uniform(0.01, 0.3));
        return options;
    }

    json near_a_clump(double spread) {
        const auto& [x, y] =
            clumps_[static_cast<std::size_t>(whole(0, static_cast<int>(clumps_.size()) - 1))];
        return {x + uniform(-spread, spread), y + uniform(-spread, spread)};
    }

    json man(int number) {
        const bool red = chance(0.5);
        json man{{"id", fmt::format("{}{}{}", red ? "r" : "b", number % 7 == 0 ? "0" : "", number)},
                 {"side", red ? "red" : "blue"},
                 {"kind", chance(0.3) ? "cavalry" : "infantry"}};
        json at = near_a_clump(spread_);
        if (chance(0.1)) {
            at = {uniform(0, 72), chance(0.5) ? 0.3 : 47.7};
        }
        if (chance(0.6)) {
            man["at"] = at;
            man["radius"] = uniform(0.2, 0.5);
        } else {
            man["outline"] = outline(at);
        }
        if (chance(0.25)) {
            const double which = uniform(0, 1);
            man["status"] = which < 0.5 ? "prisoner" : which < 0.8 ? "disarmed" : "dead";
        }
        if (has_sigma_) {
            man["sigma"] = uniform(0, most_sigma_);
        }
        if (has_from_ && chance(0.5)) {
            const double step = chance(0.5) ? 0.3 : 8;
            man["from"] = {at[0].get<double>() + uniform(-step, step),
                           at[1].get<double>() + uniform(-step, step)};
        }
        return man;
    }

    /// A star-shaped polygon, often not convex, in either orientation.
    json outline(const json& at) {
        const int corners = whole(3, 9);
        const double start = uniform(0, 6.28);
        const double turn = (chance(0.5) ? 6.2831853 : -6.2831853) / corners;
        json list = json::array();
        for (int i = 0; i < corners; ++i) {
            const double r = uniform(0.2, 0.6);
            list.push_back({at[0].get<double>() + r * std::cos(start + turn * i),
                            at[1].get<double>() + r * std::sin(start + turn * i)});
        }
        return list;
    }

    json gun(int number) {
        const json at = near_a_clump(3);
        const double x = at[0];
        const double y = at[1];
        const double angle = uniform(0, 6.28);
        const double c = std::cos(angle);
        const double s = std::sin(angle);
        json gun{{"id", fmt::format("g{}", number)},
                 {"side", chance(0.5) ? "red" : "blue"},
                 {"axle", {{x + c, y + s}, {x - c, y - s}}},
                 {"trail", {x + 3 * s, y - 3 * c}},
                 {"fired", whole(0, 5)}};
        if (chance(0.5)) {
            gun["crew_before"] = whole(0, 5);
        }
        if (has_sigma_) {
            gun["sigma"] = uniform(0, most_sigma_);
        }
        if (has_from_ && chance(0.5)) {
            gun["from"] = {x + uniform(-10, 10), y + uniform(-5, 5)};
        }
        return gun;
    }

    json body(const json& men, int number) {
        const std::string side = chance(0.5) ? "red" : "blue";
        json list = json::array();
        for (const json& man : men) {
            if (man["side"] == side && chance(number == 2 ? 0.05 : 0.2)) {
                list.push_back(man["id"]);
            }
        }
        return {{"name", fmt::format("body {}", number)}, {"side", side}, {"men", list}};
    }

    std::mt19937& random_;
    std::vector<std::pair<double, double>> clumps_;
    bool has_sigma_ = false;
    bool has_from_ = false;
    double most_sigma_ = 0;
    double spread_ = 0;
};

}  // namespace

json random_battle(std::mt19937& random, int men) {
    return BattleMaker(random).make(men);
}

}  // namespace littlewars::referee::testing_naive
