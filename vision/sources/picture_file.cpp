#include "vision/sources/picture_file.hpp"

#include "vision/sources/file_signature.hpp"

#include <fmt/format.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <cstddef>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

namespace littlewars::vision {
namespace {

namespace fs = std::filesystem;
using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;

tl::unexpected<Error> bad(const fs::path& file, std::string what, std::string remedy) {
    return tl::unexpected(
        Error{ErrorKind::BadInput, file.string(), std::move(what), std::move(remedy)});
}

Expected<std::vector<std::byte>> read_bytes(const fs::path& file) {
    std::error_code failed;
    if (!fs::exists(file, failed)) {
        return bad(file, "no such file", "check the name");
    }
    if (!fs::is_regular_file(file, failed)) {
        return bad(file, "is not a file", "name a picture");
    }
    const auto size = fs::file_size(file, failed);
    if (failed || size == 0) {
        return bad(file, "is empty", "take the picture again");
    }
    if (size > static_cast<std::uintmax_t>(kMostPixels) * 4) {
        return bad(file, "is too large for a picture", "make it smaller");
    }
    std::vector<std::byte> bytes(size);
    std::ifstream in(file, std::ios::binary);
    if (!in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size))) {
        return bad(file, "cannot be read", "check its permissions");
    }
    return bytes;
}

Expected<void> check_size(const fs::path& file, const std::vector<std::byte>& bytes) {
    const auto size = claimed_size(bytes);
    if (!size) {
        return bad(file, "has a damaged picture header", "take the picture again");
    }
    const auto [width, height] = *size;
    if (width < kSmallestPicture_px || height < kSmallestPicture_px) {
        return bad(file,
                   fmt::format("is too small to see anything in ({} x {} pixels)", width, height),
                   fmt::format("give at least {0} x {0}", kSmallestPicture_px));
    }
    if (width > kLargestPicture_px || height > kLargestPicture_px || width * height > kMostPixels) {
        return bad(file,
                   fmt::format("is too large ({} x {} pixels)", width, height),
                   fmt::format("make it smaller than {0} pixels on a side and {1} million in all",
                               kLargestPicture_px,
                               kMostPixels / 1'000'000));
    }
    return {};
}

Expected<cv::Mat> decode(const fs::path& file, const std::vector<std::byte>& bytes) {
    constexpr int kAsStored = cv::IMREAD_COLOR | cv::IMREAD_IGNORE_ORIENTATION;
    cv::Mat picture;
    try {
        const cv::Mat coded(
            1, static_cast<int>(bytes.size()), CV_8UC1, const_cast<std::byte*>(bytes.data()));
        picture = cv::imdecode(coded, kAsStored);
    } catch (const cv::Exception&) {
        picture.release();
    }
    if (picture.empty()) {
        return bad(file, "is damaged and cannot be decoded", "take the picture again");
    }
    return picture;
}

}  // namespace

Expected<cv::Mat> read_picture(const fs::path& file) {
    const auto bytes = read_bytes(file);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    if (!is_picture(kind_of(*bytes))) {
        return bad(file, "is not a picture", "give a JPEG, PNG, BMP or WebP file");
    }
    if (const auto fits = check_size(file, *bytes); !fits) {
        return tl::unexpected(fits.error());
    }
    if (!is_complete(*bytes)) {
        return bad(file, "is cut short: the end of the picture is missing", "copy it again");
    }
    return decode(file, *bytes);
}

}  // namespace littlewars::vision
