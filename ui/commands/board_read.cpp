#include "ui/commands/board_read.hpp"

#include "calibration/armies_json.hpp"
#include "calibration/markers_json.hpp"
#include "ui/board_watch/board_dice.hpp"
#include "ui/commands/board_spots.hpp"
#include "ui/commands/fail.hpp"
#include "ui/commands/given_file.hpp"
#include "vision/sources/picture_file.hpp"
#include "vision/things/board_reader.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using Json = nlohmann::ordered_json;

Expected<vision::BoardReadingTask> prepare(const BoardReadArguments& arguments,
                                           const std::vector<vision::BoardSpot>& spots,
                                           const cv::Mat& picture) {
    auto board = register_board(picture, spots, arguments.place);
    if (!board) {
        return tl::unexpected(board.error());
    }
    vision::BoardReadingTask task;
    task.picture_from_board = board->picture_from_board;
    task.spots = std::move(board->spots);
    auto read = read_if_given(arguments.empty, vision::read_picture, task.empty);
    read = read.and_then(
        [&] { return read_if_given(arguments.armies, calibration::read_armies, task.armies); });
    if (!read) {
        return tl::unexpected(read.error());
    }
    return task;
}

double hundredths(double value) {
    return std::round(value * 100) / 100;
}

/// Dice on the board and beside it; only markers give the board its size, so none without.
std::vector<vision::Die> dice_of(const BoardReadArguments& arguments,
                                 const cv::Mat& picture,
                                 const cv::Mat& empty) {
    if (arguments.place.markers.empty()) {
        return {};
    }
    const auto dice = calibration::read_markers(arguments.place.markers)
                          .and_then([&](const calibration::MarkerLayout& layout) {
                              return BoardDice::from_markers(picture, layout);
                          });
    return dice ? dice->read(picture, empty) : std::vector<vision::Die>();
}

void print(const std::string& board,
           const std::vector<vision::SpotReading>& points,
           const std::vector<vision::Die>& dice) {
    Json answer{{"format", "littlewars-board-reading"},
                {"version", 1},
                {"board", board},
                {"points", Json::array()},
                {"dice", Json::array()}};
    for (const auto& point : points) {
        answer["points"].push_back({{"id", point.id},
                                    {"side", point.side ? Json(*point.side) : Json(nullptr)},
                                    {"confidence", hundredths(point.confidence)}});
    }
    for (const auto& die : dice) {
        answer["dice"].push_back(
            {{"value", die.value},
             {"confidence", hundredths(die.confidence)},
             {"centre_px", {hundredths(die.centre.u_px), hundredths(die.centre.v_px)}}});
    }
    fmt::print("{}\n", answer.dump(-1, ' ', false, Json::error_handler_t::replace));
}

void print_words(const std::vector<vision::SpotReading>& points,
                 const std::vector<vision::Die>& dice) {
    for (const auto& point : points) {
        if (point.side) {
            fmt::print("{:<8}{:<12}{:.2f}\n", point.id, *point.side, point.confidence);
        }
        if (point.between) {
            fmt::print("{:<8}half-way: which point is meant?\n", point.id);
        }
    }
    for (const auto& die : dice) {
        fmt::print("die     {:<12}{:.2f}\n", die.value, die.confidence);
    }
}

}  // namespace

int run_board_read(const BoardReadArguments& arguments) {
    if (!arguments.place.is_told_once()) {
        return fail({ErrorKind::BadInput,
                     "board read",
                     "where the board lies is not told",
                     "give one of --corners, --markers and --points"});
    }
    const auto board = load_spots(arguments.board);
    if (!board) {
        return fail(board.error());
    }
    const auto picture = vision::read_picture(arguments.image);
    if (!picture) {
        return fail(picture.error());
    }
    const auto task = prepare(arguments, board->spots, *picture);
    if (!task) {
        return fail(task.error());
    }
    const auto points = vision::read_board(*picture, *task);
    if (!points) {
        return fail(points.error());
    }
    const auto dice = dice_of(arguments, *picture, task->empty);
    if (arguments.form == OutputForm::Json) {
        print(board->name, *points, dice);
    } else {
        print_words(*points, dice);
    }
    return 0;
}

}  // namespace littlewars::ui
