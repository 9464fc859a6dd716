#include "ui/window/match_window.hpp"

#include "tests/ui/offscreen_application.hpp"
#include "tests/ui/overlay/drawn_scene.hpp"
#include "tests/ui/window/scripted_match.hpp"
#include "ui/window/choice_panel.hpp"
#include "ui/window/correction_panel.hpp"
#include "ui/window/honesty_page.hpp"
#include "ui/window/keys_page.hpp"
#include "ui/window/move_bar.hpp"
#include "ui/window/ruling_card.hpp"
#include "ui/window/rulings_panel.hpp"
#include "ui/wizard/set_up.hpp"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <gtest/gtest.h>

#include <algorithm>

namespace littlewars::ui {
namespace {

class Match : public testing::Test {
  protected:
    void SetUp() override {
        test::offscreen_application();
        store_ =
            std::make_unique<QSettings>(folder_.filePath("settings.ini"), QSettings::IniFormat);
        store_->setValue("language", "en");
        store_->setValue("look/still", true);
        script_ = std::make_unique<test::ScriptedMatch>();
        window_ = std::make_unique<MatchWindow>(*store_);
        window_->resize(1280, 800);
        window_->play(script_->take_match());
        window_->show();
        window_->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
    }

    void TearDown() override { script_->release_eye(); }

    LiveMatch& match() { return *window_->match(); }
    const PieceView& piece(const std::string& name) {
        const auto& pieces = match().view().pieces;
        return *std::find_if(
            pieces.begin(), pieces.end(), [&](const auto& one) { return one.name == name; });
    }
    QPoint place_of(const std::string& name) {
        const auto at = window_->table().projection()->widget_from_table(piece(name).place.centre);
        return QPointF(at->x, at->y).toPoint();
    }
    template <typename Widget>
    Widget* child(const char* name) {
        return window_->findChild<Widget*>(QString::fromLatin1(name));
    }
    void click_answer(const QString& text) {
        auto* panel = window_->findChild<CorrectionPanel*>();
        ASSERT_NE(panel, nullptr);
        for (QPushButton* button : panel->findChildren<QPushButton*>()) {
            if (button->text() == text) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        FAIL() << "no answer " << text.toStdString();
    }
    void save(const char* name) {
        QApplication::processEvents();
        EXPECT_TRUE(window_->grab().save(
            QStringLiteral(LITTLEWARS_SCREENSHOTS "/%1.png").arg(QString::fromLatin1(name))));
    }

    QTemporaryDir folder_;
    std::unique_ptr<QSettings> store_;
    std::unique_ptr<test::ScriptedMatch> script_;
    std::unique_ptr<MatchWindow> window_;
};

TEST_F(Match, DrawsARingWhereAPieceStands) {
    script_->show(test::battle_pieces(false));
    const QPoint at = place_of("r1");
    const QImage with = window_->table().grab().toImage();
    window_->table().set_scene({});
    const QImage without = window_->table().grab().toImage();
    int changed = 0;
    for (int dx = -16; dx <= 16; ++dx) {
        for (int dy = -16; dy <= 16; ++dy) {
            changed += with.pixel(at + QPoint(dx, dy)) != without.pixel(at + QPoint(dx, dy));
        }
    }
    EXPECT_GT(changed, 30);
}

TEST_F(Match, EndMoveGivesACardWithTheMelee) {
    script_->charge();
    ASSERT_EQ(match().view().rulings.size(), 1U);
    const auto cards = window_->rulings().cards();
    ASSERT_FALSE(cards.empty());
    EXPECT_TRUE(cards[0]->content().title.contains("6 red"));
    EXPECT_TRUE(cards[0]->content().title.contains("4 blue"));
    EXPECT_TRUE(cards[0]->content().lines.join(' ').contains("2 blue are taken prisoner"));
}

TEST_F(Match, SpaceBeginsAndEndsTheMove) {
    script_->show(test::battle_pieces(false));
    QTest::keyClick(window_.get(), Qt::Key_Space);
    EXPECT_EQ(match().view().phase, Phase::Moving);
    EXPECT_EQ(child<QPushButton>("end_move")->text(), "End move");
    QTest::keyClick(window_.get(), Qt::Key_Space);
    script_->show(test::battle_pieces(false));
    EXPECT_EQ(match().view().rulings.size(), 1U);
}

TEST_F(Match, AChangedChoiceOfMenIsTaken) {
    script_->charge();
    QTest::mouseClick(child<QPushButton>("choose"), Qt::LeftButton);
    auto* panel = window_->findChild<ChoicePanel*>();
    ASSERT_NE(panel, nullptr);
    const ChosenMen proposed = panel->chosen();
    const auto dead_red = std::find_if(proposed.killed.begin(),
                                       proposed.killed.end(),
                                       [](const auto& name) { return name[0] == 'r'; });
    ASSERT_NE(dead_red, proposed.killed.end());
    const std::string spared = *dead_red;
    std::string instead = "r1";
    for (int number = 1; number <= 6; ++number) {
        const std::string name = "r" + std::to_string(number);
        if (std::find(proposed.killed.begin(), proposed.killed.end(), name) ==
            proposed.killed.end()) {
            instead = name;
        }
    }
    QTest::mouseClick(&window_->table(), Qt::LeftButton, {}, place_of(spared));
    EXPECT_FALSE(child<QPushButton>("apply")->isEnabled());
    QTest::mouseClick(&window_->table(), Qt::LeftButton, {}, place_of(instead));
    ASSERT_TRUE(child<QPushButton>("apply")->isEnabled());
    QTest::mouseClick(child<QPushButton>("apply"), Qt::LeftButton);
    EXPECT_EQ(piece(instead).status, Status::Dead);
    EXPECT_EQ(piece(spared).status, Status::Fighting);
}

TEST_F(Match, ACorrectionIsMadeWithTwoClicksAndUndone) {
    script_->show(test::battle_pieces(false));
    ASSERT_EQ(piece("r3").kind, vision::PieceKind::Infantry);
    QTest::mouseClick(&window_->table(), Qt::LeftButton, {}, place_of("r3"));
    click_answer("cavalry");
    EXPECT_EQ(piece("r3").kind, vision::PieceKind::Cavalry);
    EXPECT_TRUE(piece("r3").corrected);
    QTest::mouseClick(child<QToolButton>("undo"), Qt::LeftButton);
    EXPECT_EQ(piece("r3").kind, vision::PieceKind::Infantry);
    QTest::mouseClick(child<QToolButton>("redo"), Qt::LeftButton);
    EXPECT_EQ(piece("r3").kind, vision::PieceKind::Cavalry);
}

TEST_F(Match, ACloseCallIsSettledWithAClick) {
    std::vector<vision::Piece> pieces = test::battle_pieces(false);
    script_->show(pieces);
    match().begin_or_end_move();
    script_->show(pieces, true);
    pieces[0] = test::seen_man(1, "red", {520, 500 - 24 - 2.9});  // contact is 3.175 mm
    pieces[0].table->sigma_mm = 0.5;
    script_->show(pieces);
    match().begin_or_end_move();
    script_->show(pieces);
    ASSERT_EQ(match().view().rulings.size(), 1U);
    ASSERT_FALSE(match().view().rulings.back()->rulings.melees.empty());
    EXPECT_FALSE(match().view().rulings.back()->rulings.melees[0].firm);
    ASSERT_NE(child<QPushButton>("no"), nullptr);
    QTest::mouseClick(child<QPushButton>("no"), Qt::LeftButton);
    EXPECT_TRUE(match().view().rulings.back()->rulings.melees.empty());
    QTest::mouseClick(child<QToolButton>("undo"), Qt::LeftButton);
    EXPECT_FALSE(match().view().rulings.back()->rulings.melees.empty());
}

TEST_F(Match, SpeaksAnotherLanguageAtOnce) {
    Preferences dutch = window_->preferences();
    dutch.language = "nl";
    window_->prefer(dutch);
    QApplication::processEvents();
    EXPECT_EQ(window_->action("map")->text(), "Kaart");
    dutch.language = "en";
    window_->prefer(dutch);
    QApplication::processEvents();
    EXPECT_EQ(window_->action("map")->text(), "Map");
}

TEST_F(Match, LargeTypeIsRememberedAtOnce) {
    const int before = child<QPushButton>("end_move")->sizeHint().height();
    window_->action("large")->trigger();
    QApplication::processEvents();
    EXPECT_GT(child<QPushButton>("end_move")->sizeHint().height(), before);
    EXPECT_EQ(
        read_preferences(QSettings(folder_.filePath("settings.ini"), QSettings::IniFormat)).text,
        TextSize::Large);
}

TEST_F(Match, PictureAndButtonsGoOnWhileTheEyeIsStalled) {
    script_->show(test::battle_pieces(false));
    script_->stall_eye();
    const long before = match().newest_frame()->frame.index;
    for (int frame = 1; frame <= 10; ++frame) {  // five seconds of the source
        script_->show_picture();
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return match().newest_frame()->frame.index == before + frame; }, 20'000));
    }
    QTest::keyClick(window_.get(), Qt::Key_M);
    EXPECT_EQ(window_->table().showing(), Showing::Map);
    QTest::keyClick(window_.get(), Qt::Key_Space);
    EXPECT_EQ(match().view().phase, Phase::Moving);
    EXPECT_EQ(match().newest_sight()->frame, before);
    script_->release_eye();
}

TEST_F(Match, EveryButtonHasANameForAScreenReader) {
    script_->charge();
    for (QAbstractButton* button : window_->findChildren<QAbstractButton*>()) {
        if (button->isVisible()) {
            EXPECT_FALSE(button->text().isEmpty() && button->accessibleName().isEmpty())
                << button->objectName().toStdString();
        }
    }
}

TEST_F(Match, FitsAScreenOf1024PointsInEveryLanguage) {
    script_->charge();
    for (const QString& language : languages()) {
        Preferences preferences = window_->preferences();
        preferences.language = language;
        window_->prefer(preferences);
        EXPECT_LE(window_->minimumSizeHint().width(), 1024) << language.toStdString();
        window_->resize(1024, 700);
        QTest::qWait(50);
        const auto* button = child<QPushButton>("end_move");
        EXPECT_GE(button->width(), button->sizeHint().width()) << language.toStdString();
    }
    save("match_narrow");
}

TEST_F(Match, CutsNoWordOfTheBarInAnyLanguageAtAnyWidth) {
    script_->charge();
    child<QPushButton>("end_move")->click();
    ASSERT_EQ(match().view().phase, Phase::Moving);  // the bar is fullest with the clock
    for (const QString& language : languages()) {
        Preferences preferences = window_->preferences();
        preferences.language = language;
        window_->prefer(preferences);
        for (int width = 1024; width <= 1600; width += 48) {
            window_->resize(width, 800);
            QTest::qWait(20);
            for (const QWidget* part : window_->findChild<MoveBar*>()->findChildren<QWidget*>()) {
                EXPECT_TRUE(!part->isVisible() || part->visibleRegion().boundingRect().width() >=
                                                      part->sizeHint().width())
                    << language.toStdString() << " at " << width << ": "
                    << part->metaObject()->className() << " " << part->objectName().toStdString();
            }
        }
    }
    window_->resize(1024, 700);
    save("match_narrow_moving");
}

TEST_F(Match, WritesScreenshotsOfItsPages) {
    script_->charge();
    save("match_dark");
    child<QPushButton>("why")->click();
    save("match_why");
    QTest::mouseClick(child<QPushButton>("choose"), Qt::LeftButton);
    save("match_choose");
    window_->action("away")->trigger();
    QTest::keyClick(window_.get(), Qt::Key_M);
    save("match_map");
    QTest::keyClick(window_.get(), Qt::Key_M);
    QTest::mouseClick(&window_->table(), Qt::LeftButton, {}, place_of("b2"));
    save("match_correct");
    window_->show_keys();
    save("match_keys");
    window_->show_honesty();
    save("match_honesty");
    window_->action("away")->trigger();
    window_->action("large")->trigger();
    save("match_large");
    window_->action("light")->trigger();
    window_->action("large")->trigger();
    save("match_light");
}

TEST_F(Match, AsksWhenTheCameraWasMovedTooFar) {
    script_->show(test::battle_pieces(false));
    EXPECT_FALSE(child<QPushButton>("table_again")->isVisible());
    script_->stand_at({vision::CameraStand::Lost, 63, std::nullopt});
    script_->show(test::battle_pieces(false));
    auto* again = child<QPushButton>("table_again");
    ASSERT_TRUE(again->isVisible());
    save("match_camera_moved");
    QSignalSpy wanted(window_.get(), &MatchWindow::setup_wanted);
    QTest::mouseClick(again, Qt::LeftButton);
    ASSERT_EQ(wanted.size(), 1);
    EXPECT_EQ(wanted.first().first().toString(), "table");
    EXPECT_FALSE(again->isVisible());
}

TEST_F(Match, StopsAskingOnceTheCameraIsBack) {
    script_->stand_at({vision::CameraStand::Unrecognised, 0, std::nullopt});
    script_->show(test::battle_pieces(false));
    ASSERT_TRUE(child<QPushButton>("table_again")->isVisible());
    script_->stand_at({});
    script_->show(test::battle_pieces(false));
    EXPECT_FALSE(child<QPushButton>("table_again")->isVisible());
}

TEST_F(Match, IsDrawnOverTheTableWhereACameraThatWasNudgedSeesIt) {
    script_->show(test::battle_pieces(false));
    const QPoint before = place_of("r1");
    const auto plane = test::oblique_plane();
    const calibration::TablePlane nudged(plane.lens(),
                                         plane.table(),
                                         plane.camera_from_table(),
                                         plane.translation_mm() + cv::Vec3d(40, 0, 0),
                                         plane.residual_mm());
    script_->stand_at({vision::CameraStand::Moved, 12, nudged});
    script_->show(test::battle_pieces(false));
    EXPECT_GT(place_of("r1").x() - before.x(), 10);
    EXPECT_FALSE(child<QPushButton>("table_again")->isVisible());
}

TEST_F(Match, GoesOnAfterAStepOfTheSetUpWasDoneAgain) {
    QStandardPaths::setTestModeEnabled(true);
    ui::SetUp set_up(*window_, *store_);
    script_->charge();
    const std::size_t rulings = match().view().rulings.size();
    ASSERT_GT(rulings, 0U);
    MatchSetup setup = match().setup();
    set_up.open_wizard("table");
    ASSERT_NE(set_up.wizard(), nullptr);
    EXPECT_EQ(window_->match(), nullptr);
    emit set_up.wizard()->finished(setup);
    ASSERT_NE(window_->match(), nullptr);
    EXPECT_EQ(match().view().rulings.size(), rulings);
    setup.settings.table_width_mm += 300;
    set_up.open_wizard("table");
    emit set_up.wizard()->finished(setup);
    EXPECT_TRUE(match().view().rulings.empty());
}

}  // namespace
}  // namespace littlewars::ui
