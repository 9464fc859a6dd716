#pragma once

#include "ui/board_match/board_need.hpp"
#include "ui/play/game_table.hpp"

#include <QString>
#include <QWidget>
#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

class QLabel;
class QPushButton;
class QSpinBox;

namespace littlewars::ui {

/// What one player tells in secret; answered() gives it as the game's move.
class SecretForm : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

  signals:
    void answered(const nlohmann::json& move);
};

/// A Stratego army: choose a rank, then click its squares.
class ArmyForm : public SecretForm {
    Q_OBJECT

  public:
    ArmyForm(const GameTable& table, const std::string& side, QWidget* parent = nullptr);

  private:
    void build_palette();
    void build_squares();
    void put(const std::string& square);
    void lay_by_chance();
    void refresh();
    [[nodiscard]] int left_of(const std::string& rank) const;
    [[nodiscard]] nlohmann::json move() const;

    std::string side_;
    std::string army_;  ///< "original" or "duel".
    std::string rank_;  ///< The chosen one; "?" untold.
    std::map<std::string, std::string> pieces_;
    std::map<std::string, QPushButton*> squares_;
    std::map<std::string, QPushButton*> palette_;
    QPushButton* done_ = nullptr;
};

/// A side's strength shared out among its Mukden units.
class StrengthForm : public SecretForm {
    Q_OBJECT

  public:
    explicit StrengthForm(const GameTable& table, QWidget* parent = nullptr);

  private:
    void refresh();

    int total_;
    std::vector<std::pair<std::string, QSpinBox*>> shares_;
    QLabel* left_ = nullptr;
    QPushButton* done_ = nullptr;
};

/// A strength called in a Mukden combat, by the one who sees his own here.
class CallForm : public SecretForm {
    Q_OBJECT

  public:
    explicit CallForm(const GameTable& table, QWidget* parent = nullptr);
};

/// The rank of one's own Stratego piece that fights.
class RankForm : public SecretForm {
    Q_OBJECT

  public:
    /// Answers with {key: rank}.
    explicit RankForm(const CallWanted& wanted, QWidget* parent = nullptr);
};

}  // namespace littlewars::ui
