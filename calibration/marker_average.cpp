#include "calibration/marker_average.hpp"

#include "calibration/median.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace littlewars::calibration {
namespace {

constexpr double kOutlier_px = 1;

double between(const PixelQuad& a, const PixelQuad& b) {
    double farthest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        farthest = std::max(farthest, std::hypot(a[i].u_px - b[i].u_px, a[i].v_px - b[i].v_px));
    }
    return farthest;
}

PixelQuad median_corners(const MarkersOfFrame& sightings) {
    PixelQuad quad;
    for (std::size_t i = 0; i < quad.size(); ++i) {
        std::vector<double> u;
        std::vector<double> v;
        for (const SeenMarker& seen : sightings) {
            u.push_back(seen.corners[i].u_px);
            v.push_back(seen.corners[i].v_px);
        }
        quad[i] = {median(std::move(u)), median(std::move(v))};
    }
    return quad;
}

/// The mean of one marker's sightings.
SeenMarker mean_of(int id, const MarkersOfFrame& sightings) {
    const double share = 1 / static_cast<double>(sightings.size());
    SeenMarker mean{id, {}, 0};
    for (const SeenMarker& seen : sightings) {
        mean.spread_px += share * seen.spread_px;
        for (std::size_t i = 0; i < mean.corners.size(); ++i) {
            mean.corners[i].u_px += share * seen.corners[i].u_px;
            mean.corners[i].v_px += share * seen.corners[i].v_px;
        }
    }
    return mean;
}

}  // namespace

double displacement_px(const MarkersOfFrame& a, const MarkersOfFrame& b) {
    std::vector<double> distances;
    for (const SeenMarker& marker : a) {
        for (const SeenMarker& other : b) {
            if (marker.id == other.id) {
                distances.push_back(between(marker.corners, other.corners));
            }
        }
    }
    return distances.empty() ? 1e9 : median(std::move(distances));
}

MarkersOfFrame average(std::span<const MarkersOfFrame> frames) {
    std::map<int, MarkersOfFrame> by_id;
    for (const MarkersOfFrame& frame : frames) {
        for (const SeenMarker& marker : frame) {
            by_id[marker.id].push_back(marker);
        }
    }
    MarkersOfFrame means;
    for (auto& [id, sightings] : by_id) {
        const PixelQuad middle = median_corners(sightings);
        std::erase_if(sightings, [&](const SeenMarker& seen) {
            return between(seen.corners, middle) > kOutlier_px;
        });
        if (!sightings.empty() && 2 * sightings.size() >= frames.size()) {
            means.push_back(mean_of(id, sightings));
        }
    }
    return means;
}

}  // namespace littlewars::calibration
