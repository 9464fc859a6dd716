#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace littlewars::vision {

/// A round spot that may be a pip.
struct PipSpot {
    cv::Point2d centre_px;
    double radius_px = 0;
    double contrast = 0;  ///< Grey levels between its middle and the ground.
    bool is_dark = true;  ///< Darker than what surrounds it.
    cv::Vec3d ground;     ///< Lab (0 to 255 each) of what surrounds it.
};

/// Round spots of 2 to 40 pixels radius that stand out from the ground by at least 28 grey levels.
///
/// `grey` is CV_8UC1, `lab` CV_8UC3 of the same picture.
[[nodiscard]] std::vector<PipSpot> find_pip_spots(const cv::Mat& grey, const cv::Mat& lab);

}  // namespace littlewars::vision
