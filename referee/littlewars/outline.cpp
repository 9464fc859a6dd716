#include "referee/littlewars/outline.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace littlewars::referee::little_wars {
namespace {

double cross(Spot origin, Spot a, Spot b) {
    return (a.x_in - origin.x_in) * (b.y_in - origin.y_in) -
           (a.y_in - origin.y_in) * (b.x_in - origin.x_in);
}

double square(double x) {
    return x * x;
}

double squared_distance(Spot a, Spot b) {
    return square(a.x_in - b.x_in) + square(a.y_in - b.y_in);
}

double squared_distance(Spot spot, const Line& segment) {
    const double dx = segment.to.x_in - segment.from.x_in;
    const double dy = segment.to.y_in - segment.from.y_in;
    const double length2 = dx * dx + dy * dy;
    const double along =
        (spot.x_in - segment.from.x_in) * dx + (spot.y_in - segment.from.y_in) * dy;
    const double t = length2 > 0 ? std::clamp(along / length2, 0.0, 1.0) : 0.0;
    return squared_distance(spot, Spot{segment.from.x_in + t * dx, segment.from.y_in + t * dy});
}

bool properly_cross(const Line& a, const Line& b) {
    const bool b_on_both_sides =
        (cross(a.from, a.to, b.from) > 0) != (cross(a.from, a.to, b.to) > 0);
    const bool a_on_both_sides =
        (cross(b.from, b.to, a.from) > 0) != (cross(b.from, b.to, a.to) > 0);
    return b_on_both_sides && a_on_both_sides;
}

double squared_distance(const Line& a, const Line& b) {
    if (properly_cross(a, b)) {
        return 0;
    }
    return std::min({squared_distance(a.from, b),
                     squared_distance(a.to, b),
                     squared_distance(b.from, a),
                     squared_distance(b.to, a)});
}

Line edge(const Polygon& polygon, std::size_t i) {
    return {polygon.corners[i], polygon.corners[(i + 1) % polygon.corners.size()]};
}

/// Even-odd rule; on the edge itself either answer may come.
bool contains(const Polygon& polygon, Spot spot) {
    bool inside = false;
    for (std::size_t i = 0; i < polygon.corners.size(); ++i) {
        const auto [a, b] = edge(polygon, i);
        if ((a.y_in > spot.y_in) == (b.y_in > spot.y_in)) {
            continue;
        }
        const double x_in = a.x_in + (spot.y_in - a.y_in) * (b.x_in - a.x_in) / (b.y_in - a.y_in);
        inside ^= spot.x_in < x_in;
    }
    return inside;
}

double boundary_distance_in(const Polygon& polygon, Spot spot) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < polygon.corners.size(); ++i) {
        least = std::min(least, squared_distance(spot, edge(polygon, i)));
    }
    return std::sqrt(least);
}

double distance_from_in(const Polygon& polygon, Spot spot) {
    return contains(polygon, spot) ? 0.0 : boundary_distance_in(polygon, spot);
}

double boundary_distance_in(const Polygon& polygon, const Line& segment) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < polygon.corners.size() && least > 0; ++i) {
        least = std::min(least, squared_distance(edge(polygon, i), segment));
    }
    return std::sqrt(least);
}

// Smallest distance of each pair of shapes.

double gap_in(const Disc& a, const Disc& b) {
    return std::max(0.0, distance_in(a.centre, b.centre) - a.radius_in - b.radius_in);
}

double gap_in(const Disc& disc, const Polygon& polygon) {
    return std::max(0.0, distance_from_in(polygon, disc.centre) - disc.radius_in);
}

double gap_in(const Polygon& polygon, const Disc& disc) {
    return gap_in(disc, polygon);
}

double gap_in(const Polygon& a, const Polygon& b) {
    if (contains(a, b.corners.front()) || contains(b, a.corners.front())) {
        return 0;
    }
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < a.corners.size() && least > 0; ++i) {
        least = std::min(least, boundary_distance_in(b, edge(a, i)));
    }
    return least;
}

double gap_in(const Disc& disc, const Line& segment) {
    return std::max(0.0, std::sqrt(squared_distance(disc.centre, segment)) - disc.radius_in);
}

double gap_in(const Polygon& polygon, const Line& segment) {
    return contains(polygon, segment.from) ? 0.0 : boundary_distance_in(polygon, segment);
}

/// The centroid by the shoelace formula, taken from the first corner for accuracy.
Spot centroid(const Polygon& polygon) {
    const Spot origin = polygon.corners.front();
    double twice_area = 0;
    double x_sum = 0;
    double y_sum = 0;
    for (std::size_t i = 1; i + 1 < polygon.corners.size(); ++i) {
        const Spot a = polygon.corners[i];
        const Spot b = polygon.corners[i + 1];
        const double part = cross(origin, a, b);
        twice_area += part;
        x_sum += part * (a.x_in + b.x_in - 2 * origin.x_in);
        y_sum += part * (a.y_in + b.y_in - 2 * origin.y_in);
    }
    return {origin.x_in + x_sum / (3 * twice_area), origin.y_in + y_sum / (3 * twice_area)};
}

}  // namespace

double distance_in(Spot a, Spot b) {
    return std::hypot(a.x_in - b.x_in, a.y_in - b.y_in);
}

Spot Line::middle() const {
    return {(from.x_in + to.x_in) / 2, (from.y_in + to.y_in) / 2};
}

double Line::left_of_line_in(Spot spot) const {
    return cross(from, to, spot) / distance_in(from, to);
}

Outline::Outline(Shape shape) : shape_(std::move(shape)) {
    if (const auto* disc = std::get_if<Disc>(&shape_)) {
        centre_ = disc->centre;
        outer_radius_in_ = disc->radius_in;
        inner_radius_in_ = disc->radius_in;
        return;
    }
    const auto& polygon = std::get<Polygon>(shape_);
    centre_ = centroid(polygon);
    for (const Spot corner : polygon.corners) {
        outer_radius_in_ = std::max(outer_radius_in_, distance_in(centre_, corner));
    }
    if (contains(polygon, centre_)) {
        inner_radius_in_ = boundary_distance_in(polygon, centre_);
    }
}

Outline Outline::shifted_by(Spot offset) const {
    const auto shifted = [&](Spot spot) {
        return Spot{spot.x_in + offset.x_in, spot.y_in + offset.y_in};
    };
    Outline moved = *this;
    moved.centre_ = shifted(centre_);
    if (auto* disc = std::get_if<Disc>(&moved.shape_)) {
        disc->centre = moved.centre_;
        return moved;
    }
    for (Spot& corner : std::get<Polygon>(moved.shape_).corners) {
        corner = shifted(corner);
    }
    return moved;
}

double distance_in(const Outline& a, const Outline& b) {
    return std::visit(
        [](const auto& x, const auto& y) { return gap_in(x, y); }, a.shape(), b.shape());
}

double distance_in(const Outline& outline, const Line& segment) {
    return std::visit([&](const auto& shape) { return gap_in(shape, segment); }, outline.shape());
}

}  // namespace littlewars::referee::little_wars
