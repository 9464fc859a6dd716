#include "vision/sources/quiet_codecs.hpp"

#include <opencv2/core/utils/logger.hpp>

#include <cstdlib>

namespace littlewars::vision {

void quiet_codecs() {
    static const bool done = [] {
        // FFmpeg's AV_LOG_QUIET; OpenCV reads it when its video backend starts.
        ::setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);
        if (std::getenv("OPENCV_LOG_LEVEL") == nullptr) {
            cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
        }
        return true;
    }();
    static_cast<void>(done);
}

}  // namespace littlewars::vision
