#include "calibration/marker_finder.hpp"

#include <opencv2/aruco.hpp>

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

SeenMarker fitted(const cv::Mat& grey, int id, const std::vector<cv::Point2f>& rough, int modules) {
    SeenMarker marker{id, {}, kUnfittedSpread_px};
    for (std::size_t i = 0; i < 4; ++i) {
        marker.corners[i] = {rough[i].x, rough[i].y};
    }
    if (const auto quad = fit_edges(grey, marker.corners, modules)) {
        marker.corners = quad->corners;
        marker.spread_px = quad->spread_px;
    }
    return marker;
}

}  // namespace

std::vector<SeenMarker> find_markers(const cv::Mat& grey, const MarkerDictionary& dictionary) {
    std::vector<std::vector<cv::Point2f>> quads;
    std::vector<int> ids;
    cv::aruco::detectMarkers(grey, dictionary, quads, ids, detector_parameters(grey));
    std::vector<SeenMarker> markers;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        markers.push_back(fitted(grey, ids[i], quads[i], dictionary->markerSize + 2));
    }
    return markers;
}

}  // namespace littlewars::calibration
