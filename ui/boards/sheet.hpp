#pragma once

#include "calibration/pdf_document.hpp"
#include "calibration/printables.hpp"

#include <functional>
#include <string_view>
#include <vector>

namespace littlewars::ui {

/// Draws on one page a part of a sheet larger than paper: takes places on the sheet (millimetres
/// from its top left corner, y down) and leaves out what misses the page.
class SheetPen {
  public:
    /// `corner` is the place on the sheet that falls on the page's top left corner.
    SheetPen(calibration::PdfPage& page, calibration::PagePoint corner)
        : page_(page), corner_(corner) {}

    void set_grey(double grey) { page_.set_grey(grey); }
    void fill(calibration::PageRect rectangle);
    void line(calibration::PagePoint from, calibration::PagePoint to, double width_mm);
    void dashed_line(calibration::PagePoint from, calibration::PagePoint to, double width_mm);
    void circle(calibration::PagePoint centre, double radius_mm, double line_mm);
    /// Centred on `at`, which is the foot of the letters.
    void text(calibration::PagePoint at, double size_mm, std::string_view text);

  private:
    [[nodiscard]] calibration::PagePoint on_page(calibration::PagePoint point) const;
    /// Whether anything within `reach_mm` of the place can show on the page.
    [[nodiscard]] bool shows(calibration::PagePoint point, double reach_mm) const;

    calibration::PdfPage& page_;
    calibration::PagePoint corner_;
};

/// The sheet over as many portrait pages as it takes, row by row from the top left. Neighbouring
/// pages share 10 mm, marked by dashed lines; each bears its place and the check lines.
[[nodiscard]] std::vector<calibration::PdfPage> tiled(calibration::Paper paper,
                                                      double width_mm,
                                                      double height_mm,
                                                      const std::function<void(SheetPen&)>& paint);

}  // namespace littlewars::ui
