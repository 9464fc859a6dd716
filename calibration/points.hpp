#pragma once

namespace littlewars::calibration {

/// A point of a picture; (0,0) is the centre of the top-left pixel, u right, v down.
struct PixelPoint {
    double u_px = 0;
    double v_px = 0;
    bool operator==(const PixelPoint&) const = default;
};

/// A point of the table top; origin the near-left corner as the camera sees it, x right, y away.
struct TablePoint {
    double x_mm = 0;
    double y_mm = 0;
    bool operator==(const TablePoint&) const = default;
};

/// A point over the table: the table's x and y, and z up from the table top.
struct WorldPoint {
    double x_mm = 0;
    double y_mm = 0;
    double z_mm = 0;
    bool operator==(const WorldPoint&) const = default;
};

/// Width along x and depth along y of the table.
struct TableSize {
    double width_mm = 0;
    double depth_mm = 0;
    bool operator==(const TableSize&) const = default;
};

inline constexpr double kMillimetresPerInch = 25.4;

}  // namespace littlewars::calibration
