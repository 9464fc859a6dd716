#include "vision/sources/camera_feed.hpp"
#include "vision/sources/file_signature.hpp"
#include "vision/sources/frame_source.hpp"
#include "vision/sources/live_source.hpp"
#include "vision/sources/picture_file.hpp"
#include "vision/sources/picture_source.hpp"
#include "vision/sources/practice_source.hpp"
#include "vision/sources/practice_table.hpp"
#include "vision/sources/stream_feed.hpp"
#include "vision/sources/video_file_source.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <span>
#include <utility>

namespace littlewars::vision {
namespace {

namespace fs = std::filesystem;
using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using Opened = Expected<std::unique_ptr<FrameSource>>;

bool is_picture_file(const fs::path& file) {
    std::error_code failed;
    if (!fs::is_regular_file(file, failed)) {
        return false;
    }
    std::array<char, 16> start{};
    std::ifstream(file, std::ios::binary).read(start.data(), start.size());
    // Pictures strung together without a container begin like one picture.
    const bool is_bare_video = file.extension() == ".mjpeg" || file.extension() == ".mjpg";
    return !is_bare_video && is_picture(kind_of(std::as_bytes(std::span(start))));
}

Opened open_file(const fs::path& file) {
    if (is_picture_file(file)) {
        return std::make_unique<PictureSource>(std::vector{file});
    }
    return VideoFileSource::open(file);
}

Opened open_practice() {
    auto table = PracticeTable::open();
    if (!table) {
        return tl::unexpected(table.error());
    }
    return std::make_unique<PracticeSource>(std::move(*table));
}

Opened open_sequence(const std::vector<std::string>& arguments) {
    const auto other = std::find_if_not(arguments.begin(), arguments.end(), is_picture_file);
    if (other != arguments.end()) {
        const auto why = read_picture(*other);
        return tl::unexpected(why ? Error{ErrorKind::BadInput,
                                          *other,
                                          "is a video; several sources must all be pictures",
                                          "give pictures only, or one video"}
                                  : why.error());
    }
    return std::make_unique<PictureSource>(
        std::vector<fs::path>(arguments.begin(), arguments.end()));
}

}  // namespace

Opened open_source(const std::vector<std::string>& arguments, const CameraMode& wanted) {
    if (arguments.empty() || arguments.front().empty()) {
        return tl::unexpected(Error{
            ErrorKind::BadInput, "source", "is not given", "name a picture, video or camera"});
    }
    if (arguments.size() > 1) {
        return open_sequence(arguments);
    }
    const std::string& source = arguments.front();
    if (is_stream_address(source)) {
        return LiveSource::open(std::make_unique<StreamFeed>(source), source);
    }
    if (const auto node = camera_node(source)) {
        return LiveSource::open(std::make_unique<CameraFeed>(*node, wanted), source);
    }
    if (source.starts_with("camera:")) {
        return tl::unexpected(
            Error{ErrorKind::BadInput, source, "is no camera's number", "write camera:0"});
    }
    if (source == "practice:") {
        return open_practice();
    }
    return open_file(source);
}

std::string_view name_of(SourceState state) {
    switch (state) {
        case SourceState::Live:
            return "live";
        case SourceState::Stale:
            return "stale";
        case SourceState::Lost:
            return "lost";
        case SourceState::Back:
            break;
    }
    return "back";
}

}  // namespace littlewars::vision
