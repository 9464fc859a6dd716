#include "referee/littlewars/guns.hpp"

#include "referee/littlewars/wording.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace littlewars::referee::little_wars {
namespace {

constexpr double kNoTellingDegrees = 15;  ///< Section 6, "attack".

/// An enemy near the gun: is he within reach, and on either side of the axle line?
struct Enemy {
    std::size_t man;
    Comparison reach;
    Comparison left;   ///< Beyond the line on its left.
    Comparison right;  ///< Beyond the line on its right.
};

struct Gunner {
    std::size_t man;
    Comparison reach;
};

enum class Beyond { Left, Right };

Beyond other_side(Beyond side) {
    return side == Beyond::Left ? Beyond::Right : Beyond::Left;
}

/// Who stands about one gun.
struct Surroundings {
    std::vector<Gunner> crew;
    std::vector<Enemy> enemies;
};

Surroundings look_round(const Field& field, std::size_t gun_index) {
    const Gun& gun = field.position().guns()[gun_index];
    Surroundings round;
    field.near(gun.outline, field.options().gun_reach_in, [&](std::size_t man) {
        if (!field.fights(man)) {
            return;
        }
        const Comparison reach = field.compare_gun(man, gun_index);
        if (!reach.measured && !reach.close) {
            return;
        }
        if (field.man(man).side == gun.side) {
            round.crew.push_back({man, reach});
        } else {
            round.enemies.push_back({man,
                                     reach,
                                     field.compare_axle(man, gun_index, 1),
                                     field.compare_axle(man, gun_index, -1)});
        }
    });
    const auto by_man = [](const auto& a, const auto& b) { return a.man < b.man; };
    std::sort(round.crew.begin(), round.crew.end(), by_man);
    std::sort(round.enemies.begin(), round.enemies.end(), by_man);
    return round;
}

Force crew_of(const Surroundings& round, Reading reading) {
    Force crew;
    for (const Gunner& gunner : round.crew) {
        if (gunner.reach.within(reading)) {
            crew.push_back(gunner.man);
        }
    }
    return crew;
}

Force past_of(const Surroundings& round, Beyond side, Reading reading) {
    Force past;
    for (const Enemy& enemy : round.enemies) {
        const Comparison& beyond = side == Beyond::Left ? enemy.left : enemy.right;
        if (enemy.reach.within(reading) && beyond.within(reading)) {
            past.push_back(enemy.man);
        }
    }
    return past;
}

bool has_enemy(const Surroundings& round, Reading reading) {
    return std::any_of(round.enemies.begin(), round.enemies.end(), [&](const Enemy& enemy) {
        return enemy.reach.within(reading);
    });
}

/// Comparisons of the crew and of the enemy, read apart (section 8).
struct ReadingPair {
    Reading crew;
    Reading enemy;
};

constexpr std::array<ReadingPair, 5> kReadingPairs{{{Reading::AsMeasured, Reading::AsMeasured},
                                                    {Reading::Within, Reading::Within},
                                                    {Reading::Within, Reading::Beyond},
                                                    {Reading::Beyond, Reading::Within},
                                                    {Reading::Beyond, Reading::Beyond}}};

GunState state_of(const Options& options,
                  const Surroundings& round,
                  Beyond side,
                  ReadingPair read) {
    const std::size_t crew = crew_of(round, read.crew).size();
    const std::size_t past = past_of(round, side, read.enemy).size();
    if (crew == 0 && past >= static_cast<std::size_t>(options.capture_men)) {
        return GunState::Captured;
    }
    if (crew >= static_cast<std::size_t>(options.gun_crew)) {
        return GunState::InAction;
    }
    return has_enemy(round, read.enemy) ? GunState::Disputed : GunState::OutOfAction;
}

/// Which side of the axle counts, and whether the direction of attack leaves that open.
struct PastSide {
    Beyond side;
    bool doubtful;
};

PastSide past_side(const Position& position, const Gun& gun) {
    const Beyond rear = gun.axle.left_of_line_in(gun.trail) > 0 ? Beyond::Left : Beyond::Right;
    if (position.options().past_axle == PastAxle::Rear) {
        return {rear, false};
    }
    const Spot from = position.back_lines()[enemy_of(gun.side)].middle();
    const Spot to = position.back_lines()[gun.side].middle();
    const double dx = gun.axle.to.x_in - gun.axle.from.x_in;
    const double dy = gun.axle.to.y_in - gun.axle.from.y_in;
    // Sine of the angle between the left normal (-dy, dx) and the perpendicular of the attack.
    const double sine = (-dy * (to.x_in - from.x_in) + dx * (to.y_in - from.y_in)) /
                        (std::hypot(dx, dy) * distance_in(from, to));
    const double off_deg = std::asin(std::clamp(std::abs(sine), 0.0, 1.0)) * 180 / std::numbers::pi;
    if (off_deg <= kNoTellingDegrees + kTolerance) {
        return {rear, true};
    }
    return {sine > 0 ? Beyond::Left : Beyond::Right, false};
}

bool is_firm(const Options& options, const Surroundings& round, PastSide past, GunState state) {
    return std::all_of(kReadingPairs.begin(), kReadingPairs.end(), [&](ReadingPair read) {
        return state_of(options, round, past.side, read) == state &&
               (!past.doubtful || state_of(options, round, other_side(past.side), read) == state);
    });
}

}  // namespace

std::vector<GunRuling> rule_guns(const Field& field) {
    const Position& position = field.position();
    std::vector<GunRuling> rulings;
    for (std::size_t i = 0; i < position.guns().size(); ++i) {
        const Gun& gun = position.guns()[i];
        const Surroundings round = look_round(field, i);
        const PastSide past = past_side(position, gun);
        GunRuling ruling;
        ruling.id = gun.id;
        ruling.side = gun.side;
        ruling.state = state_of(position.options(), round, past.side, kReadingPairs.front());
        ruling.crew = ids_of(field, crew_of(round, Reading::AsMeasured));
        ruling.past = ids_of(field, past_of(round, past.side, Reading::AsMeasured));
        if (ruling.state == GunState::Captured) {
            ruling.by = enemy_of(gun.side);
        }
        ruling.firm = is_firm(position.options(), round, past, ruling.state);
        ruling.text = text_of(ruling, position);
        rulings.push_back(std::move(ruling));
    }
    return rulings;
}

}  // namespace littlewars::referee::little_wars
