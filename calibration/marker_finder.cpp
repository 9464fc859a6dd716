#include "calibration/marker_finder.hpp"

#include "calibration/grey.hpp"

#include <opencv2/aruco.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::calibration {
namespace {

constexpr double kUnfittedSpread_px = 1;

cv::Ptr<cv::aruco::DetectorParameters> detector_parameters(const cv::Mat& grey) {
    auto parameters = cv::aruco::DetectorParameters::create();
    // The default 0.05 merges a marker's outline with that of its narrow white paper.
    parameters->minMarkerDistanceRate = 0.02;
    parameters->minMarkerPerimeterRate = 0.02;
    parameters->cornerRefinementMethod = cv::aruco::CORNER_REFINE_NONE;
    parameters->adaptiveThreshWinSizeMax = grey.cols > 1600 ? 43 : 33;
    return parameters;
}

SeenMarker fitted(const cv::Mat& grey,
                  int id,
                  const std::vector<cv::Point2f>& rough,
                  int modules,
                  const Lens* lens) {
    SeenMarker marker{id, {}, kUnfittedSpread_px};
    for (std::size_t i = 0; i < 4; ++i) {
        marker.corners[i] = {rough[i].x, rough[i].y};
    }
    if (const auto quad = fit_edges(grey, marker.corners, modules, lens)) {
        marker.corners = quad->corners;
        marker.spread_px = quad->spread_px;
    }
    return marker;
}

double perimeter(const SeenMarker& marker) {
    double sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const PixelPoint& a = marker.corners[i];
        const PixelPoint& b = marker.corners[(i + 1) % 4];
        sum += std::hypot(a.u_px - b.u_px, a.v_px - b.v_px);
    }
    return sum;
}

double between_centres(const SeenMarker& a, const SeenMarker& b) {
    double du = 0;
    double dv = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        du += (a.corners[i].u_px - b.corners[i].u_px) / 4;
        dv += (a.corners[i].v_px - b.corners[i].v_px) / 4;
    }
    return std::hypot(du, dv);
}

/// The detector may report one marker twice, by the outside and by the inside of its border: the
/// one whose edges could be followed is it.
std::vector<SeenMarker> without_doubles(std::vector<SeenMarker> markers) {
    std::stable_sort(markers.begin(), markers.end(), [](const auto& a, const auto& b) {
        return a.spread_px < b.spread_px;
    });
    std::vector<SeenMarker> kept;
    for (const SeenMarker& marker : markers) {
        const bool again = std::any_of(kept.begin(), kept.end(), [&](const SeenMarker& other) {
            return other.id == marker.id && between_centres(other, marker) < perimeter(other) / 8;
        });
        if (!again) {
            kept.push_back(marker);
        }
    }
    return kept;
}

}  // namespace

std::vector<SeenMarker> find_markers(const cv::Mat& picture,
                                     const MarkerDictionary& dictionary,
                                     const Lens* lens) {
    const cv::Mat grey = grey_of(picture);
    std::vector<std::vector<cv::Point2f>> quads;
    std::vector<int> ids;
    cv::aruco::detectMarkers(grey, dictionary, quads, ids, detector_parameters(grey));
    std::vector<SeenMarker> markers;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        markers.push_back(fitted(grey, ids[i], quads[i], dictionary->markerSize + 2, lens));
    }
    return without_doubles(std::move(markers));
}

}  // namespace littlewars::calibration
