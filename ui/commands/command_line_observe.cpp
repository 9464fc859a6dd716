#include "ui/commands/command_line_observe.hpp"

#include "ui/commands/observe.hpp"

#include <CLI/CLI.hpp>

#include <memory>

namespace littlewars::ui {

void add_observe_command(CLI::App& app, std::function<int()>& job) {
    auto* command = app.add_subcommand("observe", "what stands where, one JSON line a frame");
    auto arguments = std::make_shared<ObserveArguments>();
    command
        ->add_option("SOURCE",
                     arguments->source,
                     "pictures, a video file, camera:N, http:// or rtsp:// stream, practice:")
        ->required();
    command->add_option("--table", arguments->table, "table.json; without it, pixels only");
    command->add_option("--empty", arguments->empty, "picture of the table without pieces");
    command->add_option("--armies", arguments->armies, "armies.json, the sides' colours");
    command->add_option("--debug", arguments->debug, "folder for pictures of what was seen");
    command
        ->add_option("--figure-mm",
                     arguments->figure_mm,
                     "height of a foot soldier; without it, learned from the table")
        ->check(CLI::Range(10.0, 200.0));
    command->add_flag("--json", arguments->json, "JSON lines (which is the only form there is)");
    command->callback([&job, arguments] { job = [arguments] { return run_observe(*arguments); }; });
}

}  // namespace littlewars::ui
