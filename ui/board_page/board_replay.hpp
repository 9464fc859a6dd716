#pragma once

#include "calibration/error.hpp"
#include "ui/board_record/board_record.hpp"
#include "ui/board_watch/board_registration.hpp"
#include "ui/session/record_reader.hpp"

#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// A recorded board game, gone through in any order.
class BoardReplay {
  public:
    /// Errors: BadInput  as board_events() and match_after().
    static calibration::Expected<BoardReplay> open(RecordReader record);

    [[nodiscard]] const RecordReader& record() const { return record_; }
    [[nodiscard]] const std::vector<RecordedBoardEvent>& events() const { return events_; }
    [[nodiscard]] double begin_s() const { return events_.front().time_s; }
    [[nodiscard]] double end_s() const { return events_.back().time_s; }
    /// How many events had happened at that time; at least 1.
    [[nodiscard]] std::size_t events_at(double time_s) const;
    [[nodiscard]] const BoardMatch& match(std::size_t events);
    /// Where the board lay in the pictures; nothing if the record doesn't say.
    [[nodiscard]] std::optional<RegisteredBoard> board() const;

  private:
    BoardReplay(RecordReader record, std::vector<RecordedBoardEvent> events, BoardMatch match)
        : record_(std::move(record)), events_(std::move(events)), match_(std::move(match)) {}

    RecordReader record_;
    std::vector<RecordedBoardEvent> events_;
    BoardMatch match_;  ///< After `count_` events.
    std::size_t count_ = 1;
};

}  // namespace littlewars::ui
