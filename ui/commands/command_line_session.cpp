#include "ui/commands/command_line_session.hpp"

#include "ui/commands/demo.hpp"
#include "ui/commands/export.hpp"
#include "ui/commands/record.hpp"
#include "ui/commands/replay.hpp"
#include "ui/commands/report.hpp"

#include <CLI/CLI.hpp>

#include <map>
#include <memory>
#include <string>

namespace littlewars::ui {
namespace {

using Job = std::function<int()>;

void add_demo(CLI::App& app, Job& job) {
    auto* command = app.add_subcommand("demo", "the bundled battle, with no camera");
    auto arguments = std::make_shared<DemoArguments>();
    command->add_flag(
        "--headless", arguments->headless, "print its rulings and write overlay pictures");
    command->add_flag("--json", arguments->json, "event lines instead of words");
    command->add_option(
        "--out", arguments->out, "folder for the pictures; default littlewars-demo");
    command->callback([&job, arguments] { job = [arguments] { return run_demo(*arguments); }; });
}

void add_edition(CLI::App& command, referee::little_wars::Edition& edition) {
    command
        .add_option_function<std::string>(
            "--edition",
            [&edition](const std::string& name) {
                edition = *referee::little_wars::edition_named(name);
            },
            "howto (default) or 1913")
        ->check(CLI::IsMember({"howto", "1913"}));
}

void add_record(CLI::App& app, Job& job) {
    auto* command = app.add_subcommand("record", "a match without a window, judged and recorded");
    auto arguments = std::make_shared<HeadlessMatchArguments>();
    command->add_option("SOURCE", arguments->source, "camera, stream, video or pictures")
        ->required();
    command->add_option("--table", arguments->table, "table.json")->required();
    command->add_option("--empty", arguments->empty, "picture of the table without pieces");
    command->add_option("--armies", arguments->armies, "armies.json");
    command->add_option("--moves", arguments->moves, "when the moves begin and end");
    add_edition(*command, arguments->edition);
    command->add_option("--out", arguments->record, "session.lws to write")->required();
    command->add_option("--overlays", arguments->overlays, "folder for pictures of the rulings");
    command
        ->add_option_function<double>(
            "--seconds",
            [arguments](double seconds) { arguments->seconds = seconds; },
            "how long to record")
        ->check(CLI::PositiveNumber);
    command->add_flag("--json", arguments->lines, "event lines instead of words");
    command->add_flag("!--no-video", arguments->with_video, "keep no video beside the session");
    command->callback([&job, arguments] { job = [arguments] { return run_record(*arguments); }; });
}

void add_replay(CLI::App& app, Job& job) {
    auto* command = app.add_subcommand("replay", "look at a recorded session again");
    auto arguments = std::make_shared<ReplayArguments>();
    command->add_option("SESSION", arguments->session, "session.lws")->required();
    command->add_flag("--json", arguments->json, "its event lines");
    command->add_flag(
        "--rejudge", arguments->rejudge, "judge all kept positions again; exit 1 if any differs");
    command->callback([&job, arguments] { job = [arguments] { return run_replay(*arguments); }; });
}

void add_report(CLI::App& app, Job& job) {
    auto* command = app.add_subcommand("report", "a recorded match, told for those not there");
    auto arguments = std::make_shared<ReportArguments>();
    command->add_option("SESSION", arguments->session, "session.lws")->required();
    command->add_option("--out", arguments->out, "report.html or report.pdf")->required();
    command->callback([&job, arguments] { job = [arguments] { return run_report(*arguments); }; });
}

void add_export(CLI::App& app, Job& job) {
    static const std::map<std::string, Exported> kinds{{"csv", Exported::PositionsCsv},
                                                       {"json", Exported::PositionsJson},
                                                       {"svg", Exported::Maps},
                                                       {"srt", Exported::Subtitles},
                                                       {"jpg", Exported::Stills}};
    auto* command = app.add_subcommand("export", "a recorded match for other programs");
    auto arguments = std::make_shared<ExportArguments>();
    command->add_option("SESSION", arguments->session, "session.lws")->required();
    command->add_option("--out", arguments->folder, "folder to write to")->required();
    command->add_option("--what", arguments->what, "csv, json, svg, srt, jpg; default all of them")
        ->transform(CLI::CheckedTransformer(kinds));
    command->callback([&job, arguments] { job = [arguments] { return run_export(*arguments); }; });
}

}  // namespace

void add_session_commands(CLI::App& app, Job& job) {
    add_demo(app, job);
    add_record(app, job);
    add_replay(app, job);
    add_report(app, job);
    add_export(app, job);
}

}  // namespace littlewars::ui
