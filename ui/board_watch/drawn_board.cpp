#include "ui/board_watch/drawn_board.hpp"

#include "ui/board_watch/printed_board.hpp"
#include "ui/boards/board_sheet.hpp"
#include "vision/things/board_reader.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr double kFocal_widths = 950.0 / 800;  ///< Of the picture.
const cv::Scalar kWood(70, 105, 150);
const cv::Scalar kRed(45, 50, 170);
const cv::Scalar kBlue(140, 75, 35);
const cv::Scalar kSleeve(120, 150, 195);

double chance(std::mt19937& random, double from, double to) {
    return std::uniform_real_distribution<double>(from, to)(random);
}

}  // namespace

DrawnBoard::DrawnBoard(referee::Board board, unsigned seed, cv::Size picture_px)
    : board_(std::move(board)), random_(seed), picture_px_(picture_px) {
    markers_ = *markers_round(board_, {});
    const auto size = vision::board_size(markers_.markers);
    size_mm_ = {size.width_mm, size.depth_mm};
    spacing_mm_ = std::numeric_limits<double>::max();
    for (const referee::BoardLink& link : board_.links) {
        const auto& a = board_.points[static_cast<std::size_t>(link.a)];
        const auto& b = board_.points[static_cast<std::size_t>(link.b)];
        spacing_mm_ = std::min(
            spacing_mm_, std::hypot((a.x - b.x) * size.width_mm, (a.y - b.y) * size.depth_mm));
    }
    piece_mm_ = chance(random_, 3, 9);
    shadow_mm_ = {chance(random_, -8, 8), chance(random_, -8, 8)};
    place_camera();
    light_up();
}

/// Looks at the board's middle from 45 to 70 degrees above, from nearly in front.
void DrawnBoard::place_camera() {
    const double up = chance(random_, 45, 70) * std::numbers::pi / 180;
    const double aside = chance(random_, -0.3, 0.3);
    const double away = 2.1 * std::max(size_mm_.width, size_mm_.height) + 150;
    const cv::Vec3d middle(size_mm_.width / 2, size_mm_.height / 2, 0);
    const cv::Vec3d camera = middle + away * cv::Vec3d(std::sin(aside) * std::cos(up),
                                                       -std::cos(aside) * std::cos(up),
                                                       std::sin(up));
    const cv::Vec3d forward = cv::normalize(middle - camera);
    const cv::Vec3d right = cv::normalize(forward.cross(cv::Vec3d(0, 0, 1)));
    const cv::Vec3d down = forward.cross(right);
    const double focal_px = kFocal_widths * picture_px_.width;
    const cv::Matx33d lens(focal_px,
                           0,
                           picture_px_.width / 2.0,  //
                           0,
                           focal_px,
                           picture_px_.height / 2.0,  //
                           0,
                           0,
                           1);
    const cv::Matx34d pose(right[0],
                           right[1],
                           right[2],
                           -right.dot(camera),  //
                           down[0],
                           down[1],
                           down[2],
                           -down.dot(camera),  //
                           forward[0],
                           forward[1],
                           forward[2],
                           -forward.dot(camera));
    picture_from_mm_ = lens * pose;
    const cv::Matx33d mm_from_print(1 / kPrint_px,
                                    0,
                                    -kRim_mm,  //
                                    0,
                                    -1 / kPrint_px,
                                    size_mm_.height + kRim_mm,  //
                                    0,
                                    0,
                                    1);
    const cv::Matx33d mm_from_unit = cv::Matx33d::diag({size_mm_.width, size_mm_.height, 1});
    cv::warpPerspective(printed_board(board_, markers_),
                        bare_,
                        picture_from_board() * mm_from_unit.inv() * mm_from_print,
                        picture_px_,
                        cv::INTER_AREA,
                        cv::BORDER_CONSTANT,
                        kWood);
}

void DrawnBoard::light_up() {
    light_ = cv::Mat(picture_px_, CV_32FC3);
    const double across = chance(random_, -0.15, 0.15);
    const double along = chance(random_, -0.15, 0.15);
    for (int row = 0; row < light_.rows; ++row) {
        for (int column = 0; column < light_.cols; ++column) {
            const auto level = static_cast<float>(0.85 + across * (2.0 * column / light_.cols - 1) +
                                                  along * (2.0 * row / light_.rows - 1));
            light_.at<cv::Vec3f>(row, column) = {level, level, level};
        }
    }
}

cv::Matx33d DrawnBoard::picture_from_board() const {
    const cv::Matx34d& p = picture_from_mm_;
    return cv::Matx33d(p(0, 0),
                       p(0, 1),
                       p(0, 3),  //
                       p(1, 0),
                       p(1, 1),
                       p(1, 3),  //
                       p(2, 0),
                       p(2, 1),
                       p(2, 3)) *
           cv::Matx33d::diag({size_mm_.width, size_mm_.height, 1});
}

cv::Point2d DrawnBoard::project(double x_mm, double y_mm, double z_mm) const {
    const cv::Vec3d seen = picture_from_mm_ * cv::Vec4d(x_mm, y_mm, z_mm, 1);
    return {seen[0] / seen[2], seen[1] / seen[2]};
}

std::vector<cv::Point> DrawnBoard::ring(cv::Point2d centre_mm, double z_mm) const {
    constexpr int kCorners = 20;
    const double radius_mm = 0.36 * spacing_mm_;
    std::vector<cv::Point> points;
    for (int i = 0; i < kCorners; ++i) {
        const double angle = 2 * std::numbers::pi * i / kCorners;
        const cv::Point2d at = project(centre_mm.x + radius_mm * std::cos(angle),
                                       centre_mm.y + radius_mm * std::sin(angle),
                                       z_mm);
        points.emplace_back(cvRound(at.x), cvRound(at.y));
    }
    return points;
}

void DrawnBoard::draw_shadow(cv::Mat& shade, cv::Point2d centre_mm) const {
    std::vector<cv::Point> outline = ring(centre_mm, 0);
    const auto far = ring(centre_mm + shadow_mm_, 0);
    outline.insert(outline.end(), far.begin(), far.end());
    std::vector<cv::Point> hull;
    cv::convexHull(outline, hull);
    cv::fillConvexPoly(shade, hull, cv::Scalar::all(0.6));
}

void DrawnBoard::draw_piece(cv::Mat& picture,
                            cv::Point2d centre_mm,
                            const cv::Scalar& colour) const {
    std::vector<cv::Point> outline = ring(centre_mm, 0);
    const auto top = ring(centre_mm, piece_mm_);
    outline.insert(outline.end(), top.begin(), top.end());
    std::vector<cv::Point> hull;
    cv::convexHull(outline, hull);
    cv::fillConvexPoly(picture, hull, colour * 0.7, cv::LINE_AA);
    cv::fillConvexPoly(picture, top, colour, cv::LINE_AA);
}

void DrawnBoard::lay_die(int value, cv::Point2d on_board) {
    die_ = value;
    die_mm_ = {on_board.x * size_mm_.width, on_board.y * size_mm_.height};
}

void DrawnBoard::draw_die(cv::Mat& picture) const {
    constexpr double kSide_mm = 16;
    const auto face = [&](double z_mm) {
        std::vector<cv::Point> corners;
        for (const cv::Point2d corner : {cv::Point2d(-8, -8), {8, -8}, {8, 8}, {-8, 8}}) {
            const auto at = project(die_mm_.x + corner.x, die_mm_.y + corner.y, z_mm);
            corners.emplace_back(cvRound(at.x * 16), cvRound(at.y * 16));
        }
        return corners;
    };
    std::vector<cv::Point> outline = face(0);
    const auto top = face(kSide_mm);
    outline.insert(outline.end(), top.begin(), top.end());
    std::vector<cv::Point> hull;
    cv::convexHull(outline, hull);
    cv::fillConvexPoly(picture, hull, cv::Scalar(120, 175, 185), cv::LINE_AA, 4);
    cv::fillConvexPoly(picture, top, cv::Scalar(150, 215, 225), cv::LINE_AA, 4);
    constexpr double kPip_mm = 4.3;
    std::vector<cv::Point2d> pips;
    if (die_ % 2 == 1) {
        pips.emplace_back(0, 0);
    }
    if (die_ > 1) {
        pips.emplace_back(-kPip_mm, -kPip_mm);
        pips.emplace_back(kPip_mm, kPip_mm);
    }
    if (die_ > 3) {
        pips.emplace_back(-kPip_mm, kPip_mm);
        pips.emplace_back(kPip_mm, -kPip_mm);
    }
    if (die_ == 6) {
        pips.emplace_back(-kPip_mm, 0);
        pips.emplace_back(kPip_mm, 0);
    }
    const cv::Point2d across =
        project(die_mm_.x + 1.6, die_mm_.y, kSide_mm) - project(die_mm_.x, die_mm_.y, kSide_mm);
    for (const cv::Point2d& pip : pips) {
        const auto at = project(die_mm_.x + pip.x, die_mm_.y + pip.y, kSide_mm);
        cv::circle(picture,
                   {cvRound(at.x * 16), cvRound(at.y * 16)},
                   cvRound(across.x * 16),
                   cv::Scalar(30, 30, 30),
                   cv::FILLED,
                   cv::LINE_AA,
                   4);
    }
}

cv::Point2d DrawnBoard::on_sheet_mm(cv::Point2d on_board) const {
    return {on_board.x * size_mm_.width, on_board.y * size_mm_.height};
}

calibration::PixelPoint DrawnBoard::top_of(const DrawnPiece& piece) const {
    const cv::Point2d at = on_sheet_mm(piece.on_board);
    const cv::Point2d seen = project(at.x, at.y, piece_mm_);
    return {seen.x, seen.y};
}

double DrawnBoard::radius_px(const DrawnPiece& piece) const {
    const cv::Point2d at = on_sheet_mm(piece.on_board);
    const cv::Point2d side = project(at.x + 0.36 * spacing_mm_, at.y, piece_mm_);
    return cv::norm(side - project(at.x, at.y, piece_mm_));
}

/// A sleeve from beyond the near border, and the hand at its end.
void DrawnBoard::draw_arm(cv::Mat& picture, cv::Point2d hand_mm) const {
    const double across_px = 0.06 * picture_px_.width;
    const cv::Point2d hand = project(hand_mm.x, hand_mm.y, piece_mm_ + 40);
    const cv::Point2d shoulder(hand.x + 2 * across_px, picture_px_.height + across_px);
    cv::line(picture, hand, shoulder, kSleeve, cvRound(2 * across_px), cv::LINE_AA);
}

cv::Mat DrawnBoard::picture(const Occupation& pieces, const std::array<std::string, 2>& sides) {
    std::vector<DrawnPiece> standing;
    for (const referee::BoardPoint& point : board_.points) {
        const auto piece = pieces.find(point.id);
        if (piece == pieces.end()) {
            off_mm_.erase(point.id);
            continue;
        }
        const double off = 0.1 * spacing_mm_;
        const auto stood =
            off_mm_.try_emplace(point.id, chance(random_, -off, off), chance(random_, -off, off));
        const cv::Point2d off_mm = stood.first->second;
        standing.push_back(
            {{point.x + off_mm.x / size_mm_.width, point.y + off_mm.y / size_mm_.height},
             piece->second == sides[0] ? 0 : 1});
    }
    return picture(standing, std::nullopt);
}

cv::Mat DrawnBoard::picture(const std::vector<DrawnPiece>& pieces,
                            std::optional<cv::Point2d> hand_on_board) {
    std::vector<DrawnPiece> standing = pieces;
    std::stable_sort(standing.begin(), standing.end(), [](const auto& a, const auto& b) {
        return a.on_board.y > b.on_board.y;
    });
    cv::Mat shade(picture_px_, CV_32FC3, cv::Scalar::all(1));
    for (const DrawnPiece& piece : standing) {
        draw_shadow(shade, on_sheet_mm(piece.on_board));
    }
    cv::GaussianBlur(shade, shade, {7, 7}, 0);
    cv::Mat drawn;
    bare_.convertTo(drawn, CV_32FC3);
    drawn = drawn.mul(shade);
    for (const DrawnPiece& piece : standing) {
        draw_piece(drawn, on_sheet_mm(piece.on_board), piece.side == 0 ? kRed : kBlue);
    }
    if (die_ > 0) {
        draw_die(drawn);
    }
    if (hand_on_board) {
        draw_arm(drawn, on_sheet_mm(*hand_on_board));
    }
    drawn = drawn.mul(light_, chance(random_, 0.95, 1.05));
    cv::Mat noise(picture_px_, CV_32FC3);
    cv::RNG numbers(random_());
    numbers.fill(noise, cv::RNG::NORMAL, 0, 4);
    drawn += noise;
    drawn.convertTo(drawn, CV_8UC3);
    return drawn;
}

}  // namespace littlewars::ui
