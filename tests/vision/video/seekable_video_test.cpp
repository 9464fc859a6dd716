#include "vision/video/seekable_video.hpp"

#include "tests/support/run_program.hpp"
#include "vision/video/video_writer.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <csignal>
#include <fstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace littlewars::vision {
namespace {

using calibration::ErrorKind;
using std::chrono::duration;
using std::chrono::milliseconds;

constexpr int kPictures = 120;
constexpr int kInterval_ms = 100;
constexpr double kTolerance = 3;  ///< Of brightness: what the codecs lose.

/// Of picture `number`: neighbours and pictures a key interval apart differ.
double brightness(int number) {
    return 30 + 8 * (number % 23);
}

class Seekable : public testing::TestWithParam<VideoCodec> {
  protected:
    void write(const std::string& file, bool finished) const {
        auto writer = VideoWriter::create(file, {320, 240}, {.codec = GetParam(), .most_hz = 30});
        ASSERT_TRUE(writer) << message(writer.error());
        for (int i = 0; i < kPictures; ++i) {
            const cv::Mat picture(240, 320, CV_8UC3, cv::Scalar::all(brightness(i)));
            (*writer)->add(picture, milliseconds(kInterval_ms * i));
            while ((*writer)->status().written <= i) {
                std::this_thread::yield();
            }
        }
        if (!finished) {
            ::raise(SIGKILL);
        }
    }

    void write_and_be_killed(const std::string& file) const {
        const pid_t child = ::fork();
        if (child == 0) {
            write(file, false);
        }
        int status = 0;
        ASSERT_EQ(::waitpid(child, &status, 0), child);
    }

    static double brightness_at(SeekableVideo& video, int time_ms) {
        const auto picture = video.picture_at(milliseconds(time_ms));
        EXPECT_TRUE(picture) << time_ms;
        return picture ? cv::mean(*picture)[1] : -1;
    }

    testing_support::TemporaryFolder folder_;
};

TEST_P(Seekable, ShowsThePictureOfAnyTime) {
    write(folder_.file("a.mkv"), true);
    const auto video = SeekableVideo::open(folder_.file("a.mkv"));
    ASSERT_TRUE(video) << message(video.error());
    for (const int number : {0, 1, 2, 60, 61, 59, 119, 3, 80, 79, 40, 40, 0}) {
        EXPECT_NEAR(brightness_at(**video, kInterval_ms * number), brightness(number), kTolerance)
            << number;
        EXPECT_NEAR(
            brightness_at(**video, kInterval_ms * number + 90), brightness(number), kTolerance)
            << "just before picture " << number + 1;
    }
}

TEST_P(Seekable, StaysAtItsEnds) {
    write(folder_.file("a.mkv"), true);
    const auto video = SeekableVideo::open(folder_.file("a.mkv"));
    ASSERT_TRUE(video) << message(video.error());
    EXPECT_NEAR(brightness_at(**video, -500), brightness(0), kTolerance);
    EXPECT_NEAR(brightness_at(**video, 1'000'000), brightness(kPictures - 1), kTolerance);
    EXPECT_NEAR(brightness_at(**video, 1'000'000), brightness(kPictures - 1), kTolerance);
    EXPECT_NEAR(brightness_at(**video, 0), brightness(0), kTolerance);
}

TEST_P(Seekable, OpensAVideoThatBreaksOff) {
    write_and_be_killed(folder_.file("a.mkv"));
    const auto video = SeekableVideo::open(folder_.file("a.mkv"));
    ASSERT_TRUE(video) << message(video.error());
    for (const int number : {70, 5, 95, 30}) {
        EXPECT_NEAR(brightness_at(**video, kInterval_ms * number), brightness(number), kTolerance)
            << number;
    }
}

TEST_P(Seekable, RefusesWhatIsNoVideo) {
    std::ofstream(folder_.file("text.mkv")) << "not a video";
    for (const char* name : {"text.mkv", "missing.mkv"}) {
        const auto video = SeekableVideo::open(folder_.file(name));
        ASSERT_FALSE(video);
        EXPECT_EQ(video.error().kind, ErrorKind::BadInput);
    }
}

INSTANTIATE_TEST_SUITE_P(Codecs,
                         Seekable,
                         testing::Values(VideoCodec::H264, VideoCodec::Mjpg),
                         [](const auto& given) {
                             return given.param == VideoCodec::H264 ? "H264" : "Mjpg";
                         });

}  // namespace
}  // namespace littlewars::vision
