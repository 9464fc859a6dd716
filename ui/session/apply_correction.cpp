#include "ui/session/apply_correction.hpp"

#include "ui/session/roll_call.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace littlewars::ui {
namespace {

using vision::PieceKind;
using vision::TablePoint;

/// A man added by hand gets a round base of this radius (54 mm figures); a gun a small triangle.
constexpr double kAddedRadius_mm = 10;
constexpr int kAddedCorners = 16;

std::vector<TablePoint> disc_outline(const TablePoint& centre) {
    std::vector<TablePoint> outline;
    for (int i = 0; i < kAddedCorners; ++i) {
        const double angle = 2 * std::numbers::pi * i / kAddedCorners;
        outline.push_back({centre.x_mm + kAddedRadius_mm * std::cos(angle),
                           centre.y_mm + kAddedRadius_mm * std::sin(angle)});
    }
    return outline;
}

vision::PieceOnTable added_place(const TablePoint& foot, PieceKind kind) {
    vision::PieceOnTable place;
    place.centre = foot;
    place.outline = disc_outline(foot);
    if (kind == PieceKind::Gun) {
        place.gun = vision::GunFoot{{TablePoint{foot.x_mm - 15, foot.y_mm + 15},
                                     TablePoint{foot.x_mm + 15, foot.y_mm + 15}},
                                    TablePoint{foot.x_mm, foot.y_mm - 30}};
        place.outline = {place.gun->trail, place.gun->axle[1], place.gun->axle[0]};
        place.heading_deg = 90;
    }
    return place;
}

SessionPiece& held(SessionPiece& piece) {
    if (!piece.held) {
        piece.held = SessionPiece::Held{};  // Clang 14 refuses emplace() here.
    }
    piece.held->seen_at = piece.seen.table->centre;
    return piece;
}

void correct_facts(SessionPiece& piece, const Correction& correction) {
    if (correction.side) {
        piece.side = *correction.side;
        piece.side_told = true;
    }
    if (correction.kind) {
        piece.kind = *correction.kind;
        piece.kind_told = true;
    }
    if (correction.status) {
        piece.status = *correction.status;
    }
    if (correction.standing) {
        held(piece).held->standing = correction.standing;
    }
    if (correction.foot) {
        held(piece).held->foot = correction.foot;
    }
    if (correction.removed) {
        held(piece).held->removed = true;
    }
}

/// "This is r7": whoever had the name gets the other one, with that piece's past.
void exchange(SessionPiece& a, SessionPiece& b) {
    std::swap(a.name, b.name);
    std::swap(a.names, b.names);
    std::swap(a.status, b.status);
    std::swap(a.start, b.start);
    std::swap(a.crew_before, b.crew_before);
    std::swap(a.fired, b.fired);
}

SessionPiece* find_in(std::vector<SessionPiece>& pieces, const std::string& name) {
    const auto found = std::find_if(
        pieces.begin(), pieces.end(), [&](const SessionPiece& each) { return each.name == name; });
    return found == pieces.end() ? nullptr : &*found;
}

void correct_in(std::vector<SessionPiece>& pieces,
                const Correction& correction,
                const std::string& new_name) {
    SessionPiece* piece = find_in(pieces, correction.piece);
    if (piece == nullptr) {
        return;
    }
    const bool unmoved = piece->start && piece->start->centre == piece->place().centre;
    correct_facts(*piece, correction);
    if (unmoved && correction.foot) {
        piece->start = piece->place();  // it was there all the time
    }
    if (SessionPiece* other = correction.name ? find_in(pieces, *correction.name) : nullptr) {
        if (other != piece) {
            exchange(*piece, *other);
        }
    } else if (!new_name.empty()) {
        piece->name = new_name;
    }
}

SessionPiece added_piece(MatchState& state, const Correction& correction) {
    SessionPiece piece;
    piece.kind = *correction.kind;
    piece.side = *correction.side;
    piece.name = next_name(state, piece.side, piece.kind == PieceKind::Gun);
    piece.status = correction.status.value_or(Status::Fighting);
    piece.added = piece.side_told = piece.kind_told = true;
    piece.seen.id = kNoTrack;
    piece.seen.kind = piece.kind;
    piece.seen.side = piece.side;
    piece.seen.standing = correction.standing.value_or(true);
    piece.seen.confidence = piece.seen.side_confidence = 1;
    piece.seen.table = added_place(*correction.foot, piece.kind);
    return piece;
}

/// The name changes with the side's initial and between man and gun; empty when it stays.
std::string name_after(MatchState& state, const Correction& correction) {
    const SessionPiece* piece = state.find(correction.piece);
    const std::string side = correction.side.value_or(piece->side);
    const bool is_gun = correction.kind.value_or(piece->kind) == PieceKind::Gun;
    const bool stays = side == piece->side && is_gun == (piece->kind == PieceKind::Gun);
    return stays || correction.name ? std::string{} : next_name(state, side, is_gun);
}

std::string objection_to_added(const Correction& correction) {
    if (!correction.side || !correction.kind || !correction.foot) {
        return "a piece the camera missed needs a side, a kind and a place";
    }
    return {};
}

}  // namespace

std::string objection_to(const MatchState& state, const Correction& correction) {
    const auto& sides = state.settings.sides;
    if (correction.side && std::find(sides.begin(), sides.end(), *correction.side) == sides.end()) {
        return "there is no side '" + *correction.side + "'";
    }
    if (correction.piece.empty()) {
        return objection_to_added(correction);
    }
    if (state.find(correction.piece) == nullptr) {
        return "there is no piece '" + correction.piece + "'";
    }
    if (correction.name && state.find(*correction.name) == nullptr) {
        return "there is no piece '" + *correction.name + "' it could be";
    }
    const PieceKind kind = correction.kind.value_or(state.find(correction.piece)->kind);
    if (kind == PieceKind::Gun && correction.status) {
        return "a gun is neither prisoner nor dead; change its side instead";
    }
    return {};
}

MatchState after_correction(MatchState state, const Correction& correction) {
    const bool amend = state.last && state.last->open;
    if (correction.piece.empty()) {
        const SessionPiece piece = added_piece(state, correction);
        if (amend) {
            state.last->pieces.push_back(piece);
        }
        state.pieces.push_back(piece);
        return state;
    }
    const std::string new_name = name_after(state, correction);
    if (amend) {
        correct_in(state.last->pieces, correction, new_name);
    }
    correct_in(state.pieces, correction, new_name);
    return state;
}

}  // namespace littlewars::ui
