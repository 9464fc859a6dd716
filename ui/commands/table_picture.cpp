#include "ui/commands/table_picture.hpp"

#include "vision/sources/picture_file.hpp"

#include <fmt/format.h>

#include <utility>

namespace littlewars::ui {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;

Expected<TablePicture> read_table_picture(const std::string& table, const std::string& picture) {
    auto calibrated = calibration::read_table(table);
    if (!calibrated) {
        return tl::unexpected(calibrated.error());
    }
    auto pixels = vision::read_picture(picture);
    if (!pixels) {
        return tl::unexpected(pixels.error());
    }
    const calibration::Lens& lens = calibrated->plane.lens();
    if (pixels->cols != lens.width_px || pixels->rows != lens.height_px) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    picture,
                                    fmt::format("is {}x{}, but the table was calibrated at {}x{}",
                                                pixels->cols,
                                                pixels->rows,
                                                lens.width_px,
                                                lens.height_px),
                                    "use a picture of the camera mode that was calibrated"});
    }
    return TablePicture{std::move(*calibrated), std::move(*pixels)};
}

Expected<calibration::TablePoint> place_of(const calibration::TablePlane& plane,
                                           calibration::PixelPoint pixel,
                                           double height_mm) {
    const auto refused = [&](const char* what) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    fmt::format("point {},{}", pixel.u_px, pixel.v_px),
                                    what,
                                    "give points of the picture that lie on the table"});
    };
    const calibration::Lens& lens = plane.lens();
    if (!(pixel.u_px >= -0.5 && pixel.v_px >= -0.5 && pixel.u_px <= lens.width_px - 0.5 &&
          pixel.v_px <= lens.height_px - 0.5)) {
        return refused("lies outside the picture");
    }
    const auto place = plane.plane_from_image(pixel, height_mm);
    if (!place) {
        return refused("lies above the horizon");
    }
    return *place;
}

}  // namespace littlewars::ui
