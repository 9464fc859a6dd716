#include "ui/boards/board_sheet.hpp"

#include "calibration/marker_dictionary.hpp"
#include "referee/built_in_boards.hpp"
#include "referee/stratego/squares.hpp"
#include "ui/boards/board_drawing.hpp"
#include "ui/boards/piece_sheets.hpp"

#include <nlohmann/json.hpp>
#include <opencv2/aruco.hpp>
#include <opencv2/core/mat.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using calibration::MarkerSheet;
using calibration::PagePoint;
using calibration::PdfPage;
using calibration::TablePoint;

/// The longer side of the unit square, so that with its markers the sheet is two rows of three
/// pages of A4 or Letter: squares of Stratego 38 mm, circles of Forteca 63 mm apart, hexes of
/// Mukden 51 mm.
constexpr double kBoard_mm = 380;
constexpr double kFinland_mm = 385;
constexpr double kLargestMarker_mm = 40;
constexpr double kGap_mm = 6;  ///< Between the board's frame and a marker's white rim.

double longer_side_mm(const referee::Board& board) {
    return board.name.starts_with("finland") ? kFinland_mm : kBoard_mm;
}

double marker_side_mm(const MarkerSheet& markers) {
    return std::min(markers.side_mm, kLargestMarker_mm);
}

/// One module of white round each marker, as the finder wants.
double rim_mm(const MarkerSheet& markers) {
    return marker_side_mm(markers) / 6;
}

double border_mm(const MarkerSheet& markers) {
    return marker_side_mm(markers) + 2 * rim_mm(markers) + kGap_mm;
}

BoardPlace place_of(const referee::Board& board, const MarkerSheet& markers) {
    const double longer = longer_side_mm(board);
    const bool broad = board.aspect >= 1;
    return {border_mm(markers),
            border_mm(markers),
            broad ? longer : longer * board.aspect,
            broad ? longer / board.aspect : longer};
}

/// The markers' near left corners: 0 near left, 1 near right, 2 far right, 3 far left.
std::array<TablePoint, 4> near_left_corners(const BoardPlace& place, const MarkerSheet& markers) {
    const double before = -(kGap_mm + rim_mm(markers) + marker_side_mm(markers));
    const double right = place.width_mm + kGap_mm + rim_mm(markers);
    const double far = place.height_mm + kGap_mm + rim_mm(markers);
    return {{{before, before}, {right, before}, {right, far}, {before, far}}};
}

void draw_marker(SheetPen& pen, const cv::Mat& bits, PagePoint corner, double side_mm) {
    const double module = side_mm / bits.rows;
    for (int row = 0; row < bits.rows; ++row) {
        for (int column = 0; column < bits.cols; ++column) {
            if (bits.at<unsigned char>(row, column) == 0) {
                pen.fill(
                    {corner.x_mm + column * module, corner.y_mm + row * module, module, module});
            }
        }
    }
}

std::vector<cv::Mat> marker_pictures(const calibration::MarkerDictionary& dictionary) {
    std::vector<cv::Mat> pictures(4);
    for (int id = 0; id < 4; ++id) {
        cv::aruco::drawMarker(
            dictionary, id, dictionary->markerSize + 2, pictures[static_cast<std::size_t>(id)], 1);
    }
    return pictures;
}

}  // namespace

referee::Board board_of(const nlohmann::json& board) {
    const referee::BoardWords words{{"fort",
                                     "rail",
                                     "mukden",
                                     "rail-north",
                                     "mountain",
                                     "supply",
                                     "exit",
                                     "star-white",
                                     "star-red"},
                                    {"edge", "river", "fort", "thick", "thin", "back"}};
    return referee::read_board(referee::JsonReader(board), words);
}

Expected<referee::Board> built_in_board(const std::string& name) {
    std::string names(referee::stratego::kBoardName);
    if (!name.empty() && referee::stratego::kBoardName.starts_with(name)) {
        return referee::stratego::board();
    }
    for (const auto& board : referee::built_in_boards()) {
        if (!name.empty() && board.name.starts_with(name)) {
            return board_of(nlohmann::json::parse(board.text));
        }
        names += ", " + std::string(board.name);
    }
    return tl::unexpected(
        Error{ErrorKind::BadInput, "board:" + name, "is no board of this program", "say " + names});
}

Expected<std::vector<PdfPage>> board_sheet_pages(calibration::Paper paper,
                                                 const referee::Board& board,
                                                 const MarkerSheet& markers) {
    const auto dictionary = calibration::find_dictionary(markers.dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    const auto pictures = marker_pictures(*dictionary);
    const BoardPlace place = place_of(board, markers);
    const auto corners = near_left_corners(place, markers);
    const auto paint = [&](SheetPen& pen) {
        draw_board(pen, board, place);
        draw_frame(pen, place);
        pen.set_grey(0);
        for (std::size_t i = 0; i < 4; ++i) {
            const PagePoint top_left{
                place.left_mm + corners[i].x_mm,
                place.top_mm + place.height_mm - corners[i].y_mm - marker_side_mm(markers)};
            draw_marker(pen, pictures[i], top_left, marker_side_mm(markers));
        }
    };
    auto pages =
        tiled(paper, place.width_mm + 2 * place.left_mm, place.height_mm + 2 * place.top_mm, paint);
    const auto pieces = piece_sheets(paper, board.name);
    pages.insert(pages.end(), pieces.begin(), pieces.end());
    return pages;
}

Expected<calibration::MarkerLayout> markers_round(const referee::Board& board,
                                                  const MarkerSheet& markers) {
    const auto dictionary = calibration::find_dictionary(markers.dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    calibration::MarkerLayout layout{markers.dictionary, {}};
    const auto corners = near_left_corners(place_of(board, markers), markers);
    for (int id = 0; id < 4; ++id) {
        const auto [x, y] = corners[static_cast<std::size_t>(id)];
        const double side = marker_side_mm(markers);
        layout.markers.push_back(
            {id, {{{x, y + side}, {x + side, y + side}, {x + side, y}, {x, y}}}});
    }
    return layout;
}

}  // namespace littlewars::ui
