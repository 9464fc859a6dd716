#include "vision/video/video_writer.hpp"

#include "vision/sources/frame_source.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <csignal>
#include <filesystem>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace littlewars::vision {
namespace {

namespace fs = std::filesystem;
using calibration::ErrorKind;
using std::chrono::duration;
using std::chrono::milliseconds;

constexpr double kStep = 8;  ///< In brightness, from picture to picture.

cv::Mat picture(int number, cv::Size size = {320, 240}) {
    cv::Mat grey(size, CV_8UC3, cv::Scalar::all(30 + kStep * number));
    return grey;
}

class Video : public testing::TestWithParam<VideoCodec> {
  protected:
    Video() {
        folder_ = fs::temp_directory_path() / ("littlewars_video_" + std::to_string(::getpid()));
        fs::create_directories(folder_);
    }
    ~Video() override { fs::remove_all(folder_); }

    /// Waits until the writer has taken the picture.
    static void add(VideoWriter& writer, const cv::Mat& frame, double time_s) {
        const long before = writer.status().written;
        ASSERT_TRUE(writer.add(frame, duration<double>(time_s)));
        while (writer.status().written == before && !writer.status().failed) {
            std::this_thread::yield();
        }
    }

    static std::vector<Frame> read(const fs::path& file) {
        std::vector<Frame> frames;
        const auto source = open_source({file.string()});
        EXPECT_TRUE(source) << message(source.error());
        while (source) {
            auto frame = (*source)->next(milliseconds(1000));
            if (!frame) {
                EXPECT_EQ(frame.error().kind, ErrorKind::EndOfSource) << message(frame.error());
                break;
            }
            frames.push_back(*frame);
        }
        return frames;
    }

    fs::path folder_;
    VideoSettings settings_{.codec = GetParam(), .most_hz = 30};
};

TEST_P(Video, KeepsTheTimesOfAStutteringCamera) {
    // FFmpeg's reader guesses the times of videos with fewer than eight pictures.
    const std::vector<double> times_s{
        100, 100.04, 100.5, 102.123, 102.2, 102.3, 102.35, 102.45, 102.55, 103, 103.03};
    auto writer = VideoWriter::create(folder_ / "a.mkv", {320, 240}, settings_);
    ASSERT_TRUE(writer) << message(writer.error());
    for (std::size_t i = 0; i < times_s.size(); ++i) {
        add(**writer, picture(static_cast<int>(i)), times_s[i]);
    }
    EXPECT_TRUE((*writer)->finish());
    const auto frames = read(folder_ / "a.mkv");
    ASSERT_EQ(frames.size(), times_s.size());
    for (std::size_t i = 0; i < times_s.size(); ++i) {
        EXPECT_NEAR(frames[i].time.count(), times_s[i] - times_s[0], 0.0011);
        EXPECT_NEAR(cv::mean(frames[i].picture)[1], 30 + kStep * static_cast<double>(i), 3);
    }
}

TEST_P(Video, ThinsOutAFastCamera) {
    auto writer = VideoWriter::create(folder_ / "a.mkv", {320, 240}, settings_);
    ASSERT_TRUE(writer);
    add(**writer, picture(0), 0);
    EXPECT_FALSE((*writer)->add(picture(1), duration<double>(0.010)));
    EXPECT_FALSE((*writer)->add(picture(1), duration<double>(-1)));
    add(**writer, picture(1), 0.033);
    EXPECT_EQ((*writer)->status().written, 2);
}

TEST_P(Video, TakesOddAndStrangeSizes) {
    auto writer = VideoWriter::create(folder_ / "a.mkv", {321, 241}, settings_);
    ASSERT_TRUE(writer);
    add(**writer, picture(0, {321, 241}), 0);
    add(**writer, picture(1, {200, 200}), 1);
    EXPECT_TRUE((*writer)->finish());
    EXPECT_EQ(read(folder_ / "a.mkv").back().picture.size(), cv::Size(320, 240));
}

TEST_P(Video, SurvivesBeingKilled) {
    constexpr int kPictures = 60;
    constexpr double kInterval_s = 0.1;
    const pid_t child = ::fork();
    if (child == 0) {
        auto writer = VideoWriter::create(folder_ / "killed.mkv", {320, 240}, settings_);
        for (int i = 0; i < kPictures; ++i) {
            add(**writer, picture(i % 25), kInterval_s * i);
        }
        ::raise(SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status));
    const auto frames = read(folder_ / "killed.mkv");
    ASSERT_FALSE(frames.empty());
    EXPECT_GT(frames.back().time.count(), kInterval_s * kPictures - 2);
}

TEST_P(Video, SaysThatTheDiskIsFull) {
    auto writer = VideoWriter::create("/dev/full", {320, 240}, settings_);
    if (!writer) {
        EXPECT_EQ(writer.error().kind, ErrorKind::Unavailable);
        return;
    }
    for (int i = 0; i < 100 && !(*writer)->status().failed; ++i) {
        add(**writer, picture(i % 25), i);
    }
    ASSERT_TRUE((*writer)->status().failed);
    EXPECT_FALSE((*writer)->add(picture(1), duration<double>(1000)));
    EXPECT_FALSE((*writer)->finish());
}

TEST_P(Video, RefusesAFolderThatIsNotThere) {
    EXPECT_EQ(VideoWriter::create(folder_ / "no" / "a.mkv", {320, 240}, settings_).error().kind,
              ErrorKind::BadInput);
}

INSTANTIATE_TEST_SUITE_P(Codecs,
                         Video,
                         testing::Values(VideoCodec::H264, VideoCodec::Mjpg),
                         [](const auto& given) {
                             return given.param == VideoCodec::H264 ? "H264" : "Mjpg";
                         });

}  // namespace
}  // namespace littlewars::vision
