#pragma once

#include "ui/window/table_view.hpp"
#include "vision/sources/practice_table.hpp"

#include <QObject>

#include <memory>
#include <optional>

namespace littlewars::ui {

/// The player's hand on the practice table: with no tool in use, a drag moves the figure under the
/// pointer (an arm reaches over the table meanwhile, as a real one would), a right click knocks it
/// over or sets it up, and the wheel with Shift turns it.
class PracticeHand : public QObject {
    Q_OBJECT

  public:
    /// `view` outlives the hand.
    PracticeHand(std::shared_ptr<vision::PracticeTable> table, TableView& view);
    ~PracticeHand() override;

    /// What may go wrong at a real table: a lamp is switched on, somebody knocks against the
    /// tripod, an arm stays over the middle.
    void set_lamp(bool on);
    void set_knocked(bool knocked);
    void set_arm(bool over_the_table);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    [[nodiscard]] std::optional<int> figure_at(const QPointF& at) const;
    bool press(const QPointF& at, Qt::MouseButton button);
    bool drag(const QPointF& at);
    bool release();
    bool turn(const QPointF& at, double degrees);
    void reach_to(std::optional<vision::TablePoint> place);

    std::shared_ptr<vision::PracticeTable> table_;
    TableView& view_;
    std::optional<int> held_;
    bool moved_ = false;
};

}  // namespace littlewars::ui
