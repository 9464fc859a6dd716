#pragma once

#include <opencv2/core/mat.hpp>

namespace littlewars::vision {

/// The mean of the frames of a quiet table: less noise than any of them. Keeps its buffers.
class MeanPicture {
  public:
    /// Adds a frame, CV_8UC3, all of one size.
    void add(const cv::Mat& picture);
    /// CV_8UC3. Precondition: count() > 0. Valid until the next call.
    const cv::Mat& mean();
    [[nodiscard]] int count() const { return count_; }
    void forget() { count_ = 0; }

  private:
    cv::Mat sum_;
    cv::Mat mean_;
    int count_ = 0;
};

}  // namespace littlewars::vision
