#include "calibration/table_plane.hpp"

namespace littlewars::calibration {

TablePlane::TablePlane(const Lens& lens,
                       TableSize table,
                       const cv::Matx33d& camera_from_table,
                       const cv::Vec3d& translation_mm,
                       double residual_mm)
    : lens_(lens),
      table_(table),
      rotation_(camera_from_table),
      translation_mm_(translation_mm),
      residual_mm_(residual_mm) {
    const cv::Vec3d centre = -(rotation_.t() * translation_mm_);
    centre_ = {centre[0], centre[1], centre[2]};
}

std::optional<TablePoint> TablePlane::table_from_image(PixelPoint pixel) const {
    return plane_from_image(pixel, 0);
}

std::optional<TablePoint> TablePlane::plane_from_image(PixelPoint pixel, double height_mm) const {
    const cv::Vec3d ray = rotation_.t() * lens_.ray_from_pixel(pixel);
    const double along = (height_mm - centre_.z_mm) / ray[2];
    if (!(along > 0) || along > 1e7) {
        return std::nullopt;
    }
    return TablePoint{centre_.x_mm + along * ray[0], centre_.y_mm + along * ray[1]};
}

PixelPoint TablePlane::image_from_table(TablePoint point) const {
    return image_from_world({point.x_mm, point.y_mm, 0});
}

PixelPoint TablePlane::image_from_world(const WorldPoint& point) const {
    return lens_.pixel_from_ray(rotation_ * cv::Vec3d(point.x_mm, point.y_mm, point.z_mm) +
                                translation_mm_);
}

}  // namespace littlewars::calibration
