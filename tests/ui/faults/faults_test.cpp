#include "tests/support/mjpeg_server.hpp"
#include "tests/support/running_program.hpp"
#include "tests/support/small_disk.hpp"
#include "ui/session/record_reader.hpp"
#include "ui/session/session_event_json.hpp"
#include "vision/sources/frame_source.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace littlewars {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;
using std::chrono::seconds;
using testing_support::MjpegServer;
using testing_support::RunningProgram;
using testing_support::TemporaryFolder;

constexpr int kMoreSeen = 2;
constexpr milliseconds kPatience = std::chrono::minutes(3);  ///< With a program that hangs.
const std::string kDemo = std::string(LITTLEWARS_SOURCE) + "/ui/demo/";

/// A camera's pictures of one view: the same but for their noise, as JPEG.
std::vector<std::string> filmed(const cv::Mat& view) {
    std::vector<std::string> jpegs;
    cv::RNG random(7);
    for (int i = 0; i < 8; ++i) {
        cv::Mat noise(view.size(), CV_16SC3);
        random.fill(noise, cv::RNG::NORMAL, 0, 1.5);
        cv::Mat noisy;
        cv::add(view, noise, noisy, cv::noArray(), CV_8U);
        std::vector<unsigned char> jpeg;
        cv::imencode(".jpg", noisy, jpeg, {cv::IMWRITE_JPEG_QUALITY, 92});
        jpegs.emplace_back(jpeg.begin(), jpeg.end());
    }
    return jpegs;
}

/// The bundled battle drawn up, before anyone has moved.
cv::Mat battle() {
    constexpr double kDrawnUp_s = 14;
    const auto clip = vision::open_source({kDemo + "battle.mp4"});
    for (;;) {
        const auto frame = (*clip)->next(seconds(10)).value();
        if (frame.time.count() >= kDrawnUp_s) {
            return frame.picture.clone();
        }
    }
}

/// A sleeve and a hand reaching in from the near edge.
cv::Mat with_arm(const cv::Mat& view) {
    cv::Mat picture = view.clone();
    const cv::Point elbow(view.cols / 2, view.rows);
    const cv::Point wrist(view.cols / 2 - 60, view.rows * 2 / 3);
    const cv::Point fingers(view.cols / 2 - 90, view.rows / 2);
    cv::line(picture, elbow, wrist, {90, 60, 40}, 90, cv::LINE_AA);
    cv::line(picture, wrist, fingers, {130, 160, 215}, 60, cv::LINE_AA);
    return picture;
}

cv::Mat knocked(const cv::Mat& view, double right_px, double down_px) {
    const cv::Matx23d shift(1, 0, right_px, 0, 1, down_px);
    cv::Mat picture;
    cv::warpAffine(view, picture, shift, view.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return picture;
}

/// One that no reading misses; doubtful ones may come and go with a picture's noise.
bool is_sure(const json& piece) {
    constexpr double kSure = 0.6;
    return piece["confidence"].get<double>() > kSure;
}

/// How many of the sure pieces of `before` stand in `after`, the same track at the same place.
int unmoved(const json& before, const json& after, double within_mm) {
    int count = 0;
    for (const json& piece : before["observation"]["pieces"]) {
        if (!is_sure(piece)) {
            continue;
        }
        for (const json& other : after["observation"]["pieces"]) {
            const double away_mm = std::hypot(piece["x"].get<double>() - other["x"].get<double>(),
                                              piece["y"].get<double>() - other["y"].get<double>());
            count += piece["id"] == other["id"] && away_mm < within_mm ? 1 : 0;
        }
    }
    return count;
}

bool is_steady(const json& line) {
    return line["event"] == "steady" && line["observation"]["pieces"].size() > 10;
}

auto is(const char* event) {
    return [event](const json& line) { return line["event"] == event; };
}

/// The program recording a stream, and what it has made of the table.
class RecordedStream : public testing::Test {
  protected:
    void SetUp() override {
        server_ = std::make_unique<MjpegServer>(filmed(view_));
        server_->set_pace(milliseconds(60));
        program_ = std::make_unique<RunningProgram>(std::vector<std::string>{"record",
                                                                             server_->address(),
                                                                             "--table",
                                                                             kDemo + "table.json",
                                                                             "--empty",
                                                                             kDemo + "empty.jpg",
                                                                             "--armies",
                                                                             kDemo + "armies.json",
                                                                             "--out",
                                                                             session_,
                                                                             "--json"});
        const auto first = program_->wait_for(is_steady, kPatience);
        ASSERT_TRUE(first) << "the table was never read";
        table_ = *first;
        const json& pieces = table_["observation"]["pieces"];
        pieces_ = static_cast<int>(pieces.size());
        sure_ = static_cast<int>(std::count_if(pieces.begin(), pieces.end(), is_sure));
    }

    /// Shows `view` for so long: each sure piece is said to stand where it stood. Up to kMoreSeen
    /// others may be found when the light changes: one that was missed before, and one that is
    /// none.
    void expect_no_change(const cv::Mat& view, milliseconds time, double within_mm) {
        expect_no_change(filmed(view), time, within_mm);
    }

    void expect_no_change(std::vector<std::string> jpegs, milliseconds time, double within_mm) {
        server_->show(std::move(jpegs));
        for (const json& line : program_->lines_within(time)) {
            if (line["event"] == "steady") {
                EXPECT_LE(line["observation"]["pieces"].size(), pieces_ + kMoreSeen);
                EXPECT_EQ(unmoved(table_, line, within_mm), sure_);
            }
        }
    }

    /// Stops the program as a service manager would; the record must be whole.
    void expect_whole_record() {
        program_->send(SIGTERM);
        EXPECT_EQ(program_->wait(), 0);
        expect_readable_record();
    }

    /// Until what was seen is on the disk: a second at most, by what the record promises.
    void wait_until_kept() {
        const auto until = std::chrono::steady_clock::now() + kPatience;
        while (!is_kept() && std::chrono::steady_clock::now() < until) {
            static_cast<void>(program_->lines_within(milliseconds(100)));
        }
    }

    /// Whether the record can be read and holds a table with all pieces.
    [[nodiscard]] bool is_kept() const {
        bool kept = false;
        const auto reader = ui::RecordReader::open(session_);
        return reader && reader->each_event([&](const ui::SessionEvent& event) {
            const auto* seen = std::get_if<ui::SteadySeen>(&event.body);
            kept = kept || (seen && static_cast<int>(seen->observation.pieces.size()) == pieces_);
        }) && kept;
    }

    void expect_readable_record() const {
        const auto reader = ui::RecordReader::open(session_);
        ASSERT_TRUE(reader) << message(reader.error());
        EXPECT_TRUE(reader->check_integrity());
        EXPECT_TRUE(is_kept()) << "the pieces seen are not in the record";
    }

    TemporaryFolder folder_;
    std::string session_ = folder_.file("match.lws");
    cv::Mat view_ = battle();
    std::unique_ptr<MjpegServer> server_;
    std::unique_ptr<RunningProgram> program_;
    json table_;
    int pieces_ = 0;
    int sure_ = 0;  ///< Of them.
};

TEST_F(RecordedStream, GoesOnAfterTheCameraWasUnplugged) {
    const int port = server_->port();
    server_.reset();
    ASSERT_TRUE(program_->wait_for(is("source_lost"), kPatience));
    server_ = std::make_unique<MjpegServer>(filmed(view_), port);
    server_->set_pace(milliseconds(60));
    ASSERT_TRUE(program_->wait_for(is("source_back"), kPatience));
    expect_no_change(view_, seconds(3), 3);
    expect_whole_record();
}

TEST_F(RecordedStream, GoesOnAfterTheStreamFroze) {
    server_->freeze();
    ASSERT_TRUE(program_->wait_for(is("source_lost"), kPatience));
    server_->thaw();
    ASSERT_TRUE(program_->wait_for(is("source_back"), kPatience));
    expect_no_change(view_, seconds(3), 3);
    expect_whole_record();
}

TEST_F(RecordedStream, PassesOverPicturesThatAreTornOrOfAnotherSize) {
    std::vector<std::string> bad = filmed(view_);
    for (std::string& jpeg : bad) {
        jpeg.resize(jpeg.size() / 3);
    }
    bad.emplace_back("no picture at all");
    cv::Mat half;
    cv::resize(view_, half, {}, 0.5, 0.5);
    for (const std::string& jpeg : filmed(half)) {
        bad.push_back(jpeg);
    }
    expect_no_change(bad, seconds(3), 3);
    expect_no_change(view_, seconds(4), 3);
    expect_whole_record();
}

TEST_F(RecordedStream, KeepsThePiecesWhenALampIsSwitchedOn) {
    cv::Mat lit;
    view_.convertTo(lit, -1, 1.25, 6);
    expect_no_change(lit, seconds(6), 5);
    expect_whole_record();
}

TEST_F(RecordedStream, KeepsThePiecesWhenTheCameraIsKnocked) {
    expect_no_change(knocked(view_, 3, -2), seconds(6), 5);
    expect_whole_record();
}

TEST_F(RecordedStream, KeepsThePiecesUnderAnArm) {
    expect_no_change(with_arm(view_), seconds(8), 5);
    expect_no_change(view_, seconds(4), 5);
    expect_whole_record();
}

TEST_F(RecordedStream, GoesOnAfterTenSecondsInWhichNothingRan) {
    program_->send(SIGSTOP);
    EXPECT_TRUE(program_->lines_within(seconds(10)).empty());
    program_->send(SIGCONT);
    expect_no_change(view_, seconds(4), 3);
    expect_whole_record();
}

/// The time of day is nothing to go by.
class RecordedStreamUnderAJumpingClock : public RecordedStream {
  protected:
    void SetUp() override {
        ::setenv("LD_PRELOAD", LITTLEWARS_JUMPING_CLOCK, 1);
        RecordedStream::SetUp();
        ::unsetenv("LD_PRELOAD");
    }
};

TEST_F(RecordedStreamUnderAJumpingClock, GoesOnAndTimesItsEventsInOrder) {
    expect_no_change(view_, seconds(4), 3);
    expect_whole_record();
    double last_s = 0;
    EXPECT_TRUE(ui::RecordReader::open(session_)->each_event([&](const ui::SessionEvent& event) {
        EXPECT_GE(event.time_s, last_s);
        EXPECT_LT(event.time_s, 600);
        last_s = event.time_s;
    }));
}

class RecordedStreamOnASmallDisk : public RecordedStream {
  protected:
    void SetUp() override {
        if (!disk_.is_there()) {
            GTEST_SKIP() << "only root may mount a small disk";
        }
        session_ = disk_.file("match.lws");
        RecordedStream::SetUp();
    }

    /// Events of the record that were told in the line `told`.
    [[nodiscard]] int kept(const json& told) const {
        int count = 0;
        const auto reader = ui::RecordReader::open(session_);
        EXPECT_TRUE(reader->each_event([&](const ui::SessionEvent& event) {
            count += json::parse(ui::event_line(event)) == told ? 1 : 0;
        }));
        return count;
    }

    testing_support::SmallDisk disk_;
};

TEST_F(RecordedStreamOnASmallDisk, LosesNothingOfAMatchThatWentOnWhenTheDiskWasFull) {
    wait_until_kept();
    disk_.fill(0);
    server_->freeze();
    const auto told = program_->wait_for(is("source_lost"), kPatience);
    ASSERT_TRUE(told) << "the match stood still";
    server_->thaw();
    ASSERT_TRUE(program_->wait_for(is("source_back"), kPatience));
    disk_.make_room();
    expect_no_change(view_, seconds(3), 5);
    expect_whole_record();
    EXPECT_EQ(kept(*told), 1);
}

TEST_F(RecordedStream, LeavesAReadableRecordWhenKilled) {
    wait_until_kept();
    program_->send(SIGKILL);
    EXPECT_EQ(program_->wait(), 128 + SIGKILL);
    expect_readable_record();
}

}  // namespace
}  // namespace littlewars
