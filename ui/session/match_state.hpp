#pragma once

#include "ui/session/session_event.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// The id of a piece that has no track.
constexpr int kNoTrack = -1;

/// One soldier, horseman or gun of the match, from its first sight to the end, on the table or off.
struct SessionPiece {
    std::string name;  ///< "r7": side's initial and number; a gun has the capital ("B1").
    vision::PieceKind kind = vision::PieceKind::Infantry;
    std::string side;                           ///< Owner now; empty while nobody knows.
    Status status = Status::Fighting;           ///< Guns are always fighting.
    vision::Piece seen;                         ///< As seen last; its id is the track.
    bool visible = true;                        ///< Seen on the last steady table.
    bool gone = false;                          ///< Not seen, and a hand was there: taken off.
    std::optional<vision::PieceOnTable> start;  ///< Where it stood when the move began.
    bool lay_at_start = false;                  ///< Knocked over before the move began.
    std::optional<int> crew_before;             ///< A gun's crew when the move began.
    int fired = 0;                              ///< A gun's shots in this move.
    std::map<std::string, std::string> names;   ///< Names it has had, by side and kind.
    bool side_told = false;  ///< By a correction; pictures don't change it any more.
    bool kind_told = false;
    bool added = false;  ///< By hand; the camera has not seen it yet.
    /// What contradicts the picture, until the piece moves from where it was seen then.
    struct Held {
        vision::TablePoint seen_at;
        std::optional<vision::TablePoint> foot;
        std::optional<bool> standing;
        bool removed = false;
        bool operator==(const Held&) const = default;
    };
    std::optional<Held> held;

    /// On the table, alive or lying there, and not a mistake of the camera.
    [[nodiscard]] bool on_table() const;
    [[nodiscard]] bool standing() const;
    /// Status, but a man lying down, or taken off lying, is dead.
    [[nodiscard]] Status status_now() const;
    /// Where it stands, corrections included. Precondition: it has been seen on the table.
    [[nodiscard]] vision::PieceOnTable place() const;

    bool operator==(const SessionPiece&) const = default;
};

enum class Phase {
    SetUp,     ///< Before the first move.
    Moving,    ///< A side's move runs.
    Judging,   ///< The move is over; waiting for a steady table.
    Clearing,  ///< Judged; casualties are being taken off, or the next move hasn't begun.
};

/// What was known when the last move was judged, so that it can be judged again.
struct LastJudged {
    std::vector<SessionPiece> pieces;
    std::vector<ChoiceMade> choices;
    std::vector<CallSettled> settled;
    bool accepted = false;  ///< Under Policy::Propose.
    bool open = true;       ///< Nothing has moved since: corrections still change this ruling.
    bool operator==(const LastJudged&) const = default;
};

struct MoveClock {
    bool running = false;
    double allowed_s = 0;
    double used_s = 0;  ///< Up to `since_s`.
    double since_s = 0;
    /// Time left at `now_s`; below 0 when the time is up.
    [[nodiscard]] double left_s(double now_s) const;
    bool operator==(const MoveClock&) const = default;
};

struct TextAt {
    double time_s = 0;
    std::string text;
    bool operator==(const TextAt&) const = default;
};

/// The whole match at one moment. Only made by following events from the beginning.
struct MatchState {
    MatchSettings settings;
    Phase phase = Phase::SetUp;
    int number = 0;       ///< Of the move that runs or was judged last; 0 before the first.
    std::string mover;    ///< Whose move runs, or comes next in Phase::Clearing.
    double time_s = 0;    ///< Of the newest event.
    double table_s = -1;  ///< Of the newest steady table; before 0: none yet.
    std::vector<SessionPiece> pieces;
    std::map<std::string, int> numbers;                     ///< Last number given, by initial.
    std::vector<std::shared_ptr<const Judgement>> rulings;  ///< One a move, in order.
    std::optional<LastJudged> last;
    std::vector<BodyAsked> bodies;    ///< Asked in this move.
    std::vector<std::string> fallen;  ///< Men seen knocked over in this move, before its ruling.
    MoveClock clock;
    std::vector<TextAt> notes;
    std::vector<TextAt> differences;
    bool source_lost = false;

    bool operator==(const MatchState&) const = default;

    [[nodiscard]] const SessionPiece* find(const std::string& name) const;
    [[nodiscard]] SessionPiece* find(const std::string& name);
    /// The other of the two sides; "" before both are known.
    [[nodiscard]] std::string other_side(const std::string& side) const;
};

/// The state after one more event. Pure. Undo and redo are the log's business (event_log.hpp), they
/// change nothing here.
[[nodiscard]] MatchState after(MatchState state, const SessionEvent& event);

}  // namespace littlewars::ui
