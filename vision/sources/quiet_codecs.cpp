#include "vision/sources/quiet_codecs.hpp"

#include <opencv2/core/utils/logger.hpp>

#include <cstdlib>
#include <string>

extern "C" {
#include <libavutil/log.h>
}

namespace littlewars::vision {

void quiet_codecs() {
    static const bool done = [] {
        if (std::getenv("OPENCV_FFMPEG_LOGLEVEL") == nullptr) {
            // OpenCV sets the level again, by this variable, when its video backend starts.
            ::setenv("OPENCV_FFMPEG_LOGLEVEL", std::to_string(AV_LOG_QUIET).c_str(), 0);
            av_log_set_level(AV_LOG_QUIET);
        }
        if (std::getenv("OPENCV_LOG_LEVEL") == nullptr) {
            cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
        }
        return true;
    }();
    static_cast<void>(done);
}

}  // namespace littlewars::vision
