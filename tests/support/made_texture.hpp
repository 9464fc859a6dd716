#pragma once

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace littlewars::test {

/// A cloth of soft blotches some 6 px wide, CV_8UC3; always the same.
inline cv::Mat texture(cv::Size size) {
    cv::RNG random(5);
    cv::Mat coarse(size / 6, CV_8UC3);
    random.fill(coarse, cv::RNG::UNIFORM, 40, 200);
    cv::Mat picture;
    cv::resize(coarse, picture, size, 0, 0, cv::INTER_CUBIC);
    return picture;
}

}  // namespace littlewars::test
