#include "vision/chart/table_change.hpp"

#include "calibration/median.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr int kSampleStep_px = 9;
constexpr int kSurroundings_px = 31;  ///< At a quarter of the picture's size.
constexpr int kShrink = 4;

double median_ratio(const cv::Mat& frame, const cv::Mat& empty, int channel) {
    std::vector<double> ratios;
    for (int row = 0; row < frame.rows; row += kSampleStep_px) {
        for (int column = 0; column < frame.cols; column += kSampleStep_px) {
            ratios.push_back((frame.at<cv::Vec3b>(row, column)[channel] + 1.0) /
                             (empty.at<cv::Vec3b>(row, column)[channel] + 1.0));
        }
    }
    return calibration::median(std::move(ratios));
}

}  // namespace

cv::Mat bare_table(const cv::Mat& frame, const cv::Mat& empty) {
    cv::Mat bare;
    if (empty.empty()) {
        cv::resize(frame, bare, {}, 1.0 / kShrink, 1.0 / kShrink, cv::INTER_AREA);
        cv::medianBlur(bare, bare, kSurroundings_px);
        cv::resize(bare, bare, frame.size(), 0, 0, cv::INTER_LINEAR);
        return bare;
    }
    cv::multiply(empty,
                 cv::Scalar(median_ratio(frame, empty, 0),
                            median_ratio(frame, empty, 1),
                            median_ratio(frame, empty, 2)),
                 bare);
    return bare;
}

cv::Mat largest_difference(const cv::Mat& frame, const cv::Mat& bare) {
    cv::Mat difference;
    cv::absdiff(frame, bare, difference);
    std::vector<cv::Mat> channels;
    cv::split(difference, channels);
    cv::max(channels[0], channels[1], channels[0]);
    cv::max(channels[0], channels[2], channels[0]);
    return channels[0];
}

cv::Mat from_above(const cv::Mat& picture, const calibration::TablePlane& plane, double cell_mm) {
    const calibration::TableSize table = plane.table();
    const cv::Size size(std::max(1, cvRound(table.width_mm / cell_mm)),
                        std::max(1, cvRound(table.depth_mm / cell_mm)));
    cv::Mat at(size, CV_32FC2);
    for (int row = 0; row < size.height; ++row) {
        for (int column = 0; column < size.width; ++column) {
            const auto pixel = plane.image_from_table(
                {(column + 0.5) * cell_mm, table.depth_mm - (row + 0.5) * cell_mm});
            at.at<cv::Vec2f>(row, column) = {static_cast<float>(pixel.u_px),
                                             static_cast<float>(pixel.v_px)};
        }
    }
    cv::Mat result;
    cv::remap(picture, result, at, {}, cv::INTER_LINEAR, cv::BORDER_CONSTANT, 0);
    return result;
}

}  // namespace littlewars::vision
