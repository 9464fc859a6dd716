#pragma once

#include "ui/board_match/board_match.hpp"

#include <QScrollArea>

#include <vector>

class QVBoxLayout;

namespace littlewars::ui {

class RulingCard;

/// The turns of a board game as cards, newest first; the newest is open, older ones are a line.
class BoardCards : public QScrollArea {
    Q_OBJECT

  public:
    explicit BoardCards(QWidget* parent = nullptr);

    void set_turns(const std::vector<BoardTurn>& turns);
    /// The same turns in a new language or size.
    void renew();
    [[nodiscard]] std::vector<RulingCard*> cards() const;

  private:
    std::vector<BoardTurn> turns_;
    QVBoxLayout* column_ = nullptr;
};

}  // namespace littlewars::ui
