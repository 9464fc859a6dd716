#include "calibration/marker_edges.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace littlewars::calibration {
namespace {

/// The line {p : normal . p = offset}; the normal points out of the marker.
struct Line {
    cv::Vec2d normal;
    double offset = 0;
    double spread_px = 0;
};

cv::Vec2d vec(const PixelPoint& p) {
    return {p.u_px, p.v_px};
}

/// A picture point freed from distortion, still in pixels; unchanged without a lens.
cv::Vec2d straight(const Lens* lens, cv::Vec2d seen) {
    if (lens == nullptr) {
        return seen;
    }
    const cv::Vec3d ray = lens->ray_from_pixel({seen[0], seen[1]});
    return {lens->fx_px * ray[0] + lens->cx_px, lens->fy_px * ray[1] + lens->cy_px};
}

PixelPoint bent(const Lens* lens, const PixelPoint& p) {
    if (lens == nullptr) {
        return p;
    }
    return lens->pixel_from_ray(
        {(p.u_px - lens->cx_px) / lens->fx_px, (p.v_px - lens->cy_px) / lens->fy_px, 1});
}

double brightness(const cv::Mat& grey, double u, double v) {
    const int u0 = static_cast<int>(std::floor(u));
    const int v0 = static_cast<int>(std::floor(v));
    if (u0 < 0 || v0 < 0 || u0 + 1 >= grey.cols || v0 + 1 >= grey.rows) {
        return NAN;
    }
    const double fu = u - u0;
    const double fv = v - v0;
    const auto* top = grey.ptr<uchar>(v0) + u0;
    const auto* bottom = grey.ptr<uchar>(v0 + 1) + u0;
    return (top[0] * (1 - fu) + top[1] * fu) * (1 - fv) +
           (bottom[0] * (1 - fu) + bottom[1] * fu) * fv;
}

/// Where along `normal` through `at` dark turns into light: the centroid of the rise in brightness
/// within `reach` on both sides. nullopt when there is no clear rise.
std::optional<double> rise(const cv::Mat& grey, cv::Vec2d at, cv::Vec2d normal, double reach) {
    constexpr double kStep = 0.25;
    constexpr double kLeastRise = 12;
    double total = 0;
    double moment = 0;
    double before = brightness(grey, at[0] - reach * normal[0], at[1] - reach * normal[1]);
    for (double s = -reach + kStep; s <= reach + 1e-9; s += kStep) {
        const double now = brightness(grey, at[0] + s * normal[0], at[1] + s * normal[1]);
        const double gain = std::max(0.0, now - before);
        total += gain;
        moment += gain * (s - kStep / 2);
        before = now;
    }
    if (!(total > kLeastRise)) {
        return std::nullopt;
    }
    return moment / total;
}

/// The points of an edge, seen along the normals of its rough line.
std::vector<cv::Vec2d> edge_points(
    const cv::Mat& grey, cv::Vec2d from, cv::Vec2d along, cv::Vec2d outward, double reach) {
    // The ends are left out: there the other edge's blur bends the profile.
    const int samples = std::clamp(static_cast<int>(cv::norm(along)), 10, 200);
    std::vector<cv::Vec2d> points;
    for (int i = 0; i < samples; ++i) {
        const double share = 0.12 + 0.76 * (i + 0.5) / samples;
        const cv::Vec2d at = from + share * along;
        if (const auto s = rise(grey, at, outward, reach)) {
            points.push_back(at + *s * outward);
        }
    }
    return points;
}

/// Total least squares with Tukey's weights; nullopt with fewer than five points.
std::optional<Line> fit_line(const std::vector<cv::Vec2d>& points, cv::Vec2d outward) {
    if (points.size() < 5) {
        return std::nullopt;
    }
    std::vector<double> weights(points.size(), 1);
    Line line{outward, 0, 0};
    for (int round = 0; round < 6; ++round) {
        double total = 0;
        cv::Vec2d mean;
        for (std::size_t i = 0; i < points.size(); ++i) {
            total += weights[i];
            mean += weights[i] * points[i];
        }
        if (total < 4) {
            return std::nullopt;
        }
        mean *= 1 / total;
        cv::Matx22d scatter = cv::Matx22d::zeros();
        for (std::size_t i = 0; i < points.size(); ++i) {
            const cv::Vec2d d = points[i] - mean;
            scatter += weights[i] * cv::Matx22d(d[0] * d[0], d[0] * d[1], d[0] * d[1], d[1] * d[1]);
        }
        const double angle = 0.5 * std::atan2(2 * scatter(0, 1), scatter(0, 0) - scatter(1, 1));
        line.normal = {-std::sin(angle), std::cos(angle)};
        line.normal *= line.normal.dot(outward) < 0 ? -1 : 1;
        line.offset = line.normal.dot(mean);
        double squares = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const double d = line.normal.dot(points[i]) - line.offset;
            squares += weights[i] * d * d;
        }
        line.spread_px = std::sqrt(squares / total);
        const double cut = std::max(0.3, 3 * line.spread_px);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const double d = (line.normal.dot(points[i]) - line.offset) / cut;
            weights[i] = std::abs(d) < 1 ? (1 - d * d) * (1 - d * d) : 0;
        }
    }
    return line;
}

struct Edge {
    cv::Vec2d from;
    cv::Vec2d to;
    cv::Vec2d inside;  ///< The marker's middle.
    double reach = 0;
};

std::optional<Line> fit_edge(const cv::Mat& grey, const Edge& edge, const Lens* lens) {
    const cv::Vec2d along = edge.to - edge.from;
    const double length = cv::norm(along);
    if (length < 6) {
        return std::nullopt;
    }
    cv::Vec2d outward(along[1] / length, -along[0] / length);
    outward *= outward.dot(edge.inside - edge.from) > 0 ? -1 : 1;
    std::vector<cv::Vec2d> points = edge_points(grey, edge.from, along, outward, edge.reach);
    for (cv::Vec2d& point : points) {
        point = straight(lens, point);
    }
    return fit_line(points, outward);
}

std::optional<PixelPoint> crossing(const Line& a, const Line& b) {
    const double det = a.normal[0] * b.normal[1] - a.normal[1] * b.normal[0];
    if (std::abs(det) < 0.05) {
        return std::nullopt;
    }
    return PixelPoint{(a.offset * b.normal[1] - b.offset * a.normal[1]) / det,
                      (a.normal[0] * b.offset - b.normal[0] * a.offset) / det};
}

double distance_to_line(cv::Vec2d p, cv::Vec2d a, cv::Vec2d b) {
    const cv::Vec2d d = b - a;
    return std::abs(d[0] * (p[1] - a[1]) - d[1] * (p[0] - a[0])) / std::max(1e-9, cv::norm(d));
}

std::optional<FittedQuad> fit_once(const cv::Mat& grey,
                                   const PixelQuad& quad,
                                   int modules,
                                   const Lens* lens) {
    std::array<Line, 4> lines;
    double squares = 0;
    const cv::Vec2d inside = (vec(quad[0]) + vec(quad[1]) + vec(quad[2]) + vec(quad[3])) * 0.25;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Vec2d from = vec(quad[i]);
        const cv::Vec2d to = vec(quad[(i + 1) % 4]);
        const double module_px = 2 * distance_to_line(inside, from, to) / modules;
        const double reach = std::clamp(0.45 * module_px, 1.25, 4.0);
        const auto line = fit_edge(grey, {from, to, inside, reach}, lens);
        if (!line) {
            return std::nullopt;
        }
        lines[i] = *line;
        squares += line->spread_px * line->spread_px / 4;
    }
    FittedQuad fitted{{}, std::sqrt(squares)};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto corner = crossing(lines[(i + 3) % 4], lines[i]);
        if (!corner) {
            return std::nullopt;
        }
        fitted.corners[i] = bent(lens, *corner);
    }
    return fitted;
}

}  // namespace

std::optional<FittedQuad> fit_edges(const cv::Mat& grey,
                                    const PixelQuad& rough,
                                    int modules,
                                    const Lens* lens) {
    constexpr double kFarthestMove_px = 4;
    std::optional<FittedQuad> fitted = FittedQuad{rough, 0};
    for (int round = 0; round < 3 && fitted; ++round) {
        fitted = fit_once(grey, fitted->corners, modules, lens);
    }
    for (std::size_t i = 0; fitted && i < 4; ++i) {
        if (cv::norm(vec(fitted->corners[i]) - vec(rough[i])) > kFarthestMove_px) {
            return std::nullopt;
        }
    }
    return fitted;
}

}  // namespace littlewars::calibration
