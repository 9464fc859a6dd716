#include "vision/chart/mean_picture.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace littlewars::vision {

void MeanPicture::add(const cv::Mat& picture) {
    if (count_ == 0) {
        picture.convertTo(sum_, CV_32FC3);
    } else {
        cv::accumulate(picture, sum_);
    }
    ++count_;
}

const cv::Mat& MeanPicture::mean() {
    sum_.convertTo(mean_, CV_8UC3, 1.0 / count_);
    return mean_;
}

}  // namespace littlewars::vision
