#include "vision/watch/hand_detector.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace littlewars::vision {
namespace {

/// A lamp or a nudge changes nearly all of the picture; an arm never does.
constexpr double kMostOfPicture = 0.6;
constexpr double kBorderPart = 0.3;    ///< Of a figure's height, that an arm's edge crosses.
constexpr double kReachHeights = 1.6;  ///< An arm reaches in by more than so many figure heights.
constexpr double kAreaHeights2 = 1.2;  ///< And covers more than so many squared.

struct Blob {
    int label = 0;
    cv::Rect box;
    double area_px2 = 0;
};

/// How many border pixels of the mask carry the label.
int border_pixels(const cv::Mat& labels, int label) {
    int count = 0;
    for (int column = 0; column < labels.cols; ++column) {
        count += labels.at<int>(0, column) == label ? 1 : 0;
        count += labels.at<int>(labels.rows - 1, column) == label ? 1 : 0;
    }
    for (int row = 0; row < labels.rows; ++row) {
        count += labels.at<int>(row, 0) == label ? 1 : 0;
        count += labels.at<int>(row, labels.cols - 1) == label ? 1 : 0;
    }
    return count;
}

bool is_arm(const Blob& blob, const cv::Mat& labels, double figure_px) {
    const double reach = std::max(blob.box.width, blob.box.height);
    return reach > kReachHeights * figure_px &&
           blob.area_px2 > kAreaHeights2 * figure_px * figure_px &&
           blob.area_px2 < kMostOfPicture * static_cast<double>(labels.total()) &&
           border_pixels(labels, blob.label) > kBorderPart * figure_px;
}

}  // namespace

cv::Mat find_hand(const cv::Mat& changed, double figure_px) {
    cv::Mat closed;
    const cv::Mat brush = cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5});
    cv::morphologyEx(changed, closed, cv::MORPH_CLOSE, brush);
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(closed, labels, stats, centres, 8, CV_32S);
    cv::Mat hand;
    for (int label = 1; label < count; ++label) {
        const Blob blob{label,
                        {stats.at<int>(label, cv::CC_STAT_LEFT),
                         stats.at<int>(label, cv::CC_STAT_TOP),
                         stats.at<int>(label, cv::CC_STAT_WIDTH),
                         stats.at<int>(label, cv::CC_STAT_HEIGHT)},
                        static_cast<double>(stats.at<int>(label, cv::CC_STAT_AREA))};
        if (is_arm(blob, labels, figure_px)) {
            hand = hand.empty() ? cv::Mat(labels == label) : cv::Mat(hand | (labels == label));
        }
    }
    return hand;
}

}  // namespace littlewars::vision
