#pragma once

#include "calibration/error.hpp"
#include "referee/littlewars/options.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

struct HeadlessMatchArguments {
    std::vector<std::string> source;
    std::filesystem::path table;
    std::filesystem::path empty;  ///< None when empty, as the next three.
    std::filesystem::path armies;
    std::filesystem::path moves;
    std::filesystem::path record;    ///< A session.lws to write.
    std::filesystem::path overlays;  ///< A folder for pictures of each ruling.
    bool with_video = true;
    std::optional<double> seconds;
    referee::little_wars::Edition edition = referee::little_wars::Edition::HowTo;
    bool lines = false;  ///< Print event lines; else words.
};

/// A whole match without a window: source, eye, session and referee in one loop, on this thread.
/// Ends with the source, after `seconds`, or at an interrupt; what was recorded then is complete.
///
/// Errors: as those of the parts; EndOfSource never.
calibration::Expected<void> run_headless_match(const HeadlessMatchArguments& arguments);

}  // namespace littlewars::ui
