#pragma once

#include "ui/session/event_words.hpp"
#include "ui/session/session_event.hpp"

namespace littlewars::ui {

/// What is printed of events as they happen.
enum class Telling {
    Words,  ///< Rulings and what leads to them, for people.
    Lines,  ///< Each event as a line of JSON.
};

/// Prints the events of one match as they happen.
class EventTeller {
  public:
    explicit EventTeller(Telling telling) : telling_(telling) {}

    /// Prints an event to standard output, and lets it through at once.
    void tell(const SessionEvent& event);

  private:
    Telling telling_;
    EventWords words_;
};

}  // namespace littlewars::ui
