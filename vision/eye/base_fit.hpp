#pragma once

#include "calibration/table_plane.hpp"
#include "vision/chart/table_chart.hpp"
#include "vision/eye/proposals.hpp"
#include "vision/observation.hpp"

#include <opencv2/core/types.hpp>

#include <vector>

namespace littlewars::vision {

/// Half-axes of a base and the direction of the first one.
struct BaseShape {
    TablePoint centre;
    double half_along_mm = 0;
    double half_across_mm = 0;
    double direction_deg = 0;
};

/// A base as a polygon of 24 corners, counter-clockwise: a circle when the half-axes are equal,
/// else a superellipse half-way between ellipse and rectangle (bases are either, the net can't
/// tell).
[[nodiscard]] std::vector<TablePoint> base_outline(const BaseShape& base);

/// A rectangle, counter-clockwise from its front right corner's end.
[[nodiscard]] std::vector<TablePoint> rectangle_outline(const BaseShape& base);

/// Wheels and trail end of a gun with the ground rectangle `base`, the muzzle ahead.
[[nodiscard]] GunFoot gun_foot(const BaseShape& base, double wheel_radius_mm);

/// The piece on the table that a proposal stands for: centre, sigma, heading, outline.
///
/// A standing man or horseman has a rounded base, a gun its ground rectangle, a fallen one
/// the rectangle round him.
[[nodiscard]] PieceOnTable piece_on_table(const Proposal& proposal, const ChartGeometry& geometry);

/// The box in the picture round a whole figure of the kind, `figure_mm` the height of a man.
[[nodiscard]] PixelBox figure_box(const PieceOnTable& piece,
                                  PieceKind kind,
                                  bool standing,
                                  const calibration::TablePlane& plane,
                                  double figure_mm);

}  // namespace littlewars::vision
