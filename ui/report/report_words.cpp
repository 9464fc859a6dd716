#include "ui/report/report_words.hpp"

#include <fmt/format.h>

namespace littlewars::ui {
namespace {

int free_men(const RollLine& roll) {
    return roll.infantry + roll.cavalry;
}

}  // namespace

std::string army_line(const RollLine& roll) {
    return fmt::format("{} ({} foot, {} horse, {} {})",
                       roll.side,
                       roll.infantry,
                       roll.cavalry,
                       roll.guns,
                       roll.guns == 1 ? "gun" : "guns");
}

std::string heading_of(const ReportedMove& move) {
    return fmt::format("Move {}, {}", move.judgement->number, move.judgement->moved);
}

std::string steps_line(const ReportedMove& move) {
    std::string text;
    for (const Step& step : move.steps) {
        text += fmt::format("{}{} {:.1f} in", text.empty() ? "" : ", ", step.piece, step.length_in);
    }
    return text.empty() ? "Nobody moved." : text + ".";
}

std::string clock_time(double time_s) {
    const int seconds = static_cast<int>(time_s);
    constexpr int kSecondsPerMinute = 60;
    return fmt::format("{}:{:02}", seconds / kSecondsPerMinute, seconds % kSecondsPerMinute);
}

std::array<std::vector<int>, 2> strengths(const MatchReport& report) {
    std::array<std::vector<int>, 2> lines;
    for (std::size_t side = 0; side < 2; ++side) {
        lines[side].push_back(free_men(report.at_first[side]));
        for (const ReportedMove& move : report.moves) {
            lines[side].push_back(free_men(move.roll[side]));
        }
    }
    return lines;
}

std::string score_line(const MatchReport& report) {
    const RollLine& first = report.at_last[0];
    const RollLine& second = report.at_last[1];
    const std::string points =
        fmt::format("{} {:g}, {} {:g}", first.side, first.score, second.side, second.score);
    if (first.score == second.score) {
        return points + ": even";
    }
    return fmt::format("{}: {} leads", points, (first.score > second.score ? first : second).side);
}

}  // namespace littlewars::ui
