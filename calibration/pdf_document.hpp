#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace littlewars::calibration {

/// A rectangle on a page, millimetres from the page's top-left corner.
struct PageRect {
    double x_mm = 0;
    double y_mm = 0;
    double width_mm = 0;
    double height_mm = 0;
    bool operator==(const PageRect&) const = default;
};

struct PagePoint {
    double x_mm = 0;
    double y_mm = 0;
    bool operator==(const PagePoint&) const = default;
};

/// Where a text stands relative to its point.
enum class TextAnchor { Left, Middle, Right };

/// Marks on one page: vectors only, black unless told otherwise. Lengths in millimetres from the
/// top-left corner, y down.
class PdfPage {
  public:
    PdfPage(double width_mm, double height_mm) : width_mm_(width_mm), height_mm_(height_mm) {}

    /// 0 black to 1 white, for all that is drawn after it.
    void set_grey(double grey);
    /// All rectangles as one shape, so that touching ones leave no seam.
    void fill(const std::vector<PageRect>& rectangles);
    void line(PagePoint from, PagePoint to, double width_mm);
    void dashed_line(PagePoint from, PagePoint to, double width_mm);
    /// The outline of an ellipse.
    void ellipse(PagePoint centre, double across_mm, double down_mm, double line_mm);
    /// Helvetica; `size_mm` is the height of a line, `text` printable ASCII (others become '?').
    void text(PagePoint at, double size_mm, std::string_view text, TextAnchor anchor);
    /// The same, running up the page from `at`.
    void text_upwards(PagePoint at, double size_mm, std::string_view text);

    [[nodiscard]] double width_mm() const { return width_mm_; }
    [[nodiscard]] double height_mm() const { return height_mm_; }
    /// The page's content stream.
    [[nodiscard]] const std::string& content() const { return content_; }

  private:
    [[nodiscard]] std::string at(PagePoint point) const;

    double width_mm_;
    double height_mm_;
    std::string content_;
};

/// A PDF 1.4 file of these pages, which asks viewers to print it without scaling.
[[nodiscard]] std::string pdf_document(const std::vector<PdfPage>& pages, std::string_view title);

}  // namespace littlewars::calibration
