#include "vision/eye/piece_filter.hpp"

#include "vision/eye/duplicate_filter.hpp"

namespace littlewars::vision {
namespace {

constexpr double kOnHand = 0.6;        ///< Belief in a hand at the foot that rules a piece out.
constexpr double kLeastChange = 0.08;  ///< Of a figure's patch; with less there is no figure.
/// What the eye is less sure of must differ more: trees of the empty table look a little like men.
constexpr double kSure = 0.5;
constexpr double kLeastChangeOfDoubtful = 0.25;

double least_change(const Proposal& proposal) {
    return proposal.score < kSure ? kLeastChangeOfDoubtful : kLeastChange;
}

}  // namespace

std::vector<std::string> reasons_against(std::span<const FoundFigure> figures,
                                         const EyeModel& model) {
    std::vector<std::string> reasons(figures.size());
    std::vector<Proposal> proposals;
    std::vector<cv::Point2d> spots;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].proposal.score < model.refiner.least_belief) {
            reasons[i] = "nothing, seen closely";
        } else if (figures[i].proposal.hand > kOnHand) {
            reasons[i] = "on a hand";
        } else if (figures[i].patch.changed_share < least_change(figures[i].proposal)) {
            reasons[i] = "looks as the empty table";
        }
        proposals.push_back(figures[i].proposal);
        spots.push_back(figures[i].spot_mm);
    }
    for (const Duplicate& duplicate : find_duplicates(proposals, spots, model)) {
        if (reasons[duplicate.index].empty()) {
            reasons[duplicate.index] = "repeats a stronger one";
        }
    }
    return reasons;
}

}  // namespace littlewars::vision
