#include "calibration/printables.hpp"

#include "calibration/marker_dictionary.hpp"

#include <fmt/format.h>
#include <opencv2/aruco.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace littlewars::calibration {
namespace {

constexpr double kText_mm = 3.4;
/// Below each marker, part of its piece of paper.
constexpr double kLabel_mm = 7;

enum class Orientation { Portrait, Landscape };

PdfPage page_of(Paper paper, Orientation orientation) {
    const double narrow = paper == Paper::A4 ? 210 : 8.5 * kMillimetresPerInch;
    const double wide = paper == Paper::A4 ? 297 : 11 * kMillimetresPerInch;
    return orientation == Orientation::Portrait ? PdfPage(narrow, wide) : PdfPage(wide, narrow);
}

bool is_upright(const PdfPage& page) {
    return page.height_mm() > page.width_mm();
}

/// The part of a page that may be drawn on, beside the check lines.
PageRect usable(const PdfPage& page) {
    const double width = page.width_mm() - 2 * kPrinterMargin_mm;
    const double height = page.height_mm() - 2 * kPrinterMargin_mm;
    return {kPrinterMargin_mm,
            kPrinterMargin_mm,
            width - (is_upright(page) ? kCheckLines_mm : 0),
            height - (is_upright(page) ? 0 : kCheckLines_mm)};
}

/// The dark modules of a marker, runs in a row joined.
std::vector<PageRect> marker_shape(const MarkerDictionary& dictionary,
                                   int id,
                                   PagePoint corner,
                                   double side_mm) {
    const int modules = dictionary->markerSize + 2;
    cv::Mat bits;
    cv::aruco::drawMarker(dictionary, id, modules, bits, 1);
    const double module = side_mm / modules;
    std::vector<PageRect> shape;
    for (int row = 0; row < modules; ++row) {
        for (int column = 0; column < modules;) {
            int end = column;
            while (end < modules && bits.at<uchar>(row, end) == 0) {
                ++end;
            }
            if (end > column) {
                shape.push_back({corner.x_mm + column * module,
                                 corner.y_mm + row * module,
                                 (end - column) * module,
                                 module});
            }
            column = end + 1;
        }
    }
    return shape;
}

double margin_of(const MarkerDictionary& dictionary, double side_mm) {
    return side_mm / (dictionary->markerSize + 2);
}

void draw_cut_line(PdfPage& page, const PageRect& r) {
    const std::array<PagePoint, 5> corners{{{r.x_mm, r.y_mm},
                                            {r.x_mm + r.width_mm, r.y_mm},
                                            {r.x_mm + r.width_mm, r.y_mm + r.height_mm},
                                            {r.x_mm, r.y_mm + r.height_mm},
                                            {r.x_mm, r.y_mm}}};
    page.set_grey(0.6);
    for (std::size_t i = 0; i < 4; ++i) {
        page.dashed_line(corners[i], corners[i + 1], 0.15);
    }
    page.set_grey(0);
}

constexpr std::array<const char*, 4> kCornerNames{
    "near-left", "near-right", "far-right", "far-left"};

void draw_marker_piece(
    PdfPage& page, const MarkerDictionary& dictionary, int id, PagePoint corner, double side_mm) {
    const double margin = margin_of(dictionary, side_mm);
    const double piece = side_mm + 2 * margin;
    draw_cut_line(page, {corner.x_mm, corner.y_mm, piece, piece + kLabel_mm});
    page.fill(marker_shape(dictionary, id, {corner.x_mm + margin, corner.y_mm + margin}, side_mm));
    page.text({corner.x_mm + piece / 2, corner.y_mm + piece + 4.5},
              kText_mm,
              fmt::format(
                  "{}: {}, this edge towards you", id, kCornerNames[static_cast<std::size_t>(id)]),
              TextAnchor::Middle);
}

void draw_ruler(PdfPage& page, PagePoint corner) {
    constexpr double kLength_mm = 259;
    constexpr double kWidth_mm = 28;
    constexpr double kZero_mm = 2;
    draw_cut_line(page, {corner.x_mm, corner.y_mm, kLength_mm, kWidth_mm});
    const double zero = corner.x_mm + kZero_mm;
    const double bottom = corner.y_mm + kWidth_mm;
    for (int eighth = 0; eighth <= 80; ++eighth) {
        const double x = zero + eighth * kMillimetresPerInch / 8;
        const double length = eighth % 8 == 0 ? 9 : eighth % 4 == 0 ? 6 : eighth % 2 == 0 ? 4.5 : 3;
        page.line({x, corner.y_mm}, {x, corner.y_mm + length}, eighth % 8 == 0 ? 0.35 : 0.2);
        if (eighth % 8 == 0) {
            const bool last = eighth == 80;
            page.text({x + (last ? -0.8 : 0.8), corner.y_mm + 10},
                      4,
                      std::to_string(eighth / 8),
                      last ? TextAnchor::Right : TextAnchor::Left);
        }
    }
    for (int mm = 0; mm <= 250; ++mm) {
        const double x = zero + mm;
        const double length = mm % 10 == 0 ? 6.5 : mm % 5 == 0 ? 4.5 : 3;
        page.line({x, bottom}, {x, bottom - length}, mm % 10 == 0 ? 0.3 : 0.12);
        if (mm % 10 == 0) {
            page.text({x + 0.5, bottom - 4.5}, 3, std::to_string(mm / 10), TextAnchor::Left);
        }
    }
    page.text({corner.x_mm + kLength_mm - 1, corner.y_mm + 14}, 3, "in", TextAnchor::Right);
    page.text({corner.x_mm + kLength_mm - 1, bottom - 8}, 3, "cm", TextAnchor::Right);
}

/// A base's outline and how it is called.
struct Base {
    double across_mm;
    double down_mm;
    bool round;
};

void draw_base(PdfPage& page, const Base& base, PagePoint centre) {
    if (base.round) {
        page.ellipse(centre, base.across_mm, base.down_mm, 0.25);
    } else {
        draw_cut_line(page,
                      {centre.x_mm - base.across_mm / 2,
                       centre.y_mm - base.down_mm / 2,
                       base.across_mm,
                       base.down_mm});
    }
    page.line({centre.x_mm - 1.5, centre.y_mm}, {centre.x_mm + 1.5, centre.y_mm}, 0.15);
    page.line({centre.x_mm, centre.y_mm - 1.5}, {centre.x_mm, centre.y_mm + 1.5}, 0.15);
    const std::string size = base.across_mm == base.down_mm
                                 ? fmt::format("{}", base.across_mm)
                                 : fmt::format("{} x {}", base.across_mm, base.down_mm);
    page.text({centre.x_mm, centre.y_mm + base.down_mm / 2 + 4},
              kText_mm,
              size + " mm",
              TextAnchor::Middle);
}

Error does_not_fit(const char* what) {
    return {ErrorKind::BadInput, what, "does not fit on the paper", "choose a smaller size"};
}

}  // namespace

void draw_check_lines(PdfPage& page) {
    constexpr double kEightInches_mm = 8 * kMillimetresPerInch;
    constexpr double kTick_mm = 1.5;
    const bool upright = is_upright(page);
    const double start = ((upright ? page.height_mm() : page.width_mm()) - kEightInches_mm) / 2;
    /// `along` the line, `in` from the margin: turned for an upright page.
    const auto at = [&](double along, double in) {
        return upright ? PagePoint{page.width_mm() - kPrinterMargin_mm - in,
                                   page.height_mm() - start - along}
                       : PagePoint{start + along, page.height_mm() - kPrinterMargin_mm - in};
    };
    const auto check = [&](double in, double length, const char* text) {
        page.line(at(0, in), at(length, in), 0.3);
        page.line(at(0, in - kTick_mm), at(0, in + kTick_mm), 0.2);
        page.line(at(length, in - kTick_mm), at(length, in + kTick_mm), 0.2);
        if (upright) {
            page.text_upwards(at(4, in + 1.2), 3, text);
        } else {
            page.text(at(4, in + 1.2), 3, text, TextAnchor::Left);
        }
    };
    page.set_grey(0);
    check(9, 200, "200 mm between the end ticks? Measure, and tell littlewars what you find.");
    check(2, kEightInches_mm, "8 inches. Print at 100 %, not \"fit to page\".");
}

Expected<std::vector<PdfPage>> marker_pages(Paper paper, const MarkerSheet& sheet) {
    const auto dictionary = find_dictionary(sheet.dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    const double piece = sheet.side_mm + 2 * margin_of(*dictionary, sheet.side_mm);
    const PdfPage blank = page_of(paper, Orientation::Portrait);
    const PageRect space = usable(blank);
    const int across = std::min(2, static_cast<int>(space.width_mm / piece));
    const int down = std::min(2, static_cast<int>(space.height_mm / (piece + kLabel_mm)));
    if (across < 1 || down < 1) {
        return tl::unexpected(does_not_fit("markers"));
    }
    std::vector<PdfPage> pages;
    for (int id = 0; id < 4; ++id) {
        const int place = id % (across * down);
        if (place == 0) {
            pages.push_back(blank);
            draw_check_lines(pages.back());
        }
        const PagePoint corner{space.x_mm + (place % across) * piece,
                               space.y_mm + (place / across) * (piece + kLabel_mm)};
        draw_marker_piece(pages.back(), *dictionary, id, corner, sheet.side_mm);
    }
    return pages;
}

Expected<MarkerLayout> markers_in_the_corners(const MarkerSheet& sheet,
                                              TableSize table,
                                              double print_scale) {
    const auto dictionary = find_dictionary(sheet.dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    const double side = sheet.side_mm * print_scale;
    const double margin = margin_of(*dictionary, side);
    const double reach = side + margin;
    const double near = margin + kLabel_mm * print_scale;
    if (2 * (near + reach) > std::min(table.width_mm, table.depth_mm)) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    "table",
                                    "is too small for four such markers",
                                    "print smaller ones with --side"});
    }
    MarkerLayout layout{sheet.dictionary, {}};
    const std::array<TablePoint, 4> near_left{{{margin, near},
                                               {table.width_mm - reach, near},
                                               {table.width_mm - reach, table.depth_mm - reach},
                                               {margin, table.depth_mm - reach}}};
    for (int id = 0; id < 4; ++id) {
        const TablePoint at = near_left[static_cast<std::size_t>(id)];
        const double right = at.x_mm + side;
        const double far = at.y_mm + side;
        layout.markers.push_back(
            {id, {{{at.x_mm, far}, {right, far}, {right, at.y_mm}, {at.x_mm, at.y_mm}}}});
    }
    return layout;
}

BoardPattern printed_board() {
    return {BoardKind::Charuco, 7, 5, 34, 25, "5X5_100"};
}

Expected<std::vector<PdfPage>> board_pages(Paper paper, const BoardPattern& board) {
    const auto dictionary = find_dictionary(board.dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    PdfPage page = page_of(paper, Orientation::Landscape);
    const PageRect space = usable(page);
    const double width = board.columns * board.square_mm;
    const double height = board.rows * board.square_mm;
    const std::vector<BoardMarker> markers = board_markers(board, MarkerSquares::TopLeftDark);
    if (width > space.width_mm || height > space.height_mm) {
        return tl::unexpected(does_not_fit("board"));
    }
    if (static_cast<int>(markers.size()) > (*dictionary)->bytesList.rows) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    "dictionary \"" + board.dictionary + "\"",
                                    "has too few markers for this board",
                                    "use a larger one, such as 5X5_100"});
    }
    const double left = (page.width_mm() - width) / 2;
    const double top = space.y_mm;
    std::vector<PageRect> shape;
    for (int row = 0; row < board.rows; ++row) {
        for (int column = row % 2; column < board.columns; column += 2) {
            shape.push_back({left + column * board.square_mm,
                             top + row * board.square_mm,
                             board.square_mm,
                             board.square_mm});
        }
    }
    for (std::size_t id = 0; id < markers.size(); ++id) {
        const PagePoint corner{left + markers[id][0].x, top + markers[id][0].y};
        const auto marker =
            marker_shape(*dictionary, static_cast<int>(id), corner, board.marker_mm);
        shape.insert(shape.end(), marker.begin(), marker.end());
    }
    page.fill(shape);
    page.text({page.width_mm() / 2, page.height_mm() - kPrinterMargin_mm - 14},
              3,
              fmt::format("littlewars calibrate lens ... --board {}x{} --square {} --marker {} "
                          "--dictionary {}      glue it on something flat",
                          board.columns,
                          board.rows,
                          board.square_mm,
                          board.marker_mm,
                          board.dictionary),
              TextAnchor::Middle);
    draw_check_lines(page);
    return std::vector<PdfPage>{page};
}

std::vector<PdfPage> ruler_pages(Paper paper) {
    PdfPage page = page_of(paper, Orientation::Landscape);
    const double left = (page.width_mm() - 259) / 2;
    for (const double top : {20.0, 60.0, 100.0}) {
        draw_ruler(page, {left, top});
    }
    draw_check_lines(page);
    return {page};
}

std::vector<PdfPage> base_pages(Paper paper) {
    constexpr std::array<Base, 12> kBases{{{20, 20, true},
                                           {25, 25, true},
                                           {30, 30, true},
                                           {32, 32, true},
                                           {40, 40, true},
                                           {25, 15, true},
                                           {60, 35, true},
                                           {20, 20, false},
                                           {25, 25, false},
                                           {50, 25, false},
                                           {60, 30, false},
                                           {40, 40, false}}};
    PdfPage page = page_of(paper, Orientation::Portrait);
    const PageRect space = usable(page);
    double x = space.x_mm;
    double y = space.y_mm;
    double row_height = 0;
    for (const Base& base : kBases) {
        if (x + base.across_mm > space.x_mm + space.width_mm) {
            x = space.x_mm;
            y += row_height + 12;
            row_height = 0;
        }
        draw_base(page, base, {x + base.across_mm / 2, y + base.down_mm / 2});
        x += base.across_mm + 12;
        row_height = std::max(row_height, base.down_mm);
    }
    draw_check_lines(page);
    return {page};
}

Expected<double> print_scale(double measured_mm) {
    if (!(measured_mm >= 150 && measured_mm <= 250)) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    fmt::format("check line of {} mm", measured_mm),
                                    "is no print of the 200 mm line",
                                    "measure from tick to tick in millimetres"});
    }
    return measured_mm / 200;
}

}  // namespace littlewars::calibration
