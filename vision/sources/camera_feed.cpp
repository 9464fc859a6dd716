#include "vision/sources/camera_feed.hpp"

#include "vision/sources/camera_list.hpp"
#include "vision/sources/quiet_codecs.hpp"

#include <opencv2/core.hpp>

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace littlewars::vision {
namespace {

namespace fs = std::filesystem;
using calibration::Error;
using calibration::ErrorKind;

/// Autofocus gets this many pictures to settle before it is held.
constexpr int kFocusAfter = 60;

tl::unexpected<Error> failure(ErrorKind kind,
                              const fs::path& node,
                              std::string what,
                              std::string remedy) {
    return tl::unexpected(Error{kind, node.string(), std::move(what), std::move(remedy)});
}

calibration::Expected<void> check_access(const fs::path& node) {
    switch (examine_camera(node).access) {
        case CameraAccess::Free:
            return {};
        case CameraAccess::Busy:
            return failure(ErrorKind::Unavailable,
                           node,
                           "another program holds the camera",
                           "close the other program");
        case CameraAccess::Forbidden:
            return failure(ErrorKind::Unavailable,
                           node,
                           "no permission to use the camera",
                           "add yourself to the group 'video'");
        case CameraAccess::Absent:
            return failure(ErrorKind::NotFound,
                           node,
                           "no such camera",
                           "plug it in; 'littlewars cameras' lists what there is");
        case CameraAccess::NoCamera:
            break;
    }
    return failure(
        ErrorKind::NotFound, node, "is no camera", "'littlewars cameras' lists the nodes that are");
}

std::vector<int> open_parameters(const CameraMode& wanted) {
    return {cv::CAP_PROP_FOURCC,
            cv::VideoWriter::fourcc('M', 'J', 'P', 'G'),
            cv::CAP_PROP_FRAME_WIDTH,
            wanted.width_px,
            cv::CAP_PROP_FRAME_HEIGHT,
            wanted.height_px,
            cv::CAP_PROP_FPS,
            static_cast<int>(std::lround(wanted.rate_hz)),
            cv::CAP_PROP_BUFFERSIZE,
            1};
}

}  // namespace

std::optional<fs::path> camera_node(std::string_view argument) {
    constexpr std::string_view kPrefix = "camera:";
    if (argument.starts_with("/dev/video") || argument.starts_with("/dev/v4l/")) {
        return fs::path(argument);
    }
    if (!argument.starts_with(kPrefix)) {
        return std::nullopt;
    }
    int number = 0;
    const char* end = argument.data() + argument.size();
    const auto parsed = std::from_chars(argument.data() + kPrefix.size(), end, number);
    if (parsed.ec != std::errc() || parsed.ptr != end || number < 0) {
        return std::nullopt;
    }
    return fs::path("/dev/video" + std::to_string(number));
}

CameraFeed::CameraFeed(fs::path node, const CameraMode& wanted)
    : node_(std::move(node)), wanted_(wanted) {
    quiet_codecs();
    // Seconds until a read of a silent camera fails; the default of ten freezes a closing program.
    ::setenv("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "2", 0);
}

calibration::Expected<void> CameraFeed::connect() {
    const fs::path node = current_node();
    if (const auto access = check_access(node); !access) {
        return access;
    }
    if (lasting_name_.empty()) {
        lasting_name_ = examine_camera(node).by_id;
    }
    try {
        capture_.open(node.string(), cv::CAP_V4L2, open_parameters(wanted_));
    } catch (const cv::Exception&) {
        capture_.release();
    }
    if (!capture_.isOpened()) {
        return failure(ErrorKind::Unavailable,
                       node,
                       "the camera cannot be started",
                       "plug it into another USB port, alone on its hub: the bus may be full");
    }
    pictures_ = 0;
    return {};
}

std::optional<cv::Mat> CameraFeed::read(cv::Mat recycled) {
    try {
        if (!capture_.read(recycled) || recycled.type() != CV_8UC3) {
            return std::nullopt;
        }
        if (++pictures_ == kFocusAfter) {
            lock_focus();
        }
    } catch (const cv::Exception&) {
        return std::nullopt;
    }
    return recycled;
}

void CameraFeed::disconnect() {
    capture_.release();
}

bool CameraFeed::is_present() const {
    std::error_code failed;
    return fs::exists(current_node(), failed);
}

fs::path CameraFeed::current_node() const {
    return lasting_name_.empty() ? node_ : lasting_name_;
}

void CameraFeed::lock_focus() {
    // A lens that refocuses during play no longer has the calibrated focal length.
    capture_.set(cv::CAP_PROP_AUTOFOCUS, 0);
}

}  // namespace littlewars::vision
