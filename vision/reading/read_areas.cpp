#include "vision/reading/read_areas.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>

namespace littlewars::vision {
namespace {

constexpr int kCell_px = 4;         ///< Areas are found in the mask at a quarter of its size.
constexpr int kPad_px = 50;         ///< A figure's head is up to 45 px from its foot.
constexpr int kSmallest_cells = 3;  ///< A changed blob of fewer cells is noise.
constexpr double kMostOfChart = 0.6;
constexpr int kAlign_px = 16;
constexpr std::array<int, 7> kLengths_px{144, 208, 304, 448, 640, 928, 1344};

/// The shortest of the few lengths that holds `needed`, or the whole `available`.
int allowed_length(int needed, int available) {
    for (const int length : kLengths_px) {
        if (length >= needed && length < available) {
            return length;
        }
    }
    return available;
}

int aligned_start(int centre, int length, int available) {
    const int start = std::clamp(centre - length / 2, 0, available - length);
    return start / kAlign_px * kAlign_px;
}

cv::Rect allowed_area(cv::Rect needed, cv::Size chart) {
    const int width = allowed_length(needed.width + kAlign_px, chart.width);
    const int height = allowed_length(needed.height + kAlign_px, chart.height);
    return {aligned_start(needed.x + needed.width / 2, width, chart.width),
            aligned_start(needed.y + needed.height / 2, height, chart.height),
            width,
            height};
}

std::vector<cv::Rect> changed_boxes(const cv::Mat& changed) {
    cv::Mat cells;
    cv::resize(changed, cells, {}, 1.0 / kCell_px, 1.0 / kCell_px, cv::INTER_AREA);
    cv::threshold(cells, cells, 100, 255, cv::THRESH_BINARY);
    cv::Mat joined;
    cv::dilate(cells, joined, cv::getStructuringElement(cv::MORPH_RECT, {9, 9}));
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(joined, labels, stats, centres, 8, CV_32S);
    std::vector<cv::Rect> boxes;
    for (int label = 1; label < count; ++label) {
        cv::Mat own = labels == label;
        own &= cells;
        if (cv::countNonZero(own) >= kSmallest_cells) {
            const cv::Rect box = cv::boundingRect(own);
            boxes.emplace_back(box.x * kCell_px - kPad_px,
                               box.y * kCell_px - kPad_px,
                               box.width * kCell_px + 2 * kPad_px,
                               box.height * kCell_px + 2 * kPad_px);
        }
    }
    return boxes;
}

/// Unites needed boxes until the areas that hold them don't overlap.
std::vector<cv::Rect> without_overlap(std::vector<cv::Rect> boxes, cv::Size chart) {
    for (bool again = true; again;) {
        again = false;
        for (std::size_t i = 0; i < boxes.size() && !again; ++i) {
            for (std::size_t j = i + 1; j < boxes.size() && !again; ++j) {
                const cv::Rect common =
                    allowed_area(boxes[i], chart) & allowed_area(boxes[j], chart);
                if (!common.empty()) {
                    boxes[i] |= boxes[j];
                    boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(j));
                    again = true;
                }
            }
        }
    }
    return boxes;
}

}  // namespace

std::vector<cv::Rect> areas_to_read(const cv::Mat& changed) {
    const cv::Size chart = changed.size();
    const cv::Rect whole({0, 0}, chart);
    std::vector<cv::Rect> areas;
    double total = 0;
    std::vector<cv::Rect> boxes;
    for (const cv::Rect& box : changed_boxes(changed)) {
        boxes.push_back(box & whole);
    }
    for (const cv::Rect& box : without_overlap(std::move(boxes), chart)) {
        areas.push_back(allowed_area(box, chart));
        total += areas.back().area();
    }
    if (total > kMostOfChart * whole.area()) {
        return {whole};
    }
    return areas;
}

}  // namespace littlewars::vision
