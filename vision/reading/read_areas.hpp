#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace littlewars::vision {

/// Which parts of a chart the net must look at again: the changed pixels with 50 px round them, in
/// rectangles of few sizes (so that the nets stay warm) that don't overlap; the whole chart when
/// most of it changed. Specks smaller than any figure are left out.
///
/// `changed` is CV_8UC1 of the chart's size (multiples of 16).
[[nodiscard]] std::vector<cv::Rect> areas_to_read(const cv::Mat& changed);

}  // namespace littlewars::vision
