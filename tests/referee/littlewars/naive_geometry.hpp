#pragma once

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <vector>

namespace littlewars::referee::testing_naive {

using Point = std::complex<double>;

/// A filled polygon (one point: a disc's centre) with everything within `radius` of it.
struct Area {
    std::vector<Point> points;
    double radius = 0;
};

inline double cross(Point a, Point b) {
    return (std::conj(a) * b).imag();
}

inline double dot(Point a, Point b) {
    return (std::conj(a) * b).real();
}

inline double from_segment(Point p, Point a, Point b) {
    if (a == b || dot(p - a, b - a) <= 0) {
        return std::abs(p - a);
    }
    return dot(p - b, a - b) <= 0 ? std::abs(p - b)
                                  : std::abs(cross(b - a, p - a)) / std::abs(b - a);
}

inline bool segments_meet(Point a, Point b, Point c, Point d) {
    const double along = cross(b - a, d - c);
    if (along == 0) {
        return false;  // parallel: the ends' distances tell
    }
    const double t = cross(c - a, d - c) / along;
    const double u = cross(c - a, b - a) / along;
    return t >= 0 && t <= 1 && u >= 0 && u <= 1;
}

/// By the angles under which the edges are seen.
inline bool is_inside(Point p, const std::vector<Point>& polygon) {
    double turn = 0;
    for (std::size_t i = 0; polygon.size() > 2 && i < polygon.size(); ++i) {
        turn += std::arg((polygon[(i + 1) % polygon.size()] - p) * std::conj(polygon[i] - p));
    }
    return std::abs(turn) > std::numbers::pi;
}

inline double distance(const Area& a, const Area& b) {
    if (is_inside(a.points[0], b.points) || is_inside(b.points[0], a.points)) {
        return 0;
    }
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < a.points.size(); ++i) {
        for (std::size_t j = 0; j < b.points.size(); ++j) {
            const Point p = a.points[i];
            const Point q = a.points[(i + 1) % a.points.size()];
            const Point r = b.points[j];
            const Point s = b.points[(j + 1) % b.points.size()];
            if (segments_meet(p, q, r, s)) {
                return 0;
            }
            least = std::min({least,
                              from_segment(p, r, s),
                              from_segment(q, r, s),
                              from_segment(r, p, q),
                              from_segment(s, p, q)});
        }
    }
    return std::max(0.0, least - a.radius - b.radius);
}

inline Point centroid(const std::vector<Point>& polygon) {
    double area = 0;
    Point sum;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point a = polygon[i] - polygon[0];
        const Point b = polygon[(i + 1) % polygon.size()] - polygon[0];
        area += cross(a, b);
        sum += (a + b) * cross(a, b);
    }
    return polygon[0] + sum / (3 * area);
}

inline Area moved(Area area, Point by) {
    for (Point& point : area.points) {
        point += by;
    }
    return area;
}

}  // namespace littlewars::referee::testing_naive
