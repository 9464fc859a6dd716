#include "vision/sources/video_file_source.hpp"

#include "vision/sources/container_length.hpp"
#include "vision/sources/file_signature.hpp"
#include "vision/sources/quiet_codecs.hpp"

#include <fmt/format.h>
#include <opencv2/core.hpp>

#include <array>
#include <cmath>
#include <fstream>
#include <system_error>
#include <utility>

namespace littlewars::vision {
namespace {

namespace fs = std::filesystem;
using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;

constexpr double kAssumedRate_hz = 25;

Error bad(const fs::path& file, std::string what, std::string remedy) {
    return {ErrorKind::BadInput, file.string(), std::move(what), std::move(remedy)};
}

bool is_cut_short(const fs::path& file) {
    std::error_code failed;
    const auto claimed = claimed_length(file);
    const auto size = fs::file_size(file, failed);
    return !failed && claimed && size < *claimed;
}

/// Whether `file` may be given to the decoders at all.
Expected<void> check_kind(const fs::path& file) {
    std::error_code failed;
    if (!fs::exists(file, failed)) {
        return tl::unexpected(bad(file, "no such file", "check the name"));
    }
    if (!fs::is_regular_file(file, failed)) {
        return tl::unexpected(bad(file, "is not a file", "name a picture or a video"));
    }
    if (fs::file_size(file, failed) == 0 || failed) {
        return tl::unexpected(bad(file, "is empty", "record or copy it again"));
    }
    std::array<char, 256> start{};
    std::ifstream(file, std::ios::binary).read(start.data(), start.size());
    const FileKind kind = kind_of(std::as_bytes(std::span(start)));
    if (kind == FileKind::Unknown) {
        return tl::unexpected(bad(file,
                                  "is neither a picture nor a video this program knows",
                                  "give a JPEG, PNG, BMP, WebP, MP4, Matroska or AVI file"));
    }
    return {};
}

double sane_rate(double reported_hz) {
    return reported_hz >= 0.1 && reported_hz <= 1000 ? reported_hz : kAssumedRate_hz;
}

}  // namespace

Expected<std::unique_ptr<VideoFileSource>> VideoFileSource::open(const fs::path& file) {
    if (const auto known = check_kind(file); !known) {
        return tl::unexpected(known.error());
    }
    quiet_codecs();
    cv::VideoCapture capture;
    try {
        capture.open(file.string(), cv::CAP_FFMPEG);
    } catch (const cv::Exception&) {
        capture.release();
    }
    if (!capture.isOpened()) {
        return tl::unexpected(is_cut_short(file)
                                  ? bad(file, "is cut short and cannot be played", "copy it again")
                                  : bad(file, "is damaged: no video in it", "record it again"));
    }
    return std::unique_ptr<VideoFileSource>(new VideoFileSource(file, std::move(capture)));
}

VideoFileSource::VideoFileSource(fs::path file, cv::VideoCapture capture)
    : file_(std::move(file)),
      capture_(std::move(capture)),
      rate_hz_(sane_rate(capture_.get(cv::CAP_PROP_FPS))) {}

Expected<Frame> VideoFileSource::next(std::chrono::milliseconds /*limit*/) {
    if (stopped_ || told_) {
        return tl::unexpected(
            Error{ErrorKind::EndOfSource, file_.string(), "no more pictures", ""});
    }
    Frame frame;
    try {
        if (!capture_.read(frame.picture) || frame.picture.empty()) {
            return tl::unexpected(why_it_ended());
        }
    } catch (const cv::Exception&) {
        return tl::unexpected(why_it_ended());
    }
    last_time_s_ = time_of_current_s();
    frame.index = taken_++;
    frame.time = std::chrono::duration<double>(last_time_s_);
    frame.name = file_.filename().string();
    return frame;
}

Error VideoFileSource::why_it_ended() {
    told_ = true;
    if (taken_ == 0) {
        return bad(file_, "no picture in it can be read", "record it again");
    }
    if (is_cut_short(file_)) {
        return bad(file_,
                   fmt::format("is cut short after {:.1f} s (picture {})", last_time_s_, taken_),
                   "copy it again");
    }
    return {ErrorKind::EndOfSource, file_.string(), "no more pictures", ""};
}

double VideoFileSource::time_of_current_s() const {
    // Files made of bare streams report no times; then the rate says when.
    const double time_s = capture_.get(cv::CAP_PROP_POS_MSEC) / 1000;
    const bool is_sane =
        std::isfinite(time_s) && (taken_ == 0 ? time_s >= 0 : time_s > last_time_s_);
    if (is_sane) {
        return time_s;
    }
    return taken_ == 0 ? 0 : last_time_s_ + 1 / rate_hz_;
}

}  // namespace littlewars::vision
