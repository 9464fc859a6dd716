#pragma once

#include "ui/boards/sheet.hpp"

#include <string>
#include <string_view>

namespace littlewars::ui {

/// Draws a sheet as elements of an SVG drawing, in brown ink on paper colour. Lines of one kind
/// drawn one after the other become one path; letters stand out from what is under them.
class SvgPen final : public SheetPen {
  public:
    explicit SvgPen(double units_per_mm) : units_per_mm_(units_per_mm) {}

    void set_grey(double grey) override;
    void fill(calibration::PageRect rectangle) override;
    void line(calibration::PagePoint from, calibration::PagePoint to, double width_mm) override;
    void dashed_line(calibration::PagePoint from,
                     calibration::PagePoint to,
                     double width_mm) override;
    void circle(calibration::PagePoint centre, double radius_mm, double line_mm) override;
    void text(calibration::PagePoint at, double size_mm, std::string_view text) override;

    /// What was drawn; the pen is blank again.
    [[nodiscard]] std::string take();

  private:
    void add_line(std::string attributes, calibration::PagePoint from, calibration::PagePoint to);
    void end_path();

    double units_per_mm_;
    std::string colour_ = "#2b2118";
    std::string body_;
    std::string path_;             ///< Of the lines not yet in body_.
    std::string path_attributes_;  ///< Their colour, width and dashes.
};

}  // namespace littlewars::ui
