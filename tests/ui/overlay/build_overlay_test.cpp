#include "ui/overlay/build_overlay.hpp"

#include "tests/ui/overlay/drawn_scene.hpp"
#include "ui/overlay/scene_hit.hpp"
#include "ui/overlay/scene_outline.hpp"
#include "ui/overlay/scene_projection.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;

PieceView man(const std::string& name, int side, TablePoint at) {
    PieceView piece;
    piece.name = name;
    piece.side = side == 0 ? "red" : "blue";
    piece.side_index = side;
    piece.place.centre = at;
    piece.place.sigma_mm = 0.5;
    piece.place.outline = circle_outline(at, 12);
    return piece;
}

/// Red r1 and r2 against blue b1, which stands 2 mm from r1.
SessionView small_fight() {
    SessionView view;
    view.sides = {"red", "blue"};
    view.mover = "red";
    view.pieces = {man("r1", 0, {400, 400}), man("r2", 0, {400, 460}), man("b1", 1, {426, 400})};
    return view;
}

Judgement small_ruling() {
    rules::MeleeRuling melee;
    melee.participants[rules::Side::First] = {"r1", "r2"};
    melee.participants[rules::Side::Second] = {"b1"};
    melee.contacts = {{"r1", "b1", 2 / 25.4}};
    melee.inferior = rules::Side::Second;
    melee.isolated = true;
    melee.prisoners = 1;
    melee.proposal.prisoners = {"b1"};
    Judgement judgement;
    judgement.position.options = rules::options_of(rules::Edition::HowTo);
    judgement.rulings.sides = {{"red", "blue"}};
    judgement.rulings.melees = {melee};
    return judgement;
}

TEST(BuildOverlay, DrawsEachPieceWhereItStands) {
    const OverlayScene scene = build_overlay(small_fight(), {}, nullptr);
    ASSERT_EQ(scene.pieces.size(), 3U);
    EXPECT_EQ(scene.pieces[2].centre, (TablePoint{426, 400}));
    EXPECT_NEAR(scene.pieces[2].radius_mm, 12, 1e-9);
    EXPECT_EQ(scene.pieces[2].side, 1);
    EXPECT_TRUE(scene.melees.empty());
}

TEST(BuildOverlay, ShowsTheMeleeWithItsContactAndReach) {
    const Judgement judgement = small_ruling();
    const OverlayScene scene = build_overlay(small_fight(), {}, &judgement);
    ASSERT_EQ(scene.melees.size(), 1U);
    EXPECT_EQ(scene.melees[0].counts, (std::array<int, 2>{2, 1}));
    EXPECT_EQ(scene.melees[0].inferior, 1);
    EXPECT_EQ(scene.melees[0].support, SceneSupport::Isolated);
    EXPECT_EQ(scene.melees[0].reach.size(), 1U);
    ASSERT_EQ(scene.contacts.size(), 1U);
    const SceneContact& contact = scene.contacts[0];
    EXPECT_NEAR(
        std::hypot(contact.to.x_mm - contact.from.x_mm, contact.to.y_mm - contact.from.y_mm),
        2,
        0.2);
    EXPECT_EQ(scene.pieces[2].mark, SceneMark::ProposedPrisoner);
}

TEST(BuildOverlay, MarksACloseCallAsDoubtful) {
    Judgement judgement = small_ruling();
    judgement.rulings.melees[0].close_calls = {{"r1", "b1", 2 / 25.4, 0.125, "contact"}};
    judgement.rulings.melees[0].firm = false;
    const OverlayScene scene = build_overlay(small_fight(), {}, &judgement);
    ASSERT_EQ(scene.contacts.size(), 1U);
    EXPECT_EQ(scene.contacts[0].certainty, Certainty::Doubtful);
    EXPECT_EQ(scene.melees[0].certainty, Certainty::Doubtful);
}

TEST(BuildOverlay, ShowsTheChoiceUnderWayInsteadOfTheProposal) {
    const Judgement judgement = small_ruling();
    OverlayExtras extras;
    extras.choosing = ChosenMen{{"r2"}, {}};
    const OverlayScene scene = build_overlay(small_fight(), {}, &judgement, extras);
    EXPECT_EQ(scene.pieces[1].mark, SceneMark::ProposedDead);
    EXPECT_EQ(scene.pieces[2].mark, SceneMark::None);
}

TEST(BuildOverlay, DrawsAMoveThatIsTooLong) {
    SessionView view = small_fight();
    view.pieces[0].from = TablePoint{400, 60};
    view.pieces[0].moved_mm = 340;
    view.pieces[2].from = TablePoint{426, 100};
    view.pieces[2].moved_mm = 300;
    MatchSettings settings;
    settings.options = rules::options_of(rules::Edition::HowTo);
    const OverlayScene scene = build_overlay(view, settings, nullptr);
    ASSERT_EQ(scene.moves.size(), 1U) << "only the side that moves";
    EXPECT_TRUE(scene.moves[0].too_long);
    EXPECT_NEAR(scene.moves[0].length_in, 340 / 25.4, 1e-9);
}

TEST(BuildOverlay, TiesPrisonersToTheirGuard) {
    SessionView view = small_fight();
    view.pieces[2].status = Status::Prisoner;
    view.pieces[2].guard = "r1";
    const OverlayScene scene = build_overlay(view, {}, nullptr);
    ASSERT_EQ(scene.tethers.size(), 1U);
    EXPECT_EQ(scene.tethers[0].guard, (TablePoint{400, 400}));
    EXPECT_EQ(scene.pieces[2].mark, SceneMark::Prisoner);
}

TEST(SceneHit, FindsTheFigureThatIsPointedAt) {
    OverlayScene scene;
    scene.pieces = {test::drawn_man("r1", 0, {300, 300}), test::drawn_man("r2", 0, {340, 300})};
    const PictureProjection projection(test::oblique_plane(),
                                       PictureTransform::fitted({1280, 720}, {1280, 720}));
    const auto foot = projection.widget_from_table({300, 300});
    ASSERT_TRUE(foot);
    EXPECT_EQ(piece_at(scene, projection, *foot), "r1");
    EXPECT_EQ(piece_at(scene, projection, {foot->x, foot->y - 20}), "r1") << "his coat";
    EXPECT_EQ(piece_at(scene, projection, {foot->x - 60, foot->y}), std::nullopt);
}

TEST(SceneHit, LassoTakesTheFeetInside) {
    OverlayScene scene;
    scene.pieces = {test::drawn_man("r1", 0, {300, 300}), test::drawn_man("r2", 0, {700, 300})};
    const MapProjection map({1200, 800}, {0, 0, 1200, 800});
    const std::vector<WidgetPoint> line{{200, 400}, {400, 400}, {400, 600}, {200, 600}};
    EXPECT_EQ(pieces_inside(scene, map, line), std::vector<std::string>{"r1"});
}

TEST(SceneProjection, MapAndPictureAreInverted) {
    const PictureProjection picture(test::oblique_plane(),
                                    PictureTransform::fitted({1280, 720}, {801, 533}));
    const MapProjection map({1200, 800}, {10, 20, 500, 400});
    for (const SceneProjection* projection :
         std::initializer_list<const SceneProjection*>{&picture, &map}) {
        const auto widget = projection->widget_from_table({250, 610});
        ASSERT_TRUE(widget);
        const auto back = projection->table_from_widget(*widget);
        ASSERT_TRUE(back);
        EXPECT_NEAR(back->x_mm, 250, 1e-6);
        EXPECT_NEAR(back->y_mm, 610, 1e-6);
    }
}

}  // namespace
}  // namespace littlewars::ui
