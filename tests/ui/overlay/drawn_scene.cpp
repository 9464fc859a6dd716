#include "tests/ui/overlay/drawn_scene.hpp"

namespace littlewars::test {
namespace {

using namespace littlewars::ui;  // NOLINT(google-build-using-namespace): the scene's many words

void add_melee(OverlayScene& scene) {
    SceneMelee melee;
    std::vector<TablePoint> corners;
    std::vector<SceneOutline> reach;
    for (const ScenePiece& piece : scene.pieces) {
        if (piece.centre.x_mm < 640) {
            corners.insert(corners.end(), piece.outline.begin(), piece.outline.end());
        }
        if (piece.name == "r1" || piece.name == "b1" || piece.name == "r2") {
            reach.push_back(grown_outline(piece.outline, 152.4));
        }
    }
    melee.hull = grown_outline(corners, 12);
    melee.reach = united_outlines(reach);
    melee.counts = {6, 4};
    melee.inferior = 1;
    melee.support = SceneSupport::Isolated;
    scene.melees.push_back(melee);
    scene.contacts.push_back({{448, 400}, {452, 400}, 1.2, 0.8});
    scene.contacts.push_back({{400, 462}, {404, 466}, 3.4, 1.1, Certainty::Doubtful});
}

void add_guns(OverlayScene& scene) {
    scene.pieces.push_back(drawn_gun("G1", 0, {900, 250}));
    scene.pieces.push_back(drawn_gun("G2", 1, {950, 640}));
    SceneGun gun{"G1", 0, *scene.pieces[scene.pieces.size() - 2].gun, {}, {}, 6, 0, 0};
    gun.state = SceneGunState::InAction;
    gun.reach = grown_outline(scene.pieces[scene.pieces.size() - 2].outline, 152.4);
    scene.guns.push_back(gun);
    SceneGun other{"G2", 1, *scene.pieces.back().gun, {}, SceneGunState::Disputed, 2, 1, 0};
    other.reach = grown_outline(scene.pieces.back().outline, 152.4);
    other.certainty = Certainty::Doubtful;
    scene.guns.push_back(other);
}

}  // namespace

OverlayScene drawn_battle() {
    OverlayScene scene;
    for (int man = 0; man < 6; ++man) {
        scene.pieces.push_back(drawn_man(
            "r" + std::to_string(man + 1), 0, {430.0 - 34 * (man / 3), 400.0 + 48 * (man % 3)}));
    }
    for (int man = 0; man < 4; ++man) {
        scene.pieces.push_back(
            drawn_man("b" + std::to_string(man + 1), 1, {470.0 + 20 * man, 400.0 + 44 * man}));
    }
    scene.pieces[1].mark = SceneMark::ProposedDead;
    scene.pieces[2].mark = SceneMark::ProposedDead;
    scene.pieces[7].mark = SceneMark::ProposedDead;
    scene.pieces[8].mark = SceneMark::ProposedPrisoner;
    add_melee(scene);
    add_guns(scene);
    scene.pieces.push_back(drawn_horseman("b9", 1, {760, 480}));
    scene.moves.push_back({{760, 760}, {760, 492}, 10.6, false, 1});
    scene.pieces.push_back(drawn_man("r9", 0, {1040, 420}));
    scene.moves.push_back({{1040, 60}, {1040, 408}, 14.2, true, 0});
    scene.pieces.push_back(drawn_man("b10", 1, {640, 200}));
    scene.pieces.back().mark = SceneMark::Prisoner;
    scene.pieces.push_back(drawn_man("r10", 0, {700, 180}));
    scene.tethers.push_back({{640, 200}, {700, 180}, 1});
    scene.pieces.push_back(drawn_man("r11", -1, {240, 200}));
    scene.pieces.back().certainty = Certainty::Doubtful;
    scene.bodies.push_back({grown_outline(std::vector<TablePoint>{{220, 640}, {300, 690}}, 30),
                            true,
                            Certainty::Firm});
    scene.tapes.push_back({{150, 90}, {455, 90}, "12 in · 304.9 mm"});
    scene.captions = {"Melee: 6 against 4, blue isolated. 2 red and 2 blue fall, 2 blue taken."};
    return scene;
}

}  // namespace littlewars::test
