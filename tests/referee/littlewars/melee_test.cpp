#include "referee/littlewars/casualties.hpp"
#include "referee/littlewars/escort_matching.hpp"
#include "referee/littlewars/judge.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

namespace littlewars::referee::little_wars {
namespace {

/// Section 4's printed examples: numbers, and what they cost.
struct LossCase {
    const char* name;
    int superior;
    int inferior;
    Support of_inferior;
    MeleeLosses expected;
};

class MeleeLossesOfThePrintedExamples : public testing::TestWithParam<LossCase> {};

TEST_P(MeleeLossesOfThePrintedExamples, AreAsPrinted) {
    const LossCase& given = GetParam();
    EXPECT_EQ(melee_losses(given.inferior, given.superior, given.of_inferior), given.expected);
}

INSTANTIATE_TEST_SUITE_P(
    LittleWarsSection4,
    MeleeLossesOfThePrintedExamples,
    testing::Values(LossCase{"M1_EqualIsolated", 5, 5, Support::Isolated, {5, 0}},
                    LossCase{"M1_EqualSupported", 5, 5, Support::Supported, {5, 0}},
                    LossCase{"M2_Isolated", 11, 9, Support::Isolated, {7, 2}},
                    LossCase{"M3_FiveSupportThirteen", 19, 13, Support::Isolated, {7, 6}},
                    LossCase{"M4_SequelOfM3", 14, 12, Support::Isolated, {10, 2}},
                    LossCase{"M5_Supported", 11, 9, Support::Supported, {9, 0}},
                    LossCase{"M6_AllTaken", 10, 3, Support::Isolated, {0, 3}},
                    LossCase{"M7_ExactlyDouble", 6, 3, Support::Isolated, {0, 3}},
                    LossCase{"M8_TwoTakeOne", 2, 1, Support::Isolated, {0, 1}}),
    [](const auto& given) { return std::string(given.param.name); });

ManInput man(const std::string& id, double x_in, double y_in) {
    ManInput man;
    man.id = id;
    man.side = id.front() == 'r' ? Side::First : Side::Second;
    man.shape = Disc{{x_in, y_in}, 0.4};
    return man;
}

/// Two rows facing each other, an inch from man to man, the first of each in contact.
PositionInput rows(int red, int blue) {
    PositionInput input;
    for (int i = 0; i < red; ++i) {
        input.men.push_back(man(fmt::format("r{}", i + 1), 30 + 0.9 * (i % 5), 20 - 0.9 * (i / 5)));
    }
    for (int i = 0; i < blue; ++i) {
        input.men.push_back(
            man(fmt::format("b{}", i + 1), 30 + 0.9 * (i % 5), 20.9 + 0.9 * (i / 5)));
    }
    return input;
}

Rulings judged(PositionInput input, const std::vector<SettledCall>& settled = {}) {
    return judge(Position::from_input(std::move(input)).value(), settled).value();
}

TEST(Melee, LeavesFourWithTwoPrisonersOfElevenAgainstNine) {
    PositionInput input = rows(11, 9);
    input.auto_choose = true;
    const Rulings rulings = judged(input);
    ASSERT_EQ(rulings.melees.size(), 1U);
    EXPECT_TRUE(rulings.melees[0].isolated);
    EXPECT_EQ(rulings.after->dead.size(), 14U);
    EXPECT_EQ(rulings.after->prisoners.size(), 2U);
    EXPECT_EQ(rulings.prisoners.escorted, rulings.after->prisoners);
}

TEST(Melee, IsSupportedByHalfItsNumber) {
    PositionInput input = rows(11, 9);
    for (int i = 0; i < 5; ++i) {
        input.men.push_back(man(fmt::format("b2{}", i), 30 + 0.9 * i, 28));
    }
    const Rulings rulings = judged(input);
    ASSERT_EQ(rulings.melees.size(), 1U);
    EXPECT_FALSE(rulings.melees[0].isolated);
    EXPECT_EQ(rulings.melees[0].supporters.size(), 5U);
    EXPECT_EQ(rulings.melees[0].killed, (PerSide<int>{{9, 9}}));
}

TEST(Melee, WaitsForTheChoiceOfThePlayerWhoMoved) {
    const Rulings rulings = judged(rows(7, 5));
    EXPECT_FALSE(rulings.after);
    EXPECT_FALSE(rulings.melees[0].settled);
    EXPECT_NE(rulings.melees[0].text.find("red chooses who falls"), std::string::npos)
        << rulings.melees[0].text;
}

TEST(Choices, AreRefusedWithEveryReason) {
    PositionInput input = rows(7, 5);
    input.choices = {{{"r1"}, {"r1", "b1"}, {"b2", "b3"}}, {{"r2"}, {}, {}}};
    const auto refused = judge(Position::from_input(input).value());
    ASSERT_FALSE(refused);
    ASSERT_EQ(refused.error().size(), 2U);
    EXPECT_EQ(refused.error()[0], (Flaw{"$.choices[0].killed", "3 men killed of each side"}));
    EXPECT_EQ(refused.error()[1].path, "$.choices[1].melee");
}

TEST(Position, TellsEverythingThatIsWrongAtOnce) {
    PositionInput input = rows(1, 1);
    input.men[1].id = "r1";
    input.men[1].sigma_in = -1;
    input.surrender = std::vector<std::string>{"nobody"};
    const auto position = Position::from_input(input);
    ASSERT_FALSE(position);
    ASSERT_EQ(position.error().size(), 3U);
    EXPECT_EQ(position.error()[0].path, "$.men[1].id");
    EXPECT_EQ(position.error()[1].path, "$.men[1].sigma");
    EXPECT_EQ(position.error()[2].path, "$.surrender[0]");
}

TEST(SettledCalls, DecideAgainstWhatWasMeasured) {
    PositionInput input = rows(1, 1);
    for (ManInput& each : input.men) {
        each.sigma_in = 0.05;
    }
    ASSERT_EQ(judged(input).melees.size(), 1U);
    EXPECT_FALSE(judged(input).melees[0].firm);
    const Rulings touching = judged(input, {{"b1", "r1", "contact", true}});
    ASSERT_EQ(touching.melees.size(), 1U);
    EXPECT_TRUE(touching.melees[0].firm);
    const Rulings apart = judged(input, {{"r1", "b1", "contact", false}});
    EXPECT_TRUE(apart.melees.empty());
    EXPECT_TRUE(apart.possible.empty());
}

TEST(EscortMatching, HoldsAsManyAsPossible) {
    // The first guard could hold either prisoner, the second only the first one.
    const auto guards = match_escorts({{0, 1}, {0}}, 2, 1);
    EXPECT_EQ(guards, (std::vector<std::optional<std::size_t>>{1, 0}));
}

TEST(EscortMatching, GivesNobodyMoreThanHeCanHold) {
    const auto guards = match_escorts({{0}, {0}, {0}}, 1, 2);
    EXPECT_EQ(std::count(guards.begin(), guards.end(), std::nullopt), 1);
}

}  // namespace
}  // namespace littlewars::referee::little_wars
