#include "calibration/covariance_json.hpp"

#include "calibration/json_value.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace littlewars::calibration {
namespace {

constexpr double kLargestVariance = 1e12;
/// Rounding may bring a correlation so far beyond 1.
constexpr double kRounding = 1e-6;

/// Divided by the standard deviations; rows of variance 0 must be 0 and become those of the unit.
cv::Mat correlation_of(const cv::Mat& covariance, const JsonValue& value) {
    const int numbers = covariance.rows;
    cv::Mat correlation = cv::Mat::eye(numbers, numbers, CV_64F);
    for (int i = 0; i < numbers; ++i) {
        for (int k = 0; k < numbers; ++k) {
            const double scale =
                std::sqrt(covariance.at<double>(i, i) * covariance.at<double>(k, k));
            const double c = covariance.at<double>(i, k);
            if (scale > 0) {
                correlation.at<double>(i, k) = c / scale;
            } else if (c != 0) {
                value.refuse("correlates a number that has no variance");
            }
        }
    }
    return correlation;
}

}  // namespace

cv::Mat covariance_from(const JsonValue& value, int numbers) {
    const auto count = static_cast<std::size_t>(numbers);
    const std::vector<JsonValue> rows = value.items(count, count);
    cv::Mat covariance(numbers, numbers, CV_64F);
    for (int i = 0; i < numbers; ++i) {
        const JsonValue& row = rows[static_cast<std::size_t>(i)];
        const std::vector<double> read = row.numbers(count, -kLargestVariance, kLargestVariance);
        std::copy(read.begin(), read.end(), covariance.ptr<double>(i));
        if (covariance.at<double>(i, i) < 0) {
            row.refuse("has a negative variance");
        }
    }
    const cv::Mat correlation = correlation_of(covariance, value);
    if (cv::norm(correlation, correlation.t(), cv::NORM_INF) > kRounding) {
        value.refuse("is not symmetric");
    }
    cv::Mat eigenvalues;
    cv::eigen(correlation, eigenvalues);
    if (eigenvalues.at<double>(numbers - 1) < -kRounding) {
        value.refuse("is no covariance: it holds a correlation beyond 1");
    }
    return covariance;
}

nlohmann::ordered_json covariance_json(const cv::Mat& covariance) {
    auto rows = nlohmann::ordered_json::array();
    for (int i = 0; i < covariance.rows; ++i) {
        const auto* row = covariance.ptr<double>(i);
        rows.push_back(std::vector<double>(row, row + covariance.cols));
    }
    return rows;
}

}  // namespace littlewars::calibration
