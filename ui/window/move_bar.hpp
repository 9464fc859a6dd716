#pragma once

#include "ui/session/session_view.hpp"
#include "ui/window/table_view.hpp"

#include <QString>
#include <QWidget>

#include <array>

class QLabel;
class QPushButton;
class QToolButton;
class QHBoxLayout;

namespace littlewars::ui {

class TimeBar;

/// Under the picture (in a narrow window with signs for words): whose move it is, the clock, End
/// move, undo and redo, and the tools.
class MoveBar : public QWidget {
    Q_OBJECT

  public:
    explicit MoveBar(QWidget* parent = nullptr);

    void show_view(const SessionView& view, const OverlayStyle& style);
    void show_tool(Tool tool);
    void translate();

  signals:
    void main_pressed();  ///< Begin or end the move: what stands on the button.
    void pause_pressed();
    void undo_pressed();
    void redo_pressed();
    void tool_chosen(littlewars::ui::Tool tool);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    enum class Room {
        Little,  ///< Signs for the tools, of the mover the side alone.
        Signs,   ///< Signs for the tools, and no bar of the time.
        Words,
    };

    struct NamedTool {
        QToolButton* button = nullptr;
        QString sign;
        QString word;

        [[nodiscard]] const QString& text(Room room) const {
            return room == Room::Words ? word : sign;
        }
    };

    struct MoverWords {
        QString sentence;
        QString side;
    };

    [[nodiscard]] std::array<NamedTool, 3> tools() const;
    [[nodiscard]] const QString& mover_text(Room room) const {
        return room == Room::Little ? mover_words_.side : mover_words_.sentence;
    }
    /// Points that all parts need.
    [[nodiscard]] int width_with(Room room) const;
    /// Says as much as there is room for.
    void fit();
    QToolButton* add_tool(QHBoxLayout* row, Tool tool);
    void show_clock(const SessionView& view);

    QLabel* mover_ = nullptr;
    QLabel* clock_ = nullptr;
    TimeBar* time_bar_ = nullptr;
    QPushButton* main_ = nullptr;
    QToolButton* pause_ = nullptr;
    QToolButton* undo_ = nullptr;
    QToolButton* redo_ = nullptr;
    QToolButton* measure_ = nullptr;
    QToolButton* correct_ = nullptr;
    QToolButton* lasso_ = nullptr;
    Phase phase_ = Phase::SetUp;
    MoverWords mover_words_;
};

/// The last seconds of a move, which are shown and sounded.
inline constexpr double kHurry_s = 10;

/// "2:34"; time overdrawn as "−0:12".
[[nodiscard]] QString clock_word(double left_s);

/// What an action was, for "undo …": from an event's name.
[[nodiscard]] QString action_word(const std::string& event_name);

}  // namespace littlewars::ui
