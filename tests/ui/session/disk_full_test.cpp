#include "tests/support/small_disk.hpp"
#include "ui/session/record_reader.hpp"
#include "ui/session/session_recorder.hpp"
#include "vision/sources/frame_source.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <chrono>
#include <memory>
#include <string>
#include <thread>

namespace littlewars::ui {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;

/// Records on a disk that is soon full.
class RecorderOnASmallDisk : public testing::Test {
  protected:
    void SetUp() override {
        if (!disk_.is_there()) {
            GTEST_SKIP() << "only root may mount a small disk";
        }
    }

    std::unique_ptr<SessionRecorder> started() {
        RecordingStart start;
        start.events = {{0, 0, MatchStarted{}}};
        return std::move(*SessionRecorder::start(disk_.file("session.lws"), start));
    }
    static void show_pictures(SessionRecorder& recorder, double from_s, double to_s) {
        const cv::Mat picture(240, 320, CV_8UC3, cv::Scalar(40, 90, 60));
        for (double time_s = from_s; time_s < to_s; time_s += 0.1) {
            recorder.frame(picture, time_s);
        }
    }
    static SessionEvent note(double time_s) {
        return {time_s, 1, NoteWritten{std::string(2000, 'n')}};
    }
    /// Until the recorder says what `said` accepts.
    template <typename Said>
    static bool comes_to_say(const SessionRecorder& recorder, Said said) {
        for (int tries = 0; tries < 600; ++tries) {
            if (said(recorder.trouble())) {
                return true;
            }
            std::this_thread::sleep_for(20ms);
        }
        return false;
    }

    testing_support::SmallDisk disk_;
};

using FullDisk = RecorderOnASmallDisk;
using ReadOnlyDisk = RecorderOnASmallDisk;

TEST_F(FullDisk, EndsTheVideoFirstAndTellsThePlayers) {
    const auto recorder = started();
    show_pictures(*recorder, 0, 3);
    EXPECT_THAT(recorder->trouble(), IsEmpty());
    disk_.fill(20 << 20);
    show_pictures(*recorder, 3, 8);
    EXPECT_THAT(recorder->trouble(), HasSubstr("the video stopped, the record goes on"));
    for (int i = 0; i < 100; ++i) {
        recorder->event(note(8 + i));
    }
    EXPECT_TRUE(recorder->finish());
    const auto reader = RecordReader::open(disk_.file("session.lws"));
    ASSERT_TRUE(reader) << message(reader.error());
    EXPECT_EQ(reader->events()->size(), 101U);
    // And what there is of the video plays.
    const auto video = vision::open_source({reader->videos().at(0).file.string()});
    ASSERT_TRUE(video) << message(video.error());
    EXPECT_TRUE((*video)->next(1s));
}

TEST_F(FullDisk, LosesNothingOnceThereIsRoomAgain) {
    const auto recorder = started();
    disk_.fill(0);
    int notes = 0;
    while (recorder->trouble().find("can't be written") == std::string::npos && notes < 400) {
        recorder->event(note(++notes));
        std::this_thread::sleep_for(5ms);
    }
    EXPECT_TRUE(comes_to_say(*recorder, [](const std::string& trouble) {
        return trouble.find("the record can't be written") != std::string::npos;
    }));
    recorder->event(note(++notes));  // The game goes on.
    EXPECT_FALSE(recorder->finish());
    disk_.make_room();
    EXPECT_TRUE(
        comes_to_say(*recorder, [](const std::string& trouble) { return trouble.empty(); }));
    EXPECT_TRUE(recorder->finish());
    const auto reader = RecordReader::open(disk_.file("session.lws"));
    ASSERT_TRUE(reader) << message(reader.error());
    EXPECT_TRUE(reader->check_integrity());
    EXPECT_EQ(reader->events()->size(), static_cast<std::size_t>(notes) + 1);
}

TEST_F(ReadOnlyDisk, LetsASessionBeReadAndSaysWhyItCannotGoOn) {
    EXPECT_TRUE(started()->finish());
    ASSERT_TRUE(disk_.make_read_only());
    const auto reader = RecordReader::open(disk_.file("session.lws"));
    ASSERT_TRUE(reader) << message(reader.error());
    EXPECT_EQ(reader->events()->size(), 1U);
    RecordingStart again;
    again.resumed = true;
    const auto recorder = SessionRecorder::start(disk_.file("session.lws"), again);
    ASSERT_FALSE(recorder);
    EXPECT_THAT(message(recorder.error()), HasSubstr("can't be written"));
}

}  // namespace
}  // namespace littlewars::ui
