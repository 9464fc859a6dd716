#include "ui/board_record/svg_pen.hpp"

#include "ui/session/markup.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::PagePoint;
using calibration::PageRect;

constexpr std::array<int, 3> kInk{43, 33, 24};
constexpr std::array<int, 3> kPaper{246, 240, 226};

int between(int ink, int paper, double grey) {
    return static_cast<int>(std::lround(ink + (paper - ink) * grey));
}

}  // namespace

void SvgPen::set_grey(double grey) {
    colour_ = fmt::format("#{:02x}{:02x}{:02x}",
                          between(kInk[0], kPaper[0], grey),
                          between(kInk[1], kPaper[1], grey),
                          between(kInk[2], kPaper[2], grey));
}

void SvgPen::fill(PageRect rectangle) {
    end_path();
    body_ +=
        fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" fill="{}"/>)",
                    rectangle.x_mm * units_per_mm_,
                    rectangle.y_mm * units_per_mm_,
                    rectangle.width_mm * units_per_mm_,
                    rectangle.height_mm * units_per_mm_,
                    colour_);
}

void SvgPen::line(PagePoint from, PagePoint to, double width_mm) {
    add_line(fmt::format(R"(stroke="{}" stroke-width="{:.1f}")", colour_, width_mm * units_per_mm_),
             from,
             to);
}

void SvgPen::dashed_line(PagePoint from, PagePoint to, double width_mm) {
    add_line(fmt::format(R"(stroke="{}" stroke-width="{:.1f}" stroke-dasharray="{:.1f}")",
                         colour_,
                         width_mm * units_per_mm_,
                         3 * units_per_mm_),
             from,
             to);
}

void SvgPen::circle(PagePoint centre, double radius_mm, double line_mm) {
    end_path();
    body_ += fmt::format(
        R"(<circle cx="{:.1f}" cy="{:.1f}" r="{:.1f}" fill="none" stroke="{}" stroke-width="{:.1f}"/>)",
        centre.x_mm * units_per_mm_,
        centre.y_mm * units_per_mm_,
        radius_mm * units_per_mm_,
        colour_,
        line_mm * units_per_mm_);
}

void SvgPen::text(PagePoint at, double size_mm, std::string_view text) {
    if (text.empty()) {
        return;
    }
    end_path();
    const std::string place =
        fmt::format(R"(<text x="{:.1f}" y="{:.1f}" font-size="{:.1f}" text-anchor="middle")",
                    at.x_mm * units_per_mm_,
                    at.y_mm * units_per_mm_,
                    size_mm * units_per_mm_);
    const std::string letters = escaped(text);
    body_ +=
        fmt::format(R"({0} stroke="#f6f0e2" stroke-width="4">{2}</text>{0} fill="{1}">{2}</text>)",
                    place,
                    colour_,
                    letters);
}

std::string SvgPen::take() {
    end_path();
    return std::exchange(body_, {});
}

void SvgPen::add_line(std::string attributes, PagePoint from, PagePoint to) {
    if (attributes != path_attributes_) {
        end_path();
        path_attributes_ = std::move(attributes);
    }
    path_ += fmt::format("M{:.1f} {:.1f}L{:.1f} {:.1f}",
                         from.x_mm * units_per_mm_,
                         from.y_mm * units_per_mm_,
                         to.x_mm * units_per_mm_,
                         to.y_mm * units_per_mm_);
}

void SvgPen::end_path() {
    if (!path_.empty()) {
        body_ += fmt::format(R"(<path {} d="{}"/>)", path_attributes_, path_);
        path_.clear();
    }
}

}  // namespace littlewars::ui
