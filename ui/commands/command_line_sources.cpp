#include "ui/commands/command_line_sources.hpp"

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

void add_source_commands(CLI::App& app, std::function<int()>& job) {
    add_report(app, job, "cameras", "cameras found, with names, sizes and rates", run_cameras);
    add_report(app, job, "doctor", "what works here, each thing tried", run_doctor);
}

}  // namespace littlewars::ui
