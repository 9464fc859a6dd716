#pragma once

#include "calibration/error.hpp"
#include "ui/board_match/board_match.hpp"
#include "ui/board_watch/board_registration.hpp"
#include "ui/session/record_reader.hpp"
#include "ui/session/session_recorder.hpp"

#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// An event of a board game as the record's line.
[[nodiscard]] RecordLine record_line(const BoardEvent& event, double time_s);

/// One line of a board game's record, read again.
struct RecordedBoardEvent {
    int row = 0;
    double time_s = 0;
    BoardEvent event;
};

/// Whether the record is a board game's.
[[nodiscard]] bool is_board_record(const RecordReader& record);

/// Errors: BadInput  a line is no event of a board game, or the first is no game.
[[nodiscard]] calibration::Expected<std::vector<RecordedBoardEvent>> board_events(
    const RecordReader& record);

/// The match after the first `count` events; at least the first, which opens it.
///
/// Errors: BadInput  the referee refuses what the record says.
[[nodiscard]] calibration::Expected<BoardMatch> match_after(
    const std::vector<RecordedBoardEvent>& events, std::size_t count);

/// Where a board lay in the pictures, as the record keeps it ("littlewars-board-view").
[[nodiscard]] std::string board_view_text(const RegisteredBoard& board);
/// The inverse; nothing if the text is none.
[[nodiscard]] std::optional<RegisteredBoard> board_view_from_text(const std::string& text);

/// An event in English for the terminal and the report; empty for what is not worth telling. Ranks
/// and strengths told in secret stay out of it.
[[nodiscard]] std::string in_words(const BoardEvent& event);

}  // namespace littlewars::ui
