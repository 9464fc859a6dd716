#pragma once

#include "calibration/points.hpp"

namespace littlewars::ui {

/// A point of a widget in its own logical units, (0,0) its top-left corner.
struct WidgetPoint {
    double x = 0;
    double y = 0;
    bool operator==(const WidgetPoint&) const = default;
};

struct WidgetSize {
    double width = 0;
    double height = 0;
    bool operator==(const WidgetSize&) const = default;
};

/// How a picture lies in a widget: shown whole at zoom 1, enlarged and moved by the player.
///
/// The one place where picture points and widget points meet. Logical units: the device's pixel
/// ratio is Qt's business, here nothing depends on it.
/// Invariant: picture_from_widget(widget_from_picture(p)) == p within 1e-9 px.
class PictureTransform {
  public:
    PictureTransform() = default;
    /// The whole picture in the middle of the widget, as large as it fits. A picture or widget
    /// without size gives the identity.
    static PictureTransform fitted(WidgetSize picture_px, WidgetSize widget);

    /// The same view in a widget of another size: the picture point in the middle stays there.
    [[nodiscard]] PictureTransform resized(WidgetSize widget) const;
    /// Enlarged by `factor` round `about`, which keeps its place; zoom stays within 1 and 16.
    [[nodiscard]] PictureTransform zoomed(double factor, WidgetPoint about) const;
    /// Moved; a zoomed picture never leaves its edge inside the widget.
    [[nodiscard]] PictureTransform panned(double dx, double dy) const;

    [[nodiscard]] WidgetPoint widget_from_picture(calibration::PixelPoint point) const;
    [[nodiscard]] calibration::PixelPoint picture_from_widget(WidgetPoint point) const;

    /// 1 shows the whole picture.
    [[nodiscard]] double zoom() const { return zoom_; }
    /// Widget units for one picture pixel.
    [[nodiscard]] double scale() const { return fit_ * zoom_; }
    /// Where the picture's top-left corner (not its first pixel's centre) lies in the widget.
    [[nodiscard]] WidgetPoint corner() const { return corner_; }
    [[nodiscard]] WidgetSize picture() const { return picture_; }

    bool operator==(const PictureTransform&) const = default;

  private:
    void keep_in_view();

    WidgetSize picture_;
    WidgetSize widget_;
    double fit_ = 1;
    double zoom_ = 1;
    WidgetPoint corner_;
};

}  // namespace littlewars::ui
