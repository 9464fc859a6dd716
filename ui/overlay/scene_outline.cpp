#include "ui/overlay/scene_outline.hpp"

#include <boost/geometry/algorithms/correct.hpp>
#include <boost/geometry/algorithms/union.hpp>
#include <boost/geometry/geometries/multi_polygon.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace littlewars::ui {
namespace {

namespace bg = boost::geometry;
using Corner = bg::model::d2::point_xy<double>;
using Area = bg::model::polygon<Corner, false, false>;  // counter-clockwise, open
using Areas = bg::model::multi_polygon<Area>;

Area area_of(const SceneOutline& outline) {
    Area area;
    for (const TablePoint& point : outline) {
        bg::append(area.outer(), Corner(point.x_mm, point.y_mm));
    }
    bg::correct(area);
    return area;
}

double turn(const TablePoint& a, const TablePoint& b, const TablePoint& c) {
    return (b.x_mm - a.x_mm) * (c.y_mm - a.y_mm) - (b.y_mm - a.y_mm) * (c.x_mm - a.x_mm);
}

void append_half(const std::vector<TablePoint>& ordered, SceneOutline& hull) {
    const std::size_t start = hull.size();
    for (const TablePoint& point : ordered) {
        while (hull.size() >= start + 2 && turn(hull[hull.size() - 2], hull.back(), point) <= 0) {
            hull.pop_back();
        }
        hull.push_back(point);
    }
    hull.pop_back();
}

}  // namespace

SceneOutline circle_outline(TablePoint centre, double radius_mm, int corners) {
    SceneOutline circle;
    circle.reserve(static_cast<std::size_t>(corners));
    for (int corner = 0; corner < corners; ++corner) {
        const double angle = 2 * std::numbers::pi * corner / corners;
        circle.push_back(
            {centre.x_mm + radius_mm * std::cos(angle), centre.y_mm + radius_mm * std::sin(angle)});
    }
    return circle;
}

// Andrew's monotone chain (1979).
SceneOutline convex_outline(std::vector<TablePoint> points) {
    const auto before = [](const TablePoint& a, const TablePoint& b) {
        return std::pair(a.x_mm, a.y_mm) < std::pair(b.x_mm, b.y_mm);
    };
    std::sort(points.begin(), points.end(), before);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3) {
        return points;
    }
    SceneOutline hull;
    append_half(points, hull);
    std::reverse(points.begin(), points.end());
    append_half(points, hull);
    return hull;
}

SceneOutline grown_outline(std::span<const TablePoint> outline, double by_mm) {
    std::vector<TablePoint> points;
    for (const TablePoint& corner : convex_outline({outline.begin(), outline.end()})) {
        const SceneOutline round = circle_outline(corner, by_mm, 64);
        points.insert(points.end(), round.begin(), round.end());
    }
    return convex_outline(std::move(points));
}

std::vector<SceneOutline> united_outlines(const std::vector<SceneOutline>& outlines) {
    Areas all;
    for (const SceneOutline& outline : outlines) {
        if (outline.size() < 3) {
            continue;
        }
        Areas joined;
        bg::union_(all, area_of(outline), joined);
        all = std::move(joined);
    }
    std::vector<SceneOutline> united;
    for (const Area& area : all) {
        SceneOutline line;
        for (const Corner& corner : area.outer()) {
            line.push_back({corner.x(), corner.y()});
        }
        united.push_back(std::move(line));
    }
    return united;
}

}  // namespace littlewars::ui
