#include "ui/commands/command_line.hpp"

#include "ui/commands/command_line_calibration.hpp"
#include "ui/commands/command_line_observe.hpp"
#include "ui/commands/command_line_play.hpp"
#include "ui/commands/command_line_session.hpp"
#include "ui/commands/command_line_sources.hpp"
#include "ui/commands/judge.hpp"
#include "ui/window/application.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <functional>
#include <memory>
#include <string>

namespace littlewars::ui {
namespace {

/// What to run once the arguments are read; set by the chosen command.
using Job = std::function<int()>;

void add_judge(CLI::App& app,
               Job& job,
               referee::Question question,
               const char* name,
               const char* description) {
    auto* command = app.add_subcommand(name, description);
    auto arguments = std::make_shared<JudgeArguments>();
    arguments->question = question;
    command->add_option("FILE", arguments->file, "position file, - for standard input")->required();
    auto* lines =
        command->add_flag("--jsonl", arguments->batch, "one input a line, one output a line");
    command->add_option("--board", arguments->board, "file of your own board, for inputs without");
    if (question == referee::Question::Judge) {
        command->add_option("--map", arguments->map, "draw the rulings (an SVG file)")
            ->excludes(lines);
    }
    command->callback([&job, arguments] { job = [arguments] { return run_judge(*arguments); }; });
}

void add_commands(CLI::App& app, Job& job) {
    add_judge(app, job, referee::Question::Judge, "judge", "rulings on a position");
    add_judge(
        app, job, referee::Question::Moves, "moves", "legal moves of a board game's position");
    add_calibration_commands(app, job);
    add_session_commands(app, job);
    add_observe_command(app, job);
    add_source_commands(app, job);
    add_play_command(app, job);
}

int complain(std::string what) {
    std::replace(what.begin(), what.end(), '\n', ' ');
    fmt::print(stderr, "littlewars: {}; see 'littlewars --help'\n", what);
    return 2;
}

}  // namespace

int run_command_line(int argc, char** argv) {
    CLI::App app{"littlewars: a camera companion for battles with toy soldiers", "littlewars"};
    app.require_subcommand(0, 1);
    Job job;
    add_commands(app, job);
    std::string recording;
    app.add_option("SESSION", recording, "a recorded match (session.lws) to look at again");
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& asked) {
        return app.exit(asked);
    } catch (const CLI::ParseError& wrong) {
        return complain(wrong.what());
    }
    if (!job && recording.empty()) {
        return run_application(Opening::WhereWeLeft);
    }
    if (!job && !recording.ends_with(".lws")) {
        return complain(fmt::format("'{}' is neither a command nor a session.lws", recording));
    }
    if (!job) {
        return run_application(Opening::Recording, recording);
    }
    try {
        return job();
    } catch (const std::exception& fault) {
        return complain(fmt::format("unexpected fault: {}", fault.what())) - 1;
    }
}

}  // namespace littlewars::ui
