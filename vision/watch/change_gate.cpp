#include "vision/watch/change_gate.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr double kFloor = 12;   ///< Grey levels added, so that noise in the dark stays small.
constexpr double kLowest = 24;  ///< Level of black: room for exposure compensation below it.
constexpr double kLevels = 70;  ///< Levels per unit of natural logarithm.
constexpr int kLimit = 8;       ///< Levels: a ratio of 12 %.
constexpr int kSampling = 8;    ///< Every 8th row and column tells the exposure.

cv::Mat log_table() {
    cv::Mat table(1, 256, CV_8UC1);
    for (int v = 0; v < 256; ++v) {
        table.at<uchar>(v) =
            cv::saturate_cast<uchar>(kLowest + kLevels * std::log((v + kFloor) / kFloor));
    }
    return table;
}

/// Median difference now - before per channel, from a sparse grid.
cv::Vec3i median_step(const cv::Mat& before, const cv::Mat& now) {
    std::array<std::array<int, 511>, 3> counts{};
    int total = 0;
    for (int row = kSampling / 2; row < now.rows; row += kSampling) {
        const auto* was = before.ptr<cv::Vec3b>(row);
        const auto* is = now.ptr<cv::Vec3b>(row);
        for (int column = kSampling / 2; column < now.cols; column += kSampling) {
            ++total;
            for (int k = 0; k < 3; ++k) {
                ++counts[static_cast<std::size_t>(k)]
                        [static_cast<std::size_t>(is[column][k] - was[column][k] + 255)];
            }
        }
    }
    cv::Vec3i step;
    for (int k = 0; k < 3; ++k) {
        int seen = 0;
        int bin = -1;
        while (bin < 510 && 2 * seen < total) {
            seen += counts[static_cast<std::size_t>(k)][static_cast<std::size_t>(++bin)];
        }
        step[k] = std::max(0, bin) - 255;
    }
    return step;
}

}  // namespace

void take_logarithm(const cv::Mat& picture, int shrink, LogPicture& into) {
    static const cv::Mat kTable = log_table();
    cv::resize(picture,
               into.levels,
               cv::Size(picture.cols / shrink, picture.rows / shrink),
               0,
               0,
               cv::INTER_AREA);
    cv::LUT(into.levels, kTable, into.levels);
}

const cv::Mat& LogDifference::mask(const LogPicture& before, const LogPicture& now) {
    const cv::Vec3i step = median_step(before.levels, now.levels);
    cv::subtract(now.levels, cv::Scalar(step[0], step[1], step[2]), shifted_);
    cv::absdiff(shifted_, before.levels, difference_);
    cv::blur(difference_, smooth_, cv::Size(3, 3));
    cv::threshold(smooth_, wide_, kLimit, 255, cv::THRESH_BINARY);
    cv::cvtColor(wide_, mask_, cv::COLOR_BGR2GRAY);
    cv::threshold(mask_, mask_, 0, 255, cv::THRESH_BINARY);
    return mask_;
}

double ChangeGate::motion(const cv::Mat& picture) {
    take_logarithm(picture, kMotionShrink, now_small_);
    double share = 1;
    if (last_.levels.size() == now_small_.levels.size()) {
        moving_ = small_difference_.mask(last_, now_small_);
        share = cv::countNonZero(moving_) / static_cast<double>(moving_.total());
    } else {
        moving_ = cv::Mat(now_small_.levels.size(), CV_8UC1, cv::Scalar(255));
    }
    std::swap(last_, now_small_);
    return share;
}

const cv::Mat& ChangeGate::changed_since_settled(const cv::Mat& picture) {
    take_logarithm(picture, kShrink, now_);
    if (settled_.levels.size() != now_.levels.size()) {
        all_.create(now_.levels.size(), CV_8UC1);
        all_.setTo(255);
        return all_;
    }
    return difference_.mask(settled_, now_);
}

void ChangeGate::settle(const cv::Mat& picture) {
    take_logarithm(picture, kShrink, settled_);
}

void ChangeGate::forget() {
    settled_.levels.release();
    last_.levels.release();
}

}  // namespace littlewars::vision
