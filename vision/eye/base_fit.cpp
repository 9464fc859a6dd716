#include "vision/eye/base_fit.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace littlewars::vision {
namespace {

constexpr double kRadians = std::numbers::pi / 180;
constexpr int kOutlineCorners = 24;
constexpr double kSuperellipse = 2.7;
constexpr double kRound = 0.86;    ///< Shorter over longer axis, from which a base is round.
constexpr double kSureAxis = 0.5;  ///< Length of the net's double-angle vector that is trusted.

/// Heights over the table, in heights of a foot soldier.
constexpr double kManHeight = 1.1;  ///< With plume or musket.
constexpr double kHorsemanHeight = 1.5;
constexpr double kGunHeight = 0.65;
constexpr double kFallenHeight = 0.35;

struct Direction {
    double x = 1;
    double y = 0;
};

Direction direction_of(double degrees) {
    return {std::cos(degrees * kRadians), std::sin(degrees * kRadians)};
}

TablePoint offset(const BaseShape& base, double along_mm, double across_mm) {
    const Direction ahead = direction_of(base.direction_deg);
    return {base.centre.x_mm + along_mm * ahead.x - across_mm * ahead.y,
            base.centre.y_mm + along_mm * ahead.y + across_mm * ahead.x};
}

double degrees_of(cv::Vec2d direction) {
    const double degrees = std::atan2(direction[1], direction[0]) / kRadians;
    return degrees < 0 ? degrees + 360 : degrees;
}

double height_of(PieceKind kind, bool standing) {
    if (!standing) {
        return kFallenHeight;
    }
    switch (kind) {
        case PieceKind::Infantry:
            return kManHeight;
        case PieceKind::Cavalry:
            return kHorsemanHeight;
        case PieceKind::Gun:
            break;
    }
    return kGunHeight;
}

/// The way a standing figure faces. An elongated base tells its line better than the figure its
/// front; the figure then tells which end.
double standing_direction_deg(const Proposal& proposal) {
    const double facing = degrees_of(proposal.heading);
    const double longer = std::max(proposal.half_along_mm, proposal.half_across_mm);
    const double shorter = std::min(proposal.half_along_mm, proposal.half_across_mm);
    if (shorter > kRound * longer || cv::norm(proposal.axis) < kSureAxis) {
        return facing;
    }
    double line = degrees_of(proposal.axis) / 2;
    if (proposal.half_along_mm < proposal.half_across_mm) {
        line += 90;
    }
    const double off = std::remainder(facing - line, 360);
    return std::fmod(std::abs(off) > 90 ? line + 180 : line, 360);
}

BaseShape base_of(const Proposal& proposal, bool standing, TablePoint centre, double ratio) {
    BaseShape base{centre, proposal.half_along_mm * ratio, proposal.half_across_mm * ratio, 0};
    if (!standing) {
        base.direction_deg = degrees_of(proposal.axis) / 2;
        if (base.half_along_mm < base.half_across_mm) {
            std::swap(base.half_along_mm, base.half_across_mm);
        }
        return base;
    }
    base.direction_deg = standing_direction_deg(proposal);
    const double longer = std::max(base.half_along_mm, base.half_across_mm);
    if (std::min(base.half_along_mm, base.half_across_mm) > kRound * longer) {
        base.half_along_mm = base.half_across_mm = (base.half_along_mm + base.half_across_mm) / 2;
    }
    return base;
}

}  // namespace

std::vector<TablePoint> base_outline(const BaseShape& base) {
    const bool round = base.half_along_mm == base.half_across_mm;
    const double power = round ? 2 : kSuperellipse;
    std::vector<TablePoint> corners;
    corners.reserve(kOutlineCorners);
    for (int i = 0; i < kOutlineCorners; ++i) {
        const Direction at = direction_of(360.0 * i / kOutlineCorners);
        const double radius =
            std::pow(std::pow(std::abs(at.x), power) + std::pow(std::abs(at.y), power), -1 / power);
        corners.push_back(
            offset(base, base.half_along_mm * at.x * radius, base.half_across_mm * at.y * radius));
    }
    return corners;
}

std::vector<TablePoint> rectangle_outline(const BaseShape& base) {
    const double along = base.half_along_mm;
    const double across = base.half_across_mm;
    return {offset(base, along, -across),
            offset(base, along, across),
            offset(base, -along, across),
            offset(base, -along, -across)};
}

GunFoot gun_foot(const BaseShape& base, double wheel_radius_mm) {
    const double axle = base.half_along_mm - std::min(wheel_radius_mm, base.half_along_mm);
    return {{offset(base, axle, base.half_across_mm), offset(base, axle, -base.half_across_mm)},
            offset(base, -base.half_along_mm, 0)};
}

PieceOnTable piece_on_table(const Proposal& proposal, const ChartGeometry& geometry) {
    const bool standing = is_standing(proposal);
    const double ratio = geometry.figure_ratio();
    const cv::Point2d mm_per_px = geometry.mm_per_px(proposal.foot_px.y);
    PieceOnTable piece;
    piece.centre = geometry.table_from_chart(proposal.foot_px);
    piece.sigma_mm =
        proposal.sigma_px * std::sqrt((mm_per_px.x * mm_per_px.x + mm_per_px.y * mm_per_px.y) / 2);
    const BaseShape base = base_of(proposal, standing, piece.centre, ratio);
    if (standing) {
        piece.heading_deg = base.direction_deg;
    }
    const bool round = standing && proposal.kind != PieceKind::Gun;
    piece.outline = round ? base_outline(base) : rectangle_outline(base);
    if (standing && proposal.kind == PieceKind::Gun) {
        piece.gun = gun_foot(base, proposal.wheel_radius_mm * ratio);
    }
    return piece;
}

PixelBox figure_box(const PieceOnTable& piece,
                    PieceKind kind,
                    bool standing,
                    const calibration::TablePlane& plane,
                    double figure_mm) {
    const double top = height_of(kind, standing) * figure_mm;
    PixelBox box{1e9, 1e9, -1e9, -1e9};
    for (const TablePoint& corner : piece.outline) {
        for (const double z : {0.0, top}) {
            const PixelPoint at = plane.image_from_world({corner.x_mm, corner.y_mm, z});
            box = {std::min(box.u0_px, at.u_px),
                   std::min(box.v0_px, at.v_px),
                   std::max(box.u1_px, at.u_px),
                   std::max(box.v1_px, at.v_px)};
        }
    }
    return box;
}

}  // namespace littlewars::vision
