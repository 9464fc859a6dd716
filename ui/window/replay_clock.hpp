#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace littlewars::ui {

class ReplayBar;

/// Where a replay stands: it goes on by itself while it plays, as fast as its bar says, and stops
/// at the end. Seconds of the record.
///
/// Listens to the bar's play button and time line, and shows the bar where it stands.
class ReplayClock : public QObject {
    Q_OBJECT

  public:
    /// `bar` lives as long as the clock. Starts at `begin_s`, standing.
    ReplayClock(ReplayBar& bar, double begin_s, double end_s, QObject* parent);

    /// Kept within begin and end.
    void go_to(double time_s);
    /// At the end it plays from the beginning again.
    void play(bool playing);

    [[nodiscard]] double now_s() const { return now_s_; }
    [[nodiscard]] bool playing() const { return tick_.isActive(); }

  signals:
    void moved();  ///< To another time, or anew to the same.

  private:
    void go_on();

    ReplayBar& bar_;
    double begin_s_;
    double end_s_;
    double now_s_;
    QTimer tick_;
    QElapsedTimer since_tick_;
};

}  // namespace littlewars::ui
