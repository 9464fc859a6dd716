#include "calibration/lens_collector.hpp"

#include "calibration/grey.hpp"
#include "calibration/median.hpp"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace littlewars::calibration {
namespace {

constexpr double kStill_px = 1.5;
constexpr double kSharp_px = 2;
/// Looks that differ by less are the same view.
constexpr double kNew = 0.12;
constexpr double kTilted = 0.15;
constexpr double kNear = 0.45;
constexpr int kBroadCoverage = LensCollector::kColumns * LensCollector::kRows / 2;

/// Median displacement between two views of the same corners; large when they differ in number.
double moved_px(const BoardView& a, const BoardView& b) {
    if (a.pixels.size() != b.pixels.size()) {
        return 1e9;
    }
    std::vector<double> distances;
    for (std::size_t i = 0; i < a.pixels.size(); ++i) {
        distances.push_back(cv::norm(a.pixels[i] - b.pixels[i]));
    }
    return median(distances);
}

/// The outline of all the board's corners in the picture, also of those that were not seen.
std::vector<cv::Point2d> outline_of(const BoardView& view, const BoardPattern& board) {
    std::vector<cv::Point2d> flat;
    for (const cv::Point3f& corner : view.board_mm) {
        flat.emplace_back(corner.x, corner.y);
    }
    const cv::Mat h = cv::findHomography(flat, view.pixels, 0);
    const double width = board.columns * board.square_mm;
    const double height = board.rows * board.square_mm;
    std::vector<cv::Point2d> outline{{0, 0}, {width, 0}, {width, height}, {0, height}};
    if (!h.empty()) {
        cv::perspectiveTransform(outline, outline, h);
    }
    return outline;
}

}  // namespace

double blur_at_corners(const cv::Mat& grey, const std::vector<cv::Point2f>& corners) {
    constexpr int kReach = 5;
    std::vector<double> blurs;
    for (const cv::Point2f& corner : corners) {
        const cv::Rect area(
            cvRound(corner.x) - kReach, cvRound(corner.y) - kReach, 2 * kReach + 1, 2 * kReach + 1);
        if ((area & cv::Rect({}, grey.size())) != area) {
            continue;
        }
        double least = 0;
        double most = 0;
        cv::minMaxLoc(grey(area), &least, &most);
        cv::Mat across;
        cv::Mat down;
        cv::Mat slope;
        cv::Sobel(grey(area), across, CV_32F, 1, 0, 3, 0.125);
        cv::Sobel(grey(area), down, CV_32F, 0, 1, 3, 0.125);
        cv::magnitude(across, down, slope);
        double steepest = 0;
        cv::minMaxLoc(slope, nullptr, &steepest);
        // A step of height h blurred by sigma is steepest with h / (sigma sqrt(2 pi)).
        blurs.push_back((most - least) /
                        (std::max(steepest, 1e-3) * std::sqrt(2 * std::numbers::pi)));
    }
    if (blurs.empty()) {
        return 1e9;
    }
    return median(blurs);
}

LensCollector::Look LensCollector::look_of(const BoardView& view) const {
    const std::vector<cv::Point2d> q = outline_of(view, board_);
    const cv::Point2d middle = (q[0] + q[1] + q[2] + q[3]) * 0.25;
    const auto side = [&](std::size_t a, std::size_t b) {
        return std::max(1e-3, cv::norm(q[a] - q[b]));
    };
    const std::vector<cv::Point2f> outline(q.begin(), q.end());
    return {middle.x / view.size.width,
            middle.y / view.size.height,
            std::sqrt(cv::contourArea(outline) / view.size.area()),
            std::log(side(0, 3) / side(1, 2)),
            std::log(side(0, 1) / side(3, 2))};
}

double LensCollector::between(const Look& a, const Look& b) {
    return std::sqrt(std::pow(a.across - b.across, 2) + std::pow(a.down - b.down, 2) +
                     std::pow(a.size - b.size, 2) + std::pow(a.tilt_across - b.tilt_across, 2) +
                     std::pow(a.tilt_down - b.tilt_down, 2));
}

OfferedView LensCollector::offer(const cv::Mat& picture, const std::string& name) {
    const cv::Mat grey = grey_of(picture);
    auto view = find_board(grey, board_, name);
    if (!view) {
        newest_.reset();
        return OfferedView::NoBoard;
    }
    const double blur = blur_at_corners(grey, view->pixels);
    return offer(std::move(*view), blur);
}

OfferedView LensCollector::offer(BoardView view, double blur_px) {
    const bool still = newest_ && moved_px(*newest_, view) < kStill_px;
    newest_ = std::move(view);
    if (!still) {
        return OfferedView::Moving;
    }
    if (blur_px > kSharp_px) {
        return OfferedView::Blurred;
    }
    const Look look = look_of(*newest_);
    const bool known = std::any_of(looks_.begin(), looks_.end(), [&](const Look& taken) {
        return between(taken, look) < kNew;
    });
    if (known || views_.size() >= kMostViews) {
        return OfferedView::Known;
    }
    views_.push_back(*newest_);
    looks_.push_back(look);
    return OfferedView::Taken;
}

std::array<int, LensCollector::kColumns * LensCollector::kRows> LensCollector::coverage() const {
    std::array<int, kColumns * kRows> cells{};
    for (const BoardView& view : views_) {
        std::array<bool, kColumns * kRows> here{};
        for (const cv::Point2f& p : view.pixels) {
            const int column =
                std::clamp(int(p.x * kColumns / float(view.size.width)), 0, kColumns - 1);
            const int row = std::clamp(int(p.y * kRows / float(view.size.height)), 0, kRows - 1);
            here[static_cast<std::size_t>(row * kColumns + column)] = true;
        }
        for (std::size_t i = 0; i < here.size(); ++i) {
            cells[i] += here[i] ? 1 : 0;
        }
    }
    return cells;
}

WantedView LensCollector::wanted() const {
    if (views_.size() < 2) {
        return WantedView::Any;
    }
    const auto count = [&](const auto& is) {
        return std::count_if(looks_.begin(), looks_.end(), is);
    };
    const auto tilted = count([](const Look& look) {
        return std::max(std::abs(look.tilt_across), std::abs(look.tilt_down)) > kTilted;
    });
    const auto near = count([](const Look& look) { return look.size > kNear; });
    const auto cells = coverage();
    const auto seen =
        std::count_if(cells.begin(), cells.end(), [](int views) { return views > 0; });
    if (tilted < 4) {
        return WantedView::Tilted;
    }
    if (near < 2) {
        return WantedView::Near;
    }
    if (seen < kBroadCoverage) {
        return WantedView::Rim;
    }
    return views_.size() < kEnoughViews ? WantedView::Any : WantedView::Enough;
}

void LensCollector::start_again() {
    views_.clear();
    looks_.clear();
    newest_.reset();
}

}  // namespace littlewars::calibration
