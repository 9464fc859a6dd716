#include "tests/fuzz/fuzz_file.hpp"
#include "vision/sources/picture_file.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// A picture file of any bytes is refused, or is a picture of the promised form.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace littlewars::vision;  // NOLINT(google-build-using-namespace): one function
    static const littlewars::fuzz::FuzzFile file(".jpg");
    const auto picture = read_picture(file.holding(data, size));
    if (picture && (picture->type() != CV_8UC3 || picture->cols < kSmallestPicture_px ||
                    picture->rows < kSmallestPicture_px)) {
        std::abort();
    }
    return 0;
}
