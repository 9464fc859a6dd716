#include "vision/chart/table_chart.hpp"

#include "vision/chart/sampling_grid.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr double kNowhere = -10000;  ///< A picture coordinate that is outside of every picture.

int padded(int length) {
    return (length + 15) / 16 * 16;
}

/// Picture coordinates of the table points at all of `x_mm` (columns) and `y_mm` (rows), CV_32FC2.
cv::Mat picture_points(const calibration::TablePlane& plane,
                       std::span<const double> x_mm,
                       std::span<const double> y_mm) {
    cv::Mat points(static_cast<int>(y_mm.size()), static_cast<int>(x_mm.size()), CV_32FC2);
    const cv::Vec3d across = plane.camera_from_table() * cv::Vec3d(1, 0, 0);
    auto* out = points.ptr<cv::Vec2f>();
    for (const double y : y_mm) {
        const cv::Vec3d start =
            plane.camera_from_table() * cv::Vec3d(0, y, 0) + plane.translation_mm();
        for (const double x : x_mm) {
            const cv::Vec3d ray = start + across * x;
            PixelPoint at{kNowhere, kNowhere};
            if (ray[2] > 1) {
                at = plane.lens().pixel_from_ray(ray);
            }
            *out++ = {static_cast<float>(std::clamp(at.u_px, kNowhere, -kNowhere)),
                      static_cast<float>(std::clamp(at.v_px, kNowhere, -kNowhere))};
        }
    }
    return points;
}

/// Picture coordinates of every chart pixel, CV_32FC2.
cv::Mat chart_points(const calibration::TablePlane& plane, const ChartGeometry& geometry) {
    std::vector<double> x_mm;
    std::vector<double> y_mm;
    for (int column = 0; column < geometry.used().width; ++column) {
        x_mm.push_back(geometry.table_from_chart(cv::Point2d(column, 0)).x_mm);
    }
    for (int row = 0; row < geometry.used().height; ++row) {
        y_mm.push_back(geometry.table_from_chart(cv::Point2d(0, row)).y_mm);
    }
    cv::Mat points(geometry.size(), CV_32FC2, cv::Scalar::all(kNowhere));
    picture_points(plane, x_mm, y_mm).copyTo(points(cv::Rect({0, 0}, geometry.used())));
    return points;
}

/// Picture coordinates at every `step`th pixel of the window, one beyond its end included,
/// CV_32FC2.
cv::Mat window_knots(const ChartWindow& window,
                     const ChartGeometry& geometry,
                     const calibration::TablePlane& plane,
                     int step) {
    const cv::Point2d& foot = window.foot_px;
    std::vector<double> x_mm;
    std::vector<double> y_mm;
    for (int column = 0; column < window.size.width - 1 + step; column += step) {
        const double at = foot.x + (column - window.foot_in_window.x) / window.enlarged;
        x_mm.push_back(geometry.table_from_chart({at, foot.y}).x_mm);
    }
    for (int row = 0; row < window.size.height - 1 + step; row += step) {
        const double at = foot.y + (row - window.foot_in_window.y) / window.enlarged;
        y_mm.push_back(geometry.table_from_chart({foot.x, at}).y_mm);
    }
    return picture_points(plane, x_mm, y_mm);
}

/// Picture coordinates of every pixel of the window, CV_32FC2.
cv::Mat window_points(const ChartWindow& window,
                      const ChartGeometry& geometry,
                      const calibration::TablePlane& plane) {
    const cv::Mat knots = window_knots(window, geometry, plane, kKnotStep_px);
    double least = 0;
    cv::minMaxLoc(knots.reshape(1), &least);
    return least > kNowhere ? between_knots(knots, window.size)
                            : window_knots(window, geometry, plane, 1);
}

}  // namespace

ChartGeometry::ChartGeometry(const calibration::TablePlane& plane,
                             double figure_mm,
                             const ChartUnits& units)
    : table_(plane.table()),
      figure_mm_(figure_mm),
      ratio_(figure_mm / units.reference_mm),
      scale_(units.scale_px_per_mm / ratio_),
      margin_(units.margin_mm * ratio_),
      camera_x_(plane.camera_centre().x_mm),
      camera_y_(plane.camera_centre().y_mm),
      camera_h_(std::max(1.0, plane.camera_centre().z_mm)),
      top_(shortened(table_.depth_mm + margin_)) {
    const cv::Point2d corner = chart_from_table({table_.width_mm + margin_, -margin_});
    used_ = {static_cast<int>(std::ceil(corner.x + 1)), static_cast<int>(std::ceil(corner.y + 1))};
    size_ = {padded(used_.width), padded(used_.height)};
}

double ChartGeometry::shortened(double y_mm) const {
    return scale_ * camera_h_ * std::asinh((y_mm - camera_y_) / camera_h_);
}

cv::Point2d ChartGeometry::chart_from_table(TablePoint point) const {
    return {(point.x_mm + margin_) * scale_, top_ - shortened(point.y_mm)};
}

TablePoint ChartGeometry::table_from_chart(cv::Point2d at_px) const {
    return {at_px.x / scale_ - margin_,
            camera_y_ + camera_h_ * std::sinh((top_ - at_px.y) / (scale_ * camera_h_))};
}

double ChartGeometry::lean(double column) const {
    return (column / scale_ - margin_ - camera_x_) / camera_h_;
}

double ChartGeometry::away(double row) const {
    return std::sinh((top_ - row) / (scale_ * camera_h_));
}

cv::Point2d ChartGeometry::mm_per_px(double row) const {
    return {1 / scale_, std::cosh((top_ - row) / (scale_ * camera_h_)) / scale_};
}

cv::Mat look_through(const ChartWindow& window,
                     const cv::Mat& picture,
                     const ChartGeometry& geometry,
                     const calibration::TablePlane& plane,
                     int outside_value) {
    cv::Mat seen;
    cv::remap(picture,
              seen,
              window_points(window, geometry, plane),
              cv::Mat(),
              cv::INTER_LINEAR,
              cv::BORDER_CONSTANT,
              cv::Scalar::all(outside_value));
    return seen;
}

TableChart::TableChart(const ChartGeometry& geometry,
                       const calibration::TablePlane& plane,
                       int outside_value)
    : geometry_(geometry), outside_value_(outside_value) {
    cv::convertMaps(chart_points(plane, geometry_), cv::Mat(), whole_px_, fraction_, CV_16SC2);
}

void TableChart::resample(const cv::Mat& picture, cv::Rect area, cv::Mat& into) const {
    cv::remap(picture,
              into,
              whole_px_(area),
              fraction_(area),
              cv::INTER_LINEAR,
              cv::BORDER_CONSTANT,
              cv::Scalar::all(outside_value_));
}

cv::Mat TableChart::coarse(const cv::Mat& picture, int step) const {
    const cv::Size size = geometry_.size();
    cv::Mat chart(size.height / step, size.width / step, CV_8UC3, cv::Scalar::all(outside_value_));
    const cv::Rect inside({0, 0}, picture.size());
    for (int row = 0; row < chart.rows; ++row) {
        const auto* at = whole_px_.ptr<cv::Vec2s>(row * step);
        auto* out = chart.ptr<cv::Vec3b>(row);
        for (int column = 0; column < chart.cols; ++column, at += step) {
            const cv::Point from((*at)[0], (*at)[1]);
            if (inside.contains(from)) {
                out[column] = picture.at<cv::Vec3b>(from);
            }
        }
    }
    return chart;
}

cv::Mat TableChart::resample_mask(const cv::Mat& mask, int shrink) const {
    cv::Mat chart(geometry_.size(), CV_8UC1, cv::Scalar(0));
    for (int row = 0; row < chart.rows; ++row) {
        const auto* at = whole_px_.ptr<cv::Vec2s>(row);
        auto* out = chart.ptr<uchar>(row);
        for (int column = 0; column < chart.cols; ++column) {
            const int u = at[column][0] / shrink;
            const int v = at[column][1] / shrink;
            if (at[column][0] >= 0 && at[column][1] >= 0 && u < mask.cols && v < mask.rows) {
                out[column] = mask.at<uchar>(v, u);
            }
        }
    }
    return chart;
}

}  // namespace littlewars::vision
