#pragma once

#include "calibration/error.hpp"
#include "calibration/table_json.hpp"

#include <opencv2/core/mat.hpp>

#include <string>

namespace littlewars::ui {

/// A picture of a calibrated table.
struct TablePicture {
    calibration::TableCalibration table;
    cv::Mat picture;  ///< BGR, of the lens's size.
};

/// Reads both and sees that they belong together.
///
/// Errors: BadInput  either cannot be read, or the picture is not of the lens's size.
[[nodiscard]] calibration::Expected<TablePicture> read_table_picture(const std::string& table,
                                                                     const std::string& picture);

/// Where the pixel lies on the table, `height_mm` above it.
///
/// Errors: BadInput  outside the picture, or at or above the horizon.
[[nodiscard]] calibration::Expected<calibration::TablePoint> place_of(
    const calibration::TablePlane& plane, calibration::PixelPoint pixel, double height_mm = 0);

}  // namespace littlewars::ui
