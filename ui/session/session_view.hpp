#pragma once

#include "ui/session/match_state.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// One piece as the window and the overlay draw it. Table millimetres, degrees.
struct PieceView {
    int track = 0;
    std::string name;
    std::string side;
    int side_index = -1;  ///< 0 or 1 in the order of the sides; -1: unknown.
    vision::PieceKind kind = vision::PieceKind::Infantry;
    Status status = Status::Fighting;
    bool missing = false;  ///< Neither seen nor accounted for; drawn at its last place.
    bool standing = true;
    vision::PieceOnTable place;
    vision::PixelPoint foot;
    vision::PixelBox box;
    std::optional<vision::TablePoint> from;  ///< Where it stood when the move began.
    double moved_mm = 0;                     ///< From there, straight.
    bool position_doubtful = false;          ///< Out of sight, or its sigma is large.
    bool side_doubtful = false;
    bool identity_doubtful = false;
    bool corrected = false;
    std::string guard;  ///< A prisoner's nearest guard in reach, by name; may be empty.
    int fired = 0;
    bool operator==(const PieceView&) const = default;
};

/// One army's roll.
struct RollLine {
    std::string side;
    int infantry = 0;  ///< Free men.
    int cavalry = 0;
    int guns = 0;            ///< Held now.
    int prisoners_held = 0;  ///< Of the other side.
    int dead = 0;
    double score = 0;  ///< Section 7, victory left out.
    bool operator==(const RollLine&) const = default;
};

struct ClockView {
    bool running = false;
    double allowed_s = 0;
    double left_s = 0;
    bool operator==(const ClockView&) const = default;
};

/// Everything the window shows of the match, as one value.
struct SessionView {
    std::array<std::string, 2> sides;
    Phase phase = Phase::SetUp;
    int move_number = 0;
    std::string mover;
    bool hand = false;  ///< Over the table now; rulings wait.
    bool source_lost = false;
    double time_s = 0;
    ClockView clock;
    std::vector<PieceView> pieces;  ///< Those on the table or missing; the dead who left are not.
    std::array<RollLine, 2> roll;
    std::vector<std::shared_ptr<const Judgement>> rulings;  ///< Newest last.
    bool ruling_open = false;  ///< Corrections, choices and settled calls still change the newest.
    std::vector<BodyAsked> bodies;
    std::vector<std::string> fallen;  ///< Men knocked over in this move, before its ruling.
    int shots = 0;                    ///< Fired by the guns in this move, as told.
    std::vector<TextAt> notes;
    std::vector<TextAt> differences;  ///< What table and rulings disagree on, in words.
    std::string undo_action;  ///< What undo would take back, as an event's name; empty: nothing.
    std::string redo_action;
};

/// What the state shows; hand, undo and redo are filled in by the session.
[[nodiscard]] SessionView view_of(const MatchState& state, double now_s);

}  // namespace littlewars::ui
