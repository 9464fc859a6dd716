#include "vision/sources/live_source.hpp"

#include "vision/sources/camera_feed.hpp"
#include "vision/sources/camera_list.hpp"
#include "vision/sources/torn_picture.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

namespace littlewars::vision {
namespace {

using calibration::ErrorKind;
using std::chrono::milliseconds;

constexpr milliseconds kPatience{20'000};  ///< Far above what a loaded machine needs.
constexpr LiveTiming kQuick{.stale_after = milliseconds(30),
                            .frozen_after = milliseconds(60),
                            .back_for = milliseconds(60'000),
                            .first_wait = milliseconds(1),
                            .longest_wait = milliseconds(4)};

cv::Mat noise(int seed) {
    cv::Mat picture(60, 80, CV_8UC3);
    cv::RNG random(static_cast<unsigned>(seed));
    random.fill(picture, cv::RNG::UNIFORM, 0, 255);
    return picture;
}

cv::Mat torn() {
    cv::Mat picture = noise(1);
    picture.rowRange(30, 60) = cv::Scalar::all(128);
    return picture;
}

/// What the test makes the feed do; shared with the reader thread.
struct Script {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<cv::Mat> pictures;  ///< An empty one breaks the connection.
    bool repeats = false;          ///< Give the last picture again and again.
    bool refuses = false;
    bool present = true;
    bool over = false;

    void give(cv::Mat picture) {
        {
            const std::lock_guard lock(mutex);
            pictures.push_back(std::move(picture));
        }
        changed.notify_all();
    }
    void set(bool Script::*flag, bool value) {
        {
            const std::lock_guard lock(mutex);
            this->*flag = value;
        }
        changed.notify_all();
    }
};

class ScriptedFeed : public LiveFeed {
  public:
    explicit ScriptedFeed(std::shared_ptr<Script> script) : script_(std::move(script)) {}

    calibration::Expected<void> connect() override {
        const std::lock_guard lock(script_->mutex);
        if (script_->refuses) {
            return tl::unexpected(
                calibration::Error{ErrorKind::Unavailable, "script", "refuses", ""});
        }
        return {};
    }
    std::optional<cv::Mat> read(cv::Mat) override {
        std::unique_lock lock(script_->mutex);
        script_->changed.wait(lock, [this] {
            return !script_->pictures.empty() || script_->over || script_->repeats;
        });
        if (script_->over) {
            return std::nullopt;
        }
        if (!script_->pictures.empty()) {
            last_ = script_->pictures.front();
            script_->pictures.pop_front();
        }
        return last_.empty() ? std::nullopt : std::optional(last_.clone());
    }
    void disconnect() override {}
    [[nodiscard]] bool is_present() const override {
        const std::lock_guard lock(script_->mutex);
        return script_->present;
    }

  private:
    std::shared_ptr<Script> script_;
    cv::Mat last_;
};

class Live : public testing::Test {
  protected:
    /// The feed must end its read before the source can join its reader.
    ~Live() override {
        script_->set(&Script::over, true);
        source_.reset();
    }

    LiveSource& open() {
        script_->give(noise(0));
        auto source = LiveSource::open(std::make_unique<ScriptedFeed>(script_), "script", kQuick);
        EXPECT_TRUE(source);
        EXPECT_TRUE((*source)->next(kPatience));
        source_ = std::move(*source);
        return *source_;
    }

    /// Asks until the source is in `state`.
    static void wait_for(LiveSource& source, SourceState state) {
        const auto begin = std::chrono::steady_clock::now();
        while (source.status().state != state) {
            ASSERT_LT(std::chrono::steady_clock::now() - begin, kPatience);
            static_cast<void>(source.next(milliseconds(5)));
        }
    }

    std::shared_ptr<Script> script_ = std::make_shared<Script>();
    std::unique_ptr<LiveSource> source_;
};

TEST_F(Live, GivesTheNewestPictureAndCountsTheOvertaken) {
    LiveSource& source = open();
    for (int i = 1; i <= 3; ++i) {
        script_->give(noise(i));
    }
    while (source.status().arrived < 4) {
        std::this_thread::yield();
    }
    const auto frame = source.next(kPatience);
    ASSERT_TRUE(frame);
    EXPECT_EQ(cv::norm(frame->picture, noise(3), cv::NORM_INF), 0);
    EXPECT_EQ(frame->index, 3);
    EXPECT_EQ(source.status().overtaken, 2);
}

TEST_F(Live, DropsAndCountsTornPictures) {
    LiveSource& source = open();
    script_->give(torn());
    script_->give(noise(2));
    EXPECT_EQ(cv::norm(source.next(kPatience)->picture, noise(2), cv::NORM_INF), 0);
    EXPECT_EQ(source.status().torn, 1);
}

TEST_F(Live, IsStaleWhenNothingComes) {
    LiveSource& source = open();
    wait_for(source, SourceState::Stale);
    EXPECT_EQ(source.next(milliseconds(1)).error().kind, ErrorKind::Timeout);
    EXPECT_FALSE(source.status().trouble.empty());
}

TEST_F(Live, IsStaleWhenThePictureRepeats) {
    LiveSource& source = open();
    script_->set(&Script::repeats, true);
    wait_for(source, SourceState::Stale);
}

TEST_F(Live, IsLostWhenThePictureRepeatsAndTheDeviceIsGone) {
    LiveSource& source = open();
    script_->set(&Script::present, false);
    script_->set(&Script::refuses, true);
    script_->set(&Script::repeats, true);
    wait_for(source, SourceState::Lost);
}

TEST_F(Live, ComesBackAfterABreak) {
    LiveSource& source = open();
    script_->set(&Script::refuses, true);
    script_->give({});
    wait_for(source, SourceState::Lost);
    EXPECT_EQ(source.next(milliseconds(1)).error().kind, ErrorKind::Unavailable);
    script_->give(noise(5));
    script_->give(noise(6));
    script_->set(&Script::refuses, false);
    wait_for(source, SourceState::Back);
    EXPECT_EQ(source.status().reconnects, 1);
}

TEST_F(Live, StopEndsAWait) {
    LiveSource& source = open();
    source.stop();
    EXPECT_EQ(source.next(kPatience).error().kind, ErrorKind::EndOfSource);
}

TEST_F(Live, IsRefusedWhenTheFeedIs) {
    script_->set(&Script::refuses, true);
    const auto source = LiveSource::open(std::make_unique<ScriptedFeed>(script_), "script", kQuick);
    EXPECT_EQ(source.error().kind, ErrorKind::Unavailable);
}

TEST(TornPicture, IsToldFromWholeAndFlatOnes) {
    EXPECT_TRUE(is_torn(torn()));
    EXPECT_FALSE(is_torn(noise(3)));
    EXPECT_FALSE(is_torn(cv::Mat(60, 80, CV_8UC3, cv::Scalar::all(128))));
}

TEST(Fingerprint, DiffersWithTheNoise) {
    EXPECT_EQ(fingerprint(noise(1)), fingerprint(noise(1)));
    EXPECT_NE(fingerprint(noise(1)), fingerprint(noise(2)));
}

TEST(CameraNode, IsNamedByNumberOrPath) {
    EXPECT_EQ(camera_node("camera:2"), std::filesystem::path("/dev/video2"));
    EXPECT_EQ(camera_node("/dev/v4l/by-id/x"), std::filesystem::path("/dev/v4l/by-id/x"));
    EXPECT_FALSE(camera_node("camera:"));
    EXPECT_FALSE(camera_node("camera:-1"));
    EXPECT_FALSE(camera_node("camera:1x"));
    EXPECT_FALSE(camera_node("battle.mp4"));
}

TEST(CameraList, TellsAbsentFromNoCamera) {
    EXPECT_EQ(examine_camera("/dev/video4294967").access, CameraAccess::Absent);
    EXPECT_EQ(examine_camera("/dev/null").access, CameraAccess::NoCamera);
    EXPECT_TRUE(find_cameras("/dev/no such folder").empty());
    EXPECT_EQ(open_source({"/dev/video4294967"}).error().kind, ErrorKind::NotFound);
}

}  // namespace
}  // namespace littlewars::vision
