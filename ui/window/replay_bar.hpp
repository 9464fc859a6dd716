#pragma once

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace littlewars::ui {

class ReplayTimeline;

/// Under a replayed match: back, play, on; from ruling to ruling; the time line; the speed.
class ReplayBar : public QWidget {
    Q_OBJECT

  public:
    explicit ReplayBar(QWidget* parent = nullptr);

    [[nodiscard]] ReplayTimeline& timeline() { return *timeline_; }
    void show_playing(bool playing);
    void show_time(double time_s, double end_s);
    /// Of the speeds in the list, by its place.
    [[nodiscard]] double speed() const;
    void translate();

  signals:
    void play_pressed();
    void step_pressed(int direction);    ///< -1 back, 1 on: the next change of the table.
    void ruling_pressed(int direction);  ///< The ruling before, or the next.
    void sought(double time_s);

  private:
    QToolButton* add_button(QHBoxLayout* row, const QString& sign, const char* name);

    QToolButton* ruling_back_ = nullptr;
    QToolButton* step_back_ = nullptr;
    QToolButton* play_ = nullptr;
    QToolButton* step_on_ = nullptr;
    QToolButton* ruling_on_ = nullptr;
    ReplayTimeline* timeline_ = nullptr;
    QLabel* time_ = nullptr;
    QComboBox* speed_ = nullptr;
};

}  // namespace littlewars::ui
