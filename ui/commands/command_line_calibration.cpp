#include "ui/commands/command_line_calibration.hpp"

#include "ui/commands/calibrate_check.hpp"
#include "ui/commands/calibrate_lens.hpp"
#include "ui/commands/calibrate_table.hpp"
#include "ui/commands/measure.hpp"
#include "ui/commands/targets.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

using Job = std::function<int()>;

/// "1800x1200" as two numbers, each from `least` to `most`.
template <typename Number>
std::pair<Number, Number> by_cross(const std::string& text, Number least, Number most) {
    const char* const end = text.data() + text.size();
    std::pair<Number, Number> sides{};
    const auto first = std::from_chars(text.data(), end, sides.first);
    const bool crossed = first.ec == std::errc{} && first.ptr != end && *first.ptr == 'x';
    const auto second = crossed ? std::from_chars(first.ptr + 1, end, sides.second) : first;
    if (!crossed || second.ec != std::errc{} || second.ptr != end) {
        throw CLI::ValidationError(fmt::format("\"{}\" is not of the form 1800x1200", text));
    }
    for (const Number side : {sides.first, sides.second}) {
        if (!(side >= least && side <= most)) {
            throw CLI::ValidationError(
                fmt::format("\"{}\": each side is from {} to {}", text, least, most));
        }
    }
    return sides;
}

void add_board_options(CLI::App& command, calibration::BoardPattern& board, bool& pattern_given) {
    command.add_option_function<std::string>(
        "--board",
        [&board](const std::string& text) {
            std::tie(board.columns, board.rows) = by_cross<int>(text, 3, 50);
        },
        "squares across and down (of a plain chessboard: inner corners); default 7x5");
    command.add_option("--square", board.square_mm, "side of a square in mm; default 40")
        ->check(CLI::Range(1.0, 1000.0));
    command
        .add_option("--marker", board.marker_mm, "side of a marker in mm; default 3/4 of --square")
        ->check(CLI::Range(0.5, 1000.0));
    command.add_option("--dictionary", board.dictionary, "of the markers; default 5X5_100");
    command
        .add_option_function<std::string>(
            "--pattern",
            [&board, &pattern_given](const std::string& name) {
                pattern_given = true;
                board.kind = name == "chessboard" ? calibration::BoardKind::Chessboard
                                                  : calibration::BoardKind::Charuco;
            },
            "charuco or chessboard; without it, what the pictures show")
        ->check(CLI::IsMember({"charuco", "chessboard"}));
}

void add_lens(CLI::App& calibrate, Job& job) {
    auto* command = calibrate.add_subcommand("lens", "the lens, from pictures of a printed board");
    auto arguments = std::make_shared<CalibrateLensArguments>();
    command->add_option("IMAGE", arguments->pictures, "10 or more pictures of the board")
        ->required();
    add_board_options(*command, arguments->board, arguments->pattern_given);
    command->add_option("--out", arguments->out, "lens.json to write")->required();
    command->add_flag("--json", arguments->json, "machine-readable output");
    command->callback([&job, command, arguments] {
        calibration::BoardPattern& board = arguments->board;
        if (command->count("--marker") == 0) {
            board.marker_mm = 0.75 * board.square_mm;
        }
        if (board.marker_mm >= board.square_mm) {
            throw CLI::ValidationError("--marker must be smaller than --square");
        }
        job = [arguments] { return run_calibrate_lens(*arguments); };
    });
}

/// "x,y x,y …" as picture points; CLI11 hands the blanks through or splits at them.
std::vector<calibration::PixelPoint> read_points(const std::string& text) {
    std::vector<calibration::PixelPoint> points;
    const char* at = text.data();
    const char* const end = text.data() + text.size();
    while (at != end) {
        calibration::PixelPoint point;
        const auto u = std::from_chars(at, end, point.u_px);
        const bool comma = u.ec == std::errc{} && u.ptr != end && *u.ptr == ',';
        const auto v = comma ? std::from_chars(u.ptr + 1, end, point.v_px) : u;
        if (!comma || v.ec != std::errc{} || (v.ptr != end && *v.ptr != ' ') ||
            !(std::abs(point.u_px) < 1e5 && std::abs(point.v_px) < 1e5)) {
            throw CLI::ValidationError(
                fmt::format("\"{}\" is not a list of picture points \"x,y x,y\"", text));
        }
        points.push_back(point);
        at = std::find_if(v.ptr, end, [](char c) { return c != ' '; });
    }
    return points;
}

/// "12in", "30cm", "300mm" in millimetres.
double read_length_mm(const std::string& text) {
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const std::string unit(read.ptr, end);
    const double mm = unit == "in"   ? number * calibration::kMillimetresPerInch
                      : unit == "cm" ? number * 10
                      : unit == "mm" ? number
                                     : 0;
    if (read.ec != std::errc{} || !(mm >= 10 && mm <= 10000)) {
        throw CLI::ValidationError(
            fmt::format("\"{}\" is no length such as 12in, 30cm or 300mm", text));
    }
    return mm;
}

/// A ruler laid down two times or more, in place of markers and corners.
CLI::Option* add_ruler_options(CLI::App& command,
                               const std::shared_ptr<CalibrateTableArguments>& arguments) {
    auto* at = command
                   .add_option_function<std::vector<std::string>>(
                       "--ruler-at",
                       [arguments](const std::vector<std::string>& places) {
                           for (const std::string& place : places) {
                               arguments->rulers.push_back({read_points(place)});
                           }
                       },
                       "where a ruler lay, \"x,y x,y\" or more of its marks at equal distances; "
                       "twice or more: first along the near edge from its left corner, then across")
                   ->allow_extra_args(false);
    command
        .add_option_function<std::string>(
            "--ruler-length",
            [arguments](const std::string& text) {
                arguments->ruler_marks.length_mm = read_length_mm(text);
            },
            "from the first of these marks to the last: 12in, 30cm, 300mm")
        ->needs(at);
    command
        .add_option("--ruler-thickness",
                    arguments->ruler_marks.thickness_mm,
                    "of the ruler in mm; default 2")
        ->needs(at)
        ->check(CLI::Range(0.0, 50.0));
    command
        .add_flag_callback(
            "--ruler-square",
            [arguments] { arguments->ruler_marks.second = calibration::RulerAngle::Square; },
            "the second time it lay at a right angle to the first")
        ->needs(at);
    return at;
}

void add_table(CLI::App& calibrate, Job& job) {
    auto* command = calibrate.add_subcommand("table", "the camera's place over the table");
    auto arguments = std::make_shared<CalibrateTableArguments>();
    command
        ->add_option("IMAGE",
                     arguments->pictures,
                     "a picture of the table; several of an unmoved camera lessen the noise")
        ->required();
    command->add_option("--lens", arguments->lens, "lens.json; without it the lens is estimated");
    command
        ->add_option_function<std::string>(
            "--table",
            [arguments](const std::string& text) {
                std::tie(arguments->table.width_mm, arguments->table.depth_mm) =
                    by_cross<double>(text, 50, 20000);
            },
            "width x depth in mm, as 1800x1200")
        ->required();
    auto* markers = command->add_option("--markers", arguments->markers, "markers.json");
    auto* corners = command->add_option_function<std::string>(
        "--corners",
        [arguments](const std::string& text) {
            const auto points = read_points(text);
            if (points.size() != 4) {
                throw CLI::ValidationError("--corners takes four points \"x,y x,y x,y x,y\"");
            }
            arguments->corners = {points[0], points[1], points[2], points[3]};
        },
        "the table's corners in the picture: near-left, near-right, far-right, far-left");
    auto* ruler = add_ruler_options(*command, arguments);
    command->add_option("--out", arguments->out, "table.json to write")->required();
    command->add_flag("--json", arguments->json, "machine-readable output");
    command->callback([&job, arguments, markers, corners, ruler] {
        const bool by_marks = markers->count() + corners->count() > 0;
        if (by_marks == (ruler->count() > 0)) {
            throw CLI::ValidationError("give --markers or --corners, or else --ruler-at");
        }
        if (ruler->count() > 0 && arguments->ruler_marks.length_mm == 0) {
            throw CLI::ValidationError("--ruler-at needs --ruler-length");
        }
        job = [arguments] { return run_calibrate_table(*arguments); };
    });
}

void add_check(CLI::App& calibrate, Job& job) {
    auto* command = calibrate.add_subcommand("check", "a ruler on the table, measured v printed");
    auto arguments = std::make_shared<CalibrateCheckArguments>();
    command->add_option("IMAGE", arguments->picture, "a picture of the table")->required();
    command->add_option("--table", arguments->table, "table.json")->required();
    command->add_option("--empty", arguments->empty, "a picture of the bare table");
    auto* ruler = command->add_option_function<std::string>(
        "--ruler",
        [arguments](const std::string& text) {
            const auto points = read_points(text);
            if (points.size() != 2) {
                throw CLI::ValidationError("--ruler takes two points \"u,v u,v\"");
            }
            arguments->ruler = {points[0], points[1]};
        },
        "a ruler's first and last mark in the picture; without it, rulers are found by their "
        "ticks");
    command
        ->add_option_function<std::string>(
            "--length",
            [arguments](const std::string& text) { arguments->length_mm = read_length_mm(text); },
            "between these marks as printed: 12in, 30cm, 300mm")
        ->needs(ruler);
    command->add_option("--thickness", arguments->thickness_mm, "of the ruler in mm; default 2")
        ->check(CLI::Range(0.0, 50.0));
    command->add_option("--map", arguments->map, "a picture of the residuals to write");
    command->add_flag("--json", arguments->json, "machine-readable output");
    command->callback([&job, arguments] {
        if (arguments->ruler && arguments->length_mm == 0) {
            throw CLI::ValidationError("--ruler needs --length");
        }
        job = [arguments] { return run_calibrate_check(*arguments); };
    });
}

void add_measure(CLI::App& app, Job& job) {
    auto* command = app.add_subcommand("measure", "distances on the table between picture points");
    auto arguments = std::make_shared<MeasureArguments>();
    command->add_option("IMAGE", arguments->picture, "a picture of the table")->required();
    command->add_option("--table", arguments->table, "table.json")->required();
    auto points = std::make_shared<std::vector<std::string>>();
    command->add_option("POINT", *points, "two points \"x,y\" \"x,y\", or more for a path")
        ->required();
    command->add_flag("--json", arguments->json, "machine-readable output");
    command->callback([&job, arguments, points] {
        for (const std::string& text : *points) {
            const auto read = read_points(text);
            arguments->points.insert(arguments->points.end(), read.begin(), read.end());
        }
        if (arguments->points.size() < 2 || arguments->points.size() > 1000) {
            throw CLI::ValidationError("measure takes two points \"x,y\" \"x,y\" or more");
        }
        job = [arguments] { return run_measure(*arguments); };
    });
}

void add_targets(CLI::App& app, Job& job) {
    auto* command = app.add_subcommand("targets", "things to print, to exact scale");
    auto arguments = std::make_shared<TargetsArguments>();
    command->add_option("OUT", arguments->out, "the PDF to write")->required();
    command->add_option("--what", arguments->what, "markers, charuco, ruler, bases or board:NAME")
        ->required();
    command
        ->add_option_function<std::string>(
            "--paper",
            [arguments](const std::string& paper) {
                arguments->paper =
                    paper == "a4" ? calibration::Paper::A4 : calibration::Paper::Letter;
            },
            "a4 (default) or letter")
        ->check(CLI::IsMember({"a4", "letter"}));
    command->add_option("--side", arguments->markers.side_mm, "side of a marker in mm; default 65")
        ->check(CLI::Range(10.0, 150.0));
    command->add_option("--dictionary", arguments->markers.dictionary, "default 4X4_50");
    command->add_option_function<std::string>(
        "--table",
        [arguments](const std::string& text) {
            const auto [width, depth] = by_cross<double>(text, 50, 20000);
            arguments->table = {width, depth};
        },
        "the table's width x depth in mm, for --markers-json");
    command->add_option("--markers-json",
                        arguments->markers_json,
                        "also write the places of the markers: in the table's corners (with "
                        "--table), or round the board");
    command->add_option(
        "--check-line", arguments->check_line_mm, "what you measured of the 200 mm line");
    command->callback([&job, arguments] { job = [arguments] { return run_targets(*arguments); }; });
}

}  // namespace

void add_calibration_commands(CLI::App& app, std::function<int()>& job) {
    auto* calibrate =
        app.add_subcommand("calibrate", "measure the lens and the camera's place over the table");
    calibrate->require_subcommand(1);
    add_lens(*calibrate, job);
    add_table(*calibrate, job);
    add_check(*calibrate, job);
    add_measure(app, job);
    add_targets(app, job);
}

}  // namespace littlewars::ui
