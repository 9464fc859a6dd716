#include "calibration/marker_move.hpp"

#include "calibration/marker_average.hpp"
#include "calibration/table_solver.hpp"

#include <algorithm>

namespace littlewars::calibration {
namespace {

constexpr std::size_t kFewestMarkers = 2;

MarkersOfFrame expected(const TableCalibration& table) {
    MarkersOfFrame markers;
    for (const TableMarker& listed : table.used.markers) {
        SeenMarker marker{listed.id, {}, 0};
        for (std::size_t i = 0; i < listed.corners.size(); ++i) {
            marker.corners[i] = table.plane.image_from_table(listed.corners[i]);
        }
        markers.push_back(marker);
    }
    return markers;
}

MarkersOfFrame known(std::span<const SeenMarker> seen, const TableCalibration& table) {
    MarkersOfFrame markers(seen.begin(), seen.end());
    std::erase_if(markers, [&](const SeenMarker& marker) {
        const auto& listed = table.used.markers;
        return std::none_of(listed.begin(), listed.end(), [&](const TableMarker& one) {
            return one.id == marker.id;
        });
    });
    return markers;
}

}  // namespace

std::optional<MarkerMove> find_marker_move(std::span<const SeenMarker> seen,
                                           const TableCalibration& table) {
    const MarkersOfFrame now = known(seen, table);
    if (now.size() < kFewestMarkers) {
        return std::nullopt;
    }
    MarkerMove move{displacement_px(now, expected(table)), std::nullopt};
    if (move.moved_px < kMovedMarkers_px) {
        return MarkerMove{0, table.plane};
    }
    const Lens& lens = table.plane.lens();
    const TableTask task{
        table.plane.table(), {lens.width_px, lens.height_px}, lens, table.used, std::nullopt};
    if (const auto fit = solve_table(task, now)) {
        move.plane = fit->calibration.plane;
    }
    return move;
}

std::optional<MarkerMove> find_marker_move(const cv::Mat& picture, const TableCalibration& table) {
    const auto dictionary = find_dictionary(table.used.dictionary);
    if (table.used.markers.size() < kFewestMarkers || !dictionary) {
        return std::nullopt;
    }
    return find_marker_move(find_markers(picture, *dictionary, &table.plane.lens()), table);
}

}  // namespace littlewars::calibration
