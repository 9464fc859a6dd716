#include "ui/board_record/ruling_marks.hpp"

#include "ui/board_record/board_picture.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::Pair;

struct Ruled {
    GameTable table;
    RulingMarks marks;
};

Ruled ruled(const char* game, json position, const json& move) {
    GameTable table = *GameTable::open({{"format", "littlewars-position"},
                                        {"version", 1},
                                        {"game", game},
                                        {"position", std::move(position)}});
    RulingMarks marks = ruling_marks(table, move, *table.judge(move));
    return {std::move(table), std::move(marks)};
}

TEST(RulingMarks, OfACaptureAreOneWayAndWhatItTook) {
    const auto [table, marks] =
        ruled("forteca",
              {{"turn", "defenders"},
               {"besiegers", {"D5", "C4", "A3", "A4", "A5", "G3", "G4", "G5", "F3", "F4", "F5"}},
               {"defenders", {"D6", "E7"}}},
              {{"from", "D6"}, {"path", {"D4", "B4"}}});
    EXPECT_THAT(marks.ways, ElementsAre(BoardWay{BoardWayKind::Moved, {"D6", "D4", "B4"}}));
    EXPECT_THAT(marks.lost, ElementsAre("D5", "C4"));
}

TEST(RulingMarks, OfARefusedPathShowHowFarItWasAllowed) {
    const json units{{"j1", {{"at", "0502"}, {"strength", 5}}},
                     {"rr", {{"at", "0305"}, {"strength", 4}}}};
    const auto [table, marks] = ruled("mukden-1905",
                                      {{"turn", "russia"}, {"units", units}},
                                      {{"unit", "rr"}, {"path", {"0306", "0307"}}});
    EXPECT_THAT(marks.ways,
                ElementsAre(BoardWay{BoardWayKind::Moved, {"0305", "0306"}},
                            BoardWay{BoardWayKind::Refused, {"0306", "0307"}}));
    EXPECT_THAT(marks.words, HasSubstr("Refused"));
}

TEST(RulingMarks, OfDiceTellTheCallWhatItCountsForAndTheLoss) {
    const json units{{"j1", {{"at", "0403"}, {"strength", 6}}},
                     {"r3", {{"at", "0404"}, {"strength", 4}}}};
    const json combat{{"attacker", "j1"}, {"defender", "r3"}, {"calls", {5, 4}}};
    const auto [table, marks] =
        ruled("mukden-1905",
              {{"turn", "japan"}, {"phase", "dice"}, {"units", units}, {"combat", combat}},
              {{"dice", {6, 3}}});
    EXPECT_THAT(marks.ways, ElementsAre(BoardWay{BoardWayKind::Aimed, {"0403", "0404"}}));
    EXPECT_THAT(
        marks.notes,
        ElementsAre(Pair("0403", ElementsAre("5 → 3")), Pair("0404", ElementsAre("4", "loses 1"))));
}

TEST(RulingMarks, OfAnAttackTellNoRankThatWasNotCalled) {
    const json pieces{{{"at", "e4"}, {"side", "red"}, {"rank", "8"}},
                      {{"at", "f4"}, {"side", "red"}, {"rank", "10"}},
                      {{"at", "e5"}, {"side", "blue"}, {"rank", "B"}},
                      {{"at", "j10"}, {"side", "blue"}, {"rank", "6"}}};
    const auto [table, marks] =
        ruled("stratego", {{"turn", "red"}, {"pieces", pieces}}, {{"from", "e4"}, {"to", "e5"}});
    EXPECT_THAT(marks.ways, ElementsAre(BoardWay{BoardWayKind::Aimed, {"e4", "e5"}}));
    EXPECT_THAT(marks.lost, ElementsAre("e4"));
    EXPECT_THAT(marks.ranks, ElementsAre(Pair("e4", "8"), Pair("e5", "B")));
    const std::string drawn = ruling_svg(table, marks);
    EXPECT_THAT(drawn, HasSubstr(">B</text>"));
    EXPECT_THAT(drawn, Not(HasSubstr(">10</text>")));
}

TEST(RulingMarks, OfAThrowAreOnlyItsWords) {
    const json plates{{"R4", {{"at", "kouvola"}, {"men", 4}}}, {"W6", {{"at", "uto"}, {"men", 2}}}};
    const auto [table, marks] =
        ruled("finland-1918", {{"turn", "red"}, {"plates", plates}}, {{"throw", 6}});
    EXPECT_THAT(marks.ways, IsEmpty());
    EXPECT_THAT(marks.words, HasSubstr("opens for good"));
}

}  // namespace
}  // namespace littlewars::ui
