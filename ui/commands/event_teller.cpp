#include "ui/commands/event_teller.hpp"

#include "ui/session/ruling_words.hpp"
#include "ui/session/session_event_json.hpp"

#include <fmt/format.h>

#include <cstdio>

namespace littlewars::ui {
namespace {

std::string ruling_text(const Judgement& judgement) {
    std::string text = fmt::format("{}'s move {} is judged", judgement.moved, judgement.number);
    for (const std::string& line : words_of(judgement)) {
        text += "\n             " + line;
    }
    return text;
}

struct Words {
    std::string operator()(const MoveStarted& move) const {
        return fmt::format(
            "{}'s move {} begins ({:.0f} s)", move.side, move.number, move.allowed_s);
    }
    std::string operator()(const MoveEnded& move) const {
        return fmt::format("{}'s move {} ends", move.side, move.number);
    }
    std::string operator()(const RulingMade& ruling) const {
        return ruling_text(*ruling.judgement);
    }
    std::string operator()(const ChoiceMade& choice) const {
        return fmt::format("{}: {} fell, {} taken",
                           choice.by == ChosenBy::Table ? "taken off the table" : "chosen",
                           listed(choice.killed),
                           listed(choice.prisoners));
    }
    std::string operator()(const DifferenceFound& difference) const { return difference.text; }
    std::string operator()(const NoteWritten& note) const { return note.text; }
    std::string operator()(const SourceLost& lost) const { return "source lost: " + lost.what; }
    std::string operator()(const SourceBack&) const { return "source back"; }
    template <typename Other>
    std::string operator()(const Other&) const {
        return {};
    }
};

}  // namespace

std::string in_words(const SessionEvent& event) {
    const std::string words = std::visit(Words{}, event.body);
    return words.empty() ? words : fmt::format("{:7.1f} s  {}", event.time_s, words);
}

void tell(const SessionEvent& event, Telling telling) {
    const std::string text = telling == Telling::Lines ? event_line(event) : in_words(event);
    if (!text.empty()) {
        fmt::print("{}\n", text);
        std::fflush(stdout);
    }
}

}  // namespace littlewars::ui
