#include "calibration/printables.hpp"

#include "calibration/atomic_file.hpp"
#include "calibration/board_finder.hpp"
#include "calibration/marker_finder.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <unistd.h>

namespace littlewars::calibration {
namespace {
namespace fs = std::filesystem;

constexpr double kDotsPerInch = 150;
constexpr double kMmPerPixel = kMillimetresPerInch / kDotsPerInch;
/// Half a pixel of the raster: pdftoppm lays edges onto whole pixels.
constexpr double kTolerance_mm = 0.5 * kMmPerPixel;

/// The first page of the PDF, as a printer would put it on paper.
cv::Mat printed(const std::vector<PdfPage>& pages) {
    const fs::path stem = fs::temp_directory_path() / fmt::format("littlewars_print_{}", getpid());
    EXPECT_TRUE(write_file_atomically(stem.string() + ".pdf", pdf_document(pages, "test")));
    const std::string command = fmt::format("pdftoppm -r {} -f 1 -singlefile -png {}.pdf {}",
                                            kDotsPerInch,
                                            stem.string(),
                                            stem.string());
    EXPECT_EQ(std::system(command.c_str()), 0);  // NOLINT(concurrency-mt-unsafe): one thread
    cv::Mat page = cv::imread(stem.string() + ".png");
    fs::remove(stem.string() + ".pdf");
    fs::remove(stem.string() + ".png");
    return page;
}

double length_mm(PixelPoint a, PixelPoint b) {
    return std::hypot(a.u_px - b.u_px, a.v_px - b.v_px) * kMmPerPixel;
}

class Printables : public testing::TestWithParam<Paper> {};

INSTANTIATE_TEST_SUITE_P(Papers,
                         Printables,
                         testing::Values(Paper::A4, Paper::Letter),
                         [](const auto& given) {
                             return given.param == Paper::A4 ? "A4" : "Letter";
                         });

TEST_P(Printables, PrintFourMarkersOfTheStatedSize) {
    const MarkerSheet sheet;
    const auto pages = marker_pages(GetParam(), sheet);
    ASSERT_TRUE(pages);
    ASSERT_EQ(pages->size(), 1U);
    const auto markers = find_markers(printed(*pages), *find_dictionary(sheet.dictionary));
    ASSERT_EQ(markers.size(), 4U);
    for (const SeenMarker& marker : markers) {
        for (std::size_t i = 0; i < 4; ++i) {
            EXPECT_NEAR(length_mm(marker.corners[i], marker.corners[(i + 1) % 4]),
                        sheet.side_mm,
                        kTolerance_mm)
                << "marker " << marker.id;
        }
        EXPECT_LT(marker.corners[0].v_px, marker.corners[3].v_px) << "stands upright";
    }
}

TEST_P(Printables, PrintABoardWhoseEveryCornerIsFound) {
    const BoardPattern board = printed_board();
    const auto pages = board_pages(GetParam(), board);
    ASSERT_TRUE(pages) << message(pages.error());
    const auto view = find_board(printed(*pages), board, "print");
    ASSERT_TRUE(view) << message(view.error());
    ASSERT_EQ(view->pixels.size(), 24U);
    const cv::Point2f across = view->pixels[5] - view->pixels[0];
    EXPECT_NEAR(cv::norm(across) * kMmPerPixel, 5 * board.square_mm, kTolerance_mm);
    const cv::Point2f down = view->pixels[18] - view->pixels[0];
    EXPECT_NEAR(cv::norm(down) * kMmPerPixel, 3 * board.square_mm, kTolerance_mm);
}

/// The dark columns of one row of pixels, from the first to the last.
double dark_extent_mm(const cv::Mat& page, int row) {
    int first = -1;
    int last = -1;
    for (int u = 0; u < page.cols; ++u) {
        if (page.at<cv::Vec3b>(row, u)[0] < 128) {
            first = first < 0 ? u : first;
            last = u;
        }
    }
    return (last - first + 1) * kMmPerPixel;
}

TEST_P(Printables, CarryACheckLineOf200MillimetresAndOneOf8Inches) {
    const cv::Mat page = printed(ruler_pages(GetParam()));
    const auto row_of = [&](double from_foot_mm) {
        return page.rows -
               static_cast<int>(std::lround((kPrinterMargin_mm + from_foot_mm) / kMmPerPixel)) - 1;
    };
    const auto longest_near = [&](double from_foot_mm) {
        const int row = row_of(from_foot_mm);
        return std::max({dark_extent_mm(page, row - 1),
                         dark_extent_mm(page, row),
                         dark_extent_mm(page, row + 1)});
    };
    EXPECT_NEAR(longest_near(9), 200, 2.5 * kMmPerPixel);
    EXPECT_NEAR(longest_near(2), 203.2, 2.5 * kMmPerPixel);
}

TEST_P(Printables, KeepTheMarginsOfHomePrinters) {
    for (const auto& pages : {marker_pages(GetParam(), {}).value(),
                              board_pages(GetParam(), printed_board()).value(),
                              ruler_pages(GetParam()),
                              base_pages(GetParam())}) {
        const cv::Mat page = printed(pages);
        const int margin = static_cast<int>((kPrinterMargin_mm - 1) / kMmPerPixel);
        for (int v = 0; v < page.rows; ++v) {
            for (int u = 0; u < page.cols; ++u) {
                const bool inside =
                    u >= margin && v >= margin && u < page.cols - margin && v < page.rows - margin;
                if (!inside) {
                    ASSERT_GT(page.at<cv::Vec3b>(v, u)[0], 250) << u << "," << v;
                }
            }
        }
    }
}

TEST(MarkerSheet, TellsWhereMarkersLieThatWereLaidIntoTheCorners) {
    const MarkerSheet sheet{"4X4_50", 60};
    const auto layout = markers_in_the_corners(sheet, {1800, 1200});
    ASSERT_TRUE(layout);
    ASSERT_EQ(layout->markers.size(), 4U);
    // One module of white, 10 mm, and 7 mm of label on the side towards the player.
    EXPECT_NEAR(layout->markers[0].corners[3].x_mm, 10, 1e-9);
    EXPECT_NEAR(layout->markers[0].corners[3].y_mm, 17, 1e-9);
    EXPECT_NEAR(layout->markers[2].corners[1].x_mm, 1790, 1e-9);
    EXPECT_NEAR(layout->markers[2].corners[1].y_mm, 1190, 1e-9);
    const auto shrunk = markers_in_the_corners(sheet, {1800, 1200}, 0.98);
    EXPECT_NEAR(
        shrunk->markers[0].corners[1].x_mm - shrunk->markers[0].corners[0].x_mm, 58.8, 1e-9);
    EXPECT_FALSE(markers_in_the_corners(sheet, {150, 150}));
}

TEST(MarkerSheet, RefusesWhatDoesNotFitOrIsUnknown) {
    EXPECT_FALSE(marker_pages(Paper::A4, {"4X4_50", 150}));
    EXPECT_FALSE(marker_pages(Paper::A4, {"9X9_50", 65}));
    BoardPattern large = printed_board();
    large.square_mm = 40;
    EXPECT_FALSE(board_pages(Paper::A4, large));
    BoardPattern many = printed_board();
    many.columns = 20;
    many.rows = 15;
    many.square_mm = 10;
    many.marker_mm = 7;
    EXPECT_THAT(message(board_pages(Paper::A4, many).error()),
                testing::HasSubstr("too few markers"));
}

TEST(MarkerSheet, ComesInEveryDictionary) {
    for (const std::string& name : dictionary_names()) {
        const auto pages = marker_pages(Paper::A4, {name, 65});
        ASSERT_TRUE(pages) << name;
        if (name == "APRILTAG_36h11" || name == "7X7_1000") {
            EXPECT_EQ(find_markers(printed(*pages), *find_dictionary(name)).size(), 4U) << name;
        }
    }
}

TEST(CheckLine, GivesTheScaleOfAPrint) {
    EXPECT_DOUBLE_EQ(*print_scale(199), 0.995);
    EXPECT_FALSE(print_scale(8));
    EXPECT_FALSE(print_scale(std::nan("")));
}

}  // namespace
}  // namespace littlewars::calibration
