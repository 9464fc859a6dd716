#pragma once

#include "ui/session/rejudge.hpp"

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QListWidget;

namespace littlewars::ui {

/// One move's ruling beside the same made under other rules, in the words of its cards.
struct RulingChange {
    int move = 0;
    QString moved;     ///< The side.
    QStringList then;  ///< What only the kept ruling says.
    QStringList now;   ///< What only the other one says.
};

/// "What if contact were a quarter inch?": a recorded match's rulings made again under the other
/// edition or other numbers, and where they then differ. Works through a long match a ruling at a
/// time, between other things.
class WhatIfPanel : public QWidget {
    Q_OBJECT

  public:
    using Rulings = std::vector<std::shared_ptr<const Judgement>>;

    /// `edition`, `options`: those of the match.
    WhatIfPanel(referee::little_wars::Edition edition,
                const referee::little_wars::Options& options,
                Rulings rulings,
                QWidget* parent = nullptr);

    /// Whether other rules than the match's are asked about.
    [[nodiscard]] bool asks() const;
    /// The rules asked about; the match's own when none are.
    [[nodiscard]] const referee::little_wars::Options& options() const { return options_; }
    [[nodiscard]] referee::little_wars::Edition edition() const { return edition_; }
    /// The ruling under the rules asked about; the kept one itself where none are, or where it
    /// can't be made.
    [[nodiscard]] std::shared_ptr<const Judgement> made_again(
        const std::shared_ptr<const Judgement>& kept);
    /// The same for a judgement that is asked about only now; nothing is remembered of it.
    [[nodiscard]] std::shared_ptr<const Judgement> made_now(
        const std::shared_ptr<const Judgement>& judgement) const;
    /// What differs, as far as the match has been gone through.
    [[nodiscard]] const std::vector<RulingChange>& changes() const { return changes_; }
    [[nodiscard]] bool finished() const { return next_ == rulings_.size(); }

  signals:
    void changed();              ///< The rules asked about.
    void move_chosen(int move);  ///< Out of the list.

  private:
    QDoubleSpinBox* add_number(const QString& word, const char* name, double most);
    void build();
    void show_numbers();
    void choose_edition(int index);
    void take_numbers();
    void ask();
    void go_on();
    void show_result();
    void list(const RulingChange& change);

    const referee::little_wars::Edition own_edition_;
    const referee::little_wars::Options own_options_;
    const Rulings rulings_;
    referee::little_wars::Edition edition_;
    referee::little_wars::Options options_;
    std::map<std::shared_ptr<const Judgement>, std::shared_ptr<const Judgement>> made_;
    std::vector<RulingChange> changes_;
    std::size_t next_ = 0;  ///< Of the rulings, to be made again.
    QTimer work_;
    QComboBox* rules_ = nullptr;
    QDoubleSpinBox* contact_ = nullptr;
    QDoubleSpinBox* reach_ = nullptr;
    QDoubleSpinBox* foot_ = nullptr;
    QLabel* result_ = nullptr;
    QListWidget* list_ = nullptr;
};

}  // namespace littlewars::ui
