#pragma once

#include "vision/eye/eye.hpp"
#include "vision/eye/piece_filter.hpp"
#include "vision/reading/reading.hpp"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace littlewars::vision {

/// Reads pieces from pictures of which nothing is known: no calibration, no scale.
///
/// The picture itself, resized, is the chart. The size at which most is recognised is found by
/// trying, and kept for the pictures that follow.
class PictureReader {
  public:
    explicit PictureReader(const EyeModel& model) : model_(model) {}

    /// `empty` is the same view without pieces, of the picture's size; or no picture. Pieces have
    /// foot and box only.
    Reading read(const cv::Mat& picture, const cv::Mat& empty, Eye& eye);

    /// Chart pixels per picture pixel of the last reading; a man is 40 chart pixels high.
    [[nodiscard]] double zoom() const { return zoom_.value_or(1); }

  private:
    /// Sets zoom_ to where most is recognised for the places looked at.
    void find_zoom(const cv::Mat& picture, const cv::Mat& empty, Eye& eye);
    Reading read_at(const cv::Mat& picture, const cv::Mat& empty, double zoom, Eye& eye, Care care);
    /// Of the pictures twice as large as the chart; `large_empty` may be none.
    [[nodiscard]] CloseUp close_up(const cv::Mat& large,
                                   const cv::Mat& large_empty,
                                   const Proposal& proposal) const;
    [[nodiscard]] DetectedPiece detected(const FoundFigure& figure, double zoom) const;

    const EyeModel& model_;
    std::optional<double> zoom_;
};

}  // namespace littlewars::vision
