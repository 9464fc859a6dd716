#include "ui/boards/board_sheet.hpp"

#include <gtest/gtest.h>

#include <string>

namespace littlewars::ui {
namespace {

using calibration::MarkerSheet;
using calibration::Paper;

class PrintedBoards : public testing::TestWithParam<std::string> {};

TEST_P(PrintedBoards, FillNoMoreThanThreePagesAcross) {
    const auto board = built_in_board(GetParam());
    ASSERT_TRUE(board);
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const auto pages = board_sheet_pages(paper, *board, MarkerSheet{});
        ASSERT_TRUE(pages);
        EXPECT_NE((*pages)[0].content().find("row 1 of"), std::string::npos);
        EXPECT_NE((*pages)[0].content().find("column 1 of 3"), std::string::npos);
    }
}

TEST_P(PrintedBoards, HaveTheirMarkersEvenlyRoundThem) {
    const auto board = built_in_board(GetParam());
    ASSERT_TRUE(board);
    const auto layout = markers_round(*board, MarkerSheet{});
    ASSERT_TRUE(layout);
    ASSERT_EQ(layout->markers.size(), 4U);
    // What lies left of the board lies right of it too: least and most x add up to its width.
    const double least = layout->markers[0].corners[3].x_mm;
    const double most = layout->markers[1].corners[2].x_mm;
    const double nearest = layout->markers[0].corners[3].y_mm;
    const double farthest = layout->markers[2].corners[0].y_mm;
    EXPECT_LT(least, 0);
    EXPECT_NEAR((least + most) / (nearest + farthest), board->aspect, 1e-9);
}

INSTANTIATE_TEST_SUITE_P(Names,
                         PrintedBoards,
                         testing::Values("forteca", "stratego", "mukden", "finland-1918"));

TEST(BuiltInBoard, OfAnUnknownNameIsRefused) {
    EXPECT_FALSE(built_in_board("chess"));
    EXPECT_FALSE(built_in_board(""));
}

}  // namespace
}  // namespace littlewars::ui
