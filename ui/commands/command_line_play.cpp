#include "ui/commands/command_line_play.hpp"

#include "ui/commands/command_line_sources.hpp"
#include "ui/commands/play.hpp"

#include <CLI/CLI.hpp>

#include <memory>

namespace littlewars::ui {

void add_play_command(CLI::App& app, std::function<int()>& job) {
    auto* command = app.add_subcommand("play", "a board game in the terminal, refereed");
    auto arguments = std::make_shared<PlayArguments>();
    command->add_option("GAME", arguments->game, "the game")
        ->required()
        ->check(CLI::IsMember({"forteca", "stratego", "mukden-1905", "finland-1918"}));
    command->add_option("--option", arguments->options, "an option of the game, NAME=VALUE");
    command->add_option("--board", arguments->board, "file of your own board");
    command->add_option("--resume", arguments->resume, "file written by 'save'");
    command
        ->add_option("--dice",
                     arguments->dice,
                     "who throws: program, typed, or camera: dice on the table are read")
        ->check(CLI::IsMember({"program", "typed", "camera"}));
    command->add_option("--computer", arguments->computer, "the side the program plays (forteca)")
        ->check(CLI::IsMember({"besiegers", "defenders"}));
    command->add_option("--source",
                        arguments->source,
                        "the camera over the real board, or pictures of it: moves are seen");
    add_board_place(*command, arguments->place);
    command->add_option("--empty", arguments->empty, "picture of the bare board");
    command->add_option("--armies", arguments->armies, "armies.json, the sides' colours");
    command->add_option("--seed", arguments->seed, "seed of the dice")
        ->check(CLI::NonNegativeNumber);
    command->callback([&job, arguments] { job = [arguments] { return run_play(*arguments); }; });
}

}  // namespace littlewars::ui
