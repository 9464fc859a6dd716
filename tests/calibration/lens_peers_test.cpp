#include "calibration/lens_solver.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace littlewars::calibration {
namespace {
namespace fs = std::filesystem;

/// Against truth: of the focal length, and of the principal point.
constexpr double kFocal = 0.003;
constexpr double kCentre_px = 3;
/// Of OpenCV's best reprojection error on photographs.
constexpr double kRms = 0.02;

/// What one way of calibrating gives.
struct Intrinsics {
    double rms_px = 0;
    std::size_t views = 0;
    std::size_t corners = 0;
    double fx_px = 0;
    double cx_px = 0;
    double cy_px = 0;
};

/// Corners of all pictures, as cv::calibrateCamera wants them.
struct Corners {
    cv::Size size;
    std::vector<std::vector<cv::Point3f>> board;
    std::vector<std::vector<cv::Point2f>> pixels;
};

Intrinsics opencv(const Corners& corners, int flags = 0) {
    cv::Mat matrix;
    cv::Mat distortion;
    std::vector<cv::Mat> rotations;
    std::vector<cv::Mat> translations;
    Intrinsics found;
    found.rms_px = cv::calibrateCamera(corners.board,
                                       corners.pixels,
                                       corners.size,
                                       matrix,
                                       distortion,
                                       rotations,
                                       translations,
                                       flags);
    found.views = corners.pixels.size();
    for (const auto& view : corners.pixels) {
        found.corners += view.size();
    }
    found.fx_px = matrix.at<double>(0, 0);
    found.cx_px = matrix.at<double>(0, 2);
    found.cy_px = matrix.at<double>(1, 2);
    return found;
}

Intrinsics ours(const LensFit& fit) {
    Intrinsics found{.rms_px = fit.lens.rms_px,
                     .fx_px = fit.lens.fx_px,
                     .cx_px = fit.lens.cx_px,
                     .cy_px = fit.lens.cy_px};
    for (const ViewFit& view : fit.views) {
        found.views += view.used ? 1 : 0;
        found.corners += static_cast<std::size_t>(view.corners);
    }
    return found;
}

std::string words(const char* who, const Intrinsics& i) {
    return fmt::format(
        "{} {:.3f} px over {} corners in {} views, f {:.1f}, centre ({:.1f}, {:.1f})",
        who,
        i.rms_px,
        i.corners,
        i.views,
        i.fx_px,
        i.cx_px,
        i.cy_px);
}

std::vector<fs::path> pictures_in(const fs::path& folder) {
    std::vector<fs::path> pictures;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".jpg") {
            pictures.push_back(entry.path());
        }
    }
    std::sort(pictures.begin(), pictures.end());
    return pictures;
}

LensFit our_fit(const std::vector<fs::path>& pictures, const BoardPattern& board) {
    std::vector<BoardView> views;
    for (const fs::path& picture : pictures) {
        auto view = find_board(
            cv::imread(picture.string(), cv::IMREAD_GRAYSCALE), board, picture.filename().string());
        if (view) {
            views.push_back(std::move(*view));
        } else {
            fmt::print("    ours: {}\n", message(view.error()));
        }
    }
    auto fit = solve_lens(views);
    EXPECT_TRUE(fit) << message(fit.error());
    return fit.value_or(LensFit{});
}

/// As OpenCV's interactive calibration does: markers, interpolated corners, all in one fit.
Corners charuco_corners(const std::vector<fs::path>& pictures) {
    const auto dictionary = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_5X5_100);
    const auto board = cv::aruco::CharucoBoard::create(7, 5, 40, 30, dictionary);
    Corners all;
    for (const fs::path& picture : pictures) {
        const cv::Mat grey = cv::imread(picture.string(), cv::IMREAD_GRAYSCALE);
        std::vector<std::vector<cv::Point2f>> markers;
        std::vector<int> ids;
        cv::aruco::detectMarkers(grey, dictionary, markers, ids);
        std::vector<cv::Point2f> corners;
        std::vector<int> corner_ids;
        if (!ids.empty()) {
            cv::aruco::interpolateCornersCharuco(markers, ids, grey, board, corners, corner_ids);
        }
        if (corners.size() < 6) {
            continue;
        }
        all.size = grey.size();
        all.pixels.push_back(corners);
        all.board.emplace_back();
        for (const int id : corner_ids) {
            all.board.back().push_back(board->chessboardCorners[static_cast<std::size_t>(id)]);
        }
    }
    return all;
}

Corners chessboard_corners(const std::vector<fs::path>& pictures, int half_window) {
    Corners all;
    for (const fs::path& picture : pictures) {
        const cv::Mat grey = cv::imread(picture.string(), cv::IMREAD_GRAYSCALE);
        std::vector<cv::Point2f> corners;
        if (!cv::findChessboardCorners(grey, {9, 6}, corners)) {
            continue;
        }
        cv::cornerSubPix(grey,
                         corners,
                         {half_window, half_window},
                         {-1, -1},
                         {cv::TermCriteria::EPS + cv::TermCriteria::COUNT, 50, 1e-4});
        all.size = grey.size();
        all.pixels.push_back(corners);
        all.board.emplace_back();
        for (int i = 0; i < 54; ++i) {
            all.board.back().emplace_back(25.F * float(i % 9), 25.F * float(i / 9), 0.F);
        }
    }
    return all;
}

fs::path scenes() {
    const char* folder = std::getenv("LITTLEWARS_SCENES");
    return folder == nullptr ? fs::path() : fs::path(folder);
}

TEST(LensAgainstPeers, FindsTheTrueLensOfEveryRenderedCamera) {
    const fs::path cameras = scenes() / "tables" / "calib";
    if (!fs::is_directory(cameras)) {
        GTEST_SKIP() << "LITTLEWARS_SCENES names no folder with tables/calib";
    }
    for (const auto& camera : fs::directory_iterator(cameras)) {
        std::ifstream file(camera.path() / "calib.json");
        const auto truth = nlohmann::json::parse(file).at("camera").at("K");
        const double fx = truth[0][0];
        const auto pictures = pictures_in(camera.path());
        const LensFit fit = our_fit(pictures, BoardPattern{});
        const Intrinsics us = ours(fit);
        const Intrinsics them = opencv(charuco_corners(pictures));
        fmt::print("{}: truth f {:.1f}, centre ({:.1f}, {:.1f})\n    {}\n    {}\n",
                   camera.path().filename().string(),
                   fx,
                   truth[0][2].get<double>(),
                   truth[1][2].get<double>(),
                   words("ours", us),
                   words("OpenCV", them));
        EXPECT_NEAR(us.fx_px, fx, kFocal * fx);
        EXPECT_NEAR(us.cx_px, truth[0][2], kCentre_px);
        EXPECT_NEAR(us.cy_px, truth[1][2], kCentre_px);
        EXPECT_EQ(us.views, them.views);
        EXPECT_LT(us.rms_px, them.rms_px);
        EXPECT_LT(std::abs(us.fx_px - fx), 4 * fit.focal_sigma_px);
    }
}

TEST(LensAgainstPeers, IsAsGoodAsOpenCvsBestOnThePhotographedChessboard) {
    const fs::path folder = scenes() / "real" / "calibration" / "chessboard_left";
    if (!fs::is_directory(folder)) {
        GTEST_SKIP() << "LITTLEWARS_SCENES names no folder with real/calibration/chessboard_left";
    }
    const auto pictures = pictures_in(folder);
    const Intrinsics us =
        ours(our_fit(pictures, BoardPattern{BoardKind::Chessboard, 9, 6, 25, 0, ""}));
    fmt::print("    {}\n", words("ours", us));
    double best = 1e9;
    for (const int half_window : {3, 5, 8, 11}) {
        const Intrinsics them = opencv(chessboard_corners(pictures, half_window));
        fmt::print("    {}\n",
                   words(fmt::format("OpenCV, window {}:", 2 * half_window + 1).c_str(), them));
        best = std::min(best, them.rms_px);
    }
    EXPECT_LT(us.rms_px, (1 + kRms) * best);
}

}  // namespace
}  // namespace littlewars::calibration
