#include "ui/session/roll_call.hpp"

#include "ui/session/position_from_observation.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

using vision::PieceKind;
using vision::TablePoint;

/// A lost piece may turn up this far away under a new track: a cavalry-man's move, 24 inches.
constexpr double kLostReach_mm = 610;
/// A piece added by hand is the one the camera finds this close to it.
constexpr double kAddedReach_mm = 40;
/// What a correction said of a place holds until the piece is seen this far from it.
constexpr double kHeldReach_mm = 10;

double distance_mm(const TablePoint& a, const TablePoint& b) {
    return std::hypot(a.x_mm - b.x_mm, a.y_mm - b.y_mm);
}

bool is_gun(const SessionPiece& piece) {
    return piece.kind == PieceKind::Gun;
}

void learn_sides(MatchState& state, const vision::Observation& observation) {
    auto& sides = state.settings.sides;
    for (const auto& piece : observation.pieces) {
        const bool known = std::find(sides.begin(), sides.end(), piece.side) != sides.end();
        if (sides.size() < 2 && !known && !piece.side.empty()) {
            sides.push_back(piece.side);
        }
    }
}

/// A name of the piece's own side and kind (the one it had before, if it had), here and in the last
/// ruling's pieces.
void rename(MatchState& state, SessionPiece& piece) {
    const std::string old = piece.name;
    const std::string key = piece.side + (is_gun(piece) ? " gun" : "");
    const auto had = piece.names.find(key);
    piece.name =
        had != piece.names.end() ? had->second : next_name(state, piece.side, is_gun(piece));
    piece.names[key] = piece.name;
    if (!state.last) {
        return;
    }
    for (SessionPiece& then : state.last->pieces) {
        if (then.name == old) {
            then.name = piece.name;
            then.side = piece.side;
        }
    }
}

/// Side and kind follow the newest picture (the eye learns the two coats as it goes) until told by
/// hand. A gun's owner is a matter of the rules once the match has begun; and nobody changes
/// between a ruling and the next move, when the ruling's names must hold while its dead are taken
/// off.
void learn_side_and_kind(MatchState& state, SessionPiece& piece) {
    const bool set_up = state.phase == Phase::SetUp;
    const bool side_open =
        set_up || piece.side.empty() || (state.phase != Phase::Clearing && !is_gun(piece));
    const auto old = std::pair{piece.side, is_gun(piece)};
    if (!piece.side_told && side_open && !piece.seen.side.empty()) {
        piece.side = piece.seen.side;
    }
    if (!piece.kind_told && set_up) {
        piece.kind = piece.seen.kind;
    }
    if (old != std::pair{piece.side, is_gun(piece)} || piece.names.empty()) {
        rename(state, piece);
    }
}

void see(MatchState& state, SessionPiece& piece, const vision::Piece& seen) {
    piece.seen = seen;
    piece.visible = true;
    piece.gone = false;
    piece.added = false;
    if (piece.held && distance_mm(seen.table->centre, piece.held->seen_at) > kHeldReach_mm) {
        piece.held.reset();
    }
    learn_side_and_kind(state, piece);
}

void enlist(MatchState& state, const vision::Piece& seen) {
    SessionPiece piece;
    piece.kind = seen.kind;
    piece.side = seen.side;
    see(state, piece, seen);
    state.pieces.push_back(std::move(piece));
}

/// Whether `lost` may be what now has the new track of `seen`.
bool may_be(const SessionPiece& lost, const vision::Piece& seen) {
    const bool fell_and_left = lost.status == Status::Dead && lost.gone;
    const bool same_side = lost.side.empty() || seen.side.empty() || lost.side == seen.side ||
                           lost.side_told || is_gun(lost);
    const double reach = lost.added ? kAddedReach_mm : kLostReach_mm;
    return !lost.visible && !fell_and_left && same_side &&
           is_gun(lost) == (seen.kind == PieceKind::Gun) &&
           distance_mm(lost.seen.table->centre, seen.table->centre) <= reach;
}

struct Pairing {
    double distance = 0;
    std::size_t lost = 0;
    std::size_t seen = 0;
};

std::vector<Pairing> pairings(const MatchState& state,
                              const std::vector<vision::Piece>& strangers) {
    std::vector<Pairing> list;
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        for (std::size_t j = 0; j < strangers.size(); ++j) {
            if (may_be(state.pieces[i], strangers[j])) {
                const TablePoint was = state.pieces[i].seen.table->centre;
                list.push_back({distance_mm(was, strangers[j].table->centre), i, j});
            }
        }
    }
    std::sort(list.begin(), list.end(), [](const Pairing& a, const Pairing& b) {
        return std::tuple{a.distance, a.lost, a.seen} < std::tuple{b.distance, b.lost, b.seen};
    });
    return list;
}

/// New tracks: first those that may be lost pieces, nearest pairs first, then newcomers.
void place_strangers(MatchState& state, std::vector<vision::Piece> strangers) {
    std::vector<bool> placed(strangers.size(), false);
    for (const Pairing& pair : pairings(state, strangers)) {
        SessionPiece& lost = state.pieces[pair.lost];
        if (!placed[pair.seen] && !lost.visible) {
            see(state, lost, strangers[pair.seen]);
            placed[pair.seen] = true;
        }
    }
    for (std::size_t j = 0; j < strangers.size(); ++j) {
        if (!placed[j]) {
            enlist(state, strangers[j]);
        }
    }
}

/// Those who fall before the move is judged fall to a shot, or to a sleeve.
void note_fallen(MatchState& state) {
    if (state.phase != Phase::Moving && state.phase != Phase::Judging) {
        return;
    }
    for (const SessionPiece& piece : state.pieces) {
        if (is_gun(piece) || !piece.visible || piece.lay_at_start) {
            continue;
        }
        const auto listed = std::find(state.fallen.begin(), state.fallen.end(), piece.name);
        if (piece.standing() && listed != state.fallen.end()) {
            state.fallen.erase(listed);
        } else if (!piece.standing() && listed == state.fallen.end()) {
            state.fallen.push_back(piece.name);
        }
    }
}

/// The last ruling stays open to corrections as long as no piece has been moved since.
void close_ruling_when_moved(MatchState& state) {
    if (!state.last || !state.last->open) {
        return;
    }
    for (const SessionPiece& then : state.last->pieces) {
        const SessionPiece* now = state.find(then.name);
        if (now != nullptr && now->visible && then.visible &&
            distance_mm(now->seen.table->centre, then.seen.table->centre) > kMoved_mm) {
            state.last->open = false;
            return;
        }
    }
}

std::vector<vision::Piece> on_the_table(const MatchState& state,
                                        const vision::Observation& observation) {
    std::vector<vision::Piece> pieces;
    for (const auto& piece : observation.pieces) {
        if (piece.table && is_on_table_top(state.settings, piece.table->centre)) {
            pieces.push_back(piece);
        }
    }
    std::stable_sort(pieces.begin(), pieces.end(), [](const auto& a, const auto& b) {
        return a.table->centre.x_mm < b.table->centre.x_mm;
    });
    return pieces;
}

}  // namespace

std::string next_name(MatchState& state, const std::string& side, bool is_gun) {
    std::string initial = "?";
    if (!side.empty()) {
        const std::string other = state.other_side(side);
        std::size_t length = 1;
        while (length < side.size() && other.compare(0, length, side, 0, length) == 0) {
            ++length;
        }
        initial = side.substr(0, length);
    }
    const auto cased = [&](unsigned char letter) {
        return static_cast<char>(is_gun ? std::toupper(letter) : std::tolower(letter));
    };
    std::transform(initial.begin(), initial.end(), initial.begin(), cased);
    return initial + std::to_string(++state.numbers[initial]);
}

bool is_on_table_top(const MatchSettings& table, const TablePoint& point) {
    constexpr double kOverhang_mm = 15;
    return table.table_width_mm <= 0 ||
           (point.x_mm >= -kOverhang_mm && point.x_mm <= table.table_width_mm + kOverhang_mm &&
            point.y_mm >= -kOverhang_mm && point.y_mm <= table.table_depth_mm + kOverhang_mm);
}

MatchState after_steady(MatchState state, const SteadySeen& seen) {
    learn_sides(state, seen.observation);
    state.table_s = seen.observation.time_s;
    for (SessionPiece& piece : state.pieces) {
        piece.visible = false;
    }
    std::vector<vision::Piece> strangers;
    for (const vision::Piece& piece : on_the_table(state, seen.observation)) {
        const auto known =
            std::find_if(state.pieces.begin(), state.pieces.end(), [&](const SessionPiece& each) {
                return !each.added && each.seen.id == piece.id;
            });
        if (known == state.pieces.end()) {
            strangers.push_back(piece);
        } else {
            see(state, *known, piece);
        }
    }
    place_strangers(state, std::move(strangers));
    for (SessionPiece& piece : state.pieces) {
        piece.gone = !piece.visible && !piece.added && (piece.gone || seen.after_hand);
    }
    if (state.phase == Phase::SetUp) {
        std::erase_if(state.pieces, [](const auto& each) { return !each.visible && !each.added; });
    }
    note_fallen(state);
    close_ruling_when_moved(state);
    return state;
}

}  // namespace littlewars::ui
