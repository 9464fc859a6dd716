#include "ui/session/ruling_effects.hpp"

#include <algorithm>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;

void set_status(MatchState& state, const std::string& name, Status status) {
    if (SessionPiece* piece = state.find(name)) {
        piece->status = status;
    }
}

/// Status and owner as they were when the move was judged.
void take_back(MatchState& state) {
    for (const SessionPiece& then : state.last->pieces) {
        if (SessionPiece* now = state.find(then.name)) {
            now->status = then.status;
            now->side = then.side;
        }
    }
}

bool goes_through(const MatchState& state, const std::string& rule) {
    const Policy policy = policy_of(state.settings, rule);
    return policy == Policy::Apply || (policy == Policy::Propose && state.last->accepted);
}

void apply_prisoners(MatchState& state, const rules::Rulings& rulings) {
    for (const std::string& freed : rulings.prisoners.recaptured) {
        set_status(state, freed, Status::Disarmed);
    }
    for (const std::string& rearmed : rulings.rearmed) {
        set_status(state, rearmed, Status::Fighting);
    }
}

void apply(MatchState& state, const rules::Rulings& rulings) {
    if (goes_through(state, "prisoners")) {
        apply_prisoners(state, rulings);
    }
    if (!rulings.after) {
        return;
    }
    if (goes_through(state, "melee")) {
        for (const std::string& dead : rulings.after->dead) {
            set_status(state, dead, Status::Dead);
        }
        for (const std::string& taken : rulings.after->prisoners) {
            set_status(state, taken, Status::Prisoner);
        }
    }
    if (goes_through(state, "guns")) {
        for (const rules::CapturedGun& gun : rulings.after->guns) {
            if (SessionPiece* piece = state.find(gun.id)) {
                piece->side = rulings.sides[gun.new_owner];
            }
        }
    }
}

bool takes_part(const rules::MeleeRuling& melee, const std::string& man) {
    return std::any_of(
        rules::kBothSides.begin(), rules::kBothSides.end(), [&](const rules::Side side) {
            const rules::Ids& men = melee.participants[side];
            return std::find(men.begin(), men.end(), man) != men.end();
        });
}

MeleeLeft left_of(const MatchState& state,
                  const rules::Rulings& rulings,
                  const rules::MeleeRuling& melee) {
    MeleeLeft left;
    for (const rules::Side side : rules::kBothSides) {
        const std::string& name = rulings.sides[side];
        left.expected[name] = melee.killed[side];
        left.gone[name];
        for (const std::string& man : melee.participants[side]) {
            const SessionPiece* piece = state.find(man);
            if (piece == nullptr || !piece->on_table()) {
                left.gone[name].push_back(man);
            }
        }
    }
    return left;
}

}  // namespace

MatchState after_ruling(MatchState state, const RulingMade& ruling) {
    const Judgement& judgement = *ruling.judgement;
    if (!state.rulings.empty() && state.rulings.back()->number == judgement.number && state.last) {
        take_back(state);
        state.rulings.back() = ruling.judgement;
    } else {
        state.rulings.push_back(ruling.judgement);
        state.last.emplace().pieces = state.pieces;
        state.phase = Phase::Clearing;
        state.mover = state.other_side(judgement.moved);
        state.clock.running = false;
    }
    apply(state, judgement.rulings);
    return state;
}

MatchState after_acceptance(MatchState state) {
    if (state.last && !state.rulings.empty()) {
        state.last->accepted = true;
        take_back(state);
        apply(state, state.rulings.back()->rulings);
    }
    return state;
}

bool are_of_one_melee(const MatchState& state, const std::string& a, const std::string& b) {
    if (state.rulings.empty()) {
        return a == b;
    }
    const auto& melees = state.rulings.back()->rulings.melees;
    return a == b || std::any_of(melees.begin(), melees.end(), [&](const auto& melee) {
               return takes_part(melee, a) && takes_part(melee, b);
           });
}

bool MeleeLeft::complete() const {
    return std::all_of(expected.begin(), expected.end(), [&](const auto& side) {
        return static_cast<int>(gone.at(side.first).size()) == side.second;
    });
}

bool MeleeLeft::begun() const {
    return std::any_of(
        gone.begin(), gone.end(), [](const auto& side) { return !side.second.empty(); });
}

std::vector<MeleeLeft> casualties_left(const MatchState& state) {
    std::vector<MeleeLeft> list;
    if (state.rulings.empty() || !state.last || !goes_through(state, "melee")) {
        return list;
    }
    const rules::Rulings& rulings = state.rulings.back()->rulings;
    for (const rules::MeleeRuling& melee : rulings.melees) {
        list.push_back(left_of(state, rulings, melee));
    }
    return list;
}

}  // namespace littlewars::ui
