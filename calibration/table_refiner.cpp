#include "calibration/table_refiner.hpp"

#include "calibration/table_solver.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace littlewars::calibration {
namespace {

constexpr std::size_t kMostFrames = 12;
/// So many frames at rest make a new place.
constexpr std::size_t kFramesAtRest = 3;
constexpr std::size_t kFewestMarkers = 2;
constexpr double kMoved_px = 2;
constexpr double kAtRest_px = 1;

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double between(const PixelQuad& a, const PixelQuad& b) {
    double farthest = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        farthest = std::max(farthest, std::hypot(a[i].u_px - b[i].u_px, a[i].v_px - b[i].v_px));
    }
    return farthest;
}

/// Median displacement of the markers that both frames show; large when they share none.
double between(const std::vector<SeenMarker>& a, const std::vector<SeenMarker>& b) {
    std::vector<double> distances;
    for (const SeenMarker& marker : a) {
        for (const SeenMarker& other : b) {
            if (marker.id == other.id) {
                distances.push_back(between(marker.corners, other.corners));
            }
        }
    }
    return distances.empty() ? 1e9 : median(distances);
}

PixelQuad expected_at(const TablePlane& plane, const TableMarker& marker) {
    PixelQuad quad;
    for (std::size_t i = 0; i < 4; ++i) {
        quad[i] = plane.image_from_table(marker.corners[i]);
    }
    return quad;
}

/// Each marker at the mean of its corners over the frames; those seen in less than half are left
/// out.
std::vector<SeenMarker> mean_of(const std::deque<std::vector<SeenMarker>>& frames) {
    std::map<int, std::vector<SeenMarker>> by_id;
    for (const auto& frame : frames) {
        for (const SeenMarker& marker : frame) {
            by_id[marker.id].push_back(marker);
        }
    }
    std::vector<SeenMarker> means;
    for (const auto& [id, sightings] : by_id) {
        if (2 * sightings.size() < frames.size()) {
            continue;
        }
        const double share = 1 / static_cast<double>(sightings.size());
        SeenMarker mean{id, {}, 0};
        for (const SeenMarker& seen : sightings) {
            mean.spread_px += share * seen.spread_px;
            for (std::size_t i = 0; i < 4; ++i) {
                mean.corners[i].u_px += share * seen.corners[i].u_px;
                mean.corners[i].v_px += share * seen.corners[i].v_px;
            }
        }
        means.push_back(mean);
    }
    return means;
}

Expected<TableCalibration> solved_again(const TableCalibration& before,
                                        const std::deque<std::vector<SeenMarker>>& frames) {
    const Lens& lens = before.plane.lens();
    const TableTask task{
        before.plane.table(), {lens.width_px, lens.height_px}, lens, before.used, std::nullopt};
    return solve_table(task, mean_of(frames)).map([&](const TableFit& fit) {
        // Markers that are hidden now are kept for later.
        return TableCalibration{fit.calibration.plane, before.used};
    });
}

void keep(std::deque<std::vector<SeenMarker>>& frames, std::vector<SeenMarker> markers) {
    frames.push_back(std::move(markers));
    if (frames.size() > kMostFrames) {
        frames.pop_front();
    }
}

}  // namespace

TableRefiner::MarkersOfFrame TableRefiner::known_markers(std::span<const SeenMarker> seen) const {
    MarkersOfFrame known;
    for (const SeenMarker& marker : seen) {
        const auto same = [&](const TableMarker& listed) { return listed.id == marker.id; };
        if (std::any_of(table_.used.markers.begin(), table_.used.markers.end(), same)) {
            known.push_back(marker);
        }
    }
    return known;
}

TableStanding TableRefiner::see(std::span<const SeenMarker> seen) {
    MarkersOfFrame markers = known_markers(seen);
    if (markers.size() < kFewestMarkers) {
        return TableStanding::Unseen;
    }
    MarkersOfFrame expected;
    for (const TableMarker& listed : table_.used.markers) {
        expected.push_back({listed.id, expected_at(table_.plane, listed), 0});
    }
    displaced_px_ = between(markers, expected);
    if (displaced_px_ < kMoved_px) {
        moved_.clear();
        keep(still_, std::move(markers));
        return TableStanding::Unmoved;
    }
    return settle(std::move(markers));
}

TableStanding TableRefiner::settle(MarkersOfFrame markers) {
    if (!moved_.empty() && between(moved_.back(), markers) > kAtRest_px) {
        moved_.clear();
    }
    keep(moved_, std::move(markers));
    if (moved_.size() < kFramesAtRest) {
        return TableStanding::Moving;
    }
    auto again = solved_again(table_, moved_);
    if (!again) {
        return TableStanding::Moving;
    }
    table_ = std::move(*again);
    still_ = std::exchange(moved_, {});
    displaced_px_ = 0;
    return TableStanding::Moved;
}

Expected<TableCalibration> TableRefiner::refined() const {
    if (still_.empty()) {
        return tl::unexpected(Error{ErrorKind::NotFound,
                                    "table",
                                    "its markers have not been seen yet",
                                    "show two or more of them"});
    }
    return solved_again(table_, still_);
}

}  // namespace littlewars::calibration
