#include "vision/sources/picture_source.hpp"

#include "vision/sources/picture_file.hpp"

#include <utility>

namespace littlewars::vision {

using calibration::Error;
using calibration::ErrorKind;

PictureSource::PictureSource(std::vector<std::filesystem::path> files) : files_(std::move(files)) {}

calibration::Expected<Frame> PictureSource::next(std::chrono::milliseconds /*limit*/) {
    if (stopped_ || next_ == files_.size()) {
        return tl::unexpected(
            Error{ErrorKind::EndOfSource, files_.back().string(), "no more pictures", ""});
    }
    const std::size_t index = next_++;
    auto picture = read_picture(files_[index]);
    if (!picture) {
        return tl::unexpected(picture.error());
    }
    return Frame{std::move(*picture),
                 static_cast<long>(index),
                 std::chrono::duration<double>(static_cast<double>(index)),
                 files_[index].filename().string()};
}

}  // namespace littlewars::vision
