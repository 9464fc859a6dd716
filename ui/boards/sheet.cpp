#include "ui/boards/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::PagePoint;
using calibration::PageRect;
using calibration::PdfPage;

constexpr double kOverlap_mm = 10;

PdfPage blank_page(calibration::Paper paper) {
    return paper == calibration::Paper::A4 ? PdfPage(210, 297) : PdfPage(215.9, 279.4);
}

/// What of a page shows the sheet: inside the printer's margins, left of the check lines.
PageRect window_of(const PdfPage& page) {
    const double margin = calibration::kPrinterMargin_mm;
    return {margin,
            margin,
            page.width_mm() - 2 * margin - calibration::kCheckLines_mm,
            page.height_mm() - 2 * margin};
}

int pages_for(double length_mm, double window_mm) {
    const double more = std::max(0.0, length_mm - window_mm);
    return 1 + static_cast<int>(std::ceil(more / (window_mm - kOverlap_mm)));
}

/// White over everything outside the window.
void blank_outside(PdfPage& page, const PageRect& window) {
    const double right = window.x_mm + window.width_mm;
    const double foot = window.y_mm + window.height_mm;
    page.set_grey(1);
    page.fill({{0, 0, page.width_mm(), window.y_mm}});
    page.fill({{0, foot, page.width_mm(), page.height_mm() - foot}});
    page.fill({{0, 0, window.x_mm, page.height_mm()}});
    page.fill({{right, 0, page.width_mm() - right, page.height_mm()}});
    page.set_grey(0);
}

struct Tile {
    int column = 0;
    int row = 0;
    int columns = 1;
    int rows = 1;
};

/// Dashed lines where the next pages are laid over this one, and the tile's place.
void draw_overlap_marks(PdfPage& page, const PageRect& window, const Tile& tile) {
    const double right = window.x_mm + window.width_mm - kOverlap_mm;
    const double foot = window.y_mm + window.height_mm - kOverlap_mm;
    page.set_grey(0.5);
    if (tile.column + 1 < tile.columns) {
        page.dashed_line({right, window.y_mm}, {right, window.y_mm + window.height_mm}, 0.2);
    }
    if (tile.row + 1 < tile.rows) {
        page.dashed_line({window.x_mm, foot}, {window.x_mm + window.width_mm, foot}, 0.2);
    }
    if (tile.columns * tile.rows > 1) {
        page.text({window.x_mm + 2, window.y_mm - 2},
                  3,
                  fmt::format("row {} of {}, column {} of {}: lay over the dashed lines",
                              tile.row + 1,
                              tile.rows,
                              tile.column + 1,
                              tile.columns),
                  calibration::TextAnchor::Left);
    }
    page.set_grey(0);
}

/// Draws on one page a part of a sheet larger than paper, and leaves out what misses the page.
class PagePen final : public SheetPen {
  public:
    /// `corner` is the place on the sheet that falls on the page's top left corner.
    PagePen(PdfPage& page, PagePoint corner) : page_(page), corner_(corner) {}

    void set_grey(double grey) override { page_.set_grey(grey); }

    void fill(PageRect rectangle) override {
        const PagePoint at = on_page({rectangle.x_mm, rectangle.y_mm});
        if (shows({rectangle.x_mm, rectangle.y_mm}, rectangle.width_mm + rectangle.height_mm)) {
            page_.fill({{at.x_mm, at.y_mm, rectangle.width_mm, rectangle.height_mm}});
        }
    }

    void line(PagePoint from, PagePoint to, double width_mm) override {
        const double length = std::hypot(to.x_mm - from.x_mm, to.y_mm - from.y_mm);
        if (shows(from, length + width_mm)) {
            page_.line(on_page(from), on_page(to), width_mm);
        }
    }

    void dashed_line(PagePoint from, PagePoint to, double width_mm) override {
        const double length = std::hypot(to.x_mm - from.x_mm, to.y_mm - from.y_mm);
        if (shows(from, length + width_mm)) {
            page_.dashed_line(on_page(from), on_page(to), width_mm);
        }
    }

    void circle(PagePoint centre, double radius_mm, double line_mm) override {
        if (shows(centre, radius_mm + line_mm)) {
            page_.ellipse(on_page(centre), 2 * radius_mm, 2 * radius_mm, line_mm);
        }
    }

    void text(PagePoint at, double size_mm, std::string_view text) override {
        if (shows(at, size_mm * static_cast<double>(text.size()))) {
            page_.text(
                on_page(at), size_mm, in_plain_letters(text), calibration::TextAnchor::Middle);
        }
    }

  private:
    [[nodiscard]] PagePoint on_page(PagePoint point) const {
        return {point.x_mm - corner_.x_mm, point.y_mm - corner_.y_mm};
    }

    /// Whether anything within `reach_mm` of the place can show on the page.
    [[nodiscard]] bool shows(PagePoint point, double reach_mm) const {
        const PagePoint at = on_page(point);
        return at.x_mm > -reach_mm && at.y_mm > -reach_mm &&
               at.x_mm < page_.width_mm() + reach_mm && at.y_mm < page_.height_mm() + reach_mm;
    }

    PdfPage& page_;
    PagePoint corner_;
};

}  // namespace

std::string in_plain_letters(std::string_view text) {
    constexpr std::array<std::pair<const char*, char>, 8> kLetters{{{"å", 'a'},
                                                                    {"ä", 'a'},
                                                                    {"ö", 'o'},
                                                                    {"é", 'e'},
                                                                    {"Å", 'A'},
                                                                    {"Ä", 'A'},
                                                                    {"Ö", 'O'},
                                                                    {"É", 'E'}}};
    std::string plain(text);
    for (const auto& [letter, plain_letter] : kLetters) {
        for (auto at = plain.find(letter); at != std::string::npos; at = plain.find(letter)) {
            plain.replace(at, 2, 1, plain_letter);
        }
    }
    return plain;
}

std::vector<PdfPage> tiled(calibration::Paper paper,
                           double width_mm,
                           double height_mm,
                           const std::function<void(SheetPen&)>& paint) {
    const PageRect window = window_of(blank_page(paper));
    const int columns = pages_for(width_mm, window.width_mm);
    const int rows = pages_for(height_mm, window.height_mm);
    std::vector<PdfPage> pages;
    for (int i = 0; i < columns * rows; ++i) {
        const Tile tile{i % columns, i / columns, columns, rows};
        PdfPage page = blank_page(paper);
        PagePen pen(page,
                    {tile.column * (window.width_mm - kOverlap_mm) - window.x_mm,
                     tile.row * (window.height_mm - kOverlap_mm) - window.y_mm});
        paint(pen);
        blank_outside(page, window);
        draw_overlap_marks(page, window, tile);
        calibration::draw_check_lines(page);
        pages.push_back(std::move(page));
    }
    return pages;
}

}  // namespace littlewars::ui
