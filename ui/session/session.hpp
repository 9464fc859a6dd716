#pragma once

#include "calibration/error.hpp"
#include "ui/session/event_log.hpp"
#include "ui/session/session_view.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// One match: joins what the camera sees to what the referee rules.
///
/// Not thread-safe: one owner calls it (the window's thread, or the headless loop); a vision thread
/// posts its observations there. It has no clock: every call says its time, in the source's seconds
/// (never going back). Every change is an event; the record is the list of events, and state is the
/// fold over them, so undo, replay and resuming are exact.
///
/// Actions answer with Errors: BadInput when the players ask for what the rules or the state don't
/// allow; the text says why. Nothing has changed then.
class Session {
  public:
    using Listener = std::function<void(const SessionEvent&)>;
    using Done = calibration::Expected<void>;

    explicit Session(MatchSettings settings, double time_s = 0);

    /// A match as its record left it; listeners are told only of what follows. Its times go on from
    /// newest_s(): add that to the new source's.
    ///
    /// Errors: BadInput  the events don't begin with the match's settings.
    static calibration::Expected<Session> resumed(const std::vector<SessionEvent>& events);

    /// Called for each event, in order, as it happens.
    void listen(Listener listener);

    /// What the eye saw in one frame; call it for each. A changed, steady table becomes an event;
    /// a move that waits for a steady table is judged.
    void observe(const vision::Observation& observation);

    /// `side`: empty for the side whose turn it is.
    Done begin_move(double time_s, const std::string& side = {});
    /// Judged now if the table is steady at `time_s`, else on the next steady table.
    Done end_move(double time_s);
    Done undo(double time_s);
    Done redo(double time_s);
    Done pause(double time_s);
    Done resume(double time_s);
    Done correct(double time_s, Correction correction);
    /// Another choice than the proposal in the melee of the newest ruling that has `choice.melee`.
    Done choose(double time_s, ChoiceMade choice);
    Done settle(double time_s, CallSettled call);
    Done fired(double time_s, const std::string& gun, int shots = 1);
    /// Accepted or refused by the referee: see the event, and the pieces' status.
    Done surrender(double time_s, std::vector<std::string> men);
    /// Precondition: all of one side. The answer is appended to view().bodies.
    Done ask_isolated(double time_s, std::string name, std::vector<std::string> men);
    Done set_policy(double time_s, const std::string& rule, Policy policy);
    Done accept_ruling(double time_s);
    Done note(double time_s, std::string text);
    void source_lost(double time_s, std::string what);
    /// `new_tracks`: the eye was started anew and numbers its pieces differently.
    void source_back(double time_s, bool new_tracks = false);

    /// Whether `choice` would be accepted, without making it (live counts while choosing).
    [[nodiscard]] Done check_choice(const ChoiceMade& choice) const;
    /// What the referee would say if the move ended now; null before the first steady table. Costs
    /// one judgement after each change, nothing when asked again.
    [[nodiscard]] std::shared_ptr<const Judgement> preview() const;

    /// The time of the newest call.
    [[nodiscard]] double newest_s() const { return newest_s_; }
    [[nodiscard]] SessionView view(double now_s) const;
    [[nodiscard]] const MatchState& state() const { return log_.state(); }
    [[nodiscard]] const std::vector<SessionEvent>& events() const { return log_.events(); }

  private:
    Session() = default;

    void append(double time_s, int action, EventBody body);
    Done act(double time_s, EventBody body);
    /// As act(), then the newest ruling is made again if it is still open.
    Done act_and_judge_again(double time_s, EventBody body);
    [[nodiscard]] bool is_news(const vision::Observation& observation) const;
    void take_steady(const vision::Observation& observation);
    void judge_when_steady();
    /// The referee refused this very state: asking again needs something new.
    [[nodiscard]] bool judging_is_refused() const;
    void follow_casualties();
    void begin_when_clear();
    Done start_move(double time_s, int action, MoveStarted move);
    void point_out_differences(double time_s, int action);
    [[nodiscard]] int action_of_newest_move_end() const;

    EventLog log_;
    std::vector<Listener> listeners_;
    std::optional<vision::Observation> steady_;  ///< The newest; none while the table isn't.
    bool hand_ = false;
    bool hand_since_steady_ = false;
    double newest_s_ = 0;
    std::size_t refused_at_ = 0;  ///< Events there were when a judgement was last refused.
    mutable std::shared_ptr<const Judgement> preview_;
    mutable std::size_t preview_at_ = 0;
};

}  // namespace littlewars::ui
