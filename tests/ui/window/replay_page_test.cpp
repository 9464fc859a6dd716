#include "ui/window/replay_page.hpp"

#include "tests/support/run_program.hpp"
#include "tests/ui/offscreen_application.hpp"
#include "tests/ui/window/scripted_match.hpp"
#include "ui/session/record_reader.hpp"
#include "ui/window/match_window.hpp"
#include "ui/window/replay_bar.hpp"
#include "ui/window/replay_timeline.hpp"
#include "ui/window/ruling_card.hpp"
#include "ui/window/rulings_panel.hpp"
#include "ui/window/what_if_panel.hpp"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace littlewars::ui {
namespace {

/// A window that has played and recorded the charge of the scripted battle, video and all.
class ReplayInTheWindow : public testing::Test {
  protected:
    void SetUp() override {
        test::offscreen_application();
        qputenv("HOME", folder_.path().c_str());
        qputenv("XDG_CONFIG_HOME", folder_.path().c_str());
        store_ = std::make_unique<QSettings>(QString::fromStdString(folder_.file("settings.ini")),
                                             QSettings::IniFormat);
        store_->setValue("language", "en");
        store_->setValue("look/still", true);
        window_ = std::make_unique<MatchWindow>(*store_);
        window_->resize(1280, 800);
        window_->show();
        window_->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
        record_the_charge();
    }
    void TearDown() override {
        window_.reset();
        script_.reset();
    }

    void record_the_charge() {
        script_ = std::make_unique<test::ScriptedMatch>();
        window_->play(script_->take_match());
        window_->action("record")->trigger();
        path_ = window_->unfinished_recording();
        ASSERT_FALSE(path_.isEmpty());
        script_->charge();
        rulings_ = window_->match()->view().rulings;
        ASSERT_EQ(rulings_.size(), 1U);
    }
    void open_replay() {
        window_->action("record")->trigger();
        const auto shown = window_->show_replay(path_);
        ASSERT_TRUE(shown) << message(shown.error());
    }
    ReplayPage& page() { return *window_->replay(); }
    template <typename Widget>
    Widget* child(const char* name) {
        return page().findChild<Widget*>(QString::fromLatin1(name));
    }
    /// A ruling's outcome as the first card has it.
    QString first_card() { return page().rulings().cards().at(0)->content().title; }

    testing_support::TemporaryFolder folder_;
    std::unique_ptr<QSettings> store_;
    std::unique_ptr<MatchWindow> window_;
    std::unique_ptr<test::ScriptedMatch> script_;
    std::vector<std::shared_ptr<const Judgement>> rulings_;
    QString path_;
};

TEST_F(ReplayInTheWindow, ShowsThePictureAndTheOverlayOfItsMoment) {
    open_replay();
    QTest::keyClick(&page(), Qt::Key_End);
    EXPECT_TRUE(first_card().contains("6 red"));
    EXPECT_FALSE(page().table().scene().melees.empty());
    QTest::keyClick(&page(), Qt::Key_Home);
    EXPECT_TRUE(page().table().scene().melees.empty());
    EXPECT_TRUE(page().rulings().cards().empty());
    // The picture follows from its own thread.
    EXPECT_TRUE(QTest::qWaitFor([&] { return page().table().transform().picture().width > 0; }));
}

TEST_F(ReplayInTheWindow, StepsAndJumpsFromRulingToRuling) {
    open_replay();
    QTest::keyClick(&page(), Qt::Key_Home);
    QTest::mouseClick(child<QToolButton>("ruling_on"), Qt::LeftButton);
    EXPECT_DOUBLE_EQ(page().now_s(), page().replay().marks().back().time_s);
    EXPECT_EQ(page().rulings().cards().size() > 0, true);
    const double at_ruling_s = page().now_s();
    QTest::mouseClick(child<QToolButton>("step_back"), Qt::LeftButton);
    EXPECT_LT(page().now_s(), at_ruling_s);
    QTest::mouseClick(child<QToolButton>("ruling_on"), Qt::LeftButton);
    EXPECT_DOUBLE_EQ(page().now_s(), at_ruling_s);
}

TEST_F(ReplayInTheWindow, ScrubsOnItsTimeLine) {
    open_replay();
    auto* line = page().findChild<ReplayTimeline*>();
    const double middle_s = (page().replay().begin_s() + page().replay().end_s()) / 2;
    QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(static_cast<int>(line->x_of(middle_s)), 10));
    EXPECT_NEAR(page().now_s(), middle_s, 0.1);
}

TEST_F(ReplayInTheWindow, PlaysAndStopsAtItsEnd) {
    open_replay();
    page().go_to(page().replay().end_s() - 0.1);
    QTest::keyClick(&page(), Qt::Key_Space);
    EXPECT_TRUE(page().playing());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !page().playing(); }, 20'000));
    EXPECT_DOUBLE_EQ(page().now_s(), page().replay().end_s());
}

TEST_F(ReplayInTheWindow, ListsWhatOtherNumbersWouldHaveChanged) {
    open_replay();
    QTest::keyClick(&page(), Qt::Key_End);
    child<QToolButton>("what_if")->click();
    // Nobody is in contact at a hundredth of an inch: there would have been no melee.
    child<QDoubleSpinBox>("what_if_contact")->setValue(0.01);
    ASSERT_TRUE(QTest::qWaitFor([&] { return page().what_if().finished(); }, 20'000));
    ASSERT_EQ(page().what_if().changes().size(), 1U);
    EXPECT_TRUE(page().what_if().changes()[0].then.join(' ').contains("6 red"));
    EXPECT_FALSE(first_card().contains("6 red"));
    // Nobody is dead then, in the overlay neither.
    for (const ScenePiece& piece : page().table().scene().pieces) {
        EXPECT_EQ(piece.mark, SceneMark::None) << piece.name;
    }
    EXPECT_EQ(child<QListWidget>("what_if_list")->count(), 1);
    auto* rules = child<QComboBox>("what_if_rules");
    rules->setCurrentIndex(0);
    emit rules->activated(0);
    EXPECT_TRUE(page().what_if().changes().empty());
    EXPECT_TRUE(first_card().contains("6 red"));
}

TEST_F(ReplayInTheWindow, SaysThatTheVideoIsMissingAndShowsTheStill) {
    const QString video = QString(path_).replace(".lws", ".mkv");
    window_->action("record")->trigger();
    ASSERT_TRUE(QFile::remove(video));
    ASSERT_TRUE(window_->show_replay(path_));
    QTest::keyClick(&page(), Qt::Key_End);
    auto* trouble = child<QLabel>("replay_trouble");
    EXPECT_TRUE(QTest::qWaitFor([&] { return trouble->text().contains("missing"); }));
    EXPECT_TRUE(QTest::qWaitFor([&] { return page().table().transform().picture().width > 0; }));
}

TEST_F(ReplayInTheWindow, LeavesTheMatchAsItWas) {
    open_replay();
    EXPECT_FALSE(window_->action("end_move")->isEnabled());
    QTest::keyClick(&page(), Qt::Key_Escape);
    EXPECT_EQ(window_->replay(), nullptr);
    EXPECT_TRUE(window_->action("end_move")->isEnabled());
    EXPECT_EQ(window_->match()->view().rulings.size(), 1U);
}

TEST_F(ReplayInTheWindow, WritesAScreenshot) {
    open_replay();
    QTest::keyClick(&page(), Qt::Key_End);
    child<QToolButton>("what_if")->click();
    child<QDoubleSpinBox>("what_if_contact")->setValue(0.01);
    EXPECT_TRUE(QTest::qWaitFor([&] { return page().what_if().finished(); }, 20'000));
    QTest::qWait(300);
    EXPECT_TRUE(window_->grab().save(QStringLiteral(LITTLEWARS_SCREENSHOTS "/replay.png")));
}

TEST_F(ReplayInTheWindow, GoesOnWithAMatchThatWasNotBroughtToItsEnd) {
    window_->stop();  // As the program's end does: the recording is left as it is.
    ASSERT_EQ(window_->unfinished_recording(), path_);
    bool wanted = false;
    QObject::connect(window_.get(), &MatchWindow::resume_wanted, [&] { wanted = true; });
    window_->offer_to_resume("the match of last night");
    QTest::mouseClick(window_->findChild<QPushButton*>("resume"), Qt::LeftButton);
    EXPECT_TRUE(wanted);

    const auto events = RecordReader::open(path_.toStdString())->events().value();
    auto again = std::make_unique<test::ScriptedMatch>(Session::resumed(events).value());
    window_->resume(again->take_match(), path_);
    const SessionView& view = window_->match()->view();
    ASSERT_EQ(view.rulings.size(), 1U);
    EXPECT_EQ(*view.rulings[0], *rulings_[0]);
    EXPECT_EQ(view.pieces.size(), 12U);
    EXPECT_TRUE(window_->action("record")->isChecked());
    again->show(test::battle_pieces(true));
    window_->action("record")->trigger();
    const auto all = RecordReader::open(path_.toStdString())->events().value();
    EXPECT_GT(all.size(), events.size());
    EXPECT_GE(all[events.size()].time_s, events.back().time_s);
    EXPECT_TRUE(window_->unfinished_recording().isEmpty());
    script_ = std::move(again);
}

}  // namespace
}  // namespace littlewars::ui
