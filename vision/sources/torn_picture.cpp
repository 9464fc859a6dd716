#include "vision/sources/torn_picture.hpp"

#include <opencv2/core/matx.hpp>

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace littlewars::vision {
namespace {

/// The part of the height that must be filling before a picture counts as torn.
constexpr int kLeastPart = 16;
constexpr int kTolerance = 3;

bool is_near(const cv::Vec3b& a, const cv::Vec3b& b) {
    return std::abs(a[0] - b[0]) <= kTolerance && std::abs(a[1] - b[1]) <= kTolerance &&
           std::abs(a[2] - b[2]) <= kTolerance;
}

bool is_flat_row(const cv::Mat& picture, int row, const cv::Vec3b& colour) {
    const auto* pixels = picture.ptr<cv::Vec3b>(row);
    return std::all_of(
        pixels, pixels + picture.cols, [&](const cv::Vec3b& p) { return is_near(p, colour); });
}

/// What decoders leave where no data came: YCbCr (128,128,128) or (0,0,0).
bool is_filling(const cv::Vec3b& colour) {
    return is_near(colour, {128, 128, 128}) || is_near(colour, {0, 135, 0}) ||
           is_near(colour, {0, 154, 0});
}

}  // namespace

bool is_torn(const cv::Mat& picture) {
    const cv::Vec3b last = picture.at<cv::Vec3b>(picture.rows - 1, picture.cols - 1);
    if (!is_filling(last)) {
        return false;
    }
    int row = picture.rows - 1;
    while (row >= 0 && is_flat_row(picture, row, last)) {
        --row;
    }
    return row >= 0 && picture.rows - 1 - row >= picture.rows / kLeastPart;
}

std::uint64_t fingerprint(const cv::Mat& picture) {
    constexpr std::uint64_t kPrime = 0x100000001B3;
    constexpr int kRowStep = 16;
    std::uint64_t hash = 0xCBF29CE484222325;
    const std::size_t bytes = static_cast<std::size_t>(picture.cols) * picture.elemSize();
    for (int row = 0; row < picture.rows; row += kRowStep) {
        const unsigned char* start = picture.ptr(row);
        for (std::size_t at = 0; at + 8 <= bytes; at += 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, start + at, 8);
            hash = (hash ^ word) * kPrime;
        }
    }
    return hash;
}

}  // namespace littlewars::vision
