#include "ui/session/event_words.hpp"

#include "tests/ui/session/played_battle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

/// What people are told of the bundled battle, event by event.
std::vector<std::string> told_of_battle() {
    const Session session = test::battle();
    EventWords words_of_match;
    std::vector<std::string> told;
    for (const SessionEvent& event : session.events()) {
        if (std::string words = words_of_match.of(event); !words.empty()) {
            told.push_back(std::move(words));
        }
    }
    return told;
}

TEST(EventWords, TellsAMovesBeginEndAndRuling) {
    const auto told = told_of_battle();
    EXPECT_THAT(told, Contains(HasSubstr("  red's move 3 begins (120 s)")));
    EXPECT_THAT(told, Contains(HasSubstr("  red's move 3 ends")));
    EXPECT_THAT(told,
                Contains(AllOf(HasSubstr("  red's move 3 is judged\n"),
                               HasSubstr("Melee, 6 red against 4 blue."),
                               HasSubstr("Gun R1 of red: in action with 6 men"))));
}

TEST(EventWords, OfAMoveJudgedAgainTellsOnlyWhatIsNew) {
    EventWords words_of_match;
    Judgement judgement;
    judgement.number = 3;
    judgement.moved = "red";
    judgement.rulings.sides = {"red", "blue"};
    referee::little_wars::MeleeRuling melee;
    melee.text = "Melee, 2 red against 2 blue.";
    melee.proposal.killed = {"r1", "b1"};
    judgement.rulings.melees = {melee};
    const SessionEvent first{45.3, 1, RulingMade{std::make_shared<const Judgement>(judgement)}};
    EXPECT_THAT(words_of_match.of(first), HasSubstr("Proposed to fall: r1 and b1."));

    judgement.rulings.melees[0].applied = referee::little_wars::Casualties{{"r2", "b2"}, {}};
    const SessionEvent second{54.3, 1, RulingMade{std::make_shared<const Judgement>(judgement)}};
    EXPECT_EQ(words_of_match.of(second),
              "   54.3 s  red's move 3 is judged again\n"
              "             Fallen: r2 and b2. Taken: nobody.");
}

TEST(EventWords, SaysNothingOfWhatPeopleNeedNotBeTold) {
    EventWords words_of_match;
    EXPECT_THAT(words_of_match.of({1.5, 2, MatchStarted{}}), IsEmpty());
}

}  // namespace
}  // namespace littlewars::ui
