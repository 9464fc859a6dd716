#include "tests/support/mjpeg_server.hpp"
#include "vision/sources/frame_source.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace littlewars::vision {
namespace {

using calibration::ErrorKind;
using std::chrono::milliseconds;
using testing_support::MjpegServer;

constexpr milliseconds kPatience{60'000};

std::vector<std::string> noise() {
    std::vector<std::string> jpegs;
    cv::RNG random(1);
    for (int i = 0; i < 64; ++i) {
        cv::Mat picture(120, 160, CV_8UC3);
        random.fill(picture, cv::RNG::UNIFORM, 0, 255);
        std::vector<unsigned char> jpeg;
        cv::imencode(".jpg", picture, jpeg);
        jpegs.emplace_back(jpeg.begin(), jpeg.end());
    }
    return jpegs;
}

void wait_for(FrameSource& source, SourceState state) {
    const auto begin = std::chrono::steady_clock::now();
    while (source.status().state != state) {
        ASSERT_LT(std::chrono::steady_clock::now() - begin, kPatience);
        static_cast<void>(source.next(milliseconds(20)));
    }
}

TEST(Stream, GivesFreshPictures) {
    const MjpegServer server(noise());
    const auto source = open_source({server.address()});
    ASSERT_TRUE(source) << message(source.error());
    EXPECT_TRUE((*source)->is_live());
    double before = -1;
    for (int i = 0; i < 5; ++i) {
        const auto frame = (*source)->next(kPatience);
        ASSERT_TRUE(frame) << message(frame.error());
        EXPECT_EQ(frame->picture.size(), cv::Size(160, 120));
        EXPECT_GT(frame->time.count(), before);
        before = frame->time.count();
    }
}

TEST(Stream, IsLostWhenTheServerFreezes) {
    MjpegServer server(noise());
    const auto source = open_source({server.address()});
    ASSERT_TRUE(source) << message(source.error());
    server.freeze();
    wait_for(**source, SourceState::Stale);
    wait_for(**source, SourceState::Lost);
    EXPECT_EQ((*source)->next(milliseconds(0)).error().kind, ErrorKind::Unavailable);
}

TEST(Stream, ComesBackWhenTheServerDoes) {
    auto server = std::make_unique<MjpegServer>(noise());
    const int port = server->port();
    const auto source = open_source({server->address()});
    ASSERT_TRUE(source) << message(source.error());
    server.reset();
    wait_for(**source, SourceState::Lost);
    server = std::make_unique<MjpegServer>(noise(), port);
    wait_for(**source, SourceState::Back);
    EXPECT_TRUE((*source)->next(kPatience));
    EXPECT_GE((*source)->status().reconnects, 1);
}

TEST(Stream, IsUnavailableWhenNobodyServes) {
    EXPECT_EQ(open_source({"http://127.0.0.1:1/video"}).error().kind, ErrorKind::Unavailable);
    EXPECT_EQ(open_source({"rtsp://127.0.0.1:1/video"}).error().kind, ErrorKind::Unavailable);
}

}  // namespace
}  // namespace littlewars::vision
