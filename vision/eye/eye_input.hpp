#pragma once

#include "vision/chart/table_chart.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

namespace littlewars::vision {

/// Where a crop lies in its chart; tells the net how figures lean and how far they are.
struct CropPlace {
    const ChartGeometry* geometry = nullptr;  ///< Null: no calibration, the planes stay zero.
    cv::Point origin_px;                      ///< The crop's top-left corner in the chart.
};

/// Fills planes 0-5 of a net's input (4-D CV_32F, as EyeInput): the frame, and its log ratio to
/// `empty`, CV_8UC3 of the planes' size; zero without.
void fill_picture_planes(const cv::Mat& frame, const cv::Mat& empty, cv::Mat& planes);

/// Makes the net's eight input planes; keeps its buffers from call to call.
///
/// 0-2 the frame's B, G, R as (v - 110) / 60; 3-5 the log ratio 2 (log(F + 12) - log(E + 12));
/// 6 the lean (x - cx) / h; 7 (y - cy) / h - 1.
class EyeInput {
  public:
    /// `frame` is a chart or crop, CV_8UC3, rows and cols multiples of 16; `empty` the same part of
    /// the empty table in the frame's exposure, or an empty Mat (planes 3-5 are zero then).
    ///
    /// Returns 4-D CV_32F (1, 8, rows, cols), valid until the next call.
    const cv::Mat& planes(const cv::Mat& frame, const cv::Mat& empty, const CropPlace& place);

  private:
    cv::Mat planes_;
};

}  // namespace littlewars::vision
