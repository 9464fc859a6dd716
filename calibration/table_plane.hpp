#pragma once

#include "calibration/lens.hpp"
#include "calibration/points.hpp"

#include <opencv2/core/matx.hpp>

#include <optional>

namespace littlewars::calibration {

/// The camera's pose over the table: turns picture points into table points and back.
///
/// x_camera = rotation * x_table + translation (OpenCV's convention, millimetres). Immutable once
/// made; copy it freely and share it between threads.
/// Invariant: image_from_table(*table_from_image(p)) == p within 1e-6 px.
class TablePlane {
  public:
    /// `camera_from_table` is a rotation; `translation_mm` the table origin in the camera frame.
    TablePlane(const Lens& lens,
               TableSize table,
               const cv::Matx33d& camera_from_table,
               const cv::Vec3d& translation_mm,
               double residual_mm);

    /// Where the ray through `pixel` meets the table top; nullopt at or above the horizon.
    [[nodiscard]] std::optional<TablePoint> table_from_image(PixelPoint pixel) const;

    /// The same for the plane z = height_mm (the top of a base, a ruler's face).
    [[nodiscard]] std::optional<TablePoint> plane_from_image(PixelPoint pixel,
                                                             double height_mm) const;

    [[nodiscard]] PixelPoint image_from_table(TablePoint point) const;
    /// Precondition: `point` lies before the camera.
    [[nodiscard]] PixelPoint image_from_world(const WorldPoint& point) const;

    /// The camera's centre over the table.
    [[nodiscard]] WorldPoint camera_centre() const { return centre_; }
    [[nodiscard]] const Lens& lens() const { return lens_; }
    [[nodiscard]] TableSize table() const { return table_; }
    [[nodiscard]] const cv::Matx33d& camera_from_table() const { return rotation_; }
    [[nodiscard]] const cv::Vec3d& translation_mm() const { return translation_mm_; }

    /// Root mean square distance on the table between the marks and where the pose puts them.
    [[nodiscard]] double residual_mm() const { return residual_mm_; }

  private:
    Lens lens_;
    TableSize table_;
    cv::Matx33d rotation_;
    cv::Vec3d translation_mm_;
    double residual_mm_ = 0;
    WorldPoint centre_;
};

}  // namespace littlewars::calibration
