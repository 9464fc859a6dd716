#include "ui/session/event_words.hpp"

#include "ui/session/ruling_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <variant>

namespace littlewars::ui {
namespace {

struct Words {
    std::string operator()(const MoveStarted& move) const {
        return fmt::format(
            "{}'s move {} begins ({:.0f} s)", move.side, move.number, move.allowed_s);
    }
    std::string operator()(const MoveEnded& move) const {
        return fmt::format("{}'s move {} ends", move.side, move.number);
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

std::string EventWords::of(const Judgement& judgement) {
    const bool again = judgement.number == judged_move_;
    std::string text = fmt::format(
        "{}'s move {} is judged{}", judgement.moved, judgement.number, again ? " again" : "");
    std::vector<std::string> lines = words_of(judgement);
    for (const std::string& line : lines) {
        if (!again || std::find(said_.begin(), said_.end(), line) == said_.end()) {
            text += "\n             " + line;
        }
    }
    judged_move_ = judgement.number;
    said_ = std::move(lines);
    return text;
}

std::string EventWords::of(const SessionEvent& event) {
    const auto* ruling = std::get_if<RulingMade>(&event.body);
    const std::string words =
        ruling != nullptr ? of(*ruling->judgement) : std::visit(Words{}, event.body);
    return words.empty() ? words : fmt::format("{:7.1f} s  {}", event.time_s, words);
}

}  // namespace littlewars::ui
