#include "tests/support/run_program.hpp"
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
#include <poll.h>
#include <random>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
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
    explicit Recording(const std::string& session) {
        int ends[2] = {};
        EXPECT_EQ(::pipe(ends), 0);
        child_ = ::fork();
        if (child_ == 0) {
            ::dup2(ends[1], STDOUT_FILENO);
            ::close(ends[0]);
            become_program(session);
        }
        ::close(ends[1]);
        output_ = ends[0];
    }
    ~Recording() {
        kill();
        ::close(output_);
    }
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    /// Reads what it prints until `moment`, or until it ends.
    std::vector<Printed> read_until(Clock::time_point moment) {
        while (Clock::now() < moment && read_some(moment)) {
        }
        return std::move(printed_);
    }

    /// Waits for its first event.
    bool has_begun() {
        while (printed_.empty() && read_some(Clock::now() + 60s)) {
        }
        return !printed_.empty();
    }

    /// Returns when it is dead.
    void kill() {
        if (child_ > 0) {
            ::kill(child_, SIGKILL);
            ::waitpid(std::exchange(child_, -1), nullptr, 0);
        }
    }

  private:
    [[noreturn]] static void become_program(const std::string& session) {
        const std::string demo = LITTLEWARS_SOURCE "/ui/demo/";
        std::vector<std::string> words{LITTLEWARS_PROGRAM,
                                       "record",
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
        std::vector<char*> arguments;
        for (std::string& word : words) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }

    bool read_some(Clock::time_point until) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
        pollfd ready{output_, POLLIN, 0};
        if (::poll(&ready, 1, static_cast<int>(std::max(0L, left.count()))) <= 0) {
            return false;
        }
        std::vector<char> bytes(1 << 16);
        const ssize_t got = ::read(output_, bytes.data(), bytes.size());
        if (got <= 0) {
            return false;
        }
        text_.append(bytes.data(), static_cast<std::size_t>(got));
        for (auto end = text_.find('\n'); end != std::string::npos; end = text_.find('\n')) {
            const auto line = nlohmann::json::parse(text_.substr(0, end));
            printed_.push_back({line.at("time_s"), line.at("event"), Clock::now()});
            text_.erase(0, end + 1);
        }
        return true;
    }

    pid_t child_ = -1;
    int output_ = -1;
    std::string text_;
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
