#pragma once

#include "calibration/armies.hpp"
#include "calibration/table_json.hpp"
#include "ui/overlay/scene_colour.hpp"
#include "ui/session/match_settings.hpp"
#include "ui/session/move_schedule.hpp"
#include "ui/window/eye.hpp"
#include "vision/sources/practice_table.hpp"

#include <opencv2/core/mat.hpp>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// All that must be known to play: what the wizard finds out, the demo brings along, or the last
/// match left behind.
struct MatchSetup {
    std::string title;                ///< Of the window; empty for a plain match.
    std::vector<std::string> source;  ///< As on the command line.
    std::optional<calibration::TableCalibration> table;
    cv::Mat empty;  ///< The table without pieces, or no picture.
    std::optional<calibration::Armies> armies;
    MatchSettings settings;
    std::shared_ptr<vision::PracticeTable> practice;     ///< The drawn table; null with a camera.
    std::optional<std::vector<ScheduledMove>> schedule;  ///< A film's own moves.
};

/// The table's plane, where it is calibrated.
[[nodiscard]] std::optional<calibration::TablePlane> plane_of(const MatchSetup& setup);

/// Puts a calibrated table into the setup: the match is played on one of that size.
[[nodiscard]] MatchSetup with_table(MatchSetup setup, const calibration::TableCalibration& table);

/// Puts the two armies into the setup; the match's sides have their names.
[[nodiscard]] MatchSetup with_armies(MatchSetup setup, const calibration::Armies& armies);

/// A setup for `source` alone: nothing is measured, boxes are drawn.
[[nodiscard]] MatchSetup plain_setup(std::vector<std::string> source);

/// The two coats to draw the sides in: as shown to the camera, else by name, else red and blue.
[[nodiscard]] std::array<SceneColour, 2> coats_of(const MatchSetup& setup);

/// An eye for the vision thread that loads its net at the first frame and then observes each.
[[nodiscard]] Eye observer_eye(const MatchSetup& setup);

/// The source of the setup, opened by whoever first asks it for a picture (a camera may take
/// seconds, and may not be there yet: it is tried again every two seconds).
[[nodiscard]] std::unique_ptr<vision::FrameSource> source_of(const MatchSetup& setup);

/// The drawn table with both armies: everything about it is known.
///
/// Errors: NotFound  its pictures are missing from the installation.
[[nodiscard]] calibration::Expected<MatchSetup> practice_setup();

/// The battle that ships with the program: film, table, empty table, armies and moves.
///
/// Errors: NotFound  a file is missing from the installation.
[[nodiscard]] calibration::Expected<MatchSetup> demo_setup();

}  // namespace littlewars::ui
