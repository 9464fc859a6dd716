#pragma once

#include "referee/littlewars/certainty.hpp"
#include "referee/littlewars/judge.hpp"
#include "referee/littlewars/neighbours.hpp"
#include "referee/littlewars/position.hpp"

#include <cstddef>
#include <map>
#include <memory>
#include <string_view>
#include <tuple>
#include <vector>

namespace littlewars::referee::little_wars {

/// The comparisons that a close call, or the players' hand, can settle; named as the options.
enum class Rule { Contact, MeleeReach, SupportReach, EscortReach, GunReach, PastAxle };

[[nodiscard]] std::string_view name_of(Rule rule);

/// compare() of two outlines, worked out exactly only where their circles leave it open.
[[nodiscard]] Comparison compare_outlines(const Outline& a,
                                          const Outline& b,
                                          double threshold_in,
                                          double doubt_in);

/// Men as indices into Position::men(), ascending.
using Force = std::vector<std::size_t>;

/// The table as one step of the judgement finds it: the position, who is what by now, and the
/// comparisons the players settled by hand. Every distance the rules ask for is compared here.
///
/// Pieces are numbered: men by their index, then the guns. Refers to the position, which must
/// outlive it.
class Field {
  public:
    Field(const Position& position, const std::vector<SettledCall>& settled);

    [[nodiscard]] const Position& position() const { return *position_; }
    [[nodiscard]] const Options& options() const { return position_->options(); }
    [[nodiscard]] const Man& man(std::size_t man) const { return position_->men()[man]; }
    [[nodiscard]] std::size_t men() const { return status_.size(); }

    [[nodiscard]] Status status(std::size_t man) const { return status_[man]; }
    [[nodiscard]] bool fights(std::size_t man) const { return status_[man] == Status::Fighting; }
    [[nodiscard]] bool fights_for(std::size_t man, Side side) const {
        return fights(man) && position_->men()[man].side == side;
    }
    [[nodiscard]] std::vector<std::size_t> fighting(Side side) const;
    /// The same field with these men's status changed.
    [[nodiscard]] Field with(const Force& men, Status status) const;

    /// False when no piece has a sigma: then the three readings are one.
    [[nodiscard]] bool has_doubt() const { return largest_sigma_in_ > 0; }

    [[nodiscard]] double distance_in(std::size_t man_a, std::size_t man_b) const;
    /// Is the distance of two men within a rule's threshold?
    [[nodiscard]] Comparison compare_men(Rule rule,
                                         std::size_t man_a,
                                         std::size_t man_b,
                                         double threshold_in) const;
    /// The same for a man and a gun's outline.
    [[nodiscard]] Comparison compare_gun(std::size_t man, std::size_t gun) const;
    /// Is a man past a gun's axle line, on the side where `side_sign` times the signed distance
    /// from it is positive?
    [[nodiscard]] Comparison compare_axle(std::size_t man, std::size_t gun, double side_sign) const;
    /// Does a man's outline touch a side's back line?
    [[nodiscard]] Comparison touches_back_line(std::size_t man, Side side) const;

    /// Calls `visit` for every man who may be within `reach_in` of `outline`, sigma allowed for.
    template <typename Visit>
    void near(const Outline& outline, double reach_in, Visit visit) const {
        near_->near(outline, reach_in + most_doubt_in(), visit);
    }

    /// The largest half-width of doubt of any two pieces.
    [[nodiscard]] double most_doubt_in() const {
        return doubt_in(largest_sigma_in_, largest_sigma_in_);
    }

  private:
    using SettledKey = std::tuple<Rule, std::size_t, std::size_t>;

    [[nodiscard]] const bool* settled(Rule rule, std::size_t piece_a, std::size_t piece_b) const;

    const Position* position_;
    std::vector<Status> status_;
    std::map<SettledKey, bool> settled_;
    std::shared_ptr<const Neighbours> near_;
    double largest_sigma_in_ = 0;
};

}  // namespace littlewars::referee::little_wars
