#include "calibration/measurement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace littlewars::calibration {
namespace {

cv::Vec2d from_to(TablePoint a, TablePoint b) {
    return {b.x_mm - a.x_mm, b.y_mm - a.y_mm};
}

double distance(TablePoint a, TablePoint b) {
    return std::hypot(b.x_mm - a.x_mm, b.y_mm - a.y_mm);
}

TablePoint nearest_on(TablePoint p, TablePoint from, TablePoint to) {
    const cv::Vec2d along = from_to(from, to);
    const double squared = along.dot(along);
    const double share =
        squared > 0 ? std::clamp(along.dot(from_to(from, p)) / squared, 0.0, 1.0) : 0;
    return {from.x_mm + share * along[0], from.y_mm + share * along[1]};
}

/// By the crossing number of a ray to the right.
bool holds(std::span<const TablePoint> outline, TablePoint p) {
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const TablePoint& a = outline[i];
        const TablePoint& b = outline[(i + 1) % outline.size()];
        if ((a.y_mm > p.y_mm) != (b.y_mm > p.y_mm) &&
            p.x_mm < (b.x_mm - a.x_mm) * (p.y_mm - a.y_mm) / (b.y_mm - a.y_mm) + a.x_mm) {
            inside = !inside;
        }
    }
    return inside;
}

double turn(TablePoint a, TablePoint b, TablePoint c) {
    const cv::Vec2d ab = from_to(a, b);
    const cv::Vec2d ac = from_to(a, c);
    return ab[0] * ac[1] - ab[1] * ac[0];
}

bool cross(TablePoint a, TablePoint b, TablePoint c, TablePoint d) {
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

bool overlap(std::span<const TablePoint> a, std::span<const TablePoint> b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t k = 0; k < b.size(); ++k) {
            if (cross(a[i], a[(i + 1) % a.size()], b[k], b[(k + 1) % b.size()])) {
                return true;
            }
        }
    }
    return holds(a, b[0]) || holds(b, a[0]);
}

/// The corner of `corners` and the point of `outline`'s edges that are nearest.
std::array<TablePoint, 2> nearest_corner(std::span<const TablePoint> corners,
                                         std::span<const TablePoint> outline) {
    std::array<TablePoint, 2> best;
    double least = std::numeric_limits<double>::max();
    for (const TablePoint& corner : corners) {
        for (std::size_t k = 0; k < outline.size(); ++k) {
            const TablePoint on = nearest_on(corner, outline[k], outline[(k + 1) % outline.size()]);
            if (distance(corner, on) < least) {
                least = distance(corner, on);
                best = {corner, on};
            }
        }
    }
    return best;
}

}  // namespace

MeasuredLength path_length(const TableUncertainty& uncertainty,
                           std::span<const TablePoint> points,
                           double pixel_sigma_px) {
    MeasuredLength path;
    std::vector<cv::Vec2d> gradients(points.size());
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const cv::Vec2d leg = from_to(points[i], points[i + 1]);
        const double length = cv::norm(leg);
        path.mm += length;
        const cv::Vec2d along = length > 0 ? leg * (1 / length) : cv::Vec2d(1, 0);
        gradients[i] -= along;
        gradients[i + 1] += along;
    }
    path.sigma_mm = uncertainty.sigma_of(points, gradients, pixel_sigma_px);
    return path;
}

std::array<TablePoint, 2> nearest_points(std::span<const TablePoint> a,
                                         std::span<const TablePoint> b) {
    if (overlap(a, b)) {
        const TablePoint shared = holds(a, b[0]) ? b[0] : a[0];
        return {shared, shared};
    }
    const std::array<TablePoint, 2> from_a = nearest_corner(a, b);
    const std::array<TablePoint, 2> from_b = nearest_corner(b, a);
    if (distance(from_a[0], from_a[1]) <= distance(from_b[0], from_b[1])) {
        return from_a;
    }
    return {from_b[1], from_b[0]};
}

MeasuredLength gap_between(const TableUncertainty& uncertainty,
                           std::span<const TablePoint> a,
                           std::span<const TablePoint> b,
                           double sigma_a_mm,
                           double sigma_b_mm) {
    const auto [on_a, on_b] = nearest_points(a, b);
    const double shared = uncertainty.distance_sigma_mm(on_a, on_b);
    return {distance(on_a, on_b),
            std::sqrt(shared * shared + sigma_a_mm * sigma_a_mm + sigma_b_mm * sigma_b_mm)};
}

std::string in_words(const MeasuredLength& length) {
    return fmt::format("{:.2f} in ± {:.2f} in ({:.1f} mm ± {:.1f} mm, {:.3f} ft)",
                       length.mm / kMillimetresPerInch,
                       length.sigma_mm / kMillimetresPerInch,
                       length.mm,
                       length.sigma_mm,
                       length.mm / (12 * kMillimetresPerInch));
}

}  // namespace littlewars::calibration
