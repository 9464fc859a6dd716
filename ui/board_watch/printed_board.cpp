#include "ui/board_watch/printed_board.hpp"

#include "calibration/marker_dictionary.hpp"
#include "referee/stratego/squares.hpp"
#include "ui/boards/board_drawing.hpp"
#include "vision/things/board_reader.hpp"

#include <opencv2/aruco.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace littlewars::ui {
namespace {

const cv::Scalar kPaper(225, 232, 236);
const cv::Scalar kInk(110, 110, 110);
const cv::Scalar kWater(205, 190, 170);
const cv::Scalar kHills(190, 205, 208);
const cv::Scalar kWall(60, 60, 60);

class Printer {
  public:
    Printer(const referee::Board& board, const calibration::MarkerLayout& markers)
        : board_(board), size_(vision::board_size(markers.markers)) {
        sheet_ = cv::Mat(cvRound((size_.depth_mm + 2 * kRim_mm) * kPrint_px),
                         cvRound((size_.width_mm + 2 * kRim_mm) * kPrint_px),
                         CV_8UC3,
                         kPaper);
    }

    cv::Mat print(const calibration::MarkerLayout& markers) {
        const bool has_hexes =
            std::any_of(board_.points.begin(), board_.points.end(), [](const auto& point) {
                return point.has_tag("mukden");
            });
        if (board_.name == referee::stratego::kBoardName) {
            draw_squares();
        } else if (has_hexes) {
            draw_hexes();
        } else {
            draw_links();
        }
        draw_names();
        draw_markers(markers);
        return sheet_;
    }

  private:
    [[nodiscard]] cv::Point at(double x, double y) const {
        return {cvRound((kRim_mm + x * size_.width_mm) * kPrint_px),
                cvRound((kRim_mm + (1 - y) * size_.depth_mm) * kPrint_px)};
    }
    [[nodiscard]] cv::Point at(int point) const {
        const auto& place = board_.points[static_cast<std::size_t>(point)];
        return at(place.x, place.y);
    }

    void draw_links() {
        for (const referee::BoardLink& link : board_.links) {
            cv::line(sheet_, at(link.a), at(link.b), kInk, 2, cv::LINE_AA);
        }
        for (int point = 0; point < board_.size(); ++point) {
            cv::circle(sheet_, at(point), cvRound(3 * kPrint_px), kInk, 2, cv::LINE_AA);
        }
    }

    void draw_squares() {
        constexpr double kSide = 1.0 / referee::stratego::kSide;
        for (int square = 0; square < referee::stratego::kSquares; ++square) {
            const double x = referee::stratego::column_of(square) * kSide;
            const double y = referee::stratego::row_of(square) * kSide;
            const cv::Rect field(at(x, y + kSide), at(x + kSide, y));
            if (referee::stratego::is_lake(square)) {
                cv::rectangle(sheet_, field, kWater, cv::FILLED);
            }
            cv::rectangle(sheet_, field, kInk, 1, cv::LINE_AA);
        }
    }

    [[nodiscard]] std::vector<cv::Point> hex_round(int point, double across_px) const {
        std::vector<cv::Point> corners;
        for (int i = 0; i < 6; ++i) {
            const double angle = (0.5 + i) * std::numbers::pi / 3;
            corners.push_back(
                at(point) + cv::Point(cvRound(across_px / std::numbers::sqrt3 * std::cos(angle)),
                                      cvRound(across_px / std::numbers::sqrt3 * std::sin(angle))));
        }
        return corners;
    }

    void draw_hexes() {
        double across = 1e9;
        for (const referee::BoardLink& link : board_.links) {
            across = std::min(across, cv::norm(at(link.a) - at(link.b)));
        }
        for (int point = 0; point < board_.size(); ++point) {
            const auto& hex = board_.points[static_cast<std::size_t>(point)];
            const auto corners = hex_round(point, across);
            if (hex.has_tag("mountain")) {
                cv::fillConvexPoly(sheet_, corners, kHills, cv::LINE_AA);
            }
            cv::polylines(sheet_, corners, true, kInk, 1, cv::LINE_AA);
        }
        for (const referee::BoardLink& link : board_.links) {
            draw_hexside(link);
        }
    }

    void draw_hexside(const referee::BoardLink& link) {
        const cv::Point2d a = at(link.a);
        const cv::Point2d b = at(link.b);
        const cv::Point2d half = (b - a) / (2 * std::numbers::sqrt3);
        const cv::Point2d across(-half.y, half.x);
        const cv::Point2d middle = (a + b) / 2;
        if (link.has_tag("river")) {
            cv::line(sheet_, middle - across, middle + across, kWater, 7, cv::LINE_AA);
        }
        if (link.has_tag("fort")) {
            cv::line(sheet_, middle - across, middle + across, kWall, 4, cv::LINE_AA);
        }
    }

    void draw_names() {
        constexpr double kSize = 0.34;
        for (int point = 0; point < board_.size(); ++point) {
            const auto& place = board_.points[static_cast<std::size_t>(point)];
            const std::string name = place.name.empty() ? place.id : in_plain_letters(place.name);
            const cv::Size letters =
                cv::getTextSize(name, cv::FONT_HERSHEY_SIMPLEX, kSize, 1, nullptr);
            cv::putText(sheet_,
                        name,
                        at(point) + cv::Point(-letters.width / 2, cvRound(14 * kPrint_px)),
                        cv::FONT_HERSHEY_SIMPLEX,
                        kSize,
                        kInk,
                        1,
                        cv::LINE_AA);
        }
    }

    void draw_markers(const calibration::MarkerLayout& markers) {
        const auto dictionary = *calibration::find_dictionary(markers.dictionary);
        for (const auto& marker : markers.markers) {
            const double side = marker.corners[1].x_mm - marker.corners[0].x_mm;
            cv::Mat drawn;
            cv::aruco::drawMarker(dictionary, marker.id, cvRound(side * kPrint_px), drawn, 1);
            cv::cvtColor(drawn, drawn, cv::COLOR_GRAY2BGR);
            const cv::Point corner(
                cvRound((kRim_mm + marker.corners[0].x_mm) * kPrint_px),
                cvRound((kRim_mm + size_.depth_mm - marker.corners[0].y_mm) * kPrint_px));
            drawn.copyTo(sheet_(cv::Rect(corner, drawn.size())));
        }
    }

    const referee::Board& board_;
    calibration::TableSize size_;
    cv::Mat sheet_;
};

}  // namespace

cv::Mat printed_board(const referee::Board& board, const calibration::MarkerLayout& markers) {
    return Printer(board, markers).print(markers);
}

}  // namespace littlewars::ui
