#include "ui/report/html_report.hpp"

#include "ui/overlay/render_overlay.hpp"
#include "ui/report/report_words.hpp"
#include "ui/session/markup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace littlewars::ui {
namespace {

constexpr int kMapWidth = 960;

constexpr std::string_view kStyle = R"css(
body { background: #f5eedc; color: #2b2118; margin: 0 auto; max-width: 62rem; padding: 2rem;
       font: 17px/1.5 "Old Standard TT", "Libre Caslon Text", Georgia, "DejaVu Serif", serif; }
h1 { font-size: 2.6rem; font-weight: normal; letter-spacing: .12em; text-align: center;
     text-transform: uppercase; border-block: 3px double #2b2118; padding: .6rem 0; }
h2 { font-weight: normal; font-variant: small-caps; border-bottom: 1px solid #2b2118;
     margin-top: 3rem; }
section { break-inside: avoid; }
p.centre { text-align: center; }
svg, img { display: block; max-width: 100%; height: auto; margin: 1rem auto; }
img { border: 1px solid #2b2118; }
table { border-collapse: collapse; margin: 1rem auto; }
th, td { padding: .25rem .9rem; border-bottom: 1px solid #b8a988; text-align: right;
         font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
.steps { font-style: italic; }
)css";

/// An SVG document without its XML prologue, to stand inside HTML.
std::string inline_svg(const std::string& document) {
    const auto begin = document.find("<svg");
    return begin == std::string::npos ? std::string{} : document.substr(begin);
}

std::string hex(SceneColour colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

/// Free men of both sides, move by move.
std::string losses_chart(const MatchReport& report) {
    constexpr double kLeft = 60;
    constexpr double kTop = 30;
    constexpr double kWidth = 780;
    constexpr double kHeight = 220;
    const auto lines = strengths(report);
    int most = 1;
    for (const auto& line : lines) {
        most = std::max(most, *std::max_element(line.begin(), line.end()));
    }
    const double step = kWidth / std::max<double>(1, static_cast<double>(lines[0].size()) - 1);
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 290\" role=\"img\" "
        "aria-label=\"Free men after each move\"><g fill=\"none\" stroke=\"#2b2118\">"
        "<path d=\"M{0} {1}V{2}H{3}\"/></g><text x=\"{0}\" y=\"20\">free men</text>"
        "<text x=\"20\" y=\"{4}\">{5}</text><text x=\"35\" y=\"{2}\">0</text>"
        "<text x=\"{3}\" y=\"280\" text-anchor=\"end\">after move {6}</text>",
        kLeft,
        kTop,
        kTop + kHeight,
        kLeft + kWidth,
        kTop + 6,
        most,
        lines[0].size() - 1);
    for (std::size_t side = 0; side < 2; ++side) {
        std::string points;
        for (std::size_t i = 0; i < lines[side].size(); ++i) {
            points +=
                fmt::format("{:.1f},{:.1f} ",
                            kLeft + step * static_cast<double>(i),
                            kTop + kHeight * (1 - static_cast<double>(lines[side][i]) / most));
        }
        // The second side is dashed: the two must be told apart without colour.
        svg += fmt::format(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"3\"{}/>"
            "<text x=\"{}\" y=\"20\" fill=\"{}\">{}</text>",
            points,
            hex(report.colours[side]),
            side == 0 ? "" : " stroke-dasharray=\"10 5\"",
            300 + 200 * side,
            hex(report.colours[side]),
            escaped(report.sides[side]));
    }
    return svg + "</svg>\n";
}

std::string title_page(const MatchReport& report) {
    return fmt::format(
        "<h1>Little Wars</h1>\n<p class=\"centre\">{} against {}</p>\n"
        "<p class=\"centre\">{}{} minutes, {} moves, rules: {}.</p>\n<p class=\"centre\">{}</p>\n",
        escaped(army_line(report.at_first[0])),
        escaped(army_line(report.at_first[1])),
        report.started.empty() ? "" : escaped(report.started) + ". ",
        clock_time(report.length_s),
        report.moves.size(),
        escaped(report.edition),
        escaped(score_line(report)));
}

std::string move_section(const MatchReport& report, const ReportedMove& move) {
    std::string html = fmt::format("<section><h2>{}, at {}</h2>\n<p class=\"steps\">{}</p>\n",
                                   escaped(heading_of(move)),
                                   clock_time(move.judgement->time_s),
                                   escaped(steps_line(move)));
    html += inline_svg(map_svg(move.map, report.table, report.colours, kMapWidth));
    for (const std::string& line : move.words) {
        html += fmt::format("<p>{}</p>\n", escaped(line));
    }
    if (!move.still_jpeg.empty()) {
        html += fmt::format(
            "<img alt=\"The table at the end of the move\" "
            "src=\"data:image/jpeg;base64,{}\">\n",
            base64(move.still_jpeg));
    }
    return html + "</section>\n";
}

std::string roll_table(const MatchReport& report) {
    std::string html =
        "<h2>The roll</h2>\n<table><tr><th></th><th>foot</th><th>horse</th><th>guns</th>"
        "<th>prisoners held</th><th>dead</th><th>score</th></tr>\n";
    for (const RollLine& line : report.at_last) {
        html += fmt::format(
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>"
            "<td>{:g}</td></tr>\n",
            escaped(line.side),
            line.infantry,
            line.cavalry,
            line.guns,
            line.prisoners_held,
            line.dead,
            line.score);
    }
    return html + "</table>\n";
}

std::string texts(const char* heading, const std::vector<TextAt>& list) {
    std::string html;
    for (const TextAt& entry : list) {
        html += fmt::format("<p>{}: {}</p>\n", clock_time(entry.time_s), escaped(entry.text));
    }
    return html.empty() ? html : fmt::format("<h2>{}</h2>\n{}", heading, html);
}

}  // namespace

std::string html_report(const MatchReport& report) {
    std::string html = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
        "<meta name=\"viewport\" content=\"width=device-width\">"
        "<title>Little Wars: {} against {}</title><style>{}</style></head><body>\n",
        escaped(report.sides[0]),
        escaped(report.sides[1]),
        kStyle);
    html += title_page(report);
    for (const ReportedMove& move : report.moves) {
        html += move_section(report, move);
    }
    html += "<h2>Losses</h2>\n" + losses_chart(report) + roll_table(report);
    html += texts("Notes", report.notes);
    html += texts("Where table and rulings differed", report.differences);
    return html + "</body></html>\n";
}

}  // namespace littlewars::ui
