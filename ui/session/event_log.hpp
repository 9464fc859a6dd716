#pragma once

#include "ui/session/match_state.hpp"

#include <memory>
#include <string_view>
#include <vector>

namespace littlewars::ui {

/// The events of a match in order, and the state they lead to. Undo is an event too: nothing is
/// ever taken out of the record, the state is followed anew without the undone action's events.
class EventLog {
  public:
    /// Precondition: an ActionUndone names undoable_action(), an ActionRedone redoable_action().
    void append(SessionEvent event);

    [[nodiscard]] const std::vector<SessionEvent>& events() const { return events_; }
    [[nodiscard]] const MatchState& state() const { return state_; }
    /// The action undo would take back; 0: none.
    [[nodiscard]] int undoable_action() const { return done_.empty() ? 0 : done_.back(); }
    /// The action redo would bring back; 0: none.
    [[nodiscard]] int redoable_action() const { return undone_.empty() ? 0 : undone_.back(); }
    /// A number no action has had yet.
    [[nodiscard]] int next_action() const { return last_action_ + 1; }
    /// What an action was, as its first event is called ("move_ended"); empty for 0.
    [[nodiscard]] std::string_view name_of_action(int action) const;

  private:
    struct Checkpoint {
        int action = 0;
        std::size_t first_event = 0;
        std::shared_ptr<const MatchState> before;
    };
    void note_action(int action);
    void follow_again(int action);
    [[nodiscard]] bool is_undone(int action) const;

    std::vector<SessionEvent> events_;
    MatchState state_;
    std::vector<int> done_;
    std::vector<int> undone_;
    std::vector<Checkpoint> checkpoints_;
    int last_action_ = 0;
};

}  // namespace littlewars::ui
