#include "ui/commands/board_read.hpp"

#include "calibration/armies_json.hpp"
#include "calibration/marker_dictionary.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/markers_json.hpp"
#include "ui/commands/board_spots.hpp"
#include "ui/commands/fail.hpp"
#include "vision/board_reader.hpp"
#include "vision/sources/picture_file.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string_view>
#include <vector>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using calibration::PixelPoint;
using Json = nlohmann::ordered_json;

tl::unexpected<Error> bad(std::string where, std::string what, std::string remedy) {
    return tl::unexpected(
        Error{ErrorKind::BadInput, std::move(where), std::move(what), std::move(remedy)});
}

/// "x,y x,y x,y x,y"; nullopt when it isn't that.
std::optional<std::array<PixelPoint, 4>> four_points(std::string_view text) {
    std::array<double, 8> numbers{};
    const char* at = text.data();
    const char* const end = at + text.size();
    for (double& number : numbers) {
        at = std::find_if(at, end, [](char c) { return c != ' ' && c != ',' && c != ';'; });
        const auto parsed = std::from_chars(at, end, number);
        if (parsed.ec != std::errc() || !std::isfinite(number)) {
            return std::nullopt;
        }
        at = parsed.ptr;
    }
    if (std::any_of(at, end, [](char c) { return c != ' '; })) {
        return std::nullopt;
    }
    return std::array<PixelPoint, 4>{{{numbers[0], numbers[1]},
                                      {numbers[2], numbers[3]},
                                      {numbers[4], numbers[5]},
                                      {numbers[6], numbers[7]}}};
}

Expected<cv::Matx33d> board_from_corners(const std::string& text) {
    const auto corners = four_points(text);
    if (!corners) {
        return bad("--corners", "are not four points", "write \"x,y x,y x,y x,y\"");
    }
    return vision::picture_from_board(*corners);
}

/// A printed board's markers lie evenly round it, its near left corner being their origin.
Expected<cv::Matx33d> board_from_markers(const std::string& file, const cv::Mat& picture) {
    const auto layout = calibration::read_markers(file);
    if (!layout) {
        return tl::unexpected(layout.error());
    }
    const auto dictionary = calibration::find_dictionary(layout->dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    std::vector<vision::BoardMark> marks;
    for (const auto& seen : calibration::find_markers(picture, *dictionary)) {
        for (const auto& known : layout->markers) {
            for (std::size_t i = 0; known.id == seen.id && i < known.corners.size(); ++i) {
                marks.push_back({known.corners[i], seen.corners[i]});
            }
        }
    }
    return vision::picture_from_marks(marks, vision::board_size(layout->markers));
}

Expected<vision::BoardReadingTask> prepare(const BoardReadArguments& arguments,
                                           const cv::Mat& picture) {
    vision::BoardReadingTask task;
    const auto view = arguments.corners.empty() ? board_from_markers(arguments.markers, picture)
                                                : board_from_corners(arguments.corners);
    if (!view) {
        return tl::unexpected(view.error());
    }
    task.picture_from_board = *view;
    if (!arguments.empty.empty()) {
        auto empty = vision::read_picture(arguments.empty);
        if (!empty) {
            return tl::unexpected(empty.error());
        }
        task.empty = *empty;
    }
    if (!arguments.armies.empty()) {
        auto armies = calibration::read_armies(arguments.armies);
        if (!armies) {
            return tl::unexpected(armies.error());
        }
        task.armies = *armies;
    }
    return task;
}

double hundredths(double value) {
    return std::round(value * 100) / 100;
}

void print(const std::string& board, const std::vector<vision::SpotReading>& points) {
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
    fmt::print("{}\n", answer.dump(-1, ' ', false, Json::error_handler_t::replace));
}

void print_words(const std::vector<vision::SpotReading>& points) {
    for (const auto& point : points) {
        if (point.side) {
            fmt::print("{:<8}{:<12}{:.2f}\n", point.id, *point.side, point.confidence);
        }
    }
}

}  // namespace

int run_board_read(const BoardReadArguments& arguments) {
    if (arguments.corners.empty() == arguments.markers.empty()) {
        return fail({ErrorKind::BadInput,
                     "board read",
                     "where the board lies is not told",
                     "give either --corners or --markers"});
    }
    const auto board = load_spots(arguments.board);
    if (!board) {
        return fail(board.error());
    }
    const auto picture = vision::read_picture(arguments.image);
    if (!picture) {
        return fail(picture.error());
    }
    auto task = prepare(arguments, *picture);
    if (!task) {
        return fail(task.error());
    }
    task->spots = board->spots;
    const auto points = vision::read_board(*picture, *task);
    if (!points) {
        return fail(points.error());
    }
    if (arguments.form == OutputForm::Json) {
        print(board->name, *points);
    } else {
        print_words(*points);
    }
    return 0;
}

}  // namespace littlewars::ui
