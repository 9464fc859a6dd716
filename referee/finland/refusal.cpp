#include "referee/finland/judge.hpp"
#include "referee/finland/reach.hpp"

#include <fmt/format.h>

#include <string>

namespace littlewars::referee::finland {
namespace {

using Verdict = std::optional<Refusal>;

/// Section 6's refusals in their order.
class Refuser {
  public:
    Refuser(const Rules& rules, const Position& position)
        : rules_(rules), map_(*rules.map), position_(position) {}

    Verdict operator()(const Throw& /*thrown*/) const {
        if (position_.phase == Phase::Move) {
            return Refusal{"wrong-phase", "The die is thrown: a plate must use it now."};
        }
        return std::nullopt;
    }

    Verdict operator()(const Pass& /*pass*/) const {
        if (position_.phase != Phase::Move) {
            return must_throw();
        }
        const auto plays = legal_plays(rules_, position_);
        if (!plays.empty()) {
            return Refusal{"can-move",
                           fmt::format("{} can use the throw, so it must be used.",
                                       name(plays.front().plate))};
        }
        return std::nullopt;
    }

    Verdict operator()(const Play& play) const {
        if (position_.phase != Phase::Move) {
            return must_throw();
        }
        if (auto refused = plate(play)) {
            return refused;
        }
        return play.target ? shot(play) : plain(play);
    }

  private:
    static std::string_view name(int plate) { return kPlateNames[static_cast<std::size_t>(plate)]; }

    [[nodiscard]] const std::string& circle(int point) const {
        return map_.board.points[static_cast<std::size_t>(point)].id;
    }

    static Refusal must_throw() {
        return {"wrong-phase", "The die must be thrown before a plate is used."};
    }

    [[nodiscard]] Refusal cannot_reach(const Play& play, std::string_view why) const {
        return {"cannot-reach",
                fmt::format("{} cannot do that at {} with a {}: {}.",
                            name(play.plate),
                            circle(play.to),
                            *position_.die,
                            why)};
    }

    [[nodiscard]] Verdict plate(const Play& play) const {
        if (side_of(play.plate) != position_.turn) {
            return Refusal{"not-your-plate",
                           fmt::format("{} is not of the side whose turn it is, {}.",
                                       name(play.plate),
                                       name_of(position_.turn))};
        }
        if (!position_.plate(play.plate)) {
            return Refusal{"plate-gone", fmt::format("{} is off the map.", name(play.plate))};
        }
        if (position_.extra && *position_.extra != play.plate) {
            return Refusal{
                "same-plate",
                fmt::format("The throw won at Hangö belongs to {}.", name(*position_.extra))};
        }
        const auto there = position_.plate_on(play.to);
        if (there && *there != play.plate) {
            return Refusal{"occupied",
                           fmt::format("{} stands on {}.", name(*there), circle(play.to))};
        }
        return std::nullopt;
    }

    [[nodiscard]] Verdict plain(const Play& play) const {
        const Reach reach(rules_, position_, play.plate);
        if (!reach.stops(*position_.die)[static_cast<std::size_t>(play.to)]) {
            return cannot_reach(play, "no way of that many intervals leads there");
        }
        return std::nullopt;
    }

    [[nodiscard]] Verdict shot(const Play& play) const {
        const int target = *play.target;
        if (side_of(target) == side_of(play.plate)) {
            return Refusal{"own-plate", fmt::format("{} is on the same side.", name(target))};
        }
        if (!position_.plate(target)) {
            return Refusal{"target-gone", fmt::format("{} is off the map.", name(target))};
        }
        const Reach reach(rules_, position_, play.plate);
        const auto used = reach.fewest()[static_cast<std::size_t>(play.to)];
        if (!used) {
            return cannot_reach(play, "no open way leads there");
        }
        const int aim = position_.plate(target)->at;
        const Interval* interval = map_.interval_between(play.to, aim);
        if (interval == nullptr) {
            return Refusal{
                "not-next-to-target",
                fmt::format(
                    "{} is not next to {} on {}.", circle(play.to), name(target), circle(aim))};
        }
        if (auto safe = shelter(play.plate, target)) {
            return safe;
        }
        return range(play, reach, *interval, *used);
    }

    /// Filppula and Helsingfors shelter those within (section 4).
    [[nodiscard]] Verdict shelter(int shooter, int target) const {
        const int aim = position_.plate(target)->at;
        if (side_of(shooter) == Side::Red && map_.is(aim, Place::Filppula)) {
            return Refusal{"filppula-safe",
                           fmt::format("Nobody can fire at {} in Filppula.", name(target))};
        }
        if (side_of(shooter) == Side::White && !rules_.is_artillery(shooter) &&
            map_.is(aim, Place::Helsingfors)) {
            return Refusal{
                "helsingfors-walls",
                fmt::format("White infantry cannot fire at {} behind the walls of Helsingfors.",
                            name(target))};
        }
        return std::nullopt;
    }

    [[nodiscard]] Verdict range(const Play& play,
                                const Reach& reach,
                                const Interval& interval,
                                int used) const {
        if (!reach.may_enter(play.to, interval)) {
            return cannot_reach(play, "it could not go on to the enemy's circle");
        }
        if (used > 0 && reach.stops_at(play.to)) {
            return cannot_reach(play, "Mäntyharju ends the move, and it does not fire");
        }
        if (used + 1 > firing_reach(rules_, position_, play.plate)) {
            return cannot_reach(play, "the throw does not carry it to the enemy");
        }
        return std::nullopt;
    }

    const Rules& rules_;
    const Map& map_;
    const Position& position_;
};

}  // namespace

std::optional<Refusal> refusal(const Rules& rules, const Position& position, const Move& move) {
    return std::visit(Refuser(rules, position), move);
}

}  // namespace littlewars::referee::finland
