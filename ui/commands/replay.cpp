#include "ui/commands/replay.hpp"

#include "ui/board_record/board_record.hpp"
#include "ui/commands/event_teller.hpp"
#include "ui/commands/fail.hpp"
#include "ui/session/record_reader.hpp"
#include "ui/session/rejudge.hpp"

#include <fmt/format.h>

#include <cstdio>

namespace littlewars::ui {
namespace {

/// Prints where a ruling made again differs; returns whether it does.
bool differs_now(const Judgement& kept) {
    const auto now = judged_afresh(kept);
    if (!now) {
        fmt::print("move {}: {}\n", kept.number, message(now.error()));
        return true;
    }
    const auto list = differences(kept, *now);
    for (const std::string& difference : list) {
        fmt::print("move {}: {}\n", kept.number, difference);
    }
    return !list.empty();
}

void warn_of_missing_videos(const RecordReader& reader) {
    for (const RecordedVideo& video : reader.videos()) {
        if (!video.present) {
            warn(fmt::format("{}: the video is not there; put it beside the session to see it",
                             video.file.string()));
        }
    }
}

int rejudge_all(const RecordReader& reader) {
    int rulings = 0;
    int different = 0;
    const auto read = reader.each_event([&](const SessionEvent& event) {
        if (const auto* ruling = std::get_if<RulingMade>(&event.body)) {
            ++rulings;
            different += differs_now(*ruling->judgement) ? 1 : 0;
        }
    });
    if (!read) {
        fail(read.error());
        return 1;
    }
    fmt::print("{} rulings made again, {} differ\n", rulings, different);
    return different == 0 ? 0 : 1;
}

int tell_board_game(const RecordReader& reader, const ReplayArguments& arguments) {
    const auto events = board_events(reader);
    if (!events) {
        return fail(events.error());
    }
    for (const RecordedBoardEvent& one : *events) {
        if (arguments.json) {
            fmt::print("{}\n", record_line(one.event, one.time_s).line);
        } else if (const std::string words = in_words(one.event); !words.empty()) {
            fmt::print("{:7.1f} s  {}\n", one.time_s, words);
        }
    }
    const auto match = match_after(*events, events->size());
    return match ? 0 : fail(match.error());
}

}  // namespace

int run_replay(const ReplayArguments& arguments) {
    const auto reader = RecordReader::open(arguments.session);
    if (!reader) {
        return fail(reader.error());
    }
    warn_of_missing_videos(*reader);
    if (is_board_record(*reader)) {
        return tell_board_game(*reader, arguments);
    }
    if (arguments.rejudge) {
        return rejudge_all(*reader);
    }
    EventTeller teller(arguments.json ? Telling::Lines : Telling::Words);
    const auto read = reader->each_event([&](const SessionEvent& event) { teller.tell(event); });
    if (!read) {
        fail(read.error());
        return 1;
    }
    return 0;
}

}  // namespace littlewars::ui
