#pragma once

#include "ui/session/session_event.hpp"

#include <string>
#include <vector>

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

    /// One event in words, without line end; empty for what people need not be told. Of a move that
    /// is judged again, only what the ruling before did not say.
    [[nodiscard]] std::string in_words(const SessionEvent& event);

  private:
    [[nodiscard]] std::string in_words(const Judgement& judgement);

    Telling telling_;
    int judged_move_ = 0;            ///< Number of the move judged last; 0: none yet.
    std::vector<std::string> said_;  ///< Of it.
};

}  // namespace littlewars::ui
