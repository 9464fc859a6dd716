#include "ui/board_watch/board_watcher.hpp"

#include "ui/board_match/occupation.hpp"
#include "ui/board_watch/board_registration.hpp"
#include "ui/play/seats.hpp"
#include "vision/watch/hand_detector.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr double kPiece_px = 60;  ///< Larger things that come in over the border are hands.
/// So long a hand is believed in at the beginning, when only the bare board can be compared; then
/// it is rather the light that has changed.
constexpr double kFirstPatience_s = 3;
/// Nobody holds a hand still for so long: it is a lamp's light, or a thing left there.
constexpr double kStillest_s = 10;

/// From this on the board doesn't lie where it lay.
constexpr double kMoved_px = 3;

/// How far the corners of the unit square are apart in two views, at most.
double most_moved_px(const cv::Matx33d& a, const cv::Matx33d& b) {
    const std::array<cv::Vec3d, 4> corners{{{0, 0, 1}, {1, 0, 1}, {1, 1, 1}, {0, 1, 1}}};
    double most = 0;
    for (const cv::Vec3d& corner : corners) {
        const cv::Vec3d in_a = a * corner;
        const cv::Vec3d in_b = b * corner;
        most = std::max(most,
                        std::hypot(in_a[0] / in_a[2] - in_b[0] / in_b[2],
                                   in_a[1] / in_a[2] - in_b[1] / in_b[2]));
    }
    return most;
}

}  // namespace

BoardWatcher::BoardWatcher(vision::BoardReadingTask task,
                           std::optional<BoardDice> dice,
                           std::optional<calibration::MarkerLayout> markers,
                           Settling settling)
    : told_(task),
      task_(task),
      eye_(std::move(task)),
      dice_(std::move(dice)),
      markers_(std::move(markers)),
      settling_(settling),
      watch_(kPiece_px) {
    if (!task_.empty.empty()) {
        bare_.settle(task_.empty);
    }
}

void BoardWatcher::set_game(WatchedGame game) {
    auto next = std::make_shared<const WatchedGame>(std::move(game));
    const std::lock_guard lock(mutex_);
    game_ = std::move(next);
}

std::shared_ptr<const WatchedGame> BoardWatcher::game() const {
    const std::lock_guard lock(mutex_);
    return game_;
}

/// The board is flat: its bare picture is turned from one view to another by a homography.
void BoardWatcher::follow_board(const cv::Mat& picture) {
    const auto view =
        markers_ ? view_from_markers(picture, *markers_)
                 : calibration::Expected<cv::Matx33d>(tl::unexpected(calibration::Error{}));
    if (!view || most_moved_px(*view, task_.picture_from_board) < kMoved_px) {
        return;
    }
    task_.picture_from_board = *view;
    if (!told_.empty.empty()) {
        cv::warpPerspective(told_.empty,
                            task_.empty,
                            *view * told_.picture_from_board.inv(),
                            picture.size(),
                            cv::INTER_LINEAR,
                            cv::BORDER_REPLICATE);
        bare_.settle(task_.empty);
    }
    eye_ = BoardEye(task_);
    if (dice_) {
        if (auto dice = BoardDice::from_markers(picture, *markers_)) {
            dice_ = std::move(*dice);
        }
    }
    glance_.moved_to = std::make_shared<const cv::Matx33d>(*view);
}

calibration::Expected<void> BoardWatcher::read(const cv::Mat& picture, const WatchedGame& game) {
    follow_board(picture);
    auto sight = eye_.look(picture, game.table);
    if (!sight) {
        return tl::unexpected(sight.error());
    }
    sight_ = std::move(*sight);
    seen_dice_.clear();
    if (dice_ && dice_wanted(game.table.game(), game.table.position()) > 0) {
        seen_dice_ = dice_->on_board(dice_->read(picture, task_.empty));
    }
    has_read_ = true;
    is_new_ = true;
    return {};
}

/// The one point of the side to move that is surely empty although the game has a piece there, of
/// those that the hand doesn't hide.
std::shared_ptr<const std::string> BoardWatcher::lifted_under(const cv::Mat& picture,
                                                              const cv::Mat& hand,
                                                              const WatchedGame& game) const {
    const auto sight = eye_.look(picture, game.table);
    if (!sight) {
        return nullptr;
    }
    cv::Mat near_hand;
    cv::dilate(hand, near_hand, cv::getStructuringElement(cv::MORPH_ELLIPSE, {31, 31}));
    const auto board = occupation_of(game.table.game(), game.table.position());
    const std::string side = side_to_answer(game.table.game(), game.table.position());
    std::shared_ptr<const std::string> lifted;
    for (std::size_t i = 0; i < task_.spots.size(); ++i) {
        const SeenPoint& point = sight->points[i];
        const cv::Vec3d at =
            task_.picture_from_board * cv::Vec3d(task_.spots[i].x, task_.spots[i].y, 1);
        const cv::Point in_mask(cvRound(at[0] / at[2] / 2), cvRound(at[1] / at[2] / 2));
        const bool hidden = !cv::Rect({0, 0}, near_hand.size()).contains(in_mask) ||
                            near_hand.at<std::uint8_t>(in_mask) != 0;
        const auto stood = board.find(point.id);
        const bool is_up = !hidden && !point.side && point.confidence >= kFirm &&
                           stood != board.end() && stood->second == side;
        if (is_up && lifted) {
            return nullptr;
        }
        if (is_up) {
            lifted = std::make_shared<const std::string>(point.id);
        }
    }
    return lifted;
}

/// A hand differs from the settled picture and from the bare board. What differs from the settled
/// picture alone may be where a hand was when it settled.
bool BoardWatcher::is_hand_there(const vision::WatchVerdict& verdict, double time_s) {
    if (task_.empty.empty() || verdict.picture.size() != task_.empty.size()) {
        return !verdict.hand.empty();
    }
    if (has_read_ ? verdict.hand.empty() : time_s - *begin_s_ > kFirstPatience_s) {
        return false;
    }
    const cv::Mat changed = bare_.changed_since_settled(verdict.picture);
    return !vision::find_hand(changed, kPiece_px / vision::ChangeGate::kShrink).empty();
}

/// Reads when nothing moves. A picture that never comes to rest is read all the same, but not the
/// very first.
calibration::Expected<void> BoardWatcher::watch(const vision::Frame& frame,
                                                const WatchedGame& game) {
    const double time_s = frame.time.count();
    begin_s_ = begin_s_.value_or(time_s);
    const auto verdict = watch_.next(frame.picture, time_s);
    const bool rests_under_hand = verdict.quiet && !verdict.hand.empty();
    glance_.hand = !verdict.hand.empty() || !verdict.quiet;
    if (!rests_under_hand) {
        glance_.lifted = nullptr;
    } else if (!glance_.lifted) {
        glance_.lifted = lifted_under(frame.picture, verdict.hand, game);
    }
    moved_s_ = verdict.quiet ? moved_s_ : time_s;
    const bool is_first = !verdict.quiet && time_s == *begin_s_;
    const bool may_be_hand = time_s - moved_s_ < kStillest_s;
    if (verdict.task == vision::WatchTask::Nothing || is_first ||
        (may_be_hand && is_hand_there(verdict, time_s))) {
        return {};
    }
    return read(verdict.picture, game).map([&] { watch_.accept(verdict); });
}

calibration::Expected<BoardGlance> BoardWatcher::look(const vision::Frame& frame) {
    const auto game = this->game();
    if (!game) {
        return glance_;
    }
    const auto done =
        settling_ == Settling::EachPicture ? read(frame.picture, *game) : watch(frame, *game);
    if (!done) {
        return tl::unexpected(done.error());
    }
    const bool is_other_game = !glance_.look || glance_.look->revision != game->revision;
    if (has_read_ && (is_new_ || is_other_game)) {
        is_new_ = false;
        glance_.look = std::make_shared<const BoardLook>(BoardLook{
            game->revision, sight_, explain(game->table, sight_, game->leftovers), seen_dice_});
    }
    return glance_;
}

}  // namespace littlewars::ui
