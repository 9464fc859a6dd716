#pragma once

#include "ui/session/move_schedule.hpp"
#include "ui/session/session.hpp"

#include <optional>
#include <vector>

namespace littlewars::ui {

/// Says when moves begin and end where nobody presses a button: by a schedule, or when the hand has
/// left a steady table on which something was moved, the sides in turn.
class MoveCaller {
  public:
    /// Without a schedule: by what is seen. `quiet_s`: how long a table must be steady then.
    explicit MoveCaller(std::optional<std::vector<ScheduledMove>> schedule, double quiet_s = 0.5);

    /// Shows the session the next observation, with the calls that fall due before or after it.
    void follow(Session& session, const vision::Observation& observation);

    /// Moves of the schedule that were not ended, or not judged, when the source ended.
    [[nodiscard]] int moves_left(const Session& session) const;

  private:
    void call_by_schedule(Session& session, double time_s);
    void call_by_sight(Session& session, const vision::Observation& observation);

    std::optional<std::vector<ScheduledMove>> schedule_;
    std::size_t next_ = 0;
    bool begun_ = false;
    double quiet_s_;
    std::optional<double> quiet_since_s_;
};

}  // namespace littlewars::ui
