#include "vision/watch/table_watch.hpp"

#include "vision/reading/read_areas.hpp"
#include "vision/watch/change_gate.hpp"
#include "vision/watch/hand_detector.hpp"
#include "vision/watch/quiet_clock.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace littlewars::vision {
namespace {

const cv::Size kSize(640, 360);

/// A mottled cloth.
cv::Mat cloth() {
    cv::RNG random(11);
    cv::Mat coarse(kSize / 8, CV_8UC3);
    random.fill(coarse, cv::RNG::UNIFORM, 60, 140);
    cv::Mat picture;
    cv::resize(coarse, picture, kSize, 0, 0, cv::INTER_CUBIC);
    return picture;
}

cv::Mat noisy(const cv::Mat& picture, int seed, double gain = 1) {
    cv::RNG random(static_cast<std::uint64_t>(seed));
    cv::Mat noise(picture.size(), CV_16SC3);
    random.fill(noise, cv::RNG::NORMAL, 0, 3);
    cv::Mat wide;
    picture.convertTo(wide, CV_16SC3, gain);
    cv::Mat result;
    cv::Mat(wide + noise).convertTo(result, CV_8UC3);
    return result;
}

cv::Mat with_man(cv::Mat picture, cv::Point foot) {
    cv::rectangle(picture, cv::Rect(foot.x - 7, foot.y - 36, 14, 38), {40, 40, 150}, cv::FILLED);
    return picture;
}

cv::Mat with_arm(cv::Mat picture, int reach) {
    cv::line(picture, {320, 360}, {320, 360 - reach}, {120, 150, 190}, 60);
    return picture;
}

TEST(ChangeGate, SeesNothingInNoiseAndExposure) {
    ChangeGate gate;
    gate.settle(noisy(cloth(), 1));
    for (const double gain : {0.8, 0.9, 1.1, 1.25}) {
        const cv::Mat& mask = gate.changed_since_settled(noisy(cloth(), 2, gain));
        EXPECT_LT(cv::countNonZero(mask), 0.0005 * static_cast<double>(mask.total())) << gain;
    }
}

TEST(ChangeGate, SeesAMan) {
    ChangeGate gate;
    gate.settle(noisy(cloth(), 1));
    const cv::Mat mask = gate.changed_since_settled(noisy(with_man(cloth(), {200, 200}), 2));
    EXPECT_GT(cv::countNonZero(mask(cv::Rect(96, 82, 8, 18))), 100);
    EXPECT_LT(cv::countNonZero(mask(cv::Rect(200, 0, 120, 180))), 20);
}

TEST(ChangeGate, TellsMotionFromStillness) {
    ChangeGate gate;
    EXPECT_EQ(gate.motion(noisy(cloth(), 1)), 1);
    EXPECT_LT(gate.motion(noisy(cloth(), 2)), 0.0002);
    EXPECT_GT(gate.motion(noisy(with_man(cloth(), {200, 200}), 3)), 0.0005);
}

TEST(HandDetector, SeesAnArmAndNoMan) {
    cv::Mat mask(180, 320, CV_8UC1, cv::Scalar(0));
    cv::rectangle(mask, cv::Rect(40, 40, 7, 19), 255, cv::FILLED);
    EXPECT_TRUE(find_hand(mask, 20).empty());
    cv::line(mask, {160, 180}, {150, 90}, 255, 30);
    const cv::Mat hand = find_hand(mask, 20);
    ASSERT_FALSE(hand.empty());
    EXPECT_NE(hand.at<uchar>(130, 155), 0);
    EXPECT_EQ(hand.at<uchar>(50, 43), 0);
}

TEST(HandDetector, TakesALampForNoHand) {
    EXPECT_TRUE(find_hand(cv::Mat(180, 320, CV_8UC1, cv::Scalar(255)), 20).empty());
}

TEST(QuietClock, WaitsForThreeFramesAndAFifthOfASecond) {
    QuietClock clock;
    clock.note(0.0, true);
    clock.note(0.1, false);
    clock.note(0.2, false);
    EXPECT_FALSE(clock.is_quiet());
    clock.note(0.3, false);
    EXPECT_TRUE(clock.is_quiet());
    clock.note(0.4, true);
    EXPECT_FALSE(clock.is_quiet());
}

TEST(ReadAreas, CoverTheChangeAndItsSurroundings) {
    cv::Mat changed(480, 992, CV_8UC1, cv::Scalar(0));
    const cv::Rect man(300, 200, 16, 40);
    changed(man).setTo(255);
    const auto areas = areas_to_read(changed);
    ASSERT_EQ(areas.size(), 1U);
    EXPECT_EQ(areas[0].width % 16, 0);
    EXPECT_EQ(areas[0].height % 16, 0);
    EXPECT_EQ(areas[0] & cv::Rect(man.x - 48, man.y - 48, 112, 136),
              cv::Rect(man.x - 48, man.y - 48, 112, 136));
    EXPECT_LT(areas[0].area(), changed.size().area() / 4);
}

TEST(ReadAreas, DoNotOverlap) {
    cv::Mat changed(480, 992, CV_8UC1, cv::Scalar(0));
    for (const cv::Point at : {cv::Point(60, 60), cv::Point(200, 90), cv::Point(800, 400)}) {
        changed(cv::Rect(at, cv::Size(16, 40))).setTo(255);
    }
    const auto areas = areas_to_read(changed);
    for (std::size_t i = 0; i < areas.size(); ++i) {
        for (std::size_t j = i + 1; j < areas.size(); ++j) {
            EXPECT_TRUE((areas[i] & areas[j]).empty());
        }
    }
}

TEST(ReadAreas, LeaveOutSpecks) {
    cv::Mat changed(480, 992, CV_8UC1, cv::Scalar(0));
    changed(cv::Rect(300, 200, 4, 4)).setTo(255);
    EXPECT_TRUE(areas_to_read(changed).empty());
}

TEST(ReadAreas, AreTheWholeWhenMostChanged) {
    const cv::Mat changed(480, 992, CV_8UC1, cv::Scalar(255));
    EXPECT_EQ(areas_to_read(changed), std::vector{cv::Rect(0, 0, 992, 480)});
}

/// Plays a table, ten frames a second unless told otherwise, and counts the tasks.
class Play {
  public:
    explicit Play(double rate_hz = 10) : rate_hz_(rate_hz) {}

    WatchVerdict show(const cv::Mat& picture) {
        ++frame_;
        const WatchVerdict verdict = watch_.next(noisy(picture, frame_), frame_ / rate_hz_);
        if (verdict.task != WatchTask::Nothing) {
            ++tasks_;
            watch_.accept(verdict);
        }
        return verdict;
    }
    WatchVerdict show(const cv::Mat& picture, int frames) {
        for (int i = 1; i < frames; ++i) {
            show(picture);
        }
        return show(picture);
    }
    [[nodiscard]] int tasks() const { return tasks_; }

  private:
    TableWatch watch_{40};
    double rate_hz_;
    int frame_ = 0;
    int tasks_ = 0;
};

TEST(TableWatch, ReadsAStillTableThreeTimesAndNeverAgain) {
    Play play;
    EXPECT_EQ(play.show(cloth()).task, WatchTask::Whole);
    play.show(cloth(), 30);
    EXPECT_EQ(play.tasks(), 3);  // at once, when quiet, and in the mean of eight frames
    EXPECT_TRUE(play.show(cloth(), 60).in_step);
    EXPECT_EQ(play.tasks(), 3);
}

TEST(TableWatch, ReadsOnceWhatAFastCameraShowedOftenEnough) {
    Play play(30);
    play.show(cloth(), 60);
    EXPECT_EQ(play.tasks(),
              2);  // at once, and in the mean of all frames of the quiet fifth of a second
    EXPECT_TRUE(play.show(cloth(), 90).in_step);
    EXPECT_EQ(play.tasks(), 2);
}

TEST(TableWatch, WaitsForTheHandToLeave) {
    Play play;
    play.show(cloth(), 30);
    const int before = play.tasks();
    for (int reach = 60; reach < 240; reach += 20) {
        play.show(with_arm(cloth(), reach));
    }
    const WatchVerdict resting = play.show(with_arm(cloth(), 240), 5);
    EXPECT_FALSE(resting.hand.empty());
    EXPECT_FALSE(resting.in_step);
    EXPECT_EQ(play.tasks(), before);
    const cv::Mat after = with_man(cloth(), {320, 200});
    play.show(after, 20);
    EXPECT_EQ(play.tasks(), before + 2);
    const WatchVerdict settled = play.show(after);
    EXPECT_TRUE(settled.in_step);
    EXPECT_TRUE(settled.hand.empty());
}

TEST(TableWatch, SettlesWithinSevenTenthsOfASecond) {
    Play play;
    play.show(cloth(), 30);
    play.show(with_arm(cloth(), 200), 3);
    const cv::Mat after = with_man(cloth(), {320, 200});
    int frames = 1;
    while (!play.show(after).in_step && frames < 30) {
        ++frames;
    }
    EXPECT_LE(frames, 7);
}

}  // namespace
}  // namespace littlewars::vision
