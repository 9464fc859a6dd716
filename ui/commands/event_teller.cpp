#include "ui/commands/event_teller.hpp"

#include "ui/session/session_event_json.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string>

namespace littlewars::ui {

void EventTeller::tell(const SessionEvent& event) {
    const std::string text = telling_ == Telling::Lines ? event_line(event) : words_.of(event);
    if (!text.empty()) {
        fmt::print("{}\n", text);
        std::fflush(stdout);
    }
}

}  // namespace littlewars::ui
