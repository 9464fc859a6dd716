#pragma once

#include "calibration/error.hpp"
#include "ui/session/match_state.hpp"
#include "ui/session/record_reader.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// What a place on the time line of a recorded match stands for.
enum class ReplayMark { MoveBegun, MoveEnded, Ruling, Note };

/// One place on the time line. What the players undid has none.
struct MarkAt {
    ReplayMark what = ReplayMark::Ruling;
    double time_s = 0;
    int row = 0;
    int move = 0;       ///< The move's number; 0 for a note.
    std::string side;   ///< Whose move it is.
    std::string words;  ///< Of a note.
    bool operator==(const MarkAt&) const = default;
};

/// A recorded match to be gone through in any order.
///
/// Holds the times of the events, the rulings, and the match as it stood at a few dozen moments;
/// observations, stills and video stay in their files until a moment is asked for, so that a
/// two-hour session takes a few megabytes. One thread.
class MatchReplay {
  public:
    /// Reads the record's headings. Damage in it ends the match there; see damage().
    ///
    /// Errors: BadInput  as RecordReader::open, or no match begins in it.
    static calibration::Expected<MatchReplay> open(const std::filesystem::path& path);

    [[nodiscard]] double begin_s() const { return index_.front().time_s; }
    /// The last event's time, or that of the video's last picture.
    [[nodiscard]] double end_s() const { return end_s_; }
    [[nodiscard]] const std::vector<MarkAt>& marks() const { return marks_; }
    [[nodiscard]] const RecordReader& record() const { return record_; }
    /// What kept some of the record from being read, if anything.
    [[nodiscard]] const std::optional<calibration::Error>& damage() const { return damage_; }

    /// How many events had happened at `time_s`: equal numbers mean an equal match.
    [[nodiscard]] int events_at(double time_s) const;
    /// When event `number` (from 1) happened.
    [[nodiscard]] double time_of(int number) const;
    /// The match after its first `events` events, with what was undone by then left out: just as
    /// the players saw it. Going on from the last answer reads only what lies between; elsewhere
    /// the events since the nearest moment kept are read. Where the record is damaged, the match
    /// before the damage.
    [[nodiscard]] std::shared_ptr<const MatchState> after_events(int events);
    /// Follows the match a few events farther than it has been followed, for moments to be kept: to
    /// be called while there is nothing else to do, so that later even the first jump to the far
    /// end is quick. False when all has been followed.
    bool prepare();
    /// The rulings that stood at the end, one a move.
    [[nodiscard]] const std::vector<std::shared_ptr<const Judgement>>& rulings() const {
        return rulings_;
    }
    /// The still of a move's ruling (JPEG); empty when there is none.
    [[nodiscard]] std::string still_of_move(int move) const;

  private:
    struct Indexed {
        int row = 0;
        int action = 0;
        double time_s = 0;
    };
    /// From event `number` on an action counts no more, or again.
    struct Turn {
        int number = 0;
        int action = 0;
        bool undone = false;
    };
    /// The match at one moment.
    struct Stand {
        int events = 0;
        std::vector<int> undone;  ///< Actions, sorted.
        std::shared_ptr<const MatchState> state = std::make_shared<const MatchState>();
    };

    explicit MatchReplay(RecordReader record) : record_(std::move(record)) {}

    void go_through();
    void take(const EventRow& row);
    void take_turn(int action, bool undone);
    void keep_what_counts();
    [[nodiscard]] std::vector<int> undone_at(int events) const;
    [[nodiscard]] Stand nearest(int events, const std::vector<int>& undone) const;
    [[nodiscard]] bool holds(const Stand& stand, const std::vector<int>& undone) const;
    [[nodiscard]] MatchState followed(MatchState state, const EventRow& row) const;
    [[nodiscard]] Stand followed_on(Stand stand, int events, const std::vector<int>& undone);
    void keep(const Stand& stand);

    RecordReader record_;
    std::vector<Indexed> index_;
    std::vector<Turn> turns_;
    std::map<int, int> first_event_of_;  ///< By action.
    std::map<int, std::shared_ptr<const Judgement>> ruling_in_row_;
    std::vector<std::shared_ptr<const Judgement>> rulings_;
    std::vector<MarkAt> marks_;
    std::vector<Stand> stands_;
    Stand newest_;
    Stand prepared_;
    int stride_ = 1;  ///< Events between two stands.
    double end_s_ = 0;
    std::optional<calibration::Error> damage_;
};

}  // namespace littlewars::ui
