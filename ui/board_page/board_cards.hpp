#pragma once

#include "ui/board_match/board_match.hpp"
#include "ui/window/card_column.hpp"

#include <vector>

namespace littlewars::ui {

/// The turns of a board game as cards, newest first; the newest is open, older ones are a line.
class BoardCards : public CardColumn {
    Q_OBJECT

  public:
    explicit BoardCards(QWidget* parent = nullptr);

    void set_turns(const std::vector<BoardTurn>& turns);
    /// The same turns in a new language or size.
    void renew();

  private:
    std::vector<BoardTurn> turns_;
};

}  // namespace littlewars::ui
