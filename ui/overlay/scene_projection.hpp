#pragma once

#include "calibration/table_plane.hpp"
#include "ui/overlay/label_layout.hpp"

#include <optional>

namespace littlewars::ui {

/// Where the table's points are drawn: over the live picture or on the map.
class SceneProjection {
  public:
    virtual ~SceneProjection() = default;

    /// nullopt for a point behind the camera.
    [[nodiscard]] virtual std::optional<WidgetPoint> widget_from_table(
        calibration::TablePoint point) const = 0;

    /// nullopt at or above the horizon.
    [[nodiscard]] virtual std::optional<calibration::TablePoint> table_from_widget(
        WidgetPoint point) const = 0;

    /// Widget units for one millimetre across the line of sight at `point`; 0 behind the camera.
    [[nodiscard]] double units_per_mm(calibration::TablePoint point) const;
};

/// Through the camera: circles on the table become ellipses.
class PictureProjection : public SceneProjection {
  public:
    PictureProjection(const calibration::TablePlane& plane, const PictureTransform& transform);

    [[nodiscard]] std::optional<WidgetPoint> widget_from_table(
        calibration::TablePoint point) const override;
    [[nodiscard]] std::optional<calibration::TablePoint> table_from_widget(
        WidgetPoint point) const override;

  private:
    calibration::TablePlane plane_;
    PictureTransform transform_;
};

/// From straight above, the table's far edge at the top, as large as fits into `area`.
class MapProjection : public SceneProjection {
  public:
    MapProjection(calibration::TableSize table, WidgetBox area);

    [[nodiscard]] std::optional<WidgetPoint> widget_from_table(
        calibration::TablePoint point) const override;
    [[nodiscard]] std::optional<calibration::TablePoint> table_from_widget(
        WidgetPoint point) const override;
    /// The table's rectangle in the widget.
    [[nodiscard]] WidgetBox table_box() const;

  private:
    calibration::TableSize table_;
    double scale_ = 1;
    WidgetPoint near_left_;
};

}  // namespace littlewars::ui
