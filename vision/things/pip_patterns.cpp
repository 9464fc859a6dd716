#include "vision/things/pip_patterns.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace littlewars::vision {
namespace {

// In parts of the face's side.
constexpr double kPipAt = 0.25;
constexpr double kPipSpread = 0.085;
constexpr double kCompared = 0.43;  ///< The rim, where other faces shine in, is left out.

struct Pattern {
    int value = 0;
    cv::Mat pips;  ///< Zero mean and unit norm over the compared part, else 0.
};

bool is_compared(int row, int column) {
    const double reach = kCompared * kFace_px;
    const double middle = (kFace_px - 1) / 2.0;
    return std::abs(row - middle) <= reach && std::abs(column - middle) <= reach;
}

/// Subtracts the mean over the compared part, sets the rest to 0, and scales to norm 1.
cv::Mat normalised(const cv::Mat& face) {
    cv::Mat result = face.clone();
    double sum = 0;
    int count = 0;
    for (int row = 0; row < kFace_px; ++row) {
        for (int column = 0; column < kFace_px; ++column) {
            if (is_compared(row, column)) {
                sum += face.at<float>(row, column);
                ++count;
            }
        }
    }
    const auto mean = static_cast<float>(sum / count);
    result.forEach<float>([mean](float& value, const int* at) {
        value = is_compared(at[0], at[1]) ? value - mean : 0;
    });
    const double norm = cv::norm(result);
    return norm > 1e-6 ? cv::Mat(result / norm) : result;
}

cv::Mat drawn(const std::vector<cv::Point2d>& pips) {
    cv::Mat face(kFace_px, kFace_px, CV_32FC1, cv::Scalar(0));
    face.forEach<float>([&pips](float& value, const int* at) {
        const cv::Point2d here((at[1] + 0.5) / kFace_px - 0.5, (at[0] + 0.5) / kFace_px - 0.5);
        for (const cv::Point2d& pip : pips) {
            const cv::Point2d away = here - pip * kPipAt;
            value += static_cast<float>(std::exp(-away.dot(away) / (2 * kPipSpread * kPipSpread)));
        }
    });
    return normalised(face);
}

/// The directions that look different: two, three and six have two.
std::vector<Pattern> make_patterns() {
    const std::vector<cv::Point2d> corners{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    const std::vector<cv::Point2d> falling{corners[0], corners[2]};
    const std::vector<cv::Point2d> rising{corners[1], corners[3]};
    const auto with = [](std::vector<cv::Point2d> pips, const std::vector<cv::Point2d>& more) {
        pips.insert(pips.end(), more.begin(), more.end());
        return pips;
    };
    return {{1, drawn({{0, 0}})},
            {2, drawn(falling)},
            {2, drawn(rising)},
            {3, drawn(with(falling, {{0, 0}}))},
            {3, drawn(with(rising, {{0, 0}}))},
            {4, drawn(corners)},
            {5, drawn(with(corners, {{0, 0}}))},
            {6, drawn(with(corners, {{-1, 0}, {1, 0}}))},
            {6, drawn(with(corners, {{0, -1}, {0, 1}}))}};
}

}  // namespace

PipMatch match_pips(const cv::Mat& face) {
    static const std::vector<Pattern> patterns = make_patterns();
    const cv::Mat seen = normalised(face);
    std::array<double, 7> likeness{};
    for (const Pattern& pattern : patterns) {
        double& best = likeness[static_cast<std::size_t>(pattern.value)];
        best = std::max(best, std::abs(seen.dot(pattern.pips)));
    }
    const auto best = std::max_element(likeness.begin(), likeness.end());
    PipMatch match{static_cast<int>(best - likeness.begin()), *best, *best};
    for (auto other = likeness.begin(); other != likeness.end(); ++other) {
        match.lead = other == best ? match.lead : std::min(match.lead, *best - *other);
    }
    return match;
}

}  // namespace littlewars::vision
