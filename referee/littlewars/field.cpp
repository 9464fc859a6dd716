#include "referee/littlewars/field.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace littlewars::referee::little_wars {
namespace {

constexpr std::array<std::pair<Rule, std::string_view>, 6> kRules{
    {{Rule::Contact, "contact"},
     {Rule::MeleeReach, "melee_reach"},
     {Rule::SupportReach, "support_reach"},
     {Rule::EscortReach, "escort_reach"},
     {Rule::GunReach, "gun_reach"},
     {Rule::PastAxle, "past_axle"}}};

constexpr double kMarginInches = 1e-6;  ///< Bounds decide only when clear by this.

std::optional<Rule> rule_named(std::string_view name) {
    for (const auto& [rule, its_name] : kRules) {
        if (its_name == name) {
            return rule;
        }
    }
    return std::nullopt;
}

/// Number of a piece: a man's index, or behind the men a gun's.
std::optional<std::size_t> piece_named(const Position& position, std::string_view id) {
    if (const auto man = position.man_named(id)) {
        return man;
    }
    for (std::size_t gun = 0; gun < position.guns().size(); ++gun) {
        if (position.guns()[gun].id == id) {
            return position.men().size() + gun;
        }
    }
    return std::nullopt;
}

std::vector<const Outline*> outlines_of(const std::vector<Man>& men) {
    std::vector<const Outline*> outlines;
    outlines.reserve(men.size());
    for (const Man& man : men) {
        outlines.push_back(&man.outline);
    }
    return outlines;
}

}  // namespace

Comparison compare_outlines(const Outline& a,
                            const Outline& b,
                            double threshold_in,
                            double doubt_in) {
    const double apart = little_wars::distance_in(a.centre(), b.centre());
    const double margin = doubt_in + kMarginInches;
    if (apart - a.outer_radius_in() - b.outer_radius_in() > threshold_in + margin) {
        return {false, false};
    }
    if (threshold_in > margin &&
        apart - a.inner_radius_in() - b.inner_radius_in() < threshold_in - margin) {
        // A distance is never below 0, which is not close to such a threshold either.
        return {true, false};
    }
    return compare(little_wars::distance_in(a, b), threshold_in, doubt_in);
}

std::string_view name_of(Rule rule) {
    return std::find_if(
               kRules.begin(), kRules.end(), [&](const auto& entry) { return entry.first == rule; })
        ->second;
}

Field::Field(const Position& position, const std::vector<SettledCall>& settled)
    : position_(&position), near_(std::make_shared<const Neighbours>(outlines_of(position.men()))) {
    status_.reserve(position.men().size());
    for (const Man& man : position.men()) {
        status_.push_back(man.status);
        largest_sigma_in_ = std::max(largest_sigma_in_, man.sigma_in);
    }
    for (const Gun& gun : position.guns()) {
        largest_sigma_in_ = std::max(largest_sigma_in_, gun.sigma_in);
    }
    for (const SettledCall& call : settled) {
        const auto rule = rule_named(call.rule);
        const auto a = piece_named(position, call.a);
        const auto b = piece_named(position, call.b);
        if (rule && a && b) {
            settled_[{*rule, std::min(*a, *b), std::max(*a, *b)}] = call.within;
        }
    }
}

std::vector<std::size_t> Field::fighting(Side side) const {
    std::vector<std::size_t> men;
    for (std::size_t man = 0; man < status_.size(); ++man) {
        if (fights_for(man, side)) {
            men.push_back(man);
        }
    }
    return men;
}

Field Field::with(const Force& men, Status status) const {
    Field changed = *this;
    for (const std::size_t man : men) {
        changed.status_[man] = status;
    }
    return changed;
}

double Field::distance_in(std::size_t man_a, std::size_t man_b) const {
    return little_wars::distance_in(man(man_a).outline, man(man_b).outline);
}

const bool* Field::settled(Rule rule, std::size_t piece_a, std::size_t piece_b) const {
    if (settled_.empty()) {
        return nullptr;
    }
    const auto found =
        settled_.find({rule, std::min(piece_a, piece_b), std::max(piece_a, piece_b)});
    return found == settled_.end() ? nullptr : &found->second;
}

Comparison Field::compare_men(Rule rule,
                              std::size_t man_a,
                              std::size_t man_b,
                              double threshold_in) const {
    if (const bool* within = settled(rule, man_a, man_b)) {
        return {*within, false};
    }
    const Man& a = man(man_a);
    const Man& b = man(man_b);
    return compare_outlines(a.outline, b.outline, threshold_in, doubt_in(a.sigma_in, b.sigma_in));
}

Comparison Field::compare_gun(std::size_t man_index, std::size_t gun_index) const {
    if (const bool* within = settled(Rule::GunReach, man_index, men() + gun_index)) {
        return {*within, false};
    }
    const Man& who = man(man_index);
    const Gun& gun = position_->guns()[gun_index];
    return compare_outlines(
        who.outline, gun.outline, options().gun_reach_in, doubt_in(who.sigma_in, gun.sigma_in));
}

Comparison Field::compare_axle(std::size_t man_index,
                               std::size_t gun_index,
                               double side_sign) const {
    if (const bool* past = settled(Rule::PastAxle, man_index, men() + gun_index)) {
        return {*past, false};
    }
    const Man& who = man(man_index);
    const Gun& gun = position_->guns()[gun_index];
    const double beyond_in = side_sign * gun.axle.left_of_line_in(who.outline.centre());
    const Comparison short_of_it = compare(beyond_in, 0, doubt_in(who.sigma_in, gun.sigma_in));
    return {!short_of_it.measured, short_of_it.close};
}

Comparison Field::touches_back_line(std::size_t man_index, Side side) const {
    const Man& who = man(man_index);
    return compare(little_wars::distance_in(who.outline, position_->back_lines()[side]),
                   0,
                   doubt_in(who.sigma_in, 0));
}

}  // namespace littlewars::referee::little_wars
