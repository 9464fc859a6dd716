#pragma once

#include "ui/board_match/board_sight.hpp"
#include "ui/board_match/explain.hpp"
#include "ui/board_match/sight_fit.hpp"
#include "ui/play/game_table.hpp"

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

enum class ToldBy { Camera, Players };

/// What one side did, and how it was ruled; or what it tried.
struct BoardTurn {
    std::string side;
    ToldBy by = ToldBy::Players;
    std::vector<nlohmann::json> moves;    ///< More than one where they were seen together.
    std::vector<nlohmann::json> rulings;  ///< One for each move.
    bool legal = true;
    int number = 0;  ///< From 1, of those that were played.
    bool operator==(const BoardTurn&) const = default;
};

/// Why the match waits for the players although the camera has seen something.
enum class AskKind {
    Nothing,
    Which,      ///< More than one line of moves fits: choose().
    Ranks,      ///< An attack whose ranks have to be called: play it with them.
    GoOn,       ///< A capture that may go on: stop_here(), or the board shows it.
    LookAgain,  ///< Points that can't be read well enough.
    PutRight,   ///< No legal move does this.
};

struct BoardAsk {
    AskKind kind = AskKind::Nothing;
    std::vector<std::vector<nlohmann::json>> lines;
    std::vector<std::string> points;  ///< LookAgain: the doubtful ones; PutRight: the changed ones.
    std::string rule;                 ///< PutRight: the refusal's; empty if no one move was meant.
    std::string reason;
    bool operator==(const BoardAsk&) const = default;
};

/// One line of a board game's record: "board_game" with its input, "board_moves", "board_refused",
/// "undo", "redo".
struct BoardEvent {
    std::string name;
    nlohmann::json members;
};

/// A board game that is played under a camera, or in a window: what is seen and what the players
/// say become moves; each can be taken back. No pictures, no clock: it is the fold of its events.
class BoardMatch {
  public:
    explicit BoardMatch(GameTable table);

    /// Hears every event from now on.
    void listen(std::function<void(const BoardEvent&)> listener) {
        listener_ = std::move(listener);
    }
    /// What a record of this match begins with: its events so far.
    [[nodiscard]] const std::vector<BoardEvent>& events() const { return events_; }

    [[nodiscard]] const GameTable& table() const { return table_; }
    /// Changes whenever position or leftovers do: a reading explained for another one is stale.
    [[nodiscard]] int revision() const { return revision_; }
    [[nodiscard]] const std::vector<BoardTurn>& turns() const { return turns_; }
    [[nodiscard]] const BoardAsk& ask() const { return ask_; }
    [[nodiscard]] const Leftovers& leftovers() const { return leftovers_; }
    /// What still has to be done to the board by hand, in board order.
    [[nodiscard]] std::vector<PointChange> to_do() const;
    /// Where a piece was taken up; nothing if none is.
    [[nodiscard]] const std::optional<std::string>& lifted() const { return lifted_; }
    [[nodiscard]] bool can_undo() const;
    [[nodiscard]] bool can_redo() const { return !undone_.empty(); }

    /// A settled reading, explained for this revision.
    void see(const BoardSight& sight, const Explanation& explanation);
    /// A piece is up although the hand is still over the board.
    void see_lifted(std::optional<std::string> point) { lifted_ = std::move(point); }
    /// Dice at rest. They count when they lie otherwise than at the throw before. Two different
    /// ones of a Mukden combat are asked about: whose is whose no camera sees.
    void see_dice(const std::vector<SeenDie>& dice);

    /// A move that is told. Returns whether it is legal; if not, it stands among the turns.
    /// Errors: why it is no move at all.
    tl::expected<bool, std::string> play(const nlohmann::json& move);
    /// Answers AskKind::Which by one of its lines.
    void choose(std::size_t line);
    /// Answers AskKind::GoOn: the capture ended there.
    void stop_here();
    GameTable::Undone undo(GameTable::SecretMoves secret_moves = GameTable::SecretMoves::Stay);
    void redo();

    /// Does what an event of a record says. Errors: why it can't be.
    tl::expected<void, std::string> follow(const BoardEvent& event);

  private:
    void play_line(const std::vector<nlohmann::json>& line, ToldBy by);
    void refuse(const Explanation& explanation);
    void ask_for(const Explanation& explanation);
    void prune_leftovers(const BoardSight& sight);
    void after_change();
    void tell(std::string name, nlohmann::json members);

    GameTable table_;
    std::vector<BoardTurn> turns_;
    std::vector<BoardTurn> undone_;  ///< The newest last.
    std::vector<BoardEvent> events_;
    BoardAsk ask_;
    std::optional<BoardSight> newest_;
    Leftovers leftovers_;
    std::optional<std::string> lifted_;
    std::vector<PointChange> refused_;  ///< The changes that were refused last, not told twice.
    std::vector<SeenDie> last_dice_;
    int revision_ = 0;
    std::function<void(const BoardEvent&)> listener_;
};

/// Whether no die was taken up since: each lies where one of the same value lay.
[[nodiscard]] bool lie_as_before(const std::vector<SeenDie>& now,
                                 const std::vector<SeenDie>& before);

}  // namespace littlewars::ui
