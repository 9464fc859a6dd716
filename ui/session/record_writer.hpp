#pragma once

#include "calibration/error.hpp"
#include "ui/session/session_event.hpp"

#include <opencv2/core/mat.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace littlewars::ui {

/// Writes a session.lws: one SQLite file with a write-ahead log, on a thread of its own.
///
/// What is given is on the disk, safe from a killed program, at most half a second later. While the
/// disk is full the record waits in memory and is tried again every second; nothing is lost then as
/// long as the program lives. Any thread may call; a full queue makes write() wait, stills and
/// frame stamps that find it full are left out.
class RecordWriter {
  public:
    /// Makes the file, or goes on with one that is there (an older version is brought up first).
    ///
    /// Errors: BadInput     the file is not a session, damaged, or of a newer version;
    ///         Unavailable  the folder can't be written, the disk is full, or another program
    ///                      writes this session.
    static calibration::Expected<std::unique_ptr<RecordWriter>> open(
        const std::filesystem::path& path);

    /// Finishes what is queued.
    ~RecordWriter();
    RecordWriter(const RecordWriter&) = delete;
    RecordWriter& operator=(const RecordWriter&) = delete;

    void write(const SessionEvent& event);
    /// The same for a line of another game's record ("littlewars-event" of a kind of its own).
    void write_line(double time_s, std::string kind, std::string line);
    /// A file as given ("table", "armies", "lens", "moves"), from this time on.
    void write_given(double time_s, std::string kind, std::string json);
    void write_meta(std::string key, std::string value);
    /// A picture, BGR CV_8UC3, kept as JPEG with the newest event. Shares its pixels.
    void write_still(double time_s, cv::Mat picture);
    /// The frames written from now on are this video's. `file`: its name beside the session.
    void begin_video(std::string file, std::string codec);
    void write_stamp(long frame, double time_s);

    /// Waits until all given so far is on the disk.
    ///
    /// Errors: Unavailable  the disk is full or gone.
    calibration::Expected<void> flush();

    /// What is wrong with the disk, in words; empty when all is well.
    [[nodiscard]] std::string trouble() const;

  private:
    class Worker;
    explicit RecordWriter(std::unique_ptr<Worker> worker);
    std::unique_ptr<Worker> worker_;
};

}  // namespace littlewars::ui
