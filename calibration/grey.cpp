#include "calibration/grey.hpp"

#include <opencv2/imgproc.hpp>

namespace littlewars::calibration {

cv::Mat grey_of(const cv::Mat& picture) {
    if (picture.channels() == 1) {
        return picture;
    }
    cv::Mat grey;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    return grey;
}

}  // namespace littlewars::calibration
