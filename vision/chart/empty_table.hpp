#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <array>

namespace littlewars::vision {

/// How the light on a table has changed since its empty picture was taken: exposure, white balance,
/// and a lamp that lights one side more.
///
/// Per channel the logarithm of the gain, a quadratic over the chart. Where one gain for the whole
/// table does within 6 %, it is one gain: the median of (F + 1) / (E + 1).
class LightChange {
  public:
    /// No change.
    LightChange() = default;

    /// Fits the gain to two charts of one size, CV_8UC3; pixels of `outside_value` grey in either
    /// don't count, and pieces, which cover less than half of a table, hardly (Tukey's biweight).
    /// No change when too few pixels count.
    static LightChange between(const cv::Mat& frame, const cv::Mat& empty, int outside_value);

    /// The crop `empty` of the empty table's chart in the frame's light (saturating): it lies at
    /// `origin_px` of a chart of `whole`'s size. Pixels of `outside_value` grey stay.
    [[nodiscard]] cv::Mat applied_to(const cv::Mat& empty,
                                     cv::Point origin_px,
                                     cv::Size whole,
                                     int outside_value) const;

    /// A picture of the empty table's surroundings of `place_px` of a chart of `whole`'s size, at
    /// any scale, likewise: the light there does for all of it.
    [[nodiscard]] cv::Mat applied_near(const cv::Mat& empty,
                                       cv::Point2d place_px,
                                       cv::Size whole,
                                       int outside_value) const;

    /// The gain of each channel at a place of the chart; x and y from -1 to 1.
    [[nodiscard]] cv::Vec3d gain_at(double x, double y) const;

    /// 1, x, y, x^2, xy, y^2.
    using Terms = cv::Vec<double, 6>;

  private:
    [[nodiscard]] bool is_even() const;

    std::array<Terms, 3> log_gain_{};
};

}  // namespace littlewars::vision
