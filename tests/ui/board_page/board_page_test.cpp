#include "ui/board_page/board_page.hpp"

#include "tests/support/game_table.hpp"
#include "tests/ui/board_page/board_in_the_window.hpp"

namespace littlewars::ui {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

TEST_F(BoardInTheWindow, RulesWhatIsDoneOnTheBoard) {
    play("forteca", started("forteca"));
    carry("C4", "C5");
    show();
    ASSERT_TRUE(wait([this] { return match().turns().size() == 1; }));
    ASSERT_FALSE(page().cards().cards().empty());
    EXPECT_EQ(page().cards().cards().front()->content().title, "A step");
    EXPECT_EQ(page().view().overlay().last_move, (std::vector<std::string>{"C4", "C5"}));
    save("board_forteca");
    stands_.erase("C7");
    show();
    ASSERT_TRUE(wait([this] { return match().lifted() == "C7"; }));
    EXPECT_THAT(page().view().overlay().targets, testing::UnorderedElementsAre("C6", "D6", "D7"));
    save("board_lifted");
}

TEST_F(BoardInTheWindow, SaysWhyAMoveIsIllegalUntilItIsPutBack) {
    play("forteca", started("forteca"));
    carry("A4", "B6");
    stands_.erase("B6");
    carry("D4", "D6");
    stands_["A4"] = "besiegers";
    show();
    ASSERT_TRUE(wait([this] { return match().ask().kind == AskKind::PutRight; }));
    save("board_illegal");
    EXPECT_FALSE(page().panel().content().warning.isEmpty());
    EXPECT_TRUE(match().table().position().at("turn") == "besiegers");
    carry("D6", "D4");
    show();
    ASSERT_TRUE(wait([this] { return match().ask().kind == AskKind::Nothing; }));
    EXPECT_TRUE(page().panel().content().warning.isEmpty());
}

TEST_F(BoardInTheWindow, TakesMovesByClicksAndTakesThemBack) {
    play("forteca", started("forteca"));
    click("D4");
    EXPECT_EQ(page().view().overlay().held, "D4");
    click("D5");
    ASSERT_EQ(match().turns().size(), 1U);
    EXPECT_FALSE(page().panel().content().to_do.isEmpty());
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(match().turns().empty());
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(match().turns().size(), 1U);
}

TEST_F(BoardInTheWindow, AsksWhetherAPlateAlsoFired) {
    play("finland-1918",
         table_of("finland-1918",
                  {{"turn", "red"},
                   {"phase", "move"},
                   {"die", 6},
                   {"plates",
                    {{"R3", {{"at", "tavastehus"}, {"men", 3}}},
                     {"W2", {{"at", "lahtis"}, {"men", 6}}}}}},
                  {{"full_throw", "may-stop-short"}}));
    carry("tavastehus", "riihimaki");
    show();
    ASSERT_TRUE(wait([this] { return match().ask().kind == AskKind::Which; }));
    save("board_which");
    const auto& lines = match().ask().lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].front().contains("fire")) {
            press(QStringLiteral("line_%1").arg(i));
            break;
        }
    }
    ASSERT_EQ(match().turns().size(), 1U);
    EXPECT_EQ(match().turns()[0].rulings[0].at("rule"), "fire");
    EXPECT_THAT(page().panel().content().to_do.join("\n").toStdString(),
                HasSubstr("Turn the dial of W2 to 1."));
    save("board_finland");
}

TEST_F(BoardInTheWindow, TakesTheThrowOfADie) {
    play("finland-1918", started("finland-1918"));
    press("die_1_4");
    ASSERT_EQ(match().turns().size(), 1U);
    EXPECT_EQ(match().table().position().at("plates").at("R1").at("men"), 4);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(match().turns().size(), 1U);
    press("undo_all_the_same");
    EXPECT_TRUE(match().turns().empty());
}

TEST_F(BoardInTheWindow, TakesADieThatTheCameraSees) {
    play("finland-1918", started("finland-1918"), 3);
    scene_->lay_die(5, {-0.1, 0.3});
    show();
    ASSERT_TRUE(wait([this] { return !match().turns().empty(); }));
    EXPECT_EQ(match().turns()[0].moves[0], (json{{"throw", 5}}));
    EXPECT_EQ(match().turns()[0].by, ToldBy::Camera);
}

TEST_F(BoardInTheWindow, ShowsStrengthsOnlyToTheirOwnSide) {
    play("mukden-1905", started("mukden-1905"));
    press("tell_secret");
    EXPECT_THAT(words(), HasSubstr("For Japan alone"));
    EXPECT_FALSE(page().secret().is_open());
    save("board_cover");
    press("show_secret");
    for (const auto& [unit, strength] :
         std::vector<std::pair<const char*, int>>{{"j1", 9}, {"j2", 5}, {"j3", 5}, {"j4", 5}}) {
        window_->findChild<QSpinBox*>(QStringLiteral("strength_") + QString::fromLatin1(unit))
            ->setValue(strength);
    }
    save("board_strengths");
    press("secret_done");
    ASSERT_EQ(match().table().position().at("turn"), "russia");
    EXPECT_EQ(match().table().position().at("units").at("j1").at("strength"), 9);
    EXPECT_THAT(words(), Not(HasSubstr("j1")));
    press("tell_secret");
    press("show_secret");
    for (const char* unit : {"r1", "r2", "r3", "rl", "rr"}) {
        window_->findChild<QSpinBox*>(QStringLiteral("strength_") + QString::fromLatin1(unit))
            ->setValue(4);
    }
    press("secret_done");
    EXPECT_EQ(match().table().position().at("phase"), "activate");
    save("board_mukden");
}

TEST_F(BoardInTheWindow, HandsTheScreenOverForCalledStrengths) {
    play(
        "mukden-1905",
        table_of("mukden-1905",
                 {{"turn", "japan"},
                  {"phase", "call-attacker"},
                  {"units",
                   {{"j1", {{"at", "0403"}, {"strength", 6}}},
                    {"r3", {{"at", "0404"}, {"strength", 4}}}}},
                  {"combat", {{"attacker", "j1"}, {"defender", "r3"}, {"calls", json::array()}}}}));
    EXPECT_FALSE(page().view().overlay().modifiers.empty());
    press("tell_secret");
    EXPECT_THAT(words(), HasSubstr("For Japan alone"));
    press("show_secret");
    EXPECT_THAT(words(), HasSubstr("true strength is 6"));
    press("call_5");
    press("tell_secret");
    EXPECT_THAT(words(), HasSubstr("For Russia alone"));
    EXPECT_THAT(words(), Not(HasSubstr("true strength")));
    press("show_secret");
    press("call_4");
    press("die_1_6");
    press("die_2_3");
    EXPECT_EQ(match().turns().back().moves[0], (json{{"dice", {6, 3}}}));
    save("board_combat");
}

TEST_F(BoardInTheWindow, AsksEachSideForTheRankOfItsPiece) {
    play("stratego",
         table_of("stratego",
                  {{"turn", "red"},
                   {"pieces",
                    {{{"at", "e4"}, {"side", "red"}},
                     {{"at", "e5"}, {"side", "blue"}, {"moved", true}},
                     {{"at", "a1"}, {"side", "red"}},
                     {{"at", "j10"}, {"side", "blue"}}}}}));
    stands_["e5"] = "red";
    stands_.erase("e4");
    show();
    ASSERT_TRUE(wait([this] { return match().ask().kind == AskKind::Ranks; }));
    press("tell_secret");
    EXPECT_THAT(words(), HasSubstr("For Red alone"));
    press("show_secret");
    press("rank_8");
    press("tell_secret");
    EXPECT_THAT(words(), HasSubstr("For Blue alone"));
    press("show_secret");
    save("board_rank");
    press("rank_5");
    ASSERT_EQ(match().turns().size(), 1U);
    EXPECT_EQ(match().turns()[0].rulings[0].at("rule"), "attack-wins");
}

TEST_F(BoardInTheWindow, TakesAnArmyToldInSecret) {
    play("stratego", started("stratego"));
    press("tell_secret");
    press("show_secret");
    press("army_by_chance");
    save("board_army");
    press("secret_done");
    press("tell_secret");
    EXPECT_THAT(words(), HasSubstr("For Blue alone"));
    press("show_secret");
    press("army_untold");
    press("secret_done");
    EXPECT_EQ(match().table().position().at("phase"), "play");
}

TEST_F(BoardInTheWindow, IsPlayedByHandOnThePracticeBoard) {
    settings_ = std::make_unique<QSettings>(folder_.filePath("settings.ini"), QSettings::IniFormat);
    window_ = std::make_unique<MatchWindow>(*settings_);
    BoardSetup setup = practice_board_setup("forteca");
    auto source = source_of(setup);
    window_->play_board(std::make_unique<LiveBoard>(
        std::move(setup), BoardMatch(started("forteca")), std::move(source)));
    window_->resize(1280, 800);
    window_->show();
    ASSERT_TRUE(wait([this] { return board().has_seen(); }));
    const QPoint from = page().view().place_of("D4")->toPoint();
    const QPoint to = page().view().place_of("D5")->toPoint();
    QTest::mousePress(&page().view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&page().view(), (from + to) / 2);
    QTest::qWait(700);
    save("board_practice");
    QTest::mouseMove(&page().view(), to);
    QTest::mouseRelease(&page().view(), Qt::LeftButton, {}, to);
    ASSERT_TRUE(wait([this] { return match().turns().size() == 1; }));
    EXPECT_EQ(match().turns()[0].moves[0], (json{{"from", "D4"}, {"to", "D5"}}));
}

}  // namespace
}  // namespace littlewars::ui
