#include "ui/board_watch/board_camera.hpp"

#include "calibration/markers_json.hpp"
#include "ui/board_match/board_match.hpp"
#include "ui/board_match/line_search.hpp"
#include "ui/play/seats.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <ostream>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using nlohmann::json;

constexpr std::chrono::milliseconds kPatience{200};
constexpr double kPiece_px = 60;  ///< Larger things that come in over the border are hands.

std::string listed(const std::vector<std::string>& points) {
    std::string words;
    for (const std::string& point : points) {
        words += (words.empty() ? "" : ", ") + point;
    }
    return words;
}

}  // namespace

BoardCamera::BoardCamera(std::unique_ptr<vision::FrameSource> source, std::ostream& out)
    : source_(std::move(source)), out_(out), watch_(kPiece_px) {}

Expected<std::shared_ptr<BoardCamera>> BoardCamera::open(
    std::unique_ptr<vision::FrameSource> source,
    BoardCameraSetUp set_up,
    const GameTable& table,
    std::ostream& out) {
    std::shared_ptr<BoardCamera> camera(new BoardCamera(std::move(source), out));
    auto first = camera->next_settled();
    if (!first) {
        return tl::unexpected(first.error());
    }
    const cv::Mat& seen = set_up.empty.empty() ? *first : set_up.empty;
    Expected<RegisteredBoard> board =
        tl::unexpected(Error{ErrorKind::BadInput,
                             "board",
                             "where it lies is not told",
                             "give --corners, --markers or --points"});
    if (set_up.place.is_told_once()) {
        board = register_board(seen, spots_of(table), set_up.place);
    } else if (set_up.printed) {
        board = view_from_markers(seen, *set_up.printed).map([&](const cv::Matx33d& view) {
            return RegisteredBoard{view, spots_of(table)};
        });
    }
    if (!board) {
        return tl::unexpected(board.error());
    }
    camera->eye_.emplace(vision::BoardReadingTask{
        std::move(board->spots), board->picture_from_board, set_up.empty, set_up.armies});
    if (set_up.dice == DiceBy::Camera) {
        auto layout = set_up.place.markers.empty()
                          ? Expected<calibration::MarkerLayout>(
                                set_up.printed.value_or(calibration::MarkerLayout{}))
                          : calibration::read_markers(set_up.place.markers);
        auto dice = layout.and_then([&](const calibration::MarkerLayout& markers) {
            return BoardDice::from_markers(seen, markers);
        });
        if (!dice) {
            return tl::unexpected(dice.error());
        }
        camera->dice_ = std::move(*dice);
    }
    camera->empty_ = set_up.empty;
    camera->wants_to_type_ = std::move(set_up.wants_to_type);
    camera->waiting_ = std::move(*first);
    return camera;
}

Expected<cv::Mat> BoardCamera::next_settled() {
    if (!waiting_.empty()) {
        return std::exchange(waiting_, cv::Mat());
    }
    while (true) {
        if (source_->is_live() && wants_to_type_ && wants_to_type_()) {
            return tl::unexpected(Error{ErrorKind::Timeout, "camera", "somebody types", ""});
        }
        auto frame = source_->next(kPatience);
        if (!frame && frame.error().kind == ErrorKind::Timeout) {
            continue;
        }
        if (!frame) {
            return tl::unexpected(frame.error());
        }
        if (!source_->is_live()) {
            return frame->picture;
        }
        const auto verdict = watch_.next(frame->picture, frame->time.count());
        if (verdict.task != vision::WatchTask::Nothing && verdict.hand.empty()) {
            watch_.accept(verdict);
            return verdict.picture.clone();
        }
    }
}

void BoardCamera::tell(const std::string& line) {
    if (line != last_told_) {
        fmt::print(out_, "{}\n", line);
        out_.flush();
        last_told_ = line;
    }
}

/// What the referee removed or put elsewhere still has to be done by hand; until then it may lie
/// there.
void BoardCamera::tell_leftovers(const GameTable& table, const BoardSight& sight) {
    for (const PointChange& change : differences(table, sight)) {
        leftovers_[change.id] = change.is;
        tell(change.was ? fmt::format("To do: {} belongs on {}.", *change.was, change.id)
                        : fmt::format("To do: take {} off {}.", *change.is, change.id));
    }
}

std::optional<std::vector<json>> BoardCamera::answer(const Explanation& explanation) {
    switch (explanation.kind) {
        case SightKind::Unchanged:
            break;
        case SightKind::Unsure:
            tell("Please look at " + listed(explanation.doubtful) +
                 ": what stands there can't be seen well enough.");
            break;
        case SightKind::Illegal:
            tell((explanation.rule.empty() ? "" : "Not legal (" + explanation.rule + "): ") +
                 explanation.reason);
            break;
        case SightKind::Move:
        case SightKind::Several:
            break;
    }
    const bool is_clear = explanation.kind == SightKind::Move && !explanation.needs_calls;
    return is_clear ? std::optional(explanation.lines.front()) : std::nullopt;
}

std::optional<cv::Mat> BoardCamera::next_or_end() {
    auto picture = next_settled();
    if (!picture && picture.error().kind == ErrorKind::Timeout) {
        return std::nullopt;
    }
    if (!picture) {
        has_ended_ = true;
        tell("The camera gives no more pictures; type the moves.");
        return std::nullopt;
    }
    return std::move(*picture);
}

std::optional<std::vector<json>> BoardCamera::thrown(const GameTable& table) {
    const auto wanted = static_cast<std::size_t>(dice_wanted(table.game(), table.position()));
    tell(wanted > 1 ? "Throw the dice." : "Throw the die.");
    while (const auto picture = next_or_end()) {
        auto dice = dice_->on_board(dice_->read(*picture, empty_));
        if (dice.size() != wanted || lie_as_before(dice, last_dice_)) {
            continue;
        }
        last_dice_ = dice;
        waiting_ = *picture;  // A move may have been made with it.
        if (wanted == 2 && dice[0].value != dice[1].value) {
            tell(fmt::format("{} and {} fell: type whose is whose.", dice[0].value, dice[1].value));
            return std::nullopt;
        }
        return std::vector{dice_move(table.game(), dice.front().value, dice.back().value)};
    }
    return std::nullopt;
}

std::optional<std::vector<json>> BoardCamera::moves(const GameTable& table) {
    if (has_ended_) {
        return std::nullopt;
    }
    if (dice_ && dice_wanted(table.game(), table.position()) > 0) {
        return thrown(table);
    }
    return waits_for_a_seen_move(table.game(), table.position()) ? seen_moves(table) : std::nullopt;
}

std::optional<std::vector<json>> BoardCamera::seen_moves(const GameTable& table) {
    if (!newest_.points.empty()) {
        tell_leftovers(table, std::exchange(newest_, {}));
    }
    tell(source_->is_live() ? "Watching the board. Enter: type instead." : "Watching the board.");
    std::optional<std::vector<json>> held;  // A capture that may go on.
    while (const auto picture = next_or_end()) {
        const auto sight = eye_->look(*picture, table);
        if (!sight) {
            tell(calibration::message(sight.error()));
            continue;
        }
        const auto explanation = explain(table, *sight, leftovers_);
        auto played = answer(explanation);
        if (played && explanation.may_go_on) {
            tell(
                "The capture may go on: jump on, or let the other side move. Type it if it ends "
                "here.");
            held = std::move(played);
            newest_ = *sight;
            continue;
        }
        if (played) {
            newest_ = *sight;
            leftovers_.clear();
            return played;
        }
        const bool must_ask =
            explanation.kind == SightKind::Several || explanation.kind == SightKind::Move;
        if (must_ask) {
            newest_ = *sight;
            tell("Say what was done; it may have been:");
            for (const auto& line : explanation.lines) {
                tell("  " + line.front().dump());
            }
            return std::nullopt;
        }
    }
    return has_ended_ ? held : std::nullopt;
}

}  // namespace littlewars::ui
