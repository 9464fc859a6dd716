#pragma once

#include "calibration/error.hpp"
#include "calibration/points.hpp"
#include "ui/overlay/overlay_scene.hpp"
#include "ui/overlay/scene_colour.hpp"
#include "ui/session/record_reader.hpp"
#include "ui/session/session_view.hpp"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace littlewars::ui {

/// How far one piece went in a move.
struct Step {
    std::string piece;
    double length_in = 0;
};

/// One move of the match as it is told afterwards.
struct ReportedMove {
    std::shared_ptr<const Judgement> judgement;
    OverlayScene map;
    std::vector<Step> steps;         ///< Of the side that moved, farthest first.
    std::vector<std::string> words;  ///< The rulings.
    std::string still_jpeg;          ///< The picture it was judged on; may be empty.
    std::array<RollLine, 2> roll;    ///< After the ruling.
};

/// A whole match, ready to be written down: values only, no page layout.
struct MatchReport {
    std::array<std::string, 2> sides;
    std::array<SceneColour, 2> colours;
    calibration::TableSize table;
    std::string edition;
    std::string started;  ///< Date and time as kept, UTC; may be empty.
    double length_s = 0;
    std::array<RollLine, 2> at_first;  ///< As the first move began.
    std::array<RollLine, 2> at_last;
    std::vector<ReportedMove> moves;
    std::vector<TextAt> notes;
    std::vector<TextAt> differences;
};

/// Follows a record from its beginning and keeps what a report tells. What was undone is not told.
///
/// Errors: BadInput  the record is damaged or holds no match.
[[nodiscard]] calibration::Expected<MatchReport> match_report(const RecordReader& record);

}  // namespace littlewars::ui
