#pragma once

#include "calibration/error.hpp"
#include "ui/session/record_writer.hpp"
#include "ui/session/session_event.hpp"

#include <opencv2/core/mat.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// A line of another game's record than Little Wars'.
struct RecordLine {
    double time_s = 0;
    std::string kind;
    std::string line;         ///< JSON, a "littlewars-event".
    bool with_still = false;  ///< The newest picture is kept with it.
};

/// What a recording begins with. The texts are files of the formats littlewars-table,
/// littlewars-armies and a moves file, as given.
struct RecordingStart {
    std::string source;  ///< As the players named it.
    std::optional<std::string> table_json;
    std::optional<std::string> armies_json;
    std::optional<std::string> moves_json;
    std::optional<std::string> board_json;  ///< Where a board game's board lies in the pictures.
    std::string game = "little-wars";
    std::vector<SessionEvent> events;  ///< The match so far.
    std::vector<RecordLine> lines;     ///< The same of another game.
    bool with_video = true;
    bool resumed = false;  ///< The file is this very match's, `events` and all: go on with it.
};

/// Keeps a match: the record, a still at each ruling, and the video beside it.
///
/// frame() may be called from one thread and event() from another. The record matters most: when
/// the disk fills up the video stops first and the record goes on.
class SessionRecorder {
  public:
    /// Errors: as RecordWriter::open; BadInput too when the file is there and not this match's.
    static calibration::Expected<std::unique_ptr<SessionRecorder>> start(
        const std::filesystem::path& path, RecordingStart start);
    ~SessionRecorder();
    SessionRecorder(const SessionRecorder&) = delete;
    SessionRecorder& operator=(const SessionRecorder&) = delete;

    /// To be a listener of the session.
    void event(const SessionEvent& event);
    void line(const RecordLine& line);
    /// Each picture (BGR, CV_8UC3), in order of time; never waits. Shares its pixels.
    void frame(const cv::Mat& picture, double time_s);

    /// Ends the video and waits until everything is on the disk.
    ///
    /// Errors: Unavailable  the disk is full or gone.
    calibration::Expected<void> finish();

    /// How long it has been recording, by the times of its frames.
    [[nodiscard]] double seconds() const;
    /// What is wrong, in words for the players ("The disk is nearly full: …"); empty when all is
    /// well.
    [[nodiscard]] std::string trouble() const;

  private:
    class Parts;
    explicit SessionRecorder(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace littlewars::ui
