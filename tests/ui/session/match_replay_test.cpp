#include "ui/session/match_replay.hpp"

#include "tests/support/run_program.hpp"
#include "ui/session/event_log.hpp"
#include "ui/session/record_writer.hpp"
#include "ui/session/recorded_pictures.hpp"
#include "ui/session/session.hpp"
#include "vision/video/video_writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <random>
#include <thread>

namespace littlewars::ui {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const fs::path kBattle = fs::path(LITTLEWARS_TEST_DATA) / "sessions" / "battle.lws";

std::vector<SessionEvent> battle_events() {
    return RecordReader::open(kBattle)->events().value();
}

/// The battle, and then second thoughts: two actions undone, one of them done again, a note.
std::vector<SessionEvent> second_thoughts() {
    auto session = Session::resumed(battle_events()).value();
    const double end_s = session.newest_s();
    EXPECT_TRUE(session.undo(end_s + 1));
    EXPECT_TRUE(session.undo(end_s + 2));
    EXPECT_TRUE(session.redo(end_s + 3));
    EXPECT_TRUE(session.note(end_s + 4, "we let it stand"));
    EXPECT_TRUE(session.undo(end_s + 5));
    return session.events();
}

/// The same by following all events from the first.
MatchState followed(const std::vector<SessionEvent>& events, int count) {
    EventLog log;
    for (int i = 0; i < count; ++i) {
        log.append(events[static_cast<std::size_t>(i)]);
    }
    return log.state();
}

void expect_same(const MatchState& replayed, const MatchState& live) {
    EXPECT_TRUE(replayed.pieces == live.pieces);
    EXPECT_TRUE(replayed.clock == live.clock);
    EXPECT_EQ(replayed.phase, live.phase);
    EXPECT_EQ(replayed.number, live.number);
    EXPECT_TRUE(replayed.notes == live.notes);
    ASSERT_EQ(replayed.rulings.size(), live.rulings.size());
    for (std::size_t i = 0; i < live.rulings.size(); ++i) {
        EXPECT_EQ(*replayed.rulings[i], *live.rulings[i]);
    }
}

class Replay : public testing::Test {
  protected:
    MatchReplay replay_of(const std::vector<SessionEvent>& events) {
        const fs::path path = folder_.file("session.lws");
        auto writer = RecordWriter::open(path);
        for (const SessionEvent& event : events) {
            (*writer)->write(event);
        }
        EXPECT_TRUE((*writer)->flush());
        return MatchReplay::open(path).value();
    }

    testing_support::TemporaryFolder folder_;
};

TEST_F(Replay, ShowsTheMatchAsItStoodAtAnyMoment) {
    for (const auto& events : {battle_events(), second_thoughts()}) {
        fs::remove(folder_.file("session.lws"));
        MatchReplay replay = replay_of(events);
        EXPECT_TRUE(replay.prepare());
        std::vector<int> moments(events.size());
        std::iota(moments.begin(), moments.end(), 1);
        std::shuffle(moments.begin(), moments.end(), std::mt19937(5));
        for (const int moment : moments) {
            SCOPED_TRACE(moment);
            expect_same(*replay.after_events(moment), followed(events, moment));
        }
    }
}

TEST_F(Replay, MarksMovesRulingsAndNotesThatCount) {
    const auto count = [](const MatchReplay& replay, ReplayMark what) {
        return std::count_if(replay.marks().begin(), replay.marks().end(), [&](const MarkAt& mark) {
            return mark.what == what;
        });
    };
    const MatchReplay battle = MatchReplay::open(kBattle).value();
    EXPECT_EQ(count(battle, ReplayMark::Ruling), 4);
    EXPECT_EQ(count(battle, ReplayMark::MoveEnded), 4);
    EXPECT_EQ(battle.rulings().size(), 4U);
    EXPECT_TRUE(std::is_sorted(battle.marks().begin(),
                               battle.marks().end(),
                               [](const auto& a, const auto& b) { return a.time_s < b.time_s; }));
    // The last move's end was undone, the note too.
    const MatchReplay thoughts = replay_of(second_thoughts());
    const MatchState end = followed(second_thoughts(), static_cast<int>(second_thoughts().size()));
    EXPECT_EQ(count(thoughts, ReplayMark::Note), 0);
    EXPECT_EQ(thoughts.rulings().size(), end.rulings.size());
    EXPECT_LT(thoughts.rulings().size(), 4U);
}

TEST_F(Replay, KnowsTheMomentsOfItsEvents) {
    const MatchReplay replay = MatchReplay::open(kBattle).value();
    EXPECT_EQ(replay.events_at(replay.begin_s() - 1), 0);
    const int all = replay.events_at(replay.end_s());
    EXPECT_EQ(all, static_cast<int>(battle_events().size()));
    EXPECT_LE(replay.events_at(replay.time_of(5) - 0.0005), 4);
    EXPECT_GE(replay.events_at(replay.time_of(5)), 5);
}

TEST_F(Replay, IsFollowedToItsEndBeforehand) {
    MatchReplay replay = replay_of(second_thoughts());
    while (replay.prepare()) {
    }
    const int all = static_cast<int>(second_thoughts().size());
    for (const int moment : {all, 1, all / 2, all - 1}) {
        expect_same(*replay.after_events(moment), followed(second_thoughts(), moment));
    }
}

TEST_F(Replay, EndsBeforeDamage) {
    const fs::path path = folder_.file("session.lws");
    fs::copy_file(kBattle, path);
    {
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(static_cast<std::streamoff>(fs::file_size(path) / 2));
        file << std::string(32768, '\x5a');
    }
    auto replay = MatchReplay::open(path);
    ASSERT_TRUE(replay) << message(replay.error());
    const auto state = replay->after_events(replay->events_at(replay->end_s()));
    ASSERT_TRUE(replay->damage());
    EXPECT_THAT(message(*replay->damage()), HasSubstr("damaged"));
    EXPECT_FALSE(state->pieces.empty());
}

TEST_F(Replay, RefusesARecordInWhichNoMatchBegins) {
    { auto writer = RecordWriter::open(folder_.file("none.lws")); }
    const auto replay = MatchReplay::open(folder_.file("none.lws"));
    ASSERT_FALSE(replay);
    EXPECT_THAT(message(replay.error()), HasSubstr("no match"));
}

class Pictures : public testing::Test {
  protected:
    RecordedVideo film(const std::string& name, double begin_s, int brightness) const {
        RecordedVideo video;
        video.file = folder_.file(name);
        video.present = true;
        video.frames = 10;
        video.begin_s = begin_s;
        video.end_s = begin_s + 0.9;
        auto writer = vision::VideoWriter::create(
            video.file, {64, 48}, {.codec = vision::VideoCodec::Mjpg, .most_hz = 30});
        for (int i = 0; i < 10; ++i) {
            (*writer)->add(cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(brightness)),
                           std::chrono::milliseconds(100 * i));
            while ((*writer)->status().written <= i) {
                std::this_thread::yield();
            }
        }
        EXPECT_TRUE((*writer)->finish());
        return video;
    }

    testing_support::TemporaryFolder folder_;
};

TEST_F(Pictures, ComeFromTheVideoOfTheirTime) {
    RecordedPictures pictures({film("a.mkv", 5, 60), film("b.mkv", 100, 180)});
    const auto brightness = [&](double time_s) {
        const auto picture = pictures.at(time_s);
        return picture && *picture ? cv::mean(**picture)[1] : -1;
    };
    EXPECT_NEAR(brightness(5.2), 60, 3);
    EXPECT_NEAR(brightness(100.9), 180, 3);
    EXPECT_NEAR(brightness(5.9), 60, 3);
    EXPECT_EQ(brightness(4.9), -1);
    EXPECT_EQ(brightness(50), -1);
}

TEST_F(Pictures, SayThatTheirVideoIsMissing) {
    RecordedVideo gone;
    gone.file = folder_.file("gone.mkv");
    gone.frames = 5;
    gone.end_s = 10;
    RecordedPictures pictures({gone});
    const auto picture = pictures.at(3);
    ASSERT_FALSE(picture);
    EXPECT_THAT(message(picture.error()), HasSubstr("missing"));
}

}  // namespace
}  // namespace littlewars::ui
