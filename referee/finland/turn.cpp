#include "referee/finland/judge.hpp"
#include "referee/finland/reach.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::referee::finland {
namespace {

constexpr int kKyrkslattReach = 2;   ///< Section 4, in intervals.
constexpr int kTammerforsReach = 3;  ///< Section 4, in intervals.
constexpr int kOpeningThrow = 6;     ///< Opens Mäntyharju.

/// Changes a copy of the position by one move and tells what happened.
class Turn {
  public:
    Turn(const Rules& rules, const Position& position)
        : rules_(rules), map_(*rules.map), before_(position) {
        outcome_.next = position;
    }

    Outcome operator()(const Throw& thrown) {
        return before_.phase == Phase::Muster ? muster(thrown.eyes) : throw_die(thrown.eyes);
    }

    Outcome operator()(const Pass& /*pass*/) {
        outcome_.rule = "pass";
        pass_turn();
        return std::move(outcome_);
    }

    Outcome operator()(const Play& play) {
        outcome_.rule = "move";
        const int used =
            play.target
                ? *Reach(rules_, before_, play.plate).fewest()[static_cast<std::size_t>(play.to)]
                : 1;
        if (used > 0) {
            tell({.type = Effect::Type::Went,
                  .plate = play.plate,
                  .from = before_.plate(play.plate)->at,
                  .to = play.to});
            plate(play.plate)->at = play.to;
            arrive(play.plate, play.to);
        }
        if (play.target) {
            outcome_.rule = "fire";
            fire(play, used);
        }
        finish(play.plate);
        return std::move(outcome_);
    }

  private:
    std::optional<Plate>& plate(int number) {
        return outcome_.next.plates[static_cast<std::size_t>(number)];
    }

    void tell(Effect effect) { outcome_.effects.push_back(effect); }

    Outcome muster(int eyes) {
        Position& next = outcome_.next;
        const int number = *before_.first_unmustered();
        outcome_.rule = "muster";
        plate(number)->men = eyes;
        tell({.type = Effect::Type::Men, .plate = number, .count = eyes});
        const auto following = next.first_unmustered();
        next.turn = following ? side_of(*following) : Side::Red;
        next.phase = following ? Phase::Muster : Phase::Throw;
        return std::move(outcome_);
    }

    Outcome throw_die(int eyes) {
        outcome_.rule = "throw";
        outcome_.next.phase = Phase::Move;
        outcome_.next.die = eyes;
        if (eyes == kOpeningThrow && before_.turn == Side::Red && !before_.mantyharju_open &&
            map_.circle_of(Place::Mantyharju) && red_artillery_at_kouvola()) {
            outcome_.next.mantyharju_open = true;
            tell({.type = Effect::Type::MantyharjuOpens});
        }
        return std::move(outcome_);
    }

    [[nodiscard]] bool red_artillery_at_kouvola() const {
        const auto kouvola = map_.circle_of(Place::Kouvola);
        const auto there = kouvola ? before_.plate_on(*kouvola) : std::nullopt;
        return there && side_of(*there) == Side::Red && rules_.is_artillery(*there);
    }

    /// Section 4: what the place does to a plate that stops there.
    void arrive(int number, int circle) {
        for (std::size_t i = 0; i < kPlaces; ++i) {
            const auto place = static_cast<Place>(i);
            if (map_.is(circle, place) && take_effect(number, place)) {
                outcome_.rule = key_of(place);
                return;
            }
        }
    }

    /// False if the place does nothing to this plate.
    bool take_effect(int number, Place place) {
        const bool red = side_of(number) == Side::Red;
        switch (place) {
            case Place::Kyrkslatt:
                return red && remove_near(place, Side::White, kKyrkslattReach);
            case Place::Tammerfors:
                return !red && remove_near(place, Side::Red, kTammerforsReach);
            case Place::Pahakoski:
                return !red && remove(number);
            case Place::KymmeneBro:
                return red && remove(number);
            case Place::Bjorneborg:
            case Place::Vammala:
                return !red && send_to_pahakoski(number);
            case Place::Varkaus:
                return red && fill(number);
            case Place::Viborg:
                return !red && fill_at_viborg(number);
            case Place::Hango:
                extra_throw_ = !red;
                if (extra_throw_) {
                    tell({.type = Effect::Type::ExtraThrow, .side = Side::White});
                }
                return extra_throw_;
            case Place::Mantyharju:
                return red && !before_.mantyharju_open;
            case Place::Helsingfors:
            case Place::Filppula:
            case Place::Kouvola:
                break;
        }
        return false;
    }

    bool remove(int number) {
        plate(number).reset();
        tell({.type = Effect::Type::Removed, .plate = number});
        return true;
    }

    bool remove_near(Place place, Side side, int most) {
        const auto near = map_.within(*map_.circle_of(place), most);
        for (int number = 0; number < kPlates; ++number) {
            if (side_of(number) == side && plate(number) &&
                near[static_cast<std::size_t>(plate(number)->at)]) {
                remove(number);
            }
        }
        return true;
    }

    bool send_to_pahakoski(int number) {
        if (const auto bridge = map_.circle_of(Place::Pahakoski)) {
            tell({.type = Effect::Type::Sent, .plate = number, .to = *bridge});
        }
        return remove(number);
    }

    bool fill(int number) {
        if (plate(number)->men != kMostMen) {
            plate(number)->men = kMostMen;
            tell({.type = Effect::Type::Men, .plate = number, .count = kMostMen});
        }
        return true;
    }

    bool fill_at_viborg(int arriving) {
        for (int number = 0; number < kPlates; ++number) {
            const bool in_ring = rules_.options.viborg == Viborg::Ring &&
                                 side_of(number) == Side::White && plate(number) &&
                                 map_.interval_between(plate(arriving)->at, plate(number)->at);
            if (number == arriving || in_ring) {
                fill(number);
            }
        }
        return true;
    }

    /// Unless the place removed the firing plate or the target.
    void fire(const Play& play, int used) {
        const int target = *play.target;
        if (!plate(play.plate) || !plate(target)) {
            return;
        }
        const int felled = shots(rules_, before_, play.plate, used);
        tell({.type = Effect::Type::Fire, .plate = play.plate, .target = target, .count = felled});
        const int left = *plate(target)->men - felled;
        if (left <= 0) {
            remove(target);
            return;
        }
        plate(target)->men = left;
        tell({.type = Effect::Type::Men, .plate = target, .count = left});
    }

    void pass_turn() {
        outcome_.next.turn = other(before_.turn);
        outcome_.next.phase = Phase::Throw;
        outcome_.next.die.reset();
        outcome_.next.extra.reset();
    }

    /// Who throws next, and section 5: has somebody won?
    void finish(int number) {
        pass_turn();
        Position& next = outcome_.next;
        if (extra_throw_) {
            next.turn = before_.turn;
            if (rules_.options.hango == Hango::Same) {
                next.extra = number;
            }
        }
        const Side enemy = other(before_.turn);
        if (!next.has_plates(enemy)) {
            next.result = Result{std::string(name_of(before_.turn)), "all-destroyed"};
        } else if (!next.has_plates(before_.turn)) {
            next.result = Result{std::string(name_of(enemy)), "all-destroyed"};
        }
    }

    const Rules& rules_;
    const Map& map_;
    const Position& before_;
    Outcome outcome_;
    bool extra_throw_ = false;
};

}  // namespace

Outcome outcome(const Rules& rules, const Position& position, const Move& move) {
    return std::visit(Turn(rules, position), move);
}

}  // namespace littlewars::referee::finland
