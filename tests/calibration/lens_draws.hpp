#pragma once

#include "calibration/camera.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <random>

namespace littlewars::calibration {

/// Draws from a normal distribution with this covariance.
class LensDraws {
  public:
    explicit LensDraws(const LensCovariance& covariance) {
        cv::Mat values;
        cv::Mat vectors;
        cv::eigen(cv::Mat(covariance), values, vectors);
        for (int i = 0; i < kLensNumbers; ++i) {
            for (int k = 0; k < kLensNumbers; ++k) {
                root_(k, i) =
                    std::sqrt(std::max(0.0, values.at<double>(i))) * vectors.at<double>(i, k);
            }
        }
    }

    CameraStep draw(std::mt19937& generator) {
        std::normal_distribution<double> normal(0, 1);
        cv::Vec<double, kLensNumbers> unit;
        for (int i = 0; i < kLensNumbers; ++i) {
            unit[i] = normal(generator);
        }
        const auto drawn = root_ * unit;
        CameraStep step;
        for (int i = 0; i < kLensNumbers; ++i) {
            step[i] = drawn[i];
        }
        return step;
    }

  private:
    LensCovariance root_ = LensCovariance::zeros();
};

}  // namespace littlewars::calibration
