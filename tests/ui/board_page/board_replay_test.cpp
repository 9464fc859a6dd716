#include "ui/board_page/board_replay.hpp"

#include "tests/ui/board_page/board_in_the_window.hpp"

#include <QAction>

namespace littlewars::ui {
namespace {

using testing::HasSubstr;

TEST_F(BoardInTheWindow, IsRecordedAndLookedAtAgain) {
    play("forteca", started("forteca"));
    const QString path = folder_.filePath("game.lws");
    ASSERT_TRUE(page().start_recording(path, false));
    carry("C4", "C5");
    show();
    ASSERT_TRUE(wait([this] { return match().turns().size() == 1; }));
    click("C7");
    click("C6");
    ASSERT_EQ(match().turns().size(), 2U);
    ASSERT_TRUE(page().stop_recording());
    const auto record = RecordReader::open(path.toStdString());
    ASSERT_TRUE(record);
    EXPECT_TRUE(is_board_record(*record));
    const auto report = board_report_html(*record);
    ASSERT_TRUE(report);
    EXPECT_THAT(*report, HasSubstr("1. besiegers:"));
    EXPECT_THAT(*report, HasSubstr("data:image/jpeg;base64"));
    ASSERT_TRUE(window_->show_replay(path));
    BoardReplayPage* const replay = window_->board_replay();
    ASSERT_NE(replay, nullptr);
    replay->go_to(1e9);
    EXPECT_EQ(replay->cards().cards().size(), 2U);
    EXPECT_TRUE(replay->view().place_of("C5"));
    ASSERT_TRUE(wait([replay] { return replay->view().has_picture(); }));
    save("board_replay");
    replay->go_to(0);
    EXPECT_FALSE(window_->action("undo")->isEnabled());
    window_->leave_replay();
    EXPECT_TRUE(window_->action("undo")->isEnabled());
    EXPECT_FALSE(window_->action("measure")->isEnabled());
    EXPECT_EQ(match().turns().size(), 2U);
}

TEST_F(BoardInTheWindow, IsGoneOnWithWhereTheProgramWasKilled) {
    const QString path = folder_.filePath("game.lws");
    QSettings store(folder_.filePath("settings.ini"), QSettings::IniFormat);
    store.setValue("last/source", QStringList{"practice:"});
    store.setValue("last/game", "forteca");
    const auto open = [&] {
        window_ = std::make_unique<MatchWindow>(store);
        littlewars::ui::SetUp(*window_, store).open_where_we_left();
        window_->show();
        ASSERT_NE(window_->board_page(), nullptr);
    };
    open();
    ASSERT_TRUE(page().start_recording(path, false));
    store.setValue("last/board_recording", path);
    ASSERT_TRUE(wait([this] { return board().has_seen(); }));
    click("D4");
    click("D5");
    ASSERT_EQ(match().turns().size(), 1U);
    window_.reset();
    open();
    EXPECT_EQ(match().turns().size(), 1U);
    EXPECT_TRUE(page().is_recording());
    EXPECT_EQ(match().table().position().at("turn"), "defenders");
    ASSERT_TRUE(wait([this] { return board().has_seen(); }));
    click("C7");
    click("C6");
    ASSERT_TRUE(page().stop_recording());
    const auto events = board_events(*RecordReader::open(path.toStdString()));
    ASSERT_TRUE(events);
    EXPECT_EQ(match_after(*events, events->size())->turns().size(), 2U);
    EXPECT_LE((*events)[1].time_s, (*events)[2].time_s);
}

}  // namespace
}  // namespace littlewars::ui
