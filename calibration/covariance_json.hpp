#pragma once

#include <nlohmann/json_fwd.hpp>
#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

namespace littlewars::calibration {

class JsonValue;

/// A covariance as `numbers` rows of `numbers` numbers, CV_64F. Throws MalformedJson when it is not
/// symmetric or promises less than nothing (a negative variance, a correlation beyond 1).
[[nodiscard]] cv::Mat covariance_from(const JsonValue& value, int numbers);

template <int kNumbers>
[[nodiscard]] cv::Matx<double, kNumbers, kNumbers> covariance_from(const JsonValue& value) {
    return covariance_from(value, kNumbers);
}

[[nodiscard]] nlohmann::ordered_json covariance_json(const cv::Mat& covariance);

}  // namespace littlewars::calibration
