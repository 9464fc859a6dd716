#include "ui/overlay/build_rulings.hpp"

#include "ui/overlay/scene_outline.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;
using calibration::kMillimetresPerInch;

constexpr double kHullMargin_mm = 14;

bool holds(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

const ScenePiece* find(const OverlayScene& scene, const std::string& name) {
    const auto found = std::find_if(scene.pieces.begin(),
                                    scene.pieces.end(),
                                    [&](const ScenePiece& one) { return one.name == name; });
    return found == scene.pieces.end() ? nullptr : &*found;
}

TablePoint nearest_on_edge(TablePoint point, TablePoint a, TablePoint b) {
    const double dx = b.x_mm - a.x_mm;
    const double dy = b.y_mm - a.y_mm;
    const double length2 = dx * dx + dy * dy;
    const double along =
        length2 > 0 ? ((point.x_mm - a.x_mm) * dx + (point.y_mm - a.y_mm) * dy) / length2 : 0;
    const double kept = std::clamp(along, 0.0, 1.0);
    return {a.x_mm + kept * dx, a.y_mm + kept * dy};
}

/// Corner of `from` and point of `to` that lie nearest each other.
std::pair<TablePoint, TablePoint> nearest_pair(const ScenePiece& from, const ScenePiece& to) {
    std::pair<TablePoint, TablePoint> best{from.centre, to.centre};
    double least = std::numeric_limits<double>::max();
    for (const TablePoint& corner : from.outline) {
        for (std::size_t edge = 0; edge < to.outline.size(); ++edge) {
            const TablePoint place = nearest_on_edge(
                corner, to.outline[edge], to.outline[(edge + 1) % to.outline.size()]);
            const double gap = std::hypot(place.x_mm - corner.x_mm, place.y_mm - corner.y_mm);
            if (gap < least) {
                least = gap;
                best = {corner, place};
            }
        }
    }
    return best;
}

SceneContact scene_contact(const ScenePiece& one, const ScenePiece& other, double distance_in) {
    const auto [from, to] = nearest_pair(one, other);
    SceneContact contact{from, to, distance_in * kMillimetresPerInch};
    contact.sigma_mm = std::hypot(one.sigma_mm, other.sigma_mm);
    return contact;
}

bool same_pair(const std::array<std::string, 2>& pair, const std::string& a, const std::string& b) {
    return (pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a);
}

bool is_close(const rules::MeleeRuling& melee, const rules::ContactRuling& contact) {
    return std::any_of(melee.close_calls.begin(), melee.close_calls.end(), [&](const auto& call) {
        return call.rule == "contact" &&
               same_pair({call.a, call.b}, contact.moved_man, contact.other_man);
    });
}

void add_contacts(OverlayScene& scene,
                  const rules::MeleeRuling& melee,
                  const OverlayExtras& extras) {
    const auto add = [&](const std::string& a, const std::string& b, double gap_in, bool firm) {
        const ScenePiece* one = find(scene, a);
        const ScenePiece* other = find(scene, b);
        if (one == nullptr || other == nullptr) {
            return;
        }
        SceneContact contact = scene_contact(*one, *other, gap_in);
        contact.certainty = firm ? Certainty::Firm : Certainty::Doubtful;
        contact.lit = extras.lit_call && same_pair(*extras.lit_call, a, b);
        scene.contacts.push_back(contact);
    };
    for (const rules::ContactRuling& contact : melee.contacts) {
        if (!is_close(melee, contact)) {
            add(contact.moved_man, contact.other_man, contact.distance_in, true);
        }
    }
    for (const rules::CloseCall& call : melee.close_calls) {
        if (call.rule == "contact") {
            add(call.a, call.b, call.distance_in, false);
        }
    }
}

SceneOutline hull_of(const OverlayScene& scene, const rules::PerSide<rules::Ids>& men) {
    std::vector<TablePoint> corners;
    for (const rules::Side side : rules::kBothSides) {
        for (const std::string& name : men[side]) {
            if (const ScenePiece* man = find(scene, name)) {
                corners.insert(corners.end(), man->outline.begin(), man->outline.end());
                corners.push_back(man->centre);
            }
        }
    }
    return corners.empty() ? SceneOutline{} : grown_outline(corners, kHullMargin_mm);
}

/// The reach of the men in contact, as one area.
std::vector<SceneOutline> reach_of(const OverlayScene& scene,
                                   const rules::MeleeRuling& melee,
                                   double reach_mm) {
    std::vector<std::string> touching;
    for (const rules::ContactRuling& contact : melee.contacts) {
        touching.push_back(contact.moved_man);
        touching.push_back(contact.other_man);
    }
    std::sort(touching.begin(), touching.end());
    touching.erase(std::unique(touching.begin(), touching.end()), touching.end());
    std::vector<SceneOutline> reaches;
    for (const std::string& name : touching) {
        if (const ScenePiece* man = find(scene, name); man != nullptr && !man->outline.empty()) {
            reaches.push_back(grown_outline(man->outline, reach_mm));
        }
    }
    return united_outlines(reaches);
}

TablePoint centre_of(const SceneOutline& outline) {
    TablePoint sum;
    for (const TablePoint& corner : outline) {
        sum.x_mm += corner.x_mm;
        sum.y_mm += corner.y_mm;
    }
    const auto corners = static_cast<double>(std::max<std::size_t>(outline.size(), 1));
    return {sum.x_mm / corners, sum.y_mm / corners};
}

SceneMelee scene_melee(const OverlayScene& scene,
                       const rules::MeleeRuling& melee,
                       const rules::Options& options) {
    SceneMelee drawn;
    drawn.hull = hull_of(scene, melee.participants);
    drawn.reach = reach_of(scene, melee, options.melee_reach_in * kMillimetresPerInch);
    drawn.counts = {static_cast<int>(melee.participants[rules::Side::First].size()),
                    static_cast<int>(melee.participants[rules::Side::Second].size())};
    drawn.certainty = melee.firm ? Certainty::Firm : Certainty::Doubtful;
    drawn.settled = melee.settled && melee.firm;
    if (melee.inferior) {
        drawn.inferior = static_cast<int>(*melee.inferior);
        drawn.support = melee.isolated ? SceneSupport::Isolated : SceneSupport::Supported;
    }
    for (const std::string& supporter : melee.supporters) {
        if (const ScenePiece* man = find(scene, supporter)) {
            drawn.links.emplace_back(centre_of(drawn.hull), man->centre);
        }
    }
    return drawn;
}

/// A melee that only a doubtful reading has: its hull, hatched.
SceneMelee scene_possible(const OverlayScene& scene, const rules::PossibleMelee& melee) {
    SceneMelee drawn;
    drawn.hull = hull_of(scene, melee.participants);
    drawn.counts = {static_cast<int>(melee.participants[rules::Side::First].size()),
                    static_cast<int>(melee.participants[rules::Side::Second].size())};
    drawn.certainty = Certainty::Doubtful;
    return drawn;
}

SceneGunState state_of(rules::GunState state) {
    switch (state) {
        case rules::GunState::Captured:
            return SceneGunState::Captured;
        case rules::GunState::InAction:
            return SceneGunState::InAction;
        case rules::GunState::Disputed:
            return SceneGunState::Disputed;
        case rules::GunState::OutOfAction:
            break;
    }
    return SceneGunState::OutOfAction;
}

void add_gun(OverlayScene& scene, const rules::GunRuling& ruling, double reach_mm) {
    const ScenePiece* piece = find(scene, ruling.id);
    if (piece == nullptr || !piece->gun) {
        return;
    }
    SceneGun gun;
    gun.name = ruling.id;
    gun.side = static_cast<int>(ruling.by.value_or(ruling.side));
    gun.foot = *piece->gun;
    gun.reach = grown_outline(piece->outline, reach_mm);
    gun.state = state_of(ruling.state);
    gun.crew = static_cast<int>(ruling.crew.size());
    gun.past = static_cast<int>(ruling.past.size());
    gun.certainty = ruling.firm ? Certainty::Firm : Certainty::Doubtful;
    scene.guns.push_back(std::move(gun));
}

void mark_casualties(OverlayScene& scene,
                     const std::vector<std::string>& killed,
                     const std::vector<std::string>& prisoners) {
    for (ScenePiece& piece : scene.pieces) {
        if (holds(killed, piece.name)) {
            piece.mark = SceneMark::ProposedDead;
        } else if (holds(prisoners, piece.name)) {
            piece.mark = SceneMark::ProposedPrisoner;
        }
    }
}

}  // namespace

OverlayScene with_rulings(OverlayScene scene,
                          const Judgement& judgement,
                          const OverlayExtras& extras) {
    const rules::Options& options = judgement.position.options;
    for (const rules::MeleeRuling& melee : judgement.rulings.melees) {
        scene.melees.push_back(scene_melee(scene, melee, options));
        add_contacts(scene, melee, extras);
        const rules::Casualties& casualties = melee.applied ? *melee.applied : melee.proposal;
        if (!extras.choosing) {
            mark_casualties(scene, casualties.killed, casualties.prisoners);
        }
    }
    for (const rules::PossibleMelee& melee : judgement.rulings.possible) {
        scene.melees.push_back(scene_possible(scene, melee));
    }
    for (const rules::GunRuling& gun : judgement.rulings.guns) {
        add_gun(scene, gun, options.gun_reach_in * kMillimetresPerInch);
    }
    if (extras.choosing) {
        mark_casualties(scene, extras.choosing->killed, extras.choosing->prisoners);
    }
    return scene;
}

}  // namespace littlewars::ui
