#include "calibration/pdf_document.hpp"

#include <fmt/format.h>

#include <array>

namespace littlewars::calibration {
namespace {

constexpr double kPointsPerMillimetre = 72 / 25.4;

/// A length in points, to a ten-thousandth, with the shortest digits.
std::string points(double mm) {
    std::string text = fmt::format("{:.4f}", mm * kPointsPerMillimetre);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') {
        text.pop_back();
    }
    return text == "-0" ? "0" : text;
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '(' || c == ')' || c == '\\') {
            safe += '\\';
        }
        safe += c >= ' ' && c <= '~' ? c : '?';
    }
    return safe;
}

/// Widths of Helvetica's printable ASCII characters in thousandths of the size (Adobe's metrics).
constexpr std::array<short, 95> kWidths{
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333,  278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,  611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,  556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,  500, 334, 260, 334, 584};

double width_mm(std::string_view text, double size_mm) {
    double thousandths = 0;
    for (const char c : text) {
        const bool printable = c >= ' ' && c <= '~';
        thousandths += kWidths[static_cast<std::size_t>((printable ? c : '?') - ' ')];
    }
    return thousandths * size_mm / 1000;
}

}  // namespace

std::string PdfPage::at(PagePoint point) const {
    return points(point.x_mm) + " " + points(height_mm_ - point.y_mm);
}

void PdfPage::set_grey(double grey) {
    content_ += fmt::format("{0:.2f} g {0:.2f} G\n", grey);
}

void PdfPage::fill(const std::vector<PageRect>& rectangles) {
    for (const PageRect& r : rectangles) {
        content_ += fmt::format("{} {} {} re\n",
                                at({r.x_mm, r.y_mm + r.height_mm}),
                                points(r.width_mm),
                                points(r.height_mm));
    }
    content_ += "f\n";
}

void PdfPage::line(PagePoint from, PagePoint to, double width_mm) {
    content_ += fmt::format("{} w {} m {} l S\n", points(width_mm), at(from), at(to));
}

void PdfPage::dashed_line(PagePoint from, PagePoint to, double width_mm) {
    content_ += fmt::format("[{0} {0}] 0 d\n", points(2));
    line(from, to, width_mm);
    content_ += "[] 0 d\n";
}

void PdfPage::ellipse(PagePoint centre, double across_mm, double down_mm, double line_mm) {
    // Four Bezier curves of this handle length leave a circle by less than 0.03 % of its radius.
    constexpr double kHandle = 0.5522847498;
    const double rx = across_mm / 2;
    const double ry = down_mm / 2;
    const auto on = [&](double x, double y) {
        return at({centre.x_mm + x * rx, centre.y_mm + y * ry});
    };
    content_ += fmt::format("{} w {} m\n", points(line_mm), on(1, 0));
    constexpr std::array<std::array<double, 2>, 5> kTurns{
        {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto [x0, y0] = kTurns[i];
        const auto [x1, y1] = kTurns[i + 1];
        content_ += fmt::format("{} {} {} c\n",
                                on(x0 + kHandle * x1, y0 + kHandle * y1),
                                on(x1 + kHandle * x0, y1 + kHandle * y0),
                                on(x1, y1));
    }
    content_ += "s\n";
}

void PdfPage::text(PagePoint point, double size_mm, std::string_view text, TextAnchor anchor) {
    const double width = littlewars::calibration::width_mm(text, size_mm);
    const double share = anchor == TextAnchor::Left ? 0 : anchor == TextAnchor::Middle ? 0.5 : 1;
    content_ += fmt::format("BT /F1 {} Tf {} Td ({}) Tj ET\n",
                            points(size_mm),
                            at({point.x_mm - share * width, point.y_mm}),
                            escaped(text));
}

void PdfPage::text_upwards(PagePoint point, double size_mm, std::string_view text) {
    content_ += fmt::format(
        "BT /F1 {} Tf 0 1 -1 0 {} Tm ({}) Tj ET\n", points(size_mm), at(point), escaped(text));
}

std::string pdf_document(const std::vector<PdfPage>& pages, std::string_view title) {
    std::vector<std::string> objects(4);
    std::string kids;
    for (const PdfPage& page : pages) {
        kids += fmt::format("{} 0 R ", objects.size() + 1);
        objects.push_back(
            fmt::format("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {} {}] /Contents {} 0 R "
                        "/Resources << /Font << /F1 3 0 R >> >> >>",
                        points(page.width_mm()),
                        points(page.height_mm()),
                        objects.size() + 2));
        objects.push_back(fmt::format(
            "<< /Length {} >>\nstream\n{}endstream", page.content().size(), page.content()));
    }
    objects[0] = "<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>";
    objects[1] = fmt::format("<< /Type /Pages /Kids [{}] /Count {} >>", kids, pages.size());
    objects[2] =
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";
    objects[3] = fmt::format("<< /Title ({}) /Creator (littlewars) >>", escaped(title));

    std::string file = "%PDF-1.4\n";
    std::string table = fmt::format("xref\n0 {}\n0000000000 65535 f \n", objects.size() + 1);
    for (std::size_t i = 0; i < objects.size(); ++i) {
        table += fmt::format("{:010} 00000 n \n", file.size());
        file += fmt::format("{} 0 obj\n{}\nendobj\n", i + 1, objects[i]);
    }
    const std::size_t start = file.size();
    return file + table +
           fmt::format("trailer\n<< /Size {} /Root 1 0 R /Info 4 0 R >>\nstartxref\n{}\n%%EOF\n",
                       objects.size() + 1,
                       start);
}

}  // namespace littlewars::calibration
