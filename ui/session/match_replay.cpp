#include "ui/session/match_replay.hpp"

#include "ui/session/session_event_json.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>
#include <variant>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;

/// Moments kept, about: each is the match's pieces and no more, some hundred kilobytes.
constexpr int kStands = 48;
/// Fewer events than this are read again sooner than a moment is worth keeping.
constexpr int kLeastStride = 8;

/// What was undone at `number`; a vector and no set: it is hardly ever more than one.
bool contains(const std::vector<int>& sorted, int value) {
    return std::binary_search(sorted.begin(), sorted.end(), value);
}

std::optional<MarkAt> mark_of(const SessionEvent& event, int row) {
    MarkAt mark;
    mark.time_s = event.time_s;
    mark.row = row;
    if (const auto* begun = std::get_if<MoveStarted>(&event.body)) {
        mark.what = ReplayMark::MoveBegun;
        mark.move = begun->number;
        mark.side = begun->side;
    } else if (const auto* ended = std::get_if<MoveEnded>(&event.body)) {
        mark.what = ReplayMark::MoveEnded;
        mark.move = ended->number;
        mark.side = ended->side;
    } else if (const auto* ruling = std::get_if<RulingMade>(&event.body)) {
        mark.what = ReplayMark::Ruling;
        mark.move = ruling->judgement->number;
        mark.side = ruling->judgement->moved;
    } else if (const auto* note = std::get_if<NoteWritten>(&event.body)) {
        mark.what = ReplayMark::Note;
        mark.words = note->text;
    } else {
        return std::nullopt;
    }
    return mark;
}

}  // namespace

Expected<MatchReplay> MatchReplay::open(const std::filesystem::path& path) {
    auto record = RecordReader::open(path);
    if (!record) {
        return tl::unexpected(record.error());
    }
    MatchReplay replay(std::move(*record));
    replay.go_through();
    if (replay.index_.empty()) {
        return tl::unexpected(replay.damage_.value_or(Error{
            ErrorKind::BadInput, path.string(), "no match begins in it", "give another session"}));
    }
    return replay;
}

void MatchReplay::go_through() {
    const auto read = record_.each_row(
        0, std::numeric_limits<int>::max(), Observations::LeftEmpty, [this](const EventRow& row) {
            take(row);
        });
    if (!read) {
        damage_ = read.error();
    }
    if (index_.empty()) {
        return;
    }
    stride_ = std::max(kLeastStride, static_cast<int>(index_.size()) / kStands);
    keep_what_counts();
    end_s_ = index_.back().time_s;
    for (const RecordedVideo& video : record_.videos()) {
        end_s_ = std::max(end_s_, video.end_s);
    }
}

void MatchReplay::take(const EventRow& row) {
    const int number = static_cast<int>(index_.size()) + 1;
    std::optional<SessionEvent> event;
    if (!row.line.empty()) {
        event = read_event(row.line);
    }
    index_.push_back({row.row, row.action, row.time_s});
    if (row.action != 0) {
        first_event_of_.try_emplace(row.action, number);
        if (contains(undone_at(number), row.action)) {
            take_turn(row.action, false);
        }
    }
    if (!event) {
        return;
    }
    if (const auto mark = mark_of(*event, row.row)) {
        marks_.push_back(*mark);
    }
    if (const auto* ruling = std::get_if<RulingMade>(&event->body)) {
        ruling_in_row_[row.row] = ruling->judgement;
    } else if (const auto* undo = std::get_if<ActionUndone>(&event->body)) {
        take_turn(undo->action, true);
    } else if (const auto* redo = std::get_if<ActionRedone>(&event->body)) {
        take_turn(redo->action, false);
    }
}

void MatchReplay::take_turn(int action, bool undone) {
    turns_.push_back({static_cast<int>(index_.size()), action, undone});
}

/// Marks of what was undone in the end are left out; a move's last ruling takes the place of those
/// before.
void MatchReplay::keep_what_counts() {
    const std::vector<int> undone = undone_at(static_cast<int>(index_.size()));
    std::map<int, std::shared_ptr<const Judgement>> last;
    std::vector<MarkAt> kept;
    std::size_t at = 0;
    for (MarkAt& mark : marks_) {
        while (index_[at].row != mark.row) {
            ++at;
        }
        if (contains(undone, index_[at].action)) {
            continue;
        }
        if (mark.what == ReplayMark::Ruling) {
            last[mark.move] = ruling_in_row_.at(mark.row);
            std::erase_if(kept, [&](const MarkAt& other) {
                return other.what == ReplayMark::Ruling && other.move == mark.move;
            });
        }
        kept.push_back(std::move(mark));
    }
    marks_ = std::move(kept);
    for (auto& [move, judgement] : last) {
        rulings_.push_back(std::move(judgement));
    }
}

int MatchReplay::events_at(double time_s) const {
    const auto after = std::upper_bound(
        index_.begin(), index_.end(), time_s, [](double time, const Indexed& event) {
            return time < event.time_s;
        });
    return static_cast<int>(after - index_.begin());
}

double MatchReplay::time_of(int number) const {
    return index_[static_cast<std::size_t>(number - 1)].time_s;
}

std::vector<int> MatchReplay::undone_at(int events) const {
    std::vector<int> undone;
    for (const Turn& turn : turns_) {
        if (turn.number > events) {
            break;
        }
        std::erase(undone, turn.action);
        if (turn.undone) {
            undone.push_back(turn.action);
        }
    }
    std::sort(undone.begin(), undone.end());
    return undone;
}

/// A stand is of use where the same of its events count.
bool MatchReplay::holds(const Stand& stand, const std::vector<int>& undone) const {
    std::vector<int> other;
    std::set_symmetric_difference(stand.undone.begin(),
                                  stand.undone.end(),
                                  undone.begin(),
                                  undone.end(),
                                  std::back_inserter(other));
    return std::all_of(other.begin(), other.end(), [&](int action) {
        const auto first = first_event_of_.find(action);
        return first == first_event_of_.end() || first->second > stand.events;
    });
}

MatchReplay::Stand MatchReplay::nearest(int events, const std::vector<int>& undone) const {
    const Stand* best = nullptr;
    const auto look_at = [&](const Stand& stand) {
        const bool nearer = best == nullptr || stand.events > best->events;
        if (stand.events <= events && nearer && holds(stand, undone)) {
            best = &stand;
        }
    };
    look_at(newest_);
    for (const Stand& stand : stands_) {
        look_at(stand);
    }
    return best != nullptr ? *best : Stand{};
}

MatchState MatchReplay::followed(MatchState state, const EventRow& row) const {
    const auto ruling = ruling_in_row_.find(row.row);
    if (ruling != ruling_in_row_.end()) {
        return after(std::move(state), {row.time_s, row.action, RulingMade{ruling->second}});
    }
    return after(std::move(state), read_event(row.line));
}

void MatchReplay::keep(const Stand& stand) {
    const bool known = std::any_of(stands_.begin(), stands_.end(), [&](const Stand& other) {
        return other.events == stand.events && other.undone == stand.undone;
    });
    if (!known && stands_.size() < 2 * kStands) {
        stands_.push_back(stand);
    }
}

/// `stand` after more events, those of `undone` left out. Damage ends the match there.
MatchReplay::Stand MatchReplay::followed_on(Stand stand,
                                            int events,
                                            const std::vector<int>& undone) {
    stand.undone = undone;
    MatchState state = *stand.state;
    const int from_row =
        stand.events == 0 ? 0 : index_[static_cast<std::size_t>(stand.events - 1)].row;
    const int to_row = index_[static_cast<std::size_t>(events - 1)].row;
    const auto read =
        record_.each_row(from_row, to_row, Observations::Read, [&](const EventRow& row) {
            if (!contains(undone, row.action) && row.kind != "undo" && row.kind != "redo") {
                state = followed(std::move(state), row);
            }
            if (++stand.events % stride_ == 0) {
                stand.state = std::make_shared<const MatchState>(state);
                keep(stand);
            }
        });
    if (!read) {
        damage_ = read.error();
        index_.resize(static_cast<std::size_t>(std::max(1, stand.events)));
    }
    stand.state = std::make_shared<const MatchState>(std::move(state));
    return stand;
}

std::shared_ptr<const MatchState> MatchReplay::after_events(int events) {
    const int wanted = std::clamp(events, 0, static_cast<int>(index_.size()));
    const std::vector<int> undone = undone_at(wanted);
    newest_ = nearest(wanted, undone);
    if (newest_.events < wanted) {
        newest_ = followed_on(newest_, wanted, undone);
    }
    return newest_.state;
}

bool MatchReplay::prepare() {
    const int all = static_cast<int>(index_.size());
    if (prepared_.events >= all) {
        return false;
    }
    const int next = std::min(all, prepared_.events + kLeastStride);
    prepared_ = followed_on(prepared_, next, undone_at(all));
    return true;
}

std::string MatchReplay::still_of_move(int move) const {
    for (const MarkAt& mark : marks_) {
        if (mark.what == ReplayMark::Ruling && mark.move == move) {
            auto still = record_.still_of(mark.row);
            return still ? std::move(still->jpeg) : std::string();
        }
    }
    return {};
}

}  // namespace littlewars::ui
