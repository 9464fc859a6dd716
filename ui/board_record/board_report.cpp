#include "ui/board_record/board_report.hpp"

#include "ui/board_record/board_picture.hpp"
#include "ui/board_record/board_record.hpp"
#include "ui/session/markup.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <map>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Expected;

constexpr std::string_view kStyle = R"css(
body { background: #f5eedc; color: #2b2118; margin: 0 auto; max-width: 52rem; padding: 2rem;
       font: 17px/1.5 "Old Standard TT", "Libre Caslon Text", Georgia, "DejaVu Serif", serif; }
h1 { font-weight: normal; text-align: center; border-block: 3px double #2b2118; padding: .6rem 0; }
p.centre { text-align: center; }
section { break-inside: avoid; border-bottom: 1px solid #b8a988; }
section.refused { font-style: italic; }
svg, img { display: block; max-width: 100%; height: auto; margin: 1rem auto; }
)css";

/// Which events still hold: what was taken back and not made again is left out.
std::vector<const RecordedBoardEvent*> standing(const std::vector<RecordedBoardEvent>& events) {
    std::vector<const RecordedBoardEvent*> told;
    std::vector<const RecordedBoardEvent*> undone;
    for (const RecordedBoardEvent& one : events) {
        if (one.event.name == "undo") {
            for (auto last = told.rbegin(); last != told.rend(); ++last) {
                if ((*last)->event.name == "board_moves") {
                    undone.push_back(*last);
                    told.erase(std::next(last).base(), told.end());
                    break;
                }
            }
        } else if (one.event.name == "redo" && !undone.empty()) {
            told.push_back(undone.back());
            undone.pop_back();
        } else if (one.event.name == "board_moves" || one.event.name == "board_refused") {
            told.push_back(&one);
        }
    }
    return told;
}

std::string section(const RecordReader& record, const RecordedBoardEvent& one) {
    const bool refused = one.event.name == "board_refused";
    std::string html = fmt::format("<section{}><p>{}</p>\n",
                                   refused ? " class=\"refused\"" : "",
                                   escaped(in_words(one.event)));
    if (const auto still = record.still_of(one.row)) {
        html +=
            fmt::format("<img alt=\"The board\" width=\"480\" src=\"data:image/jpeg;base64,{}\">\n",
                        base64(still->jpeg));
    }
    return html + "</section>\n";
}

}  // namespace

Expected<std::string> board_report_html(const RecordReader& record) {
    const auto events = board_events(record);
    if (!events) {
        return tl::unexpected(events.error());
    }
    const auto match = match_after(*events, events->size());
    if (!match) {
        return tl::unexpected(match.error());
    }
    const std::string game = escaped(match->table().game());
    std::string html = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
        "<meta name=\"viewport\" content=\"width=device-width\"><title>{0}</title>"
        "<style>{1}</style></head><body>\n<h1>{0}</h1>\n<p class=\"centre\">{2}</p>\n",
        game,
        kStyle,
        escaped(record.meta("started")));
    for (const RecordedBoardEvent* one : standing(*events)) {
        html += section(record, *one);
    }
    const nlohmann::json& result = match->table().position().at("result");
    html +=
        fmt::format("<h2>{}</h2>\n",
                    result.is_object() ? escaped(fmt::format("Won by {}: {}",
                                                             result.at("winner").get<std::string>(),
                                                             result.at("rule").get<std::string>()))
                                       : "Not brought to its end");
    return html + board_svg(match->table()) + "</body></html>\n";
}

}  // namespace littlewars::ui
