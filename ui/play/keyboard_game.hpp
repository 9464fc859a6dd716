#pragma once

#include "ui/play/game_table.hpp"

#include <functional>
#include <iosfwd>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace littlewars::ui {

/// How a game at the keyboard goes.
struct KeyboardRules {
    bool throws_dice = true;  ///< The program throws; otherwise the players type what fell.
    unsigned seed = 1;        ///< Of the dice and of armies set up by chance.
    std::string computer;     ///< The side the program plays; empty for two people.
    std::string save_as;      ///< Where `save` without a name goes.
    /// Waits until the players have moved on a real board and gives their moves; asked before the
    /// players are. Nothing when the position waits for what no camera sees, or when the players
    /// have to say what they did. Not set: everything is typed.
    std::function<std::optional<std::vector<nlohmann::json>>(const GameTable&)> seen_moves;
};

/// Two people (or one and the program) at one keyboard: draws the board, asks whose turn it is,
/// plays what is typed, says what the referee rules. In games with secrets the screen is cleared
/// and the keyboard handed over before the other side sees anything.
class KeyboardGame {
  public:
    KeyboardGame(GameTable table, KeyboardRules rules, std::istream& in, std::ostream& out);

    /// Plays until the game ends, someone quits or the input does. Returns the exit status.
    int run();

  private:
    enum class Heard { Go, Quit };

    void hand_over(const std::string& side);
    void show(const std::string& side);
    void throw_dice();
    void let_computer_move();
    /// Whether moves were seen on a real board, and played.
    bool play_seen();
    Heard ask(const std::string& side);
    Heard obey(const std::string& line);
    void play(const nlohmann::json& move);
    void play_typed(const std::string& line);
    void undo();
    void save(const std::string& path);
    void list_moves();
    void help();
    void finish();

    GameTable table_;
    KeyboardRules rules_;
    std::istream& in_;
    std::ostream& out_;
    std::mt19937 random_;
    std::string viewer_;     ///< Who last saw the screen.
    std::string last_told_;  ///< The last ruling, for the one who takes over.
};

}  // namespace littlewars::ui
