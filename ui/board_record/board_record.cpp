#include "ui/board_record/board_record.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <limits>
#include <optional>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using nlohmann::json;

tl::unexpected<Error> damaged(int row, const std::string& what) {
    return tl::unexpected(Error{ErrorKind::BadInput,
                                fmt::format("event {}", row),
                                what,
                                "the record is damaged from here on"});
}

/// A call that is refused tells what a unit has.
bool hides_something(const json& moves, bool legal) {
    for (const json& move : moves) {
        if (move.contains("setup") || move.contains("allocate") ||
            (move.contains("call") && !legal)) {
            return true;
        }
    }
    return false;
}

}  // namespace

RecordLine record_line(const BoardEvent& event, double time_s) {
    nlohmann::ordered_json line{
        {"format", "littlewars-event"}, {"version", 1}, {"time_s", time_s}, {"event", event.name}};
    for (const auto& [key, value] : event.members.items()) {
        line[key] = value;
    }
    const bool is_turn = event.name == "board_moves" || event.name == "board_refused";
    return {time_s, event.name, line.dump(), is_turn};
}

bool is_board_record(const RecordReader& record) {
    const std::string game = record.meta("game");
    return !game.empty() && game != "little-wars";
}

Expected<std::vector<RecordedBoardEvent>> board_events(const RecordReader& record) {
    std::vector<RecordedBoardEvent> events;
    std::optional<int> flaw;
    const auto read = record.each_row(
        0, std::numeric_limits<int>::max(), Observations::Read, [&](const EventRow& row) {
            json line = json::parse(row.line, nullptr, false);
            if (!line.is_object() || flaw) {
                flaw = flaw.value_or(row.row);
                return;
            }
            for (const char* key : {"format", "version", "time_s", "event"}) {
                line.erase(key);
            }
            events.push_back({row.row, row.time_s, {row.kind, std::move(line)}});
        });
    if (!read) {
        return tl::unexpected(read.error());
    }
    if (flaw) {
        return damaged(*flaw, "it is no JSON object");
    }
    if (events.empty() || events.front().event.name != "board_game") {
        return damaged(1, "a board game's record does not begin so");
    }
    return events;
}

Expected<BoardMatch> match_after(const std::vector<RecordedBoardEvent>& events, std::size_t count) {
    try {
        auto table = GameTable::open(events.front().event.members.at("input"));
        if (!table) {
            return damaged(events.front().row, table.error());
        }
        BoardMatch match(std::move(*table));
        for (std::size_t i = 1; i < count && i < events.size(); ++i) {
            if (const auto done = match.follow(events[i].event); !done) {
                return damaged(events[i].row, done.error());
            }
        }
        return match;
    } catch (const json::exception& flaw) {
        return damaged(events.front().row, flaw.what());
    }
}

std::string board_view_text(const RegisteredBoard& board) {
    nlohmann::ordered_json text{{"format", "littlewars-board-view"},
                                {"version", 1},
                                {"picture_from_board", json::array()},
                                {"points", json::array()}};
    for (const double value : board.picture_from_board.val) {
        text["picture_from_board"].push_back(value);
    }
    for (const vision::BoardSpot& spot : board.spots) {
        text["points"].push_back({{"id", spot.id}, {"x", spot.x}, {"y", spot.y}});
    }
    return text.dump();
}

std::optional<RegisteredBoard> board_view_from_text(const std::string& text) {
    try {
        const json view = json::parse(text);
        RegisteredBoard board;
        for (int i = 0; i < 9; ++i) {
            board.picture_from_board.val[i] =
                view.at("picture_from_board").at(static_cast<std::size_t>(i));
        }
        for (const json& point : view.at("points")) {
            board.spots.push_back({point.at("id"), point.at("x"), point.at("y")});
        }
        return board;
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

std::string in_words(const BoardEvent& event) {
    if (event.name == "undo" || event.name == "redo") {
        return fmt::format("move {} is {}",
                           event.members.value("number", 0),
                           event.name == "undo" ? "taken back" : "made again");
    }
    if (event.name == "board_game") {
        return "the game of " + event.members.at("input").value("game", "") + " begins";
    }
    if (event.name != "board_moves" && event.name != "board_refused") {
        return {};
    }
    const std::string side = event.members.value("side", "");
    const bool legal = event.name == "board_moves";
    const json moves = event.members.value("moves", json::array());
    if (hides_something(moves, legal)) {
        return fmt::format("{} tells in secret", side);
    }
    std::string words = legal ? fmt::format("{}. {}:", event.members.value("number", 0), side)
                              : fmt::format("{}, not legal:", side);
    for (const json& ruling : event.members.value("rulings", json::array())) {
        words += fmt::format(" {} ({})", ruling.value("reason", ""), ruling.value("rule", ""));
    }
    return words;
}

}  // namespace littlewars::ui
