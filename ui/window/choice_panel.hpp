#pragma once

#include "ui/overlay/build_overlay.hpp"

#include <QFrame>

#include <functional>
#include <memory>

class QLabel;
class QPushButton;

namespace littlewars::ui {

/// Choosing who falls and who is taken in one melee: starts from the program's proposal, each click
/// on a man on the table changes him, counts are checked as they stand, Apply when they are right.
class ChoicePanel : public QFrame {
    Q_OBJECT

  public:
    /// Whether the session would take the choice.
    using Check = std::function<bool(const ChoiceMade&)>;

    /// Precondition: `man` takes part in a melee of `judgement`.
    ChoicePanel(std::shared_ptr<const Judgement> judgement,
                const std::string& man,
                Check check,
                QWidget* parent);

    [[nodiscard]] const ChosenMen& chosen() const { return chosen_; }
    /// A click on him: falls or not; on an isolated force: falls or is taken.
    void turn(const std::string& man);

  signals:
    void changed();
    void applied(const littlewars::ui::ChoiceMade& choice);
    void cancelled();

  private:
    void build();
    void show_counts();
    void take_proposal();
    [[nodiscard]] ChoiceMade choice() const;
    [[nodiscard]] QString count_line(referee::little_wars::Side side) const;

    std::shared_ptr<const Judgement> judgement_;
    const referee::little_wars::MeleeRuling* melee_ = nullptr;  ///< Within judgement_.
    Check check_;
    ChosenMen chosen_;
    QLabel* counts_ = nullptr;
    QPushButton* apply_ = nullptr;
};

}  // namespace littlewars::ui
