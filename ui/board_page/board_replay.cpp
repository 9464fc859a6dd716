#include "ui/board_page/board_replay.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::ui {

calibration::Expected<BoardReplay> BoardReplay::open(RecordReader record) {
    auto events = board_events(record);
    if (!events) {
        return tl::unexpected(events.error());
    }
    // Damage anywhere is told now, not in the middle of the game.
    if (auto whole = match_after(*events, events->size()); !whole) {
        return tl::unexpected(whole.error());
    }
    auto first = match_after(*events, 1);
    if (!first) {
        return tl::unexpected(first.error());
    }
    return BoardReplay(std::move(record), std::move(*events), std::move(*first));
}

std::size_t BoardReplay::events_at(double time_s) const {
    const auto later = std::find_if(
        events_.begin(), events_.end(), [&](const auto& one) { return one.time_s > time_s; });
    return std::max<std::size_t>(1, static_cast<std::size_t>(later - events_.begin()));
}

const BoardMatch& BoardReplay::match(std::size_t events) {
    if (events < count_) {
        // open() has followed all of them.
        match_ = *match_after(events_, events);
    }
    for (; count_ < events; ++count_) {
        (void)match_.follow(events_[count_].event);
    }
    count_ = events;
    return match_;
}

std::optional<RegisteredBoard> BoardReplay::board() const {
    const auto text = record_.given("board");
    return text ? board_view_from_text(*text) : std::nullopt;
}

}  // namespace littlewars::ui
