#pragma once

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace littlewars::ui {

/// A board game being played: its position, and the way back to earlier ones.
///
/// Everything goes through the referee's one door, so what is played here is ruled as `judge`
/// rules.
class GameTable {
  public:
    /// Begins at the position of an input without a move ("littlewars-position").
    ///
    /// Errors: the referee's complaint about the input.
    static tl::expected<GameTable, std::string> open(nlohmann::json input);

    [[nodiscard]] std::string game() const { return input_.at("game"); }
    /// The input with the position as it stands now; what a saved file holds.
    [[nodiscard]] const nlohmann::json& input() const { return input_; }
    [[nodiscard]] const nlohmann::json& position() const { return input_.at("position"); }
    [[nodiscard]] bool is_over() const { return !position().at("result").is_null(); }
    /// The board as JSON, built-in or a player's own; null for Stratego, whose board is a formula.
    [[nodiscard]] const nlohmann::json& board() const { return board_; }

    /// What the referee lists.
    [[nodiscard]] std::vector<nlohmann::json> moves() const;

    /// What the referee rules on a move; nothing is played. Errors: why the move is no move at all.
    [[nodiscard]] tl::expected<nlohmann::json, std::string> judge(const nlohmann::json& move) const;

    /// Judges a move and plays it if it is legal. Errors: as judge().
    tl::expected<nlohmann::json, std::string> play(const nlohmann::json& move);

    enum class Undone { Yes, NothingToUndo, SecretsWereTold };
    enum class SecretMoves { Stay, TakenBack };
    /// Takes the last move back; one that threw dice or told something hidden only if the players
    /// agree that it be `TakenBack` (the camera misread a die, somebody told the wrong rank).
    Undone undo(SecretMoves secret_moves = SecretMoves::Stay);

  private:
    struct Earlier {
        nlohmann::json position;
        bool told_secrets = false;
    };

    nlohmann::json input_;
    nlohmann::json board_;
    std::vector<Earlier> earlier_;
};

}  // namespace littlewars::ui
