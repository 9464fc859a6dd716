#include "ui/play/keyboard_game.hpp"

#include "ui/play/board_text.hpp"
#include "ui/play/typed_move.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace littlewars::ui {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

json begin(const char* game, json options = json::object()) {
    return {{"format", "littlewars-position"},
            {"version", 1},
            {"game", game},
            {"options", std::move(options)},
            {"position", "start"}};
}

/// What the screen shows while the lines are typed.
std::string screen_of(const json& input, const std::string& typed, KeyboardRules rules = {}) {
    auto table = GameTable::open(input);
    EXPECT_TRUE(table) << table.error();
    std::istringstream in(typed);
    std::ostringstream out;
    EXPECT_EQ(KeyboardGame(*table, std::move(rules), in, out).run(), 0);
    return out.str();
}

TEST(KeyboardGame, PlaysWhatIsTypedAndSaysWhatIsRuled) {
    const std::string screen = screen_of(begin("forteca"), "C4 C5\nC7 C6\nquit\n");
    EXPECT_THAT(screen, HasSubstr("A besieger steps from C4 to C5. (step)"));
    EXPECT_THAT(screen, HasSubstr("A defender steps from C7 to C6. (step)"));
}

TEST(KeyboardGame, RefusesInWords) {
    const std::string screen = screen_of(begin("forteca"), "B4 A4\nZ9 Z8\nC4\nquit\n");
    EXPECT_THAT(screen, HasSubstr("A besieger stands on A4. (occupied)"));
    EXPECT_THAT(screen, HasSubstr("That is no move: $.move.from"));
    EXPECT_THAT(screen, HasSubstr("not understood"));
}

TEST(KeyboardGame, ListsAndPlaysByNumber) {
    const std::string screen = screen_of(begin("forteca"), "moves\n#1\n#99\nquit\n");
    EXPECT_THAT(screen, HasSubstr(R"(#1   {"from":"B5","to":"C5"})"));
    EXPECT_THAT(screen, HasSubstr("steps from B5 to C5"));
    EXPECT_THAT(screen, HasSubstr("no listed move of that number"));
}

TEST(KeyboardGame, TakesBackWhatToldNoSecret) {
    auto table = GameTable::open(begin("forteca"));
    ASSERT_TRUE(table);
    const json before = table->position();
    EXPECT_EQ(table->undo(), GameTable::Undone::NothingToUndo);
    ASSERT_TRUE(table->play({{"from", "C4"}, {"to", "C5"}}));
    EXPECT_NE(table->position(), before);
    EXPECT_EQ(table->undo(), GameTable::Undone::Yes);
    EXPECT_EQ(table->position(), before);
}

TEST(KeyboardGame, KeepsWhatToldASecret) {
    const std::string screen =
        screen_of(begin("stratego", {{"army", "duel"}}), "\nrandom\n\nundo\nquit\n");
    EXPECT_THAT(screen, HasSubstr("told a secret: it stays"));
}

TEST(KeyboardGame, ClearsTheScreenBeforeTheOtherSideLooks) {
    const std::string screen =
        screen_of(begin("stratego", {{"army", "duel"}}), "\nrandom\n\nrandom\n\nboard\nquit\n");
    const auto handed = screen.find("The keyboard is for blue");
    ASSERT_NE(handed, std::string::npos);
    const auto cleared = screen.find("\x1b[2J", handed);
    ASSERT_NE(cleared, std::string::npos);
    const auto back = screen.find("The keyboard is for red", cleared);
    ASSERT_NE(back, std::string::npos);
    const std::string blue_sees = screen.substr(cleared, back - cleared);
    EXPECT_THAT(blue_sees, HasSubstr("r?"));
    EXPECT_THAT(blue_sees, Not(HasSubstr("r10")));
    EXPECT_THAT(screen.substr(back), HasSubstr("r10"));
    EXPECT_THAT(screen.substr(back), Not(HasSubstr("b10")));
}

TEST(KeyboardGame, HidesStrengthsFromTheOtherSide) {
    const std::string screen =
        screen_of(begin("mukden-1905"), "\n5 6 6 5 5\n\n4 4 4 4 4\n\nj1 0501\nquit\n");
    const auto russia = screen.find("The keyboard is for russia");
    const auto japan = screen.find("The keyboard is for japan", russia);
    ASSERT_NE(japan, std::string::npos);
    EXPECT_THAT(screen.substr(russia, japan - russia), Not(HasSubstr("j1=")));
    EXPECT_THAT(screen.substr(japan), HasSubstr("j1=5 j2=6"));
    EXPECT_THAT(screen.substr(japan), HasSubstr("j1 moves to 0501."));
}

TEST(KeyboardGame, ThrowsTheSameDiceForTheSameSeed) {
    json input = begin("mukden-1905");
    input["position"] = json::parse(R"({"turn":"japan","phase":"dice","units":{
        "j1":{"at":"0403","strength":6},"r3":{"at":"0404","strength":4}},
        "combat":{"attacker":"j1","defender":"r3","calls":[5,4]}})");
    KeyboardRules rules;
    rules.seed = 7;
    const std::string once = screen_of(input, "\n", rules);
    EXPECT_THAT(once, HasSubstr("The dice fall: "));
    EXPECT_EQ(once, screen_of(input, "\n", rules));
    rules.throws_dice = false;
    EXPECT_THAT(screen_of(input, "\n6 3\n", rules), HasSubstr("6 against 4"));
}

TEST(KeyboardGame, GoesOnFromASavedFile) {
    const auto file = std::filesystem::temp_directory_path() / "keyboard_game_test.json";
    const std::string screen =
        screen_of(begin("forteca"), "C4 C5\nsave " + file.string() + "\nquit\n");
    EXPECT_THAT(screen, HasSubstr("Saved to"));
    std::ifstream in(file);
    const json saved = json::parse(in);
    EXPECT_EQ(saved["position"]["turn"], "defenders");
    EXPECT_THAT(screen_of(saved, "C7 C6\nquit\n"), HasSubstr("steps from C7 to C6"));
    std::filesystem::remove(file);
}

TEST(KeyboardGame, LetsTheProgramPlayASide) {
    KeyboardRules rules;
    rules.computer = "defenders";
    const std::string screen = screen_of(begin("forteca"), "C4 C5\nundo\nquit\n", rules);
    EXPECT_THAT(screen, HasSubstr("A besieger steps from C4 to C5"));
    EXPECT_THAT(screen, HasSubstr("The last move was taken back."));
}

TEST(KeyboardGame, AnnouncesTheEnd) {
    json input = begin("forteca");
    input["position"] = json::parse(R"({"turn":"besiegers","besiegers":["C7","D7","E7","C6","D6",
        "E6","C5","E5","D4"],"defenders":["A3","G3"]})");
    EXPECT_THAT(screen_of(input, "D4 D5\n"), HasSubstr("Won by besiegers (fort-taken)"));
}

TEST(TypedMove, ReadsEachGamesShortForms) {
    const json play{{"phase", "play"}};
    EXPECT_EQ(*typed_move("forteca", play, {}, "huff D6 C4 C5"),
              json::parse(R"({"from":"C4","to":"C5","huff":"D6"})"));
    EXPECT_EQ(*typed_move("forteca", play, {}, "D6 D4 B4"),
              json::parse(R"({"from":"D6","path":["D4","B4"]})"));
    EXPECT_EQ(*typed_move("stratego", play, {}, "e4 e5 - 5"),
              json::parse(R"({"from":"e4","to":"e5","defender":"5"})"));
    const json move{{"phase", "move"}};
    EXPECT_EQ(*typed_move("finland-1918", move, {}, "R3 riihimaki fire W2"),
              json::parse(R"({"plate":"R3","to":"riihimaki","fire":"W2"})"));
    const json target{{"phase", "target"}};
    EXPECT_EQ(*typed_move("mukden-1905", target, {}, "none"), json::parse(R"({"target":null})"));
}

}  // namespace
}  // namespace littlewars::ui
