#include "vision/eye/eye_input.hpp"

#include <opencv2/core.hpp>

#include <array>
#include <cmath>

namespace littlewars::vision {
namespace {

constexpr int kPlanes = 8;
constexpr double kGreyMiddle = 110;
constexpr double kGreySpan = 60;
constexpr double kLogFloor = 12;  ///< Keeps sensor noise in the dark from becoming large ratios.
constexpr double kLogGain = 2;

using Table = std::array<float, 256>;

Table grey_table() {
    Table table{};
    for (int v = 0; v < 256; ++v) {
        table[static_cast<std::size_t>(v)] = static_cast<float>((v - kGreyMiddle) / kGreySpan);
    }
    return table;
}

Table log_table() {
    Table table{};
    for (int v = 0; v < 256; ++v) {
        table[static_cast<std::size_t>(v)] = static_cast<float>(kLogGain * std::log(v + kLogFloor));
    }
    return table;
}

void fill_colour(const cv::Mat& frame, cv::Mat& planes) {
    static const Table kGrey = grey_table();
    for (int channel = 0; channel < 3; ++channel) {
        auto* out = planes.ptr<float>(0, channel);
        for (int row = 0; row < frame.rows; ++row) {
            const auto* in = frame.ptr<cv::Vec3b>(row);
            for (int column = 0; column < frame.cols; ++column) {
                *out++ = kGrey[in[column][channel]];
            }
        }
    }
}

void fill_ratio(const cv::Mat& frame, const cv::Mat& empty, cv::Mat& planes) {
    static const Table kLog = log_table();
    for (int channel = 0; channel < 3; ++channel) {
        auto* out = planes.ptr<float>(0, 3 + channel);
        for (int row = 0; row < frame.rows; ++row) {
            const auto* now = frame.ptr<cv::Vec3b>(row);
            const auto* before = empty.ptr<cv::Vec3b>(row);
            for (int column = 0; column < frame.cols; ++column) {
                *out++ = kLog[now[column][channel]] - kLog[before[column][channel]];
            }
        }
    }
}

void fill_geometry(const CropPlace& place, cv::Size size, cv::Mat& planes) {
    auto* lean = planes.ptr<float>(0, 6);
    for (int column = 0; column < size.width; ++column) {
        lean[column] = static_cast<float>(place.geometry->lean(column + place.origin_px.x));
    }
    auto* away = planes.ptr<float>(0, 7);
    for (int row = 0; row < size.height; ++row) {
        if (row > 0) {
            std::copy(lean, lean + size.width, lean + row * size.width);
        }
        const auto value = static_cast<float>(place.geometry->away(row + place.origin_px.y) - 1);
        std::fill(away + row * size.width, away + (row + 1) * size.width, value);
    }
}

void clear(cv::Mat& planes, int first, int last) {
    const std::size_t area =
        static_cast<std::size_t>(planes.size[2]) * static_cast<std::size_t>(planes.size[3]);
    std::fill(planes.ptr<float>(0, first), planes.ptr<float>(0, last) + area, 0.F);
}

}  // namespace

void fill_picture_planes(const cv::Mat& frame, const cv::Mat& empty, cv::Mat& planes) {
    fill_colour(frame, planes);
    if (empty.empty()) {
        clear(planes, 3, 5);
    } else {
        fill_ratio(frame, empty, planes);
    }
}

const cv::Mat& EyeInput::planes(const cv::Mat& frame,
                                const cv::Mat& empty,
                                const CropPlace& place) {
    const std::array<int, 4> shape{1, kPlanes, frame.rows, frame.cols};
    planes_.create(4, shape.data(), CV_32F);
    fill_picture_planes(frame, empty, planes_);
    if (place.geometry == nullptr) {
        clear(planes_, 6, 7);
    } else {
        fill_geometry(place, frame.size(), planes_);
    }
    return planes_;
}

}  // namespace littlewars::vision
