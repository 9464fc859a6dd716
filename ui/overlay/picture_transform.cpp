#include "ui/overlay/picture_transform.hpp"

#include <algorithm>

namespace littlewars::ui {
namespace {

constexpr double kMostZoom = 16;

/// The corner along one axis: centred when the picture is smaller than the widget, else so that no
/// edge of it comes inside.
double kept(double corner, double shown, double widget) {
    if (shown <= widget) {
        return (widget - shown) / 2;
    }
    return std::clamp(corner, widget - shown, 0.0);
}

}  // namespace

PictureTransform PictureTransform::fitted(WidgetSize picture_px, WidgetSize widget) {
    PictureTransform whole;
    const bool empty =
        picture_px.width <= 0 || picture_px.height <= 0 || widget.width <= 0 || widget.height <= 0;
    if (empty) {
        return whole;
    }
    whole.picture_ = picture_px;
    whole.widget_ = widget;
    whole.fit_ = std::min(widget.width / picture_px.width, widget.height / picture_px.height);
    whole.keep_in_view();
    return whole;
}

PictureTransform PictureTransform::resized(WidgetSize widget) const {
    PictureTransform other = fitted(picture_, widget);
    if (zoom_ <= 1 || other.picture_.width <= 0) {
        return other;
    }
    const auto middle = picture_from_widget({widget_.width / 2, widget_.height / 2});
    other.zoom_ = zoom_;
    other.corner_ = {widget.width / 2 - (middle.u_px + 0.5) * other.scale(),
                     widget.height / 2 - (middle.v_px + 0.5) * other.scale()};
    other.keep_in_view();
    return other;
}

PictureTransform PictureTransform::zoomed(double factor, WidgetPoint about) const {
    PictureTransform other = *this;
    other.zoom_ = std::clamp(zoom_ * factor, 1.0, kMostZoom);
    const double grown = other.zoom_ / zoom_;
    other.corner_ = {about.x - (about.x - corner_.x) * grown,
                     about.y - (about.y - corner_.y) * grown};
    other.keep_in_view();
    return other;
}

PictureTransform PictureTransform::panned(double dx, double dy) const {
    PictureTransform other = *this;
    other.corner_ = {corner_.x + dx, corner_.y + dy};
    other.keep_in_view();
    return other;
}

WidgetPoint PictureTransform::widget_from_picture(calibration::PixelPoint point) const {
    return {corner_.x + (point.u_px + 0.5) * scale(), corner_.y + (point.v_px + 0.5) * scale()};
}

calibration::PixelPoint PictureTransform::picture_from_widget(WidgetPoint point) const {
    return {(point.x - corner_.x) / scale() - 0.5, (point.y - corner_.y) / scale() - 0.5};
}

void PictureTransform::keep_in_view() {
    corner_ = {kept(corner_.x, picture_.width * scale(), widget_.width),
               kept(corner_.y, picture_.height * scale(), widget_.height)};
}

}  // namespace littlewars::ui
