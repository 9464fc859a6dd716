#include "vision/things/board_reader.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <string>

namespace littlewars::vision {
namespace {

using calibration::ErrorKind;

constexpr int kSide = 8;
constexpr int kSquare_px = 40;
const cv::Scalar kLight(120, 190, 220);
const cv::Scalar kDark(60, 50, 45);
const cv::Scalar kGreen(60, 150, 70);
const cv::Scalar kRed(60, 50, 180);

std::string id_of(int row, int column) {
    return std::to_string(row) + "," + std::to_string(column);
}

/// A chequered board seen obliquely, with discs a little off their squares' middles.
class BoardReader : public testing::Test {
  protected:
    BoardReader() {
        for (int row = 0; row < kSide; ++row) {
            for (int column = 0; column < kSide; ++column) {
                task_.spots.push_back(
                    {id_of(row, column), (column + 0.5) / kSide, 1 - (row + 0.5) / kSide});
                const cv::Rect square(
                    column * kSquare_px, row * kSquare_px, kSquare_px, kSquare_px);
                board_(square) = (row + column) % 2 == 0 ? kLight : kDark;
            }
        }
        task_.picture_from_board =
            *picture_from_board({{{80, 430}, {560, 450}, {500, 60}, {150, 50}}});
    }

    void put(int row, int column, const cv::Scalar& colour) {
        put_off(row, column, colour, {3, -4});
    }

    /// A disc so many pixels of a 40 pixel square off its middle.
    void put_off(int row, int column, const cv::Scalar& colour, const cv::Point& off) {
        const cv::Point middle(column * kSquare_px + kSquare_px / 2,
                               row * kSquare_px + kSquare_px / 2);
        cv::circle(board_, middle + off, kSquare_px * 2 / 5, colour, cv::FILLED);
    }

    [[nodiscard]] cv::Mat picture() const {
        const double scale = 1.0 / (kSide * kSquare_px);
        const cv::Matx33d board_from_drawing(scale, 0, 0, 0, -scale, 1, 0, 0, 1);
        cv::Mat seen;
        cv::warpPerspective(
            board_, seen, task_.picture_from_board * board_from_drawing, {640, 480});
        cv::Mat noise(seen.size(), CV_8UC3);
        cv::randn(noise, 6, 3);
        return seen + noise;
    }

    /// The side read at a square; "" for none.
    static std::string side_at(const std::vector<SpotReading>& readings, int row, int column) {
        for (const SpotReading& reading : readings) {
            if (reading.id == id_of(row, column)) {
                return reading.side.value_or("");
            }
        }
        return "no such spot";
    }

    cv::Mat board_ = cv::Mat(kSide * kSquare_px, kSide* kSquare_px, CV_8UC3);
    BoardReadingTask task_;
    const calibration::Armies armies_{
        .sides = {{"green", {{70, 150, 60}}}, {"red", {{180, 50, 60}}}}, .figure_mm = {}};
};

TEST_F(BoardReader, FindsABareBoardBare) {
    const auto readings = read_board(picture(), task_);
    ASSERT_TRUE(readings);
    for (const SpotReading& reading : *readings) {
        EXPECT_FALSE(reading.side) << reading.id;
        EXPECT_GT(reading.confidence, 0.8);
    }
}

TEST_F(BoardReader, TellsTheSidesApart) {
    task_.armies = armies_;
    for (int column = 0; column < kSide; column += 2) {
        put(0, column, kRed);
        put(7, column + 1, kGreen);
        put(6, column, kGreen);
    }
    const auto readings = *read_board(picture(), task_);
    int occupied = 0;
    for (const SpotReading& reading : readings) {
        occupied += reading.side ? 1 : 0;
    }
    EXPECT_EQ(occupied, 12);
    EXPECT_EQ(side_at(readings, 0, 2), "red");
    EXPECT_EQ(side_at(readings, 7, 3), "green");
    EXPECT_EQ(side_at(readings, 6, 6), "green");
}

TEST_F(BoardReader, NamesALonelySide) {
    task_.armies = armies_;
    put(3, 3, kRed);
    put(4, 4, kRed);
    const auto readings = *read_board(picture(), task_);
    EXPECT_EQ(side_at(readings, 3, 3), "red");
    EXPECT_EQ(side_at(readings, 4, 4), "red");
    EXPECT_EQ(side_at(readings, 2, 2), "");
}

TEST_F(BoardReader, ComparesWithTheEmptyPicture) {
    cv::circle(board_, {60, 60}, 14, kRed, cv::FILLED);  // Printed on the board.
    task_.empty = picture();
    put(5, 5, kGreen);
    const auto readings = *read_board(picture(), task_);
    EXPECT_EQ(side_at(readings, 1, 1), "");
    EXPECT_NE(side_at(readings, 5, 5), "");
}

TEST_F(BoardReader, AcceptsAPieceAThirdOfTheWayOffItsSquare) {
    task_.empty = picture();
    put_off(3, 3, kRed, {12, 0});
    put_off(5, 5, kGreen, {0, -12});
    const auto readings = *read_board(picture(), task_);
    EXPECT_NE(side_at(readings, 3, 3), "");
    EXPECT_NE(side_at(readings, 5, 5), "");
    EXPECT_EQ(side_at(readings, 3, 4), "");
    EXPECT_EQ(side_at(readings, 4, 5), "");
}

TEST_F(BoardReader, TellsAPieceHalfWayAtBothEnds) {
    task_.empty = picture();
    put(1, 1, kRed);
    put(6, 6, kGreen);
    put_off(3, 3, kRed, {20, 0});
    const auto readings = *read_board(picture(), task_);
    int between = 0;
    for (const SpotReading& reading : readings) {
        between += reading.between ? 1 : 0;
        const bool is_end = reading.id == id_of(3, 3) || reading.id == id_of(3, 4);
        EXPECT_EQ(reading.between, is_end) << reading.id;
    }
    EXPECT_EQ(between, 2);
}

TEST_F(BoardReader, RefusesWhatItCannotRead) {
    EXPECT_EQ(picture_from_board({{{0, 0}, {10, 10}, {10, 0}, {0, 10}}}).error().kind,
              ErrorKind::BadInput);
    EXPECT_EQ(read_board(picture()(cv::Rect(0, 0, 300, 300)), task_).error().kind,
              ErrorKind::NotFound);
    task_.empty = cv::Mat(10, 10, CV_8UC3, kRed);
    EXPECT_EQ(read_board(picture(), task_).error().kind, ErrorKind::BadInput);
}

TEST(BoardSize, IsWhatTheMarkersLieEvenlyRound) {
    const std::vector<calibration::TableMarker> markers{
        {0, {{{-30, -10}, {-10, -10}, {-10, -30}, {-30, -30}}}},
        {1, {{{410, 330}, {430, 330}, {430, 310}, {410, 310}}}}};
    EXPECT_EQ(board_size(markers), (calibration::TableSize{400, 300}));
}

}  // namespace
}  // namespace littlewars::vision
