#include "ui/wizard/table_check.hpp"

#include "calibration/marker_dictionary.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/median.hpp"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

std::optional<double> shift_of(const calibration::SeenMarker& seen,
                               const calibration::TableCalibration& table) {
    const auto& markers = table.used.markers;
    const auto same = std::find_if(
        markers.begin(), markers.end(), [&](const auto& marker) { return marker.id == seen.id; });
    if (same == markers.end()) {
        return std::nullopt;
    }
    const calibration::PixelPoint then = table.plane.image_from_table(same->corners[0]);
    return std::hypot(seen.corners[0].u_px - then.u_px, seen.corners[0].v_px - then.v_px);
}

}  // namespace

std::optional<double> marker_shift_px(const cv::Mat& picture,
                                      const calibration::TableCalibration& table) {
    const calibration::Lens& lens = table.plane.lens();
    const auto dictionary = calibration::find_dictionary(table.used.dictionary);
    if (table.used.markers.empty() || !dictionary || picture.cols != lens.width_px ||
        picture.rows != lens.height_px) {
        return std::nullopt;
    }
    cv::Mat grey;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    std::vector<double> shifts;
    for (const calibration::SeenMarker& seen : calibration::find_markers(grey, *dictionary)) {
        if (const auto shift = shift_of(seen, table)) {
            shifts.push_back(*shift);
        }
    }
    if (shifts.empty()) {
        return std::nullopt;
    }
    return calibration::median(std::move(shifts));
}

}  // namespace littlewars::ui
