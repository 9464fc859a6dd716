#include "tests/support/running_program.hpp"
#include "ui/session/record_reader.hpp"
#include "vision/sources/frame_source.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr int kKillsInCtest = 8;
/// What a killed recording may lack (of real time), and its video (of the film's).
constexpr auto kLost = 1s;
constexpr double kVideoLost_s = 2;

/// How often the program is killed; LITTLEWARS_KILLS in the environment for a thorough run.
int kills() {
    const char* wanted = std::getenv("LITTLEWARS_KILLS");
    return wanted != nullptr ? std::atoi(wanted) : kKillsInCtest;
}

/// An event the program printed, and when.
struct Printed {
    double time_s = 0;
    std::string event;
    Clock::time_point at;
};

/// `littlewars record` of the bundled battle, printing its events.
class Recording {
  public:
    explicit Recording(const std::string& session) : program_(arguments(session)) {}

    /// Reads what it prints until `moment`.
    std::vector<Printed> read_until(Clock::time_point moment) {
        read(moment, false);
        return std::move(printed_);
    }

    /// Waits for its first event.
    bool has_begun() {
        read(Clock::now() + 60s, true);
        return !printed_.empty();
    }

    /// Returns when it is dead.
    void kill() {
        program_.send(SIGKILL);
        static_cast<void>(program_.wait());
    }

  private:
    static std::vector<std::string> arguments(const std::string& session) {
        const std::string demo = LITTLEWARS_SOURCE "/ui/demo/";
        return {"record",
                demo + "battle.mp4",
                "--table",
                demo + "table.json",
                "--empty",
                demo + "empty.jpg",
                "--armies",
                demo + "armies.json",
                "--moves",
                demo + "battle.json",
                "--out",
                session,
                "--json"};
    }

    void read(Clock::time_point until, bool only_one) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
        static_cast<void>(program_.wait_for(
            [&](const nlohmann::json& line) {
                printed_.push_back({line.at("time_s"), line.at("event"), Clock::now()});
                return only_one;
            },
            left));
    }

    testing_support::RunningProgram program_;
    std::vector<Printed> printed_;
};

/// The time of a video's last picture that can be played.
std::optional<double> played_until_s(const std::filesystem::path& video) {
    const auto source = vision::open_source({video.string()});
    std::optional<double> last;
    while (source) {
        const auto frame = (*source)->next(1s);
        if (!frame) {
            break;
        }
        last = frame->time.count();
    }
    return last;
}

void expect_kept(const std::string& session,
                 const std::vector<Printed>& printed,
                 Clock::time_point killed) {
    const auto reader = RecordReader::open(session);
    ASSERT_TRUE(reader) << message(reader.error());
    EXPECT_TRUE(reader->check_integrity());
    const auto events = reader->events();
    ASSERT_TRUE(events) << message(events.error());
    std::size_t due = 0;
    while (due < printed.size() && printed[due].at < killed - kLost) {
        ++due;
    }
    EXPECT_GE(events->size(), due);
    for (std::size_t i = 0; i < std::min(events->size(), printed.size()); ++i) {
        EXPECT_EQ(std::string(name_of((*events)[i].body)), printed[i].event);
    }
}

void expect_video_plays(const std::string& session, double until_s) {
    const auto reader = RecordReader::open(session);
    ASSERT_TRUE(reader) << message(reader.error());
    const auto videos = reader->videos();
    if (videos.empty() || videos[0].frames == 0) {
        EXPECT_LE(until_s, kVideoLost_s) << "no video was begun";
        return;
    }
    const auto last_s = played_until_s(videos[0].file);
    if (!last_s) {
        EXPECT_LE(until_s - videos[0].begin_s, kVideoLost_s) << "nothing of the video plays";
        return;
    }
    EXPECT_GE(videos[0].begin_s + *last_s, until_s - kVideoLost_s);
}

TEST(KilledRecording, KeepsAllButTheLastSecond) {
    const testing_support::TemporaryFolder folder;
    std::mt19937 random(7);
    std::uniform_int_distribution<int> moment_ms(0, 6000);
    for (int run = 0; run < kills(); ++run) {
        const auto after = std::chrono::milliseconds(moment_ms(random));
        SCOPED_TRACE(fmt::format("run {}, killed {} ms after its first event", run, after.count()));
        const std::string session = folder.file(fmt::format("killed-{}.lws", run));
        Recording recording(session);
        ASSERT_TRUE(recording.has_begun());
        const auto printed = recording.read_until(Clock::now() + after);
        const auto killed = Clock::now();
        recording.kill();
        expect_kept(session, printed, killed);
        expect_video_plays(session, printed.back().time_s);
    }
}

}  // namespace
}  // namespace littlewars::ui
