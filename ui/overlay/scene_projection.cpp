#include "ui/overlay/scene_projection.hpp"

#include <algorithm>
#include <cmath>

namespace littlewars::ui {

using calibration::TablePoint;

double SceneProjection::units_per_mm(TablePoint point) const {
    constexpr double kStep_mm = 5;
    const auto left = widget_from_table({point.x_mm - kStep_mm, point.y_mm});
    const auto right = widget_from_table({point.x_mm + kStep_mm, point.y_mm});
    if (!left || !right) {
        return 0;
    }
    return std::hypot(right->x - left->x, right->y - left->y) / (2 * kStep_mm);
}

PictureProjection::PictureProjection(const calibration::TablePlane& plane,
                                     const PictureTransform& transform)
    : plane_(plane), transform_(transform) {}

std::optional<WidgetPoint> PictureProjection::widget_from_table(TablePoint point) const {
    constexpr double kNearest_mm = 10;
    const cv::Vec3d in_camera =
        plane_.camera_from_table() * cv::Vec3d(point.x_mm, point.y_mm, 0) + plane_.translation_mm();
    if (in_camera[2] < kNearest_mm) {
        return std::nullopt;
    }
    return transform_.widget_from_picture(plane_.image_from_table(point));
}

std::optional<TablePoint> PictureProjection::table_from_widget(WidgetPoint point) const {
    return plane_.table_from_image(transform_.picture_from_widget(point));
}

MapProjection::MapProjection(calibration::TableSize table, WidgetBox area) : table_(table) {
    if (table.width_mm > 0 && table.depth_mm > 0) {
        scale_ = std::min(area.width / table.width_mm, area.height / table.depth_mm);
    }
    near_left_ = {area.x + (area.width - table.width_mm * scale_) / 2,
                  area.y + (area.height + table.depth_mm * scale_) / 2};
}

std::optional<WidgetPoint> MapProjection::widget_from_table(TablePoint point) const {
    return WidgetPoint{near_left_.x + point.x_mm * scale_, near_left_.y - point.y_mm * scale_};
}

std::optional<TablePoint> MapProjection::table_from_widget(WidgetPoint point) const {
    if (scale_ <= 0) {
        return std::nullopt;
    }
    return TablePoint{(point.x - near_left_.x) / scale_, (near_left_.y - point.y) / scale_};
}

WidgetBox MapProjection::table_box() const {
    return {near_left_.x,
            near_left_.y - table_.depth_mm * scale_,
            table_.width_mm * scale_,
            table_.depth_mm * scale_};
}

}  // namespace littlewars::ui
