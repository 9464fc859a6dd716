#include "ui/commands/command_line_sources.hpp"

#include "ui/commands/board_read.hpp"
#include "ui/commands/cameras.hpp"
#include "ui/commands/doctor.hpp"

#include <CLI/CLI.hpp>

#include <memory>

namespace littlewars::ui {
namespace {

void add_report(CLI::App& app,
                std::function<int()>& job,
                const char* name,
                const char* description,
                int (*run)(OutputForm)) {
    auto* command = app.add_subcommand(name, description);
    auto as_json = std::make_shared<bool>(false);
    command->add_flag("--json", *as_json, "machine-readable output");
    command->callback([&job, as_json, run] {
        job = [as_json, run] { return run(*as_json ? OutputForm::Json : OutputForm::Words); };
    });
}

}  // namespace

void add_board_place(CLI::App& command, BoardPlaceTold& place) {
    command.add_option("--markers", place.markers, "markers.json of the printed board");
    command.add_option("--corners",
                       place.corners,
                       "\"x,y x,y x,y x,y\": near left, near right, far right, far left");
    command.add_option("--points",
                       place.points,
                       "\"NAME=x,y NAME=x,y ...\": four points of the board or more; more follow a "
                       "board that lies uneven");
}

namespace {

void add_board_read(CLI::App& app, std::function<int()>& job) {
    auto* board = app.add_subcommand("board", "game boards under the camera");
    board->require_subcommand(1);
    auto* command = board->add_subcommand("read", "which points of a board are occupied");
    auto arguments = std::make_shared<BoardReadArguments>();
    auto as_json = std::make_shared<bool>(false);
    command->add_option("IMAGE", arguments->image, "picture of the board")->required();
    command->add_option("--board", arguments->board, "board file, or a built-in board's name")
        ->required();
    add_board_place(*command, arguments->place);
    command->add_option("--empty", arguments->empty, "picture of the bare board");
    command->add_option("--armies", arguments->armies, "armies.json, the sides' colours");
    command->add_flag("--json", *as_json, "machine-readable output");
    command->callback([&job, arguments, as_json] {
        arguments->form = *as_json ? OutputForm::Json : OutputForm::Words;
        job = [arguments] { return run_board_read(*arguments); };
    });
}

}  // namespace

void add_source_commands(CLI::App& app, std::function<int()>& job) {
    add_report(app, job, "cameras", "cameras found, with names, sizes and rates", run_cameras);
    add_report(app, job, "doctor", "what works here, each thing tried", run_doctor);
    add_board_read(app, job);
}

}  // namespace littlewars::ui
