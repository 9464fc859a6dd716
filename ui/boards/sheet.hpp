#pragma once

#include "calibration/pdf_document.hpp"
#include "calibration/printables.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace littlewars::ui {

/// Draws on a sheet: places in millimetres from its top left corner, y down.
class SheetPen {
  public:
    SheetPen() = default;
    virtual ~SheetPen() = default;
    SheetPen(const SheetPen&) = delete;
    SheetPen& operator=(const SheetPen&) = delete;
    SheetPen(SheetPen&&) = delete;
    SheetPen& operator=(SheetPen&&) = delete;

    /// 0 ink to 1 paper, for all that is drawn after it.
    virtual void set_grey(double grey) = 0;
    virtual void fill(calibration::PageRect rectangle) = 0;
    virtual void line(calibration::PagePoint from, calibration::PagePoint to, double width_mm) = 0;
    virtual void dashed_line(calibration::PagePoint from,
                             calibration::PagePoint to,
                             double width_mm) = 0;
    virtual void circle(calibration::PagePoint centre, double radius_mm, double line_mm) = 0;
    /// Centred on `at`, which is the foot of the letters.
    virtual void text(calibration::PagePoint at, double size_mm, std::string_view text) = 0;
};

/// Letters the PDF's plain fonts have: accents left off, "Abo" for "Åbo".
[[nodiscard]] std::string in_plain_letters(std::string_view text);

/// The sheet over as many portrait pages as it takes, row by row from the top left. Neighbouring
/// pages share 10 mm, marked by dashed lines; each bears its place and the check lines.
[[nodiscard]] std::vector<calibration::PdfPage> tiled(calibration::Paper paper,
                                                      double width_mm,
                                                      double height_mm,
                                                      const std::function<void(SheetPen&)>& paint);

}  // namespace littlewars::ui
