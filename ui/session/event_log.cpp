#include "ui/session/event_log.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::ui {
namespace {

/// Undo of older actions follows the match from its beginning, which is quick but not instant.
constexpr std::size_t kCheckpoints = 32;

/// Undo and redo choose among events; they are nothing that happened in the match.
bool is_of_the_log(const EventBody& body) {
    return std::holds_alternative<ActionUndone>(body) || std::holds_alternative<ActionRedone>(body);
}

}  // namespace

void EventLog::append(SessionEvent event) {
    events_.push_back(std::move(event));
    const SessionEvent& newest = events_.back();
    if (const auto* undo = std::get_if<ActionUndone>(&newest.body)) {
        std::erase(done_, undo->action);
        undone_.push_back(undo->action);
        follow_again(undo->action);
    } else if (const auto* redo = std::get_if<ActionRedone>(&newest.body)) {
        std::erase(undone_, redo->action);
        done_.push_back(redo->action);
        follow_again(redo->action);
    } else {
        note_action(newest.action);
        state_ = after(std::move(state_), newest);
    }
}

void EventLog::note_action(int action) {
    if (action == 0 || std::find(done_.begin(), done_.end(), action) != done_.end()) {
        return;
    }
    std::erase_if(checkpoints_, [&](const Checkpoint& each) {
        return std::find(undone_.begin(), undone_.end(), each.action) != undone_.end();
    });
    undone_.clear();
    done_.push_back(action);
    last_action_ = std::max(last_action_, action);
    checkpoints_.push_back(
        {action, events_.size() - 1, std::make_shared<const MatchState>(state_)});
    if (checkpoints_.size() > kCheckpoints) {
        checkpoints_.erase(checkpoints_.begin());
    }
}

void EventLog::follow_again(int action) {
    const auto from = std::find_if(checkpoints_.begin(),
                                   checkpoints_.end(),
                                   [&](const Checkpoint& each) { return each.action == action; });
    const bool known = from != checkpoints_.end();
    state_ = known ? *from->before : MatchState{};
    for (std::size_t i = known ? from->first_event : 0; i < events_.size(); ++i) {
        if (!is_undone(events_[i].action) && !is_of_the_log(events_[i].body)) {
            state_ = after(std::move(state_), events_[i]);
        }
    }
}

bool EventLog::is_undone(int action) const {
    return action != 0 && std::find(done_.begin(), done_.end(), action) == done_.end();
}

std::string_view EventLog::name_of_action(int action) const {
    const auto first = std::find_if(events_.begin(), events_.end(), [&](const SessionEvent& event) {
        return action != 0 && event.action == action;
    });
    return first == events_.end() ? std::string_view{} : name_of(first->body);
}

}  // namespace littlewars::ui
