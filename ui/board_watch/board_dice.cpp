#include "ui/board_watch/board_dice.hpp"

#include "calibration/marker_dictionary.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/table_solver.hpp"
#include "vision/things/board_reader.hpp"
#include "vision/things/dice_reader.hpp"

#include <optional>

namespace littlewars::ui {
namespace {

constexpr double kBeside_mm = 150;

/// The markers as seen from a table that reaches farther than the board on every side.
calibration::MarkerLayout on_the_table(calibration::MarkerLayout layout) {
    for (auto& marker : layout.markers) {
        for (auto& corner : marker.corners) {
            corner.x_mm += kBeside_mm;
            corner.y_mm += kBeside_mm;
        }
    }
    return layout;
}

}  // namespace

calibration::Expected<BoardDice> BoardDice::from_markers(const cv::Mat& picture,
                                                         const calibration::MarkerLayout& layout) {
    const auto dictionary = calibration::find_dictionary(layout.dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    const calibration::TableSize board = vision::board_size(layout.markers);
    const calibration::TableTask task{
        {board.width_mm + 2 * kBeside_mm, board.depth_mm + 2 * kBeside_mm},
        picture.size(),
        std::nullopt,
        on_the_table(layout),
        std::nullopt};
    return calibration::solve_table(task, calibration::find_markers(picture, *dictionary))
        .map([&](const calibration::TableFit& fit) {
            return BoardDice(fit.calibration.plane, board);
        });
}

std::vector<vision::Die> BoardDice::read(const cv::Mat& picture, const cv::Mat& empty) const {
    return vision::read_dice(picture, empty, plane_);
}

std::vector<SeenDie> BoardDice::on_board(const std::vector<vision::Die>& dice) const {
    std::vector<SeenDie> seen;
    for (const vision::Die& die : dice) {
        if (die.table) {
            seen.push_back({die.value,
                            die.confidence,
                            (die.table->x_mm - kBeside_mm) / board_.width_mm,
                            (die.table->y_mm - kBeside_mm) / board_.depth_mm});
        }
    }
    return seen;
}

}  // namespace littlewars::ui
