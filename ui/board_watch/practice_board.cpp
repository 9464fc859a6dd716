#include "ui/board_watch/practice_board.hpp"

#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;

constexpr unsigned kSeed = 1905;
const cv::Size kPicture_px(1120, 840);
constexpr std::chrono::milliseconds kInterval{100};
/// Where pieces that are not on the board yet lie, in its unit square.
const cv::Point2d kBeside(0.3, -0.09);

}  // namespace

PracticeBoard::PracticeBoard(referee::Board board)
    : drawn_(std::move(board), kSeed, kPicture_px), empty_(drawn_.picture({}, std::nullopt)) {}

void PracticeBoard::lay_out(const GameTable& table) {
    const auto sides = sides_of(table.game());
    const auto stands = occupation_of(table.game(), table.position());
    const std::lock_guard lock(mutex_);
    pieces_.clear();
    for (const referee::BoardPoint& point : drawn_.board().points) {
        if (const auto piece = stands.find(point.id); piece != stands.end()) {
            pieces_.push_back({{point.x, point.y}, piece->second == sides[0] ? 0 : 1});
        }
    }
    for (const auto& unit : table.position().value("units", nlohmann::json::object())) {
        if (unit.at("at") == "off") {
            pieces_.push_back({kBeside, 0});
        }
    }
    newest_.release();
}

std::optional<std::size_t> PracticeBoard::piece_at(calibration::PixelPoint place) const {
    const std::lock_guard lock(mutex_);
    std::optional<std::size_t> nearest;
    double least = 1;  // In radii of the piece.
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        const auto top = drawn_.top_of(pieces_[i]);
        const double away =
            std::hypot(top.u_px - place.u_px, top.v_px - place.v_px) / drawn_.radius_px(pieces_[i]);
        if (away < least) {
            least = away;
            nearest = i;
        }
    }
    return nearest;
}

void PracticeBoard::carry(std::size_t piece, calibration::PixelPoint to) {
    const std::lock_guard lock(mutex_);
    const cv::Vec3d at = drawn_.picture_from_board().inv() * cv::Vec3d(to.u_px, to.v_px, 1);
    if (piece < pieces_.size() && std::abs(at[2]) > 0) {
        const cv::Point2d wanted(at[0] / at[2], at[1] / at[2]);
        pieces_[piece].on_board = {std::clamp(wanted.x, -0.2, 1.2),
                                   std::clamp(wanted.y, -0.2, 1.2)};
        hand_ = pieces_[piece].on_board;
        newest_.release();
    }
}

void PracticeBoard::let_go() {
    const std::lock_guard lock(mutex_);
    hand_.reset();
    newest_.release();
}

cv::Mat PracticeBoard::picture() {
    const std::lock_guard lock(mutex_);
    if (newest_.empty()) {
        newest_ = drawn_.picture(pieces_, hand_);
    }
    return newest_;
}

PracticeBoardSource::PracticeBoardSource(std::shared_ptr<PracticeBoard> board)
    : board_(std::move(board)) {}

calibration::Expected<vision::Frame> PracticeBoardSource::next(std::chrono::milliseconds limit) {
    {
        std::unique_lock lock(mutex_);
        const auto until = std::min(due_, Clock::now() + limit);
        stop_called_.wait_until(lock, until, [this] { return stopped_; });
        if (stopped_) {
            return tl::unexpected(Error{ErrorKind::EndOfSource, "practice:", "is stopped", ""});
        }
        if (Clock::now() < due_) {
            return tl::unexpected(Error{ErrorKind::Timeout, "practice:", "no new picture yet", ""});
        }
    }
    due_ = std::max(due_ + kInterval, Clock::now());
    vision::Frame frame{board_->picture(), 0, Clock::now() - begin_, "practice:"};
    const std::lock_guard lock(mutex_);
    frame.index = given_++;
    return frame;
}

void PracticeBoardSource::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
    }
    stop_called_.notify_all();
}

vision::SourceStatus PracticeBoardSource::status() const {
    vision::SourceStatus status;
    status.rate_hz = 1 / std::chrono::duration<double>(kInterval).count();
    status.width_px = kPicture_px.width;
    status.height_px = kPicture_px.height;
    const std::lock_guard lock(mutex_);
    status.arrived = given_;
    return status;
}

}  // namespace littlewars::ui
