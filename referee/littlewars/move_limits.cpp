#include "referee/littlewars/move_limits.hpp"

#include "referee/littlewars/wording.hpp"
#include "referee/natural_order.hpp"

#include <algorithm>
#include <tuple>

namespace littlewars::referee::little_wars {
namespace {

constexpr double kMovedInches = 0.25;  ///< Section 7: moved is more than this.

Spot offset(Spot from, Spot to) {
    return {to.x_in - from.x_in, to.y_in - from.y_in};
}

/// Judges one move in one reading; "within" is inside every allowance.
class MoveCheck {
  public:
    MoveCheck(const Field& field, Reading reading)
        : field_(field),
          position_(field.position()),
          options_(field.options()),
          mover_(position_.moved()),
          reading_(reading) {}

    std::vector<Violation> run() {
        for (std::size_t man = 0; man < field_.men(); ++man) {
            check_man(man);
        }
        for (const Gun& gun : position_.guns()) {
            check_gun(gun);
        }
        if (options_.crowding_in > 0) {
            check_crowding();
        }
        return std::move(violations_);
    }

  private:
    void report(const std::string& id, MoveRule rule, double measured, double allowed) {
        violations_.push_back({id, rule, {}, measured, allowed, true, {}});
    }

    /// Is a distance from a piece to its own `from` inside an allowance?
    [[nodiscard]] bool stays_inside(double distance, double allowed_in, double sigma_in) const {
        return compare(distance, allowed_in, doubt_in(sigma_in, sigma_in)).within(reading_);
    }

    void check_man(std::size_t index) {
        const Man& man = field_.man(index);
        if (!man.from || man.status == Status::Dead) {
            return;
        }
        const double distance = distance_in(man.outline.centre(), *man.from);
        const bool held = man.status == Status::Prisoner;
        if (man.side != mover_ && held) {
            check_prisoner(index, distance);
        } else if (man.side != mover_ || held) {
            if (!stays_inside(distance, kMovedInches, man.sigma_in)) {
                report(man.id, MoveRule::Disturbed, distance, kMovedInches);
            }
        } else if (const double move_in = position_.move_in(man);
                   !stays_inside(distance, move_in, man.sigma_in)) {
            report(man.id, MoveRule::Distance, distance, move_in);
        }
    }

    static Outline at_start(const Man& man) {
        return man.from ? man.outline.shifted_by(offset(man.outline.centre(), *man.from))
                        : man.outline;
    }

    static Outline at_start(const Gun& gun) {
        return gun.from ? gun.outline.shifted_by(offset(gun.axle.middle(), *gun.from))
                        : gun.outline;
    }

    [[nodiscard]] bool was_near(const Man& man,
                                const Outline& where,
                                double reach_in,
                                double sigma_in) const {
        return compare_outlines(at_start(man), where, reach_in, doubt_in(man.sigma_in, sigma_in))
            .within(reading_);
    }

    /// A prisoner the moved side holds: only with a guard, and no farther than both may go.
    void check_prisoner(std::size_t index, double distance) {
        const Man& prisoner = field_.man(index);
        const Outline started = at_start(prisoner);
        const double reach_in = options_.escort_reach_in;
        double allowed_in = -1;  // no guard seen yet
        field_.near(prisoner.outline, reach_in, [&](std::size_t other) {
            const Man& guard = field_.man(other);
            if (field_.fights_for(other, mover_) &&
                field_.compare_men(Rule::EscortReach, index, other, reach_in).within(reading_) &&
                was_near(guard, started, reach_in, prisoner.sigma_in)) {
                allowed_in = std::max(
                    allowed_in, std::min(position_.move_in(prisoner), position_.move_in(guard)));
            }
        });
        if (allowed_in < 0) {
            if (!stays_inside(distance, kMovedInches, prisoner.sigma_in)) {
                report(prisoner.id, MoveRule::Prisoner, distance, 0);
            }
        } else if (!stays_inside(distance, allowed_in, prisoner.sigma_in)) {
            report(prisoner.id, MoveRule::Prisoner, distance, allowed_in);
        }
    }

    void check_gun(const Gun& gun) {
        const double distance = gun.from ? distance_in(gun.axle.middle(), *gun.from) : 0;
        const bool moved = gun.from && !stays_inside(distance, kMovedInches, gun.sigma_in);
        if (gun.side != mover_) {
            if (moved) {
                report(gun.id, MoveRule::Disturbed, distance, kMovedInches);
            }
            return;
        }
        if (const double most_in = gun_move_in(gun);
            gun.from && !stays_inside(distance, most_in, gun.sigma_in)) {
            report(gun.id, MoveRule::GunDistance, distance, most_in);
        }
        if ((moved || gun.fired > 0) && gun.crew_before && *gun.crew_before < options_.gun_crew) {
            report(gun.id, MoveRule::GunCrew, *gun.crew_before, options_.gun_crew);
        }
        if (moved && gun.fired > 0) {
            report(gun.id, MoveRule::GunMoveAndFire, distance, kMovedInches);
        }
        if (gun.fired > options_.gun_shots) {
            report(gun.id, MoveRule::GunShots, gun.fired, options_.gun_shots);
        }
    }

    /// Section 6: a cavalry crew takes its gun at its own pace.
    [[nodiscard]] double gun_move_in(const Gun& gun) const {
        const auto index = static_cast<std::size_t>(&gun - position_.guns().data());
        const Outline started = at_start(gun);
        int riders = 0;
        field_.near(gun.outline, options_.gun_reach_in, [&](std::size_t man) {
            if (field_.fights_for(man, gun.side) && field_.man(man).kind == Kind::Cavalry &&
                field_.compare_gun(man, index).within(reading_) &&
                was_near(field_.man(man), started, options_.gun_reach_in, gun.sigma_in)) {
                ++riders;
            }
        });
        return riders >= options_.gun_crew ? options_.cavalry_move_in : options_.infantry_move_in;
    }

    [[nodiscard]] bool may_crowd(std::size_t man) const {
        const Status status = field_.status(man);
        return field_.man(man).side == mover_ &&
               (status == Status::Fighting || status == Status::Disarmed);
    }

    void check_crowding() {
        for (std::size_t a = 0; a < field_.men(); ++a) {
            if (!may_crowd(a)) {
                continue;
            }
            field_.near(field_.man(a).outline, options_.crowding_in, [&](std::size_t b) {
                if (b > a && may_crowd(b)) {
                    check_gap(a, b);
                }
            });
        }
    }

    void check_gap(std::size_t a, std::size_t b) {
        const double gap_in = field_.distance_in(a, b);
        const double least_in = options_.crowding_in;
        const double doubt = doubt_in(field_.man(a).sigma_in, field_.man(b).sigma_in);
        Comparison wide_enough = compare(gap_in, least_in, doubt);
        wide_enough.measured = gap_in >= least_in - kTolerance;
        if (!wide_enough.within(reading_)) {
            violations_.push_back({field_.man(a).id,
                                   MoveRule::Crowding,
                                   field_.man(b).id,
                                   gap_in,
                                   least_in,
                                   true,
                                   {}});
        }
    }

    const Field& field_;
    const Position& position_;
    const Options& options_;
    Side mover_;
    Reading reading_;
    std::vector<Violation> violations_;
};

bool comes_before(const Violation& a, const Violation& b) {
    if (a.id != b.id) {
        return natural_less(a.id, b.id);
    }
    return a.rule != b.rule ? a.rule < b.rule : natural_less(a.with, b.with);
}

std::vector<Violation> violations_in(const Field& field, Reading reading) {
    std::vector<Violation> violations = MoveCheck(field, reading).run();
    std::sort(violations.begin(), violations.end(), comes_before);
    return violations;
}

}  // namespace

std::vector<Violation> rule_move(const Field& field) {
    std::vector<Violation> measured = violations_in(field, Reading::AsMeasured);
    for (const Reading reading : {Reading::Within, Reading::Beyond}) {
        if (!field.has_doubt()) {
            break;
        }
        const std::vector<Violation> read = violations_in(field, reading);
        for (Violation& violation : measured) {
            violation.firm = violation.firm &&
                             std::binary_search(read.begin(), read.end(), violation, comes_before);
        }
    }
    for (Violation& violation : measured) {
        violation.text = text_of(violation);
    }
    return measured;
}

}  // namespace littlewars::referee::little_wars
