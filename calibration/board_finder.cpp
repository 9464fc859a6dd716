#include "calibration/board_finder.hpp"

#include "calibration/grey.hpp"
#include "calibration/marker_finder.hpp"

#include <fmt/format.h>
#include <opencv2/aruco.hpp>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace littlewars::calibration {
namespace {

constexpr std::size_t kFewestCorners = 6;

/// A marker in the picture together with its place on the board.
struct PlacedMarker {
    BoardMarker on_board;
    std::array<cv::Point2d, 4> in_picture;
};

Error not_this(const std::string& name, std::string what, std::string remedy) {
    return {ErrorKind::BadInput, name, std::move(what), std::move(remedy)};
}

Error no_board(const std::string& name, std::string what) {
    return {ErrorKind::NotFound,
            name,
            std::move(what),
            "take a sharp picture that shows the board whole"};
}

double side_px(const PlacedMarker& marker) {
    return std::sqrt(std::abs(cv::contourArea(
        std::vector<cv::Point2f>(marker.in_picture.begin(), marker.in_picture.end()))));
}

std::vector<PlacedMarker> placed(const std::vector<SeenMarker>& seen,
                                 const std::vector<BoardMarker>& on_board) {
    std::vector<PlacedMarker> markers;
    for (const SeenMarker& marker : seen) {
        if (static_cast<std::size_t>(marker.id) >= on_board.size()) {
            continue;
        }
        PlacedMarker both{on_board[static_cast<std::size_t>(marker.id)], {}};
        for (std::size_t i = 0; i < 4; ++i) {
            both.in_picture[i] = {marker.corners[i].u_px, marker.corners[i].v_px};
        }
        markers.push_back(both);
    }
    return markers;
}

cv::Mat homography(const std::vector<PlacedMarker>& markers, int method, double tolerance_px) {
    std::vector<cv::Point2d> board;
    std::vector<cv::Point2d> picture;
    for (const PlacedMarker& marker : markers) {
        board.insert(board.end(), marker.on_board.begin(), marker.on_board.end());
        picture.insert(picture.end(), marker.in_picture.begin(), marker.in_picture.end());
    }
    return cv::findHomography(board, picture, method, tolerance_px);
}

cv::Point2d through(const cv::Mat& h, const cv::Point2d& p) {
    const cv::Matx33d m(h);
    const cv::Vec3d q = m * cv::Vec3d(p.x, p.y, 1);
    return {q[0] / q[2], q[1] / q[2]};
}

/// Drops markers that are not where the others say; distortion bends the board by less than the
/// tolerance.
std::vector<PlacedMarker> consistent(const std::vector<PlacedMarker>& markers) {
    double mean_side = 0;
    for (const PlacedMarker& marker : markers) {
        mean_side += side_px(marker) / static_cast<double>(markers.size());
    }
    const double tolerance = std::max(3.0, 0.2 * mean_side);
    const cv::Mat board_to_picture = homography(markers, cv::RANSAC, tolerance);
    std::vector<PlacedMarker> kept;
    if (board_to_picture.empty()) {
        return kept;
    }
    std::copy_if(markers.begin(), markers.end(), std::back_inserter(kept), [&](const auto& marker) {
        for (std::size_t i = 0; i < 4; ++i) {
            if (cv::norm(through(board_to_picture, marker.on_board[i]) - marker.in_picture[i]) >
                tolerance) {
                return false;
            }
        }
        return true;
    });
    return kept;
}

cv::Point2d centre(const std::array<cv::Point2d, 4>& quad) {
    return (quad[0] + quad[1] + quad[2] + quad[3]) * 0.25;
}

/// Where a corner should be, from the markers that touch it; nullopt without one.
std::optional<cv::Point2f> predicted(const cv::Point2d& corner,
                                     const std::vector<PlacedMarker>& markers,
                                     const BoardPattern& board) {
    std::vector<PlacedMarker> near;
    for (const PlacedMarker& marker : markers) {
        if (cv::norm(centre(marker.on_board) - corner) < 0.8 * board.square_mm) {
            near.push_back(marker);
        }
    }
    if (near.empty()) {
        return std::nullopt;
    }
    const cv::Mat local = homography(near, 0, 0);
    if (local.empty()) {
        return std::nullopt;
    }
    return cv::Point2f(through(local, corner));
}

/// The larger of both differences: how far a square window must reach to hold both points.
double reach(const cv::Point2d& a, const cv::Point2d& b) {
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

/// How near the marker comes, in the picture, to the corners of the white square that it lies in.
/// In a slanted view that is far less than the margin's width.
double margin_px(const PlacedMarker& marker, const BoardPattern& board) {
    constexpr int kSteps = 8;
    const auto& corner = marker.in_picture;
    const double share = (board.square_mm - board.marker_mm) / 2 / board.marker_mm;
    double least = 1e9;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d& before = corner[(i + 3) % 4];
        const cv::Point2d& after = corner[(i + 1) % 4];
        const cv::Point2d of_square = corner[i] + share * (2 * corner[i] - before - after);
        for (int k = 0; k <= kSteps; ++k) {
            const double along = 0.5 * k / kSteps;
            least = std::min({least,
                              reach(of_square, corner[i] + along * (before - corner[i])),
                              reach(of_square, corner[i] + along * (after - corner[i]))});
        }
    }
    return least;
}

/// Half the search window: it must not reach the markers in the neighbouring squares, nor their
/// blur.
int half_window(const std::vector<PlacedMarker>& markers, const BoardPattern& board) {
    constexpr double kBlur_px = 0.5;
    double gap_px = 1e9;
    for (const PlacedMarker& marker : markers) {
        gap_px = std::min(gap_px, margin_px(marker, board));
    }
    return std::clamp(static_cast<int>(gap_px - kBlur_px), 2, 10);
}

void refine(const cv::Mat& grey, std::vector<cv::Point2f>& corners, int half) {
    cv::cornerSubPix(grey,
                     corners,
                     {half, half},
                     {-1, -1},
                     {cv::TermCriteria::EPS + cv::TermCriteria::COUNT, 60, 0.001});
}

BoardView charuco_view(const cv::Mat& grey,
                       const BoardPattern& board,
                       const std::vector<PlacedMarker>& markers) {
    std::vector<cv::Point2f> rough;
    std::vector<cv::Point2d> on_board;
    for (const cv::Point2d& corner : board_corners(board)) {
        const auto at = predicted(corner, markers, board);
        if (at && at->x > 4 && at->y > 4 && at->x < float(grey.cols - 5) &&
            at->y < float(grey.rows - 5)) {
            rough.push_back(*at);
            on_board.push_back(corner);
        }
    }
    BoardView view;
    if (rough.empty()) {
        return view;
    }
    const int half = half_window(markers, board);
    std::vector<cv::Point2f> fine = rough;
    refine(grey, fine, half);
    for (std::size_t i = 0; i < fine.size(); ++i) {
        // A corner that runs away was none, or is hidden.
        if (cv::norm(fine[i] - rough[i]) < std::max(2.0, 0.75 * half)) {
            view.pixels.push_back(fine[i]);
            view.board_mm.emplace_back(float(on_board[i].x), float(on_board[i].y), 0.F);
        }
    }
    return view;
}

bool is_mirrored(const cv::Mat& grey, const MarkerDictionary& dictionary, std::size_t found) {
    cv::Mat flipped;
    cv::flip(grey, flipped, 1);
    return find_markers(flipped, dictionary).size() > std::max<std::size_t>(3, 2 * found);
}

std::string size_of(const BoardPattern& board) {
    return fmt::format("{}x{}", board.columns, board.rows);
}

Expected<BoardView> find_charuco(const cv::Mat& grey,
                                 const BoardPattern& board,
                                 const std::string& name) {
    const auto dictionary = find_dictionary(board.dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    const std::vector<SeenMarker> seen = find_markers(grey, *dictionary);
    if (seen.size() < 3 && is_mirrored(grey, *dictionary, seen.size())) {
        return tl::unexpected(
            not_this(name, "shows the board mirrored", "turn the camera's mirror effect off"));
    }
    if (seen.size() < 2) {
        return tl::unexpected(
            no_board(name, fmt::format("shows no ChArUco board of {}", board.dictionary)));
    }
    std::vector<PlacedMarker> best;
    for (const MarkerSquares squares : {MarkerSquares::TopLeftDark, MarkerSquares::TopLeftLight}) {
        if (squares == MarkerSquares::TopLeftLight && board.rows % 2 == 1) {
            continue;
        }
        const auto markers = placed(seen, board_markers(board, squares));
        auto kept = markers.empty() ? markers : consistent(markers);
        best = kept.size() > best.size() ? kept : best;
    }
    if (best.size() * 10 < seen.size() * 6) {
        return tl::unexpected(not_this(
            name,
            fmt::format("shows a board whose markers don't fit a {} board", size_of(board)),
            "state the squares along and across it with --board"));
    }
    BoardView view = charuco_view(grey, board, best);
    if (view.pixels.size() < kFewestCorners) {
        return tl::unexpected(
            no_board(name, fmt::format("shows only {} corners of the board", view.pixels.size())));
    }
    view.name = name;
    view.size = grey.size();
    return view;
}

Expected<BoardView> find_chessboard(const cv::Mat& grey,
                                    const BoardPattern& board,
                                    const std::string& name) {
    std::vector<cv::Point2f> corners;
    const cv::Size inner(board.columns, board.rows);
    const int flags = cv::CALIB_CB_ADAPTIVE_THRESH | cv::CALIB_CB_NORMALIZE_IMAGE;
    if (!cv::findChessboardCorners(grey, inner, corners, flags)) {
        return tl::unexpected(no_board(
            name, fmt::format("shows no chessboard with {} inner corners", size_of(board))));
    }
    double smallest = 1e9;
    for (int i = 0; i + 1 < inner.width; ++i) {
        smallest =
            std::min(smallest, cv::norm(corners[std::size_t(i)] - corners[std::size_t(i) + 1]));
    }
    for (int j = 0; j + 1 < inner.height; ++j) {
        const auto at = std::size_t(j * inner.width);
        smallest =
            std::min(smallest, cv::norm(corners[at] - corners[at + std::size_t(inner.width)]));
    }
    refine(grey, corners, std::clamp(static_cast<int>(smallest / 3), 2, 11));
    BoardView view{name, grey.size(), corners, {}};
    for (const cv::Point2d& corner : board_corners(board)) {
        view.board_mm.emplace_back(float(corner.x), float(corner.y), 0.F);
    }
    return view;
}

}  // namespace

Expected<BoardView> find_board(const cv::Mat& picture,
                               const BoardPattern& board,
                               const std::string& name) {
    const cv::Mat grey = grey_of(picture);
    return board.kind == BoardKind::Charuco ? find_charuco(grey, board, name)
                                            : find_chessboard(grey, board, name);
}

}  // namespace littlewars::calibration
