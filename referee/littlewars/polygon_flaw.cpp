#include "referee/littlewars/outline.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace littlewars::referee::little_wars {
namespace {

constexpr double kTouchInches = 1e-9;  ///< Closer than this is touching (the head of the rules).

struct Edge {
    Spot a;
    Spot b;
    std::size_t place;  ///< Its number round the polygon.

    [[nodiscard]] double left() const { return std::min(a.x_in, b.x_in); }
    [[nodiscard]] double right() const { return std::max(a.x_in, b.x_in); }
    [[nodiscard]] double low() const { return std::min(a.y_in, b.y_in); }
    [[nodiscard]] double high() const { return std::max(a.y_in, b.y_in); }
};

std::vector<Edge> edges_of(const std::vector<Spot>& corners) {
    std::vector<Edge> edges;
    edges.reserve(corners.size());
    for (std::size_t i = 0; i < corners.size(); ++i) {
        edges.push_back({corners[i], corners[(i + 1) % corners.size()], i});
    }
    return edges;
}

double cross(Spot o, Spot a, Spot b) {
    return (a.x_in - o.x_in) * (b.y_in - o.y_in) - (a.y_in - o.y_in) * (b.x_in - o.x_in);
}

bool lies_on(Spot spot, const Edge& edge) {
    const double dx = edge.b.x_in - edge.a.x_in;
    const double dy = edge.b.y_in - edge.a.y_in;
    const double along = (spot.x_in - edge.a.x_in) * dx + (spot.y_in - edge.a.y_in) * dy;
    const double t = std::clamp(along / (dx * dx + dy * dy), 0.0, 1.0);
    return distance_in(spot, {edge.a.x_in + t * dx, edge.a.y_in + t * dy}) <= kTouchInches;
}

bool cross_or_touch(const Edge& e, const Edge& f) {
    const bool f_on_both_sides = (cross(e.a, e.b, f.a) > 0) != (cross(e.a, e.b, f.b) > 0);
    const bool e_on_both_sides = (cross(f.a, f.b, e.a) > 0) != (cross(f.a, f.b, e.b) > 0);
    return (f_on_both_sides && e_on_both_sides) || lies_on(e.a, f) || lies_on(e.b, f) ||
           lies_on(f.a, e) || lies_on(f.b, e);
}

/// Neighbours share a corner; they touch besides only when one folds back on the other.
bool touch_wrongly(const Edge& e, const Edge& f, std::size_t count) {
    if ((e.place + 1) % count == f.place) {
        return lies_on(e.a, f) || lies_on(f.b, e);
    }
    if ((f.place + 1) % count == e.place) {
        return lies_on(f.a, e) || lies_on(e.b, f);
    }
    return cross_or_touch(e, f);
}

bool touches_itself(std::vector<Edge> edges) {
    // Swept from the left: only edges whose ranges of x overlap are compared.
    std::sort(edges.begin(), edges.end(), [](const Edge& e, const Edge& f) {
        return e.left() < f.left();
    });
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const double right = edges[i].right() + kTouchInches;
        for (std::size_t j = i + 1; j < edges.size() && edges[j].left() <= right; ++j) {
            const bool apart = edges[j].low() > edges[i].high() + kTouchInches ||
                               edges[i].low() > edges[j].high() + kTouchInches;
            if (!apart && touch_wrongly(edges[i], edges[j], edges.size())) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

std::optional<std::string> polygon_flaw(const Polygon& polygon) {
    if (polygon.corners.size() < 3) {
        return "a polygon of three points or more";
    }
    std::vector<Edge> edges = edges_of(polygon.corners);
    const bool has_point_edge = std::any_of(edges.begin(), edges.end(), [](const Edge& edge) {
        return distance_in(edge.a, edge.b) <= kTouchInches;
    });
    if (has_point_edge) {
        return "a polygon whose neighbouring points differ (the first is not repeated at the end)";
    }
    if (touches_itself(std::move(edges))) {
        return "a polygon with an area that neither crosses nor touches itself";
    }
    return std::nullopt;
}

}  // namespace littlewars::referee::little_wars
