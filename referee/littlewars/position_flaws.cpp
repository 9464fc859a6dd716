#include "referee/littlewars/position.hpp"

#include <fmt/format.h>

#include <cmath>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

// Section 9, "Malformed input": everything about a claim that its JSON types alone don't show.
namespace littlewars::referee::little_wars {
namespace {

constexpr double kAbsurd = 1e5;
constexpr double kSamePlaceInches = 1e-9;
constexpr const char* kNumber = "a finite number, at most 1e5 in size";

bool is_sane(double number) {
    return std::isfinite(number) && std::abs(number) <= kAbsurd;
}

bool is_sane(Spot spot) {
    return is_sane(spot.x_in) && is_sane(spot.y_in);
}

/// Gathers the flaws of one claim, place by place.
class Inspection {
  public:
    explicit Inspection(const PositionInput& input) : input_(input) {}

    std::vector<Flaw> flaws() {
        sides();
        options();
        table();
        for (std::size_t i = 0; i < input_.men.size(); ++i) {
            man(fmt::format("$.men[{}]", i), input_.men[i]);
        }
        for (std::size_t i = 0; i < input_.guns.size(); ++i) {
            gun(fmt::format("$.guns[{}]", i), input_.guns[i]);
        }
        for (std::size_t i = 0; i < input_.bodies.size(); ++i) {
            body(fmt::format("$.bodies[{}].men", i), input_.bodies[i]);
        }
        if (input_.surrender) {
            list_of_men("$.surrender", *input_.surrender);
        }
        for (std::size_t i = 0; i < input_.choices.size(); ++i) {
            choice(fmt::format("$.choices[{}]", i), input_.choices[i]);
        }
        return std::move(flaws_);
    }

  private:
    void wrong(std::string path, std::string expected) {
        flaws_.push_back({std::move(path), std::move(expected)});
    }

    void sides() {
        const auto& names = input_.sides.of;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i].empty()) {
                wrong(fmt::format("$.sides[{}]", i), "a name that is not empty");
            }
        }
        if (names[0] == names[1]) {
            wrong("$.sides", "two different names");
        }
    }

    void options() {
        if (const auto flaw = option_flaw(input_.options)) {
            wrong("$.options." + flaw->option, flaw->expected);
        }
    }

    void table() {
        const TableInput& table = input_.table;
        const auto length = [&](const char* path, double inches) {
            if (!is_sane(inches) || inches <= 0) {
                wrong(path, "a length above 0, at most 1e5");
                return false;
            }
            return true;
        };
        const bool sized =
            length("$.table.width", table.width_in) && length("$.table.depth", table.depth_in);
        if (!sized) {
            return;
        }
        const PerSide<Line> lines = back_lines_of(table);
        for (const Line& line : lines.of) {
            if (!is_sane(line.from) || !is_sane(line.to)) {
                wrong("$.table.back_lines", "finite numbers, at most 1e5 in size");
            } else if (distance_in(line.from, line.to) <= kSamePlaceInches) {
                wrong("$.table.back_lines", "back lines with a length");
            }
        }
        if (distance_in(lines.of[0].middle(), lines.of[1].middle()) <= kSamePlaceInches) {
            wrong("$.table.back_lines", "two back lines with different middles");
        }
    }

    void id(const std::string& path, const std::string& id) {
        if (id.empty()) {
            wrong(path + ".id", "an id that is not empty");
        } else if (!ids_.insert(id).second) {
            wrong(path + ".id", "an id that no other man or gun has");
        }
    }

    void sigma(const std::string& path, double sigma_in) {
        if (!is_sane(sigma_in) || sigma_in < 0) {
            wrong(path + ".sigma", "a number from 0 to 1e5");
        }
    }

    void from(const std::string& path, const std::optional<Spot>& from) {
        if (from && !is_sane(*from)) {
            wrong(path + ".from", kNumber);
        }
    }

    void polygon(const std::string& path, const Polygon& polygon) {
        for (std::size_t i = 0; i < polygon.corners.size(); ++i) {
            if (!is_sane(polygon.corners[i])) {
                wrong(fmt::format("{}[{}]", path, i), kNumber);
                return;
            }
        }
        if (const auto flaw = polygon_flaw(polygon)) {
            wrong(path, *flaw);
        }
    }

    void man(const std::string& path, const ManInput& man) {
        id(path, man.id);
        men_.try_emplace(man.id, &man);
        if (const auto* disc = std::get_if<Disc>(&man.shape)) {
            if (!is_sane(disc->centre)) {
                wrong(path + ".at", kNumber);
            }
            if (!is_sane(disc->radius_in) || disc->radius_in <= 0) {
                wrong(path + ".radius", "a number above 0, at most 1e5");
            }
        } else {
            polygon(path + ".outline", std::get<Polygon>(man.shape));
        }
        from(path, man.from);
        sigma(path, man.sigma_in);
    }

    void gun(const std::string& path, const GunInput& gun) {
        id(path, gun.id);
        if (!is_sane(gun.axle.from) || !is_sane(gun.axle.to)) {
            wrong(path + ".axle", kNumber);
        } else if (!is_sane(gun.trail)) {
            wrong(path + ".trail", kNumber);
        } else if (distance_in(gun.axle.from, gun.axle.to) <= kSamePlaceInches) {
            wrong(path + ".axle", "two different points");
        } else if (std::abs(gun.axle.left_of_line_in(gun.trail)) <= kSamePlaceInches) {
            wrong(path + ".trail", "a point off the line of the axle");
        }
        if (gun.outline) {
            polygon(path + ".outline", *gun.outline);
        }
        from(path, gun.from);
        const auto is_count = [](int count) { return count >= 0 && count <= kAbsurd; };
        if (!is_count(gun.fired)) {
            wrong(path + ".fired", "a whole number from 0 to 100000");
        }
        if (gun.crew_before && !is_count(*gun.crew_before)) {
            wrong(path + ".crew_before", "a whole number from 0 to 100000");
        }
        sigma(path, gun.sigma_in);
    }

    void list_of_men(const std::string& path, const std::vector<std::string>& ids) {
        std::unordered_set<std::string_view> seen;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (men_.count(ids[i]) == 0) {
                wrong(fmt::format("{}[{}]", path, i), "the id of a man");
            } else if (!seen.insert(ids[i]).second) {
                wrong(fmt::format("{}[{}]", path, i), "each man once");
            }
        }
    }

    void body(const std::string& path, const BodyInput& body) {
        list_of_men(path, body.men);
        for (std::size_t i = 0; i < body.men.size(); ++i) {
            const auto found = men_.find(body.men[i]);
            if (found != men_.end() && found->second->side != body.side) {
                wrong(fmt::format("{}[{}]", path, i), "a man of the body's own side");
            }
        }
    }

    void choice(const std::string& path, const Choice& choice) {
        if (choice.melee.empty()) {
            wrong(path + ".melee", "at least one man of the melee");
        }
        list_of_men(path + ".melee", choice.melee);
        list_of_men(path + ".killed", choice.killed);
        list_of_men(path + ".prisoners", choice.prisoners);
    }

    const PositionInput& input_;
    std::vector<Flaw> flaws_;
    std::unordered_set<std::string_view> ids_;
    std::unordered_map<std::string_view, const ManInput*> men_;
};

}  // namespace

std::vector<Flaw> position_flaws(const PositionInput& input) {
    return Inspection(input).flaws();
}

}  // namespace littlewars::referee::little_wars
