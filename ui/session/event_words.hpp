#pragma once

#include "ui/session/session_event.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

/// The events of one match for people, told in their order. English.
class EventWords {
  public:
    /// An event with its time, without line end; empty for what people need not be told. Of a move
    /// that is judged again, only what the ruling before did not say.
    [[nodiscard]] std::string of(const SessionEvent& event);

  private:
    [[nodiscard]] std::string of(const Judgement& judgement);

    int judged_move_ = 0;            ///< Number of the move judged last; 0: none yet.
    std::vector<std::string> said_;  ///< Of it.
};

}  // namespace littlewars::ui
