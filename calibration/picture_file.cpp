#include "calibration/picture_file.hpp"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <system_error>

namespace littlewars::calibration {
namespace fs = std::filesystem;
namespace {

constexpr std::uintmax_t kLargestPicture = 200U * 1024 * 1024;
constexpr int kSmallestSide_px = 16;

Error refused(const fs::path& path, const char* what) {
    return {ErrorKind::BadInput, path.string(), what, "give a JPEG or PNG picture"};
}

cv::Mat decoded(const fs::path& path) {
    try {
        return cv::imread(path.string(), cv::IMREAD_COLOR);
    } catch (const cv::Exception&) {
        return {};
    }
}

}  // namespace

Expected<cv::Mat> read_picture(const fs::path& path) {
    std::error_code unknown;
    if (!fs::exists(path, unknown)) {
        return tl::unexpected(refused(path, "there is no such file"));
    }
    if (!fs::is_regular_file(path, unknown)) {
        return tl::unexpected(refused(path, "is not an ordinary file"));
    }
    const std::uintmax_t size = fs::file_size(path, unknown);
    if (size == 0 || size > kLargestPicture) {
        return tl::unexpected(refused(path, size == 0 ? "is empty" : "is larger than 200 MB"));
    }
    cv::Mat picture = decoded(path);
    if (picture.empty()) {
        return tl::unexpected(refused(path, "is no picture that can be read"));
    }
    if (picture.cols < kSmallestSide_px || picture.rows < kSmallestSide_px) {
        return tl::unexpected(refused(path, "is smaller than 16x16"));
    }
    return picture;
}

cv::Mat grey_of(const cv::Mat& picture) {
    cv::Mat grey;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    return grey;
}

}  // namespace littlewars::calibration
