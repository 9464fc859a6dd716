#pragma once

#include "ui/session/correction.hpp"
#include "ui/session/judgement.hpp"
#include "ui/session/match_settings.hpp"
#include "vision/observation.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace littlewars::ui {

/// The match begins (or begins again with other settings before the first move).
struct MatchStarted {
    MatchSettings settings;
    bool operator==(const MatchStarted&) const = default;
};

/// A steady table that differs from the last one told.
struct SteadySeen {
    vision::Observation observation;
    bool after_hand = false;  ///< A hand was over the table since the last one.
    bool operator==(const SteadySeen&) const = default;
};

struct MoveStarted {
    std::string side;
    int number = 0;                          ///< From 1.
    std::map<std::string, int> crew_before;  ///< By gun.
    double allowed_s = 0;                    ///< Time for the move (section 7).
    /// It began unnoticed: pieces start from where the last ruling saw them, not from where they
    /// stand now.
    bool since_ruling = false;
    bool operator==(const MoveStarted&) const = default;
};

/// The players say the move is over; it is judged on the next steady table.
struct MoveEnded {
    std::string side;
    int number = 0;
    bool operator==(const MoveEnded&) const = default;
};

/// The referee's answer; a second one for the same move takes the place of the first.
struct RulingMade {
    std::shared_ptr<const Judgement> judgement;
    bool operator==(const RulingMade& other) const { return *judgement == *other.judgement; }
};

struct CorrectionMade {
    Correction correction;
    bool operator==(const CorrectionMade&) const = default;
};

enum class ChosenBy {
    Players,  ///< In the program.
    Table,    ///< By taking these men off the table.
};

/// Who dies and who is taken in one melee of the last ruling.
struct ChoiceMade {
    std::string melee;  ///< Any of its men.
    std::vector<std::string> killed;
    std::vector<std::string> prisoners;
    ChosenBy by = ChosenBy::Players;
    bool operator==(const ChoiceMade&) const = default;
};

/// A comparison too close for the camera, settled by looking at the table.
struct CallSettled {
    referee::little_wars::SettledCall call;
    bool operator==(const CallSettled&) const = default;
};

struct SurrenderAsked {
    std::vector<std::string> men;
    bool accepted = false;
    bool firm = true;
    bool operator==(const SurrenderAsked&) const = default;
};

/// "Is this body of men isolated?"
struct BodyAsked {
    std::string name;
    std::string side;
    std::vector<std::string> men;
    bool isolated = false;
    std::vector<std::string> supporters;
    bool firm = true;
    bool operator==(const BodyAsked&) const = default;
};

/// Shots told by the players; a negative number takes some back.
struct ShotsFired {
    std::string gun;
    int shots = 1;
    bool operator==(const ShotsFired&) const = default;
};

struct ClockSet {
    bool running = true;
    bool operator==(const ClockSet&) const = default;
};

struct PolicySet {
    std::string rule;
    Policy policy = Policy::Apply;
    bool operator==(const PolicySet&) const = default;
};

/// The players accept a ruling that was only proposed.
struct RulingAccepted {
    int number = 0;
    bool operator==(const RulingAccepted&) const = default;
};

struct NoteWritten {
    std::string text;
    bool operator==(const NoteWritten&) const = default;
};

/// Table and ruling disagree, e.g. more men were taken off than fell.
struct DifferenceFound {
    std::string side;
    int expected = 0;
    int seen = 0;
    std::string text;
    bool operator==(const DifferenceFound&) const = default;
};

struct ActionUndone {
    int action = 0;
    bool operator==(const ActionUndone&) const = default;
};

struct ActionRedone {
    int action = 0;
    bool operator==(const ActionRedone&) const = default;
};

struct SourceLost {
    std::string what;
    bool operator==(const SourceLost&) const = default;
};

struct SourceBack {
    bool new_tracks =
        false;  ///< The eye counts pieces anew: they are known by place, not by track.
    bool operator==(const SourceBack&) const = default;
};

using EventBody = std::variant<MatchStarted,
                               SteadySeen,
                               MoveStarted,
                               MoveEnded,
                               RulingMade,
                               CorrectionMade,
                               ChoiceMade,
                               CallSettled,
                               SurrenderAsked,
                               BodyAsked,
                               ShotsFired,
                               ClockSet,
                               PolicySet,
                               RulingAccepted,
                               NoteWritten,
                               DifferenceFound,
                               ActionUndone,
                               ActionRedone,
                               SourceLost,
                               SourceBack>;

/// One entry of the record. The match is nothing but the fold over these (match_state.hpp).
struct SessionEvent {
    double time_s = 0;  ///< Of the source: video time, or since the camera was opened.
    int action = 0;     ///< Events of one action of the players are undone together; 0: nobody's.
    EventBody body;
    bool operator==(const SessionEvent&) const = default;
};

/// The value of "event" in an event line: "steady", "move_started", "ruling", …
[[nodiscard]] std::string_view name_of(const EventBody& body);

}  // namespace littlewars::ui
