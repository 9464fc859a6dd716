#pragma once

#include "ui/session/session_event.hpp"

#include <string>

namespace littlewars::ui {

/// What is printed of events as they happen.
enum class Telling {
    Words,  ///< Rulings and what leads to them, for people.
    Lines,  ///< Each event as a line of JSON.
};

/// One event in words, without line end; empty for what people need not be told.
[[nodiscard]] std::string in_words(const SessionEvent& event);

/// Prints an event to standard output, and lets it through at once.
void tell(const SessionEvent& event, Telling telling);

}  // namespace littlewars::ui
