#include "ui/commands/play.hpp"

#include "calibration/armies_json.hpp"
#include "ui/board_watch/board_camera.hpp"
#include "ui/boards/board_sheet.hpp"
#include "ui/commands/fail.hpp"
#include "ui/commands/given_file.hpp"
#include "ui/commands/json_file.hpp"
#include "ui/play/keyboard_game.hpp"
#include "vision/sources/frame_source.hpp"
#include "vision/sources/picture_file.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <poll.h>
#include <random>
#include <unistd.h>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using nlohmann::json;

/// "min_besiegers=5": a number, or else a word.
Expected<json> options_of(const std::vector<std::string>& given) {
    json options = json::object();
    for (const std::string& option : given) {
        const auto sign = option.find('=');
        if (sign == std::string::npos) {
            return tl::unexpected(Error{
                ErrorKind::BadInput, "--option " + option, "has no value", "write NAME=VALUE"});
        }
        const std::string value = option.substr(sign + 1);
        json read = json::parse(value, nullptr, false);
        const bool is_word = read.is_discarded() || read.is_null() || read.is_boolean();
        options[option.substr(0, sign)] = is_word ? json(value) : std::move(read);
    }
    return options;
}

/// The input the game begins with. Errors: of the options and files.
Expected<json> opening(const PlayArguments& arguments) {
    if (!arguments.resume.empty()) {
        return read_json_object(arguments.resume, "a saved position");
    }
    auto options = options_of(arguments.options);
    if (!options) {
        return options;
    }
    json input{{"format", "littlewars-position"},
               {"version", 1},
               {"game", arguments.game},
               {"options", std::move(*options)},
               {"position", "start"}};
    if (!arguments.board.empty()) {
        auto board = read_json_object(arguments.board, "a \"littlewars-board\"");
        if (!board) {
            return board;
        }
        input["board"] = std::move(*board);
    }
    return input;
}

int complain(const std::string& what) {
    fmt::print(stderr, "littlewars: {}\n", what);
    return 2;
}

bool has_typed() {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return poll(&input, 1, 0) > 0;
}

/// Opens the camera over the board. Errors: of files, source and registration.
Expected<std::shared_ptr<BoardCamera>> open_camera(const PlayArguments& arguments,
                                                   const GameTable& table) {
    BoardCameraSetUp set_up;
    set_up.place = arguments.place;
    set_up.wants_to_type = has_typed;
    set_up.dice = arguments.dice == "camera" ? DiceBy::Camera : DiceBy::Others;
    auto read = read_if_given(arguments.empty, vision::read_picture, set_up.empty);
    read = read.and_then(
        [&] { return read_if_given(arguments.armies, calibration::read_armies, set_up.armies); });
    if (!read) {
        return tl::unexpected(read.error());
    }
    const auto name = table.board().is_null() ? "stratego" : table.board().value("name", "");
    if (const auto printed = built_in_board(name)) {
        set_up.printed = *markers_round(*printed, {});
    }
    return vision::open_source(arguments.source).and_then([&](auto source) {
        return BoardCamera::open(std::move(source), std::move(set_up), table, std::cout);
    });
}

}  // namespace

int run_play(const PlayArguments& arguments) {
    auto input = opening(arguments);
    if (!input) {
        return fail(input.error());
    }
    auto table = GameTable::open(std::move(*input));
    if (!table) {
        return complain(table.error());
    }
    if (table->game() != arguments.game) {
        return complain(fmt::format("{} holds a game of {}", arguments.resume, table->game()));
    }
    if (!arguments.computer.empty() && arguments.game != "forteca") {
        return complain("--computer: the program plays only forteca");
    }
    if (arguments.dice == "camera" && arguments.source.empty()) {
        return complain("--dice camera: no camera is given; add --source");
    }
    KeyboardRules rules;
    rules.throws_dice = arguments.dice == "program";
    rules.seed =
        arguments.seed < 0 ? std::random_device{}() : static_cast<unsigned>(arguments.seed);
    rules.computer = arguments.computer;
    rules.save_as = arguments.resume;
    if (!arguments.source.empty()) {
        const auto camera = open_camera(arguments, *table);
        if (!camera) {
            return fail(camera.error());
        }
        rules.seen_moves = [camera = *camera](const GameTable& now) { return camera->moves(now); };
    }
    return KeyboardGame(std::move(*table), rules, std::cin, std::cout).run();
}

}  // namespace littlewars::ui
