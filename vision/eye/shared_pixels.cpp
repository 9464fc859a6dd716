#include "vision/eye/shared_pixels.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace littlewars::vision {
namespace {

constexpr double kLeftOver = 0.05;  ///< Of the weight of a pixel that is another's.
constexpr double kNearer_px = 1.5;  ///< Less is no depth order.
constexpr double kReach_px = 140;   ///< Figures farther apart in the chart share nothing.

// Of 54 mm men, mm:
constexpr double kBody_mm = 7;  ///< Half-width of a man over his base.
constexpr double kBaseHeight_mm = 4;
constexpr double kManHeight_mm = 52;
constexpr double kHorseHeight_mm = 42;
constexpr double kRiderHeight_mm = 72;
constexpr double kGunHeight_mm = 22;
constexpr double kFallenHeight_mm = 14;

/// Half of the base's width as the camera sees it; the table's x runs along the chart's rows.
double base_half_width_mm(const Proposal& proposal) {
    const double along = proposal.half_along_mm;
    const double across = proposal.half_across_mm;
    double cosine_squared = 0.5;  // of the angle between the base's first axis and the chart's rows
    if (is_standing(proposal)) {
        const double length = cv::norm(proposal.heading);
        cosine_squared = length > 0 ? std::pow(proposal.heading[0] / length, 2) : 0.5;
    } else if (const double length = cv::norm(proposal.axis); length > 0) {
        cosine_squared = (1 + proposal.axis[0] / length) / 2;
    }
    return std::sqrt(along * along * cosine_squared + across * across * (1 - cosine_squared));
}

/// Half-width of a figure at `z_mm` over its foot; negative above its head.
double half_width_mm(const Proposal& proposal, double z_mm) {
    const double base = base_half_width_mm(proposal);
    if (!is_standing(proposal)) {
        return z_mm <= kFallenHeight_mm ? base : -1;
    }
    switch (proposal.kind) {
        case PieceKind::Infantry:
            return z_mm <= kBaseHeight_mm ? base : z_mm <= kManHeight_mm ? kBody_mm : -1;
        case PieceKind::Cavalry:
            return z_mm <= kHorseHeight_mm ? base : z_mm <= kRiderHeight_mm ? kBody_mm : -1;
        case PieceKind::Gun:
            break;
    }
    return z_mm <= kGunHeight_mm ? base : -1;
}

/// A pixel as seen from a figure's axis, in mm of 54 mm men.
struct FromAxis {
    double x_mm = 0;
    double z_mm = 0;
};

FromAxis from_axis(const FigureAxis& axis, cv::Point at_px, double scale_px_per_mm) {
    const double z = (at_px.y - axis.foot_px.y) / axis.up_px_per_mm.y;
    return {(at_px.x - axis.foot_px.x - axis.up_px_per_mm.x * z) / scale_px_per_mm, z};
}

bool is_others(const PatchColour& pixel,
               const FoundFigure& own,
               const FoundFigure& other,
               double scale_px_per_mm) {
    const FromAxis from_other = from_axis(other.axis, pixel.at_px, scale_px_per_mm);
    const double behind_foot_mm = -base_half_width_mm(other.proposal) / 2;
    const double half_width = half_width_mm(other.proposal, from_other.z_mm);
    if (from_other.z_mm < behind_foot_mm || std::abs(from_other.x_mm) > half_width) {
        return false;
    }
    if (other.axis.foot_px.y > own.axis.foot_px.y + kNearer_px) {
        return true;
    }
    const FromAxis from_own = from_axis(own.axis, pixel.at_px, scale_px_per_mm);
    return std::abs(from_other.x_mm) < std::abs(from_own.x_mm);
}

}  // namespace

void leave_pixels_to_others(std::span<FoundFigure> figures,
                            std::span<const std::string> reasons,
                            double scale_px_per_mm) {
    for (FoundFigure& own : figures) {
        for (std::size_t i = 0; i < figures.size(); ++i) {
            const FoundFigure& other = figures[i];
            if (&other == &own || !reasons[i].empty() ||
                cv::norm(other.axis.foot_px - own.axis.foot_px) > kReach_px) {
                continue;
            }
            for (PatchColour& pixel : own.patch.colours) {
                if (is_others(pixel, own, other, scale_px_per_mm)) {
                    pixel.weight *= kLeftOver;
                }
            }
        }
    }
}

}  // namespace littlewars::vision
