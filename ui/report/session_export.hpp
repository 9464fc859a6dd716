#pragma once

#include "calibration/error.hpp"
#include "ui/session/record_reader.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace littlewars::ui {

/// What of a session is written out for other programs.
enum class Exported {
    PositionsCsv,   ///< positions.csv: a line for each piece of each judged position, inches.
    PositionsJson,  ///< move-N.json: littlewars-position files, as `judge` reads them.
    Maps,           ///< move-N.svg
    Subtitles,      ///< rulings.srt, timed for the video
    Stills,         ///< still-N.jpg
};

/// Writes `what` into `folder` (made when missing); returns the files written.
///
/// Errors: BadInput     the record is damaged;
///         Unavailable  the folder can't be written.
[[nodiscard]] calibration::Expected<std::vector<std::filesystem::path>> export_session(
    const RecordReader& record,
    const std::vector<Exported>& what,
    const std::filesystem::path& folder);

/// The positions of a match as CSV (RFC 4180), headed
/// move,moved,piece,side,kind,status,x_in,y_in,from_x_in,from_y_in,sigma_in.
[[nodiscard]] std::string positions_csv(const std::vector<std::shared_ptr<const Judgement>>& list);

/// Rulings as SubRip subtitles. `start_s` is the session's time at the video's first frame.
[[nodiscard]] std::string rulings_srt(const std::vector<std::shared_ptr<const Judgement>>& list,
                                      double start_s);

}  // namespace littlewars::ui
