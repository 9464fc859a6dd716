#pragma once

#include "calibration/marker_layout.hpp"
#include "calibration/points.hpp"
#include "referee/board.hpp"
#include "ui/board_match/occupation.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace littlewars::ui {

/// A piece that lies or stands anywhere: in the board's unit square, or beside it.
struct DrawnPiece {
    cv::Point2d on_board;
    int side = 0;  ///< 0: red, 1: blue.
};

/// Makes pictures of a printed board under an oblique camera: pieces a little off their points,
/// with height, shadows, uneven and changing light, and noise. The same seed gives the same camera.
class DrawnBoard {
  public:
    explicit DrawnBoard(referee::Board board, unsigned seed, cv::Size picture_px = {800, 600});

    /// BGR. Pieces of the first side are red, of the second blue.
    cv::Mat picture(const Occupation& pieces, const std::array<std::string, 2>& sides);
    /// The same with pieces anywhere, and an arm that reaches in from the near border.
    cv::Mat picture(const std::vector<DrawnPiece>& pieces,
                    std::optional<cv::Point2d> hand_on_board);

    /// From now on a white die of 16 mm lies there, in the board's unit square or beside it.
    void lay_die(int value, cv::Point2d on_board);

    [[nodiscard]] const referee::Board& board() const { return board_; }
    /// The markers round the board, as they are printed.
    [[nodiscard]] const calibration::MarkerLayout& markers() const { return markers_; }
    [[nodiscard]] cv::Matx33d picture_from_board() const;
    /// The middle of a piece's upper face in the picture.
    [[nodiscard]] calibration::PixelPoint top_of(const DrawnPiece& piece) const;
    /// A piece's radius there.
    [[nodiscard]] double radius_px(const DrawnPiece& piece) const;

  private:
    [[nodiscard]] cv::Point2d on_sheet_mm(cv::Point2d on_board) const;
    [[nodiscard]] cv::Point2d project(double x_mm, double y_mm, double z_mm) const;
    void place_camera();
    void light_up();
    [[nodiscard]] std::vector<cv::Point> ring(cv::Point2d centre_mm, double z_mm) const;
    void draw_shadow(cv::Mat& shade, cv::Point2d centre_mm) const;
    void draw_die(cv::Mat& picture) const;
    void draw_piece(cv::Mat& picture, cv::Point2d centre_mm, const cv::Scalar& colour) const;
    void draw_arm(cv::Mat& picture, cv::Point2d hand_mm) const;

    referee::Board board_;
    std::mt19937 random_;
    cv::Size picture_px_;
    calibration::MarkerLayout markers_;
    cv::Size2d size_mm_;
    double spacing_mm_ = 0;
    double piece_mm_ = 0;  ///< Height.
    cv::Mat bare_;         ///< The sheet in the picture.
    cv::Mat light_;        ///< CV_32FC3, by which the picture is multiplied.
    cv::Matx34d picture_from_mm_;
    cv::Point2d shadow_mm_;  ///< Where the shadow of a piece's upper face falls.
    int die_ = 0;            ///< 0: none.
    cv::Point2d die_mm_;
    std::map<std::string, cv::Point2d> off_mm_;  ///< How far each piece stands off its point.
};

}  // namespace littlewars::ui
