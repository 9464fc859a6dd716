#include "ui/session/rejudge.hpp"

#include "ui/session/record_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <vector>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;
using testing::IsEmpty;

std::vector<Judgement> kept_judgements(const std::filesystem::path& session) {
    const auto record = RecordReader::open(session);
    std::vector<Judgement> list;
    if (record) {
        (void)record->each_event([&](const SessionEvent& event) {
            if (const auto* ruling = std::get_if<RulingMade>(&event.body)) {
                list.push_back(*ruling->judgement);
            }
        });
    }
    return list;
}

const std::filesystem::path kBattle =
    std::filesystem::path(LITTLEWARS_TEST_DATA) / "sessions" / "battle.lws";

TEST(KeptSession, IsJudgedTodayAsItWas) {
    const auto kept = kept_judgements(kBattle);
    ASSERT_GE(kept.size(), 4U);
    for (const Judgement& judgement : kept) {
        const auto now = judged_afresh(judgement);
        ASSERT_TRUE(now) << message(now.error());
        EXPECT_THAT(differences(judgement, *now), IsEmpty());
    }
}

TEST(KeptSession, UnderTheOtherEditionTheMeleeEndsOtherwise) {
    OtherRules book;
    book.edition = rules::Edition::Book1913;
    bool found = false;
    for (const Judgement& judgement : kept_judgements(kBattle)) {
        if (!judgement.rulings.melees.empty()) {
            const auto now = judged_afresh(judgement, book);
            ASSERT_TRUE(now) << message(now.error());
            EXPECT_EQ(now->rulings.melees[0].killed[rules::Side::First], 4);
            EXPECT_THAT(differences(judgement, *now), testing::Not(IsEmpty()));
            found = true;
        }
    }
    EXPECT_TRUE(found);
}

TEST(KeptSession, AChangedRulingIsToldWithItsPath) {
    auto kept = kept_judgements(kBattle);
    ASSERT_FALSE(kept.empty());
    Judgement changed = kept[0];
    changed.rulings.time_minutes[rules::Side::First] += 1;
    EXPECT_THAT(differences(changed, kept[0]),
                testing::ElementsAre(testing::HasSubstr("/time_minutes/red")));
}

}  // namespace
}  // namespace littlewars::ui
