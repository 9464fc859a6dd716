#include "vision/sources/stream_feed.hpp"

#include "vision/sources/quiet_codecs.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace littlewars::vision {
namespace {

// Only effective as parameters of open(); the defaults are thirty seconds.
constexpr int kOpenTimeout_ms = 4000;
constexpr int kReadTimeout_ms = 2000;

}  // namespace

bool is_stream_address(std::string_view address) {
    constexpr std::array<std::string_view, 4> kSchemes{
        "http://", "https://", "rtsp://", "rtsps://"};
    return std::any_of(kSchemes.begin(), kSchemes.end(), [address](std::string_view scheme) {
        return address.starts_with(scheme);
    });
}

StreamFeed::StreamFeed(std::string address) : address_(std::move(address)) {
    quiet_codecs();
}

calibration::Expected<void> StreamFeed::connect() {
    const std::vector<int> limits{cv::CAP_PROP_OPEN_TIMEOUT_MSEC,
                                  kOpenTimeout_ms,
                                  cv::CAP_PROP_READ_TIMEOUT_MSEC,
                                  kReadTimeout_ms};
    try {
        capture_.open(address_, cv::CAP_FFMPEG, limits);
    } catch (const cv::Exception&) {
        capture_.release();
    }
    if (!capture_.isOpened()) {
        return tl::unexpected(
            calibration::Error{calibration::ErrorKind::Unavailable,
                               address_,
                               "the stream does not answer, or sends no video",
                               "check the address, and that the telephone and this computer are in "
                               "the same network"});
    }
    return {};
}

std::optional<cv::Mat> StreamFeed::read(cv::Mat recycled) {
    try {
        if (capture_.read(recycled) && recycled.type() == CV_8UC3) {
            return recycled;
        }
    } catch (const cv::Exception&) {
        // A stream that changes its size in the middle; a new connection sorts it out.
    }
    return std::nullopt;
}

void StreamFeed::disconnect() {
    capture_.release();
}

}  // namespace littlewars::vision
