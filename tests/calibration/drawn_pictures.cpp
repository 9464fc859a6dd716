#include "tests/calibration/drawn_pictures.hpp"

#include "calibration/marker_dictionary.hpp"

#include <opencv2/aruco.hpp>
#include <opencv2/imgproc.hpp>

#include <cmath>

namespace littlewars::calibration {
namespace {

constexpr uchar kGround = 120;
constexpr uchar kPaper = 230;
constexpr uchar kInk = 25;

void fill(cv::Mat& texels, double x, double y, double width, double height, uchar grey) {
    const cv::Rect area(cvRound(x), cvRound(y), cvRound(width), cvRound(height));
    texels(area & cv::Rect({}, texels.size())).setTo(grey);
}

/// A marker whose top-left corner is at the texel (x, y).
void draw_marker(
    cv::Mat& texels, const MarkerDictionary& dictionary, int id, cv::Point2d corner, double side) {
    const int modules = dictionary->markerSize + 2;
    cv::Mat bits;
    cv::aruco::drawMarker(dictionary, id, modules, bits, 1);
    const double module = side / modules;
    for (int row = 0; row < modules; ++row) {
        for (int column = 0; column < modules; ++column) {
            fill(texels,
                 corner.x + column * module,
                 corner.y + row * module,
                 module + 0.5,
                 module + 0.5,
                 bits.at<uchar>(row, column) == 0 ? kInk : kPaper);
        }
    }
}

/// The brightness where the ray through a sub-pixel meets the drawing's plane.
double brightness(const FlatDrawing& drawing, const TablePlane& plane, PixelPoint pixel) {
    const auto at = plane.table_from_image(pixel);
    if (!at) {
        return kGround;
    }
    const double down = drawing.y_runs_up ? drawing.top_mm - at->y_mm : at->y_mm - drawing.top_mm;
    const int column = cvFloor((at->x_mm - drawing.left_mm) / drawing.mm_per_texel);
    const int row = cvFloor(down / drawing.mm_per_texel);
    const bool on =
        column >= 0 && row >= 0 && column < drawing.texels.cols && row < drawing.texels.rows;
    return on ? drawing.texels.at<uchar>(row, column) : kGround;
}

}  // namespace

FlatDrawing drawn_table(const MarkerLayout& layout, TableSize table) {
    FlatDrawing drawing{{}, 0.5, 0, table.depth_mm, true};
    const double per_mm = 1 / drawing.mm_per_texel;
    drawing.texels = cv::Mat(cvRound(table.depth_mm * per_mm),
                             cvRound(table.width_mm * per_mm),
                             CV_8UC1,
                             cv::Scalar(kGround + 20));
    const auto dictionary = find_dictionary(layout.dictionary).value();
    for (const TableMarker& marker : layout.markers) {
        const double side = marker.corners[1].x_mm - marker.corners[0].x_mm;
        const double margin = side / 6;
        const cv::Point2d corner{marker.corners[0].x_mm * per_mm,
                                 (table.depth_mm - marker.corners[0].y_mm) * per_mm};
        fill(drawing.texels,
             corner.x - margin * per_mm,
             corner.y - margin * per_mm,
             (side + 2 * margin) * per_mm,
             (side + 2 * margin) * per_mm,
             kPaper);
        draw_marker(drawing.texels, dictionary, marker.id, corner, side * per_mm);
    }
    return drawing;
}

FlatDrawing drawn_board(const BoardPattern& board) {
    constexpr double kMargin_mm = 20;
    FlatDrawing drawing{{}, 0.1, -kMargin_mm, -kMargin_mm, false};
    const double per_mm = 1 / drawing.mm_per_texel;
    const int extra = board.kind == BoardKind::Chessboard ? 1 : 0;
    const int columns = board.columns + extra;
    const int rows = board.rows + extra;
    drawing.texels = cv::Mat(cvRound((rows * board.square_mm + 2 * kMargin_mm) * per_mm),
                             cvRound((columns * board.square_mm + 2 * kMargin_mm) * per_mm),
                             CV_8UC1,
                             cv::Scalar(kPaper));
    for (int row = 0; row < rows; ++row) {
        for (int column = row % 2; column < columns; column += 2) {
            fill(drawing.texels,
                 (kMargin_mm + column * board.square_mm) * per_mm,
                 (kMargin_mm + row * board.square_mm) * per_mm,
                 board.square_mm * per_mm,
                 board.square_mm * per_mm,
                 kInk);
        }
    }
    if (board.kind == BoardKind::Charuco) {
        const auto dictionary = find_dictionary(board.dictionary).value();
        const auto markers = board_markers(board, MarkerSquares::TopLeftDark);
        for (std::size_t id = 0; id < markers.size(); ++id) {
            const cv::Point2d corner =
                (markers[id][0] + cv::Point2d(kMargin_mm, kMargin_mm)) * per_mm;
            draw_marker(
                drawing.texels, dictionary, static_cast<int>(id), corner, board.marker_mm * per_mm);
        }
    }
    return drawing;
}

cv::Mat seen_picture(const FlatDrawing& drawing, const Camera& camera) {
    const TablePlane plane(camera.lens, {}, camera.rotation, camera.translation_mm, 0);
    cv::Mat grey(camera.lens.height_px, camera.lens.width_px, CV_8UC1);
    for (int v = 0; v < grey.rows; ++v) {
        for (int u = 0; u < grey.cols; ++u) {
            double sum = 0;
            for (int i = 0; i < 9; ++i) {
                sum += brightness(drawing, plane, {u + (i % 3 - 1) / 3.0, v + (i / 3 - 1) / 3.0});
            }
            grey.at<uchar>(v, u) = cv::saturate_cast<uchar>(sum / 9);
        }
    }
    cv::GaussianBlur(grey, grey, {3, 3}, 0.6);
    cv::Mat picture;
    cv::cvtColor(grey, picture, cv::COLOR_GRAY2BGR);
    return picture;
}

}  // namespace littlewars::calibration
