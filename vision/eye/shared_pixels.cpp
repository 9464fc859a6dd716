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

/// What a figure covers: as wide as its base up to one height, as a man from there to its top.
struct Silhouette {
    double base_half_width_mm = 0;
    double base_top_mm = 0;
    double top_mm = 0;

    [[nodiscard]] bool holds(double x_mm, double z_mm) const {
        const double half_width_mm = z_mm <= base_top_mm ? base_half_width_mm : kBody_mm;
        return z_mm >= -base_half_width_mm / 2 && z_mm <= top_mm && std::abs(x_mm) <= half_width_mm;
    }
};

Silhouette silhouette_of(const Proposal& proposal) {
    const double base = base_half_width_mm(proposal);
    if (!is_standing(proposal)) {
        return {base, kFallenHeight_mm, kFallenHeight_mm};
    }
    switch (proposal.kind) {
        case PieceKind::Infantry:
            return {base, kBaseHeight_mm, kManHeight_mm};
        case PieceKind::Cavalry:
            return {base, kHorseHeight_mm, kRiderHeight_mm};
        case PieceKind::Gun:
            break;
    }
    return {base, kGunHeight_mm, kGunHeight_mm};
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

void leave_pixels(FoundFigure& own, const FoundFigure& other, double scale_px_per_mm) {
    const Silhouette silhouette = silhouette_of(other.proposal);
    const bool nearer = other.axis.foot_px.y > own.axis.foot_px.y + kNearer_px;
    for (PatchColour& pixel : own.patch.colours) {
        const FromAxis from_other = from_axis(other.axis, pixel.at_px, scale_px_per_mm);
        const FromAxis from_own = from_axis(own.axis, pixel.at_px, scale_px_per_mm);
        const bool in_front = nearer || std::abs(from_other.x_mm) < std::abs(from_own.x_mm);
        if (in_front && silhouette.holds(from_other.x_mm, from_other.z_mm)) {
            pixel.weight *= kLeftOver;
        }
    }
}

}  // namespace

void leave_pixels_to_others(std::span<FoundFigure> figures,
                            std::span<const std::string> reasons,
                            double scale_px_per_mm) {
    for (FoundFigure& own : figures) {
        for (std::size_t i = 0; i < figures.size(); ++i) {
            const FoundFigure& other = figures[i];
            const bool apart = cv::norm(other.axis.foot_px - own.axis.foot_px) > kReach_px;
            if (&other != &own && reasons[i].empty() && !apart) {
                leave_pixels(own, other, scale_px_per_mm);
            }
        }
    }
}

}  // namespace littlewars::vision
