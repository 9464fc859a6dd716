#pragma once

#include "referee/natural_order.hpp"
#include "tests/referee/littlewars/naive_geometry.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace littlewars::referee::testing_naive {

using json = nlohmann::json;
using Ids = std::set<std::string, NaturalLess>;

constexpr char kMeasured = '=';
constexpr char kWithin = '<';
constexpr char kBeyond = '>';

inline Point point_of(const json& pair) {
    return {pair[0].get<double>(), pair[1].get<double>()};
}

struct Piece {
    std::string id;
    std::string side;
    std::string kind;
    std::string status;
    Area area;
    Point place;  ///< A man's centre, a gun's axle middle.
    std::optional<Point> from;
    double sigma = 0;
    // guns
    Point wheel;
    Point axle;  ///< From wheel to wheel.
    Point trail;
    int fired = 0;
    std::optional<int> crew_before;

    [[nodiscard]] Area at_start() const { return from ? moved(area, *from - place) : area; }
};

struct Fight {
    std::map<std::string, Ids> men;
    std::string inferior;
    bool isolated = false;
    Ids supporters;
    bool operator==(const Fight& other) const {
        return men == other.men && inferior == other.inferior && isolated == other.isolated;
    }
};

class NaiveReferee {
  public:
    explicit NaiveReferee(const json& input);
    json rulings();

  private:
    static bool holds(double d, double limit, double sigma_a, double sigma_b, char reading) {
        const double doubt = 2 * std::sqrt(sigma_a * sigma_a + sigma_b * sigma_b);
        if (reading != kMeasured && doubt > 0 && std::abs(d - limit) <= doubt + 1e-9) {
            return reading == kWithin;
        }
        return d <= limit + 1e-9;
    }

    static bool near(const Piece& a, const Piece& b, double limit, char reading) {
        return holds(distance(a.area, b.area), limit, a.sigma, b.sigma, reading);
    }

    static bool was_near(const Piece& a, const Piece& b, double limit, char reading) {
        return holds(distance(a.at_start(), b.at_start()), limit, a.sigma, b.sigma, reading);
    }

    [[nodiscard]] double option(const char* name) const { return options_.at(name).get<double>(); }
    [[nodiscard]] std::string word(const char* name) const {
        return options_.at(name).get<std::string>();
    }
    [[nodiscard]] std::string enemy(const std::string& side) const {
        return side == sides_[0] ? sides_[1] : sides_[0];
    }
    [[nodiscard]] double move_of(const Piece& man) const {
        return option(man.kind == "cavalry" ? "cavalry_move" : "infantry_move");
    }

    void each_fighter(const std::string& side,
                      const std::function<void(const Piece&)>& visit) const {
        for (const auto& [id, man] : men_) {
            if (man.status == "fighting" && (side.empty() || man.side == side)) {
                visit(man);
            }
        }
    }

    [[nodiscard]] Ids touching(char reading) const;
    [[nodiscard]] std::pair<bool, Ids> isolation(const Ids& force, char reading) const;
    [[nodiscard]] std::vector<Fight> fights(char reading) const;
    [[nodiscard]] json fight_ruling(const Fight& fight,
                                    const std::vector<Fight>& within,
                                    const std::vector<Fight>& beyond);
    [[nodiscard]] json proposal(const Fight& fight, int killed) const;
    [[nodiscard]] json custody(const Ids& taken, char reading) const;
    [[nodiscard]] int most_held(const std::vector<std::vector<std::string>>& guards) const;
    [[nodiscard]] std::string gun_state(
        const Piece& gun, char crew, char enemies, bool flip, json* counts) const;
    [[nodiscard]] double rear_sign(const Piece& gun) const;
    [[nodiscard]] std::optional<double> attack_sign(const Piece& gun) const;
    [[nodiscard]] json gun_ruling(const Piece& gun) const;
    [[nodiscard]] std::map<std::string, json> violations(char reading) const;
    void man_violations(const Piece& man, char reading, std::map<std::string, json>& found) const;
    void gun_violations(const Piece& gun, char reading, std::map<std::string, json>& found) const;
    [[nodiscard]] json body_ruling(const json& body) const;
    [[nodiscard]] json surrender();
    void settle_melees(json& out, Ids& taken);
    [[nodiscard]] bool on_line(const Piece& man, const std::string& side, char reading) const;

    json input_;
    json options_;
    std::vector<std::string> sides_;
    std::string mover_;
    std::map<std::string, std::array<Point, 2>> lines_;
    std::map<std::string, Piece, NaturalLess> men_;
    std::map<std::string, Piece, NaturalLess> guns_;
};

}  // namespace littlewars::referee::testing_naive
