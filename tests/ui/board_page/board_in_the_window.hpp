#pragma once

#include "tests/support/random_board_game.hpp"
#include "tests/ui/offscreen_application.hpp"
#include "ui/board_page/board_cards.hpp"
#include "ui/board_page/board_page.hpp"
#include "ui/board_page/board_replay_page.hpp"
#include "ui/board_page/board_view.hpp"
#include "ui/board_page/secret_page.hpp"
#include "ui/board_record/board_report.hpp"
#include "ui/boards/board_sheet.hpp"
#include "ui/play/random_army.hpp"
#include "ui/window/match_window.hpp"
#include "ui/window/ruling_card.hpp"
#include "ui/wizard/set_up.hpp"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <functional>

namespace littlewars::ui {

inline constexpr int kPatience_ms = 60000;  ///< A loaded machine may take its time.

/// A camera that shows the newest picture laid before it, again and again.
class LaidPicture : public vision::FrameSource {
  public:
    void lay(cv::Mat picture) {
        const std::lock_guard lock(mutex_);
        picture_ = std::move(picture);
    }
    calibration::Expected<vision::Frame> next(std::chrono::milliseconds /*limit*/) override {
        std::unique_lock lock(mutex_);
        stop_called_.wait_for(lock, std::chrono::milliseconds(60), [this] { return stopped_; });
        if (stopped_) {
            return tl::unexpected(
                calibration::Error{calibration::ErrorKind::EndOfSource, "laid", "is stopped", ""});
        }
        vision::Frame frame;
        frame.picture = picture_;
        frame.index = given_;
        frame.time = std::chrono::duration<double>(0.1 * static_cast<double>(given_++));
        return frame;
    }
    void stop() override {
        {
            const std::lock_guard lock(mutex_);
            stopped_ = true;
        }
        stop_called_.notify_all();
    }
    [[nodiscard]] bool is_live() const override { return true; }

  private:
    std::mutex mutex_;
    std::condition_variable stop_called_;
    cv::Mat picture_;
    bool stopped_ = false;
    long given_ = 0;
};

/// A game in the window under a drawn camera.
class BoardInTheWindow : public testing::Test {
  protected:
    void SetUp() override { test::offscreen_application(); }

    void play(const std::string& game, GameTable table, unsigned camera = 7) {
        scene_ = std::make_unique<DrawnBoard>(
            *built_in_board(game == "stratego" ? "stratego-10x10" : game), camera);
        stands_ = occupation_of(game, table.position());
        BoardSetup setup;
        setup.game = game;
        setup.source = {"laid"};
        setup.empty = scene_->picture({}, sides_of(game));
        auto source = std::make_unique<LaidPicture>();
        source_ = source.get();
        game_ = game;
        show();
        settings_ =
            std::make_unique<QSettings>(folder_.filePath("settings.ini"), QSettings::IniFormat);
        window_ = std::make_unique<MatchWindow>(*settings_);
        window_->play_board(std::make_unique<LiveBoard>(
            std::move(setup), BoardMatch(std::move(table)), std::move(source)));
        window_->resize(1280, 800);
        window_->show();
        ASSERT_TRUE(wait([this] { return board().has_seen(); }));
    }

    /// Lays the board as it stands before the camera.
    void show() { source_->lay(scene_->picture(stands_, sides_of(game_))); }

    void carry(const std::string& from, const std::string& to) {
        stands_[to] = stands_.at(from);
        stands_.erase(from);
    }

    static bool wait(const std::function<bool()>& happened) {
        return QTest::qWaitFor(happened, kPatience_ms);
    }

    BoardPage& page() { return *window_->board_page(); }
    LiveBoard& board() { return page().board(); }
    const BoardMatch& match() { return board().match(); }

    QPushButton* button(const QString& name) {
        for (QPushButton* one : window_->findChildren<QPushButton*>(name)) {
            if (one->isVisible()) {
                return one;
            }
        }
        return nullptr;
    }

    void press(const QString& name) {
        QApplication::processEvents();
        QPushButton* const found = button(name);
        ASSERT_NE(found, nullptr) << name.toStdString();
        QTest::mouseClick(found, Qt::LeftButton);
        QApplication::processEvents();
    }

    void click(const std::string& point) {
        const auto place = page().view().place_of(point);
        ASSERT_TRUE(place);
        QTest::mouseClick(&page().view(), Qt::LeftButton, {}, place->toPoint());
    }

    /// Every word that can be read on the window now.
    std::string words() {
        QApplication::processEvents();
        std::string all;
        for (const QLabel* label : window_->findChildren<QLabel*>()) {
            all += label->isVisible() ? label->text().toStdString() + "\n" : "";
        }
        for (const QPushButton* one : window_->findChildren<QPushButton*>()) {
            all += one->isVisible() ? one->text().toStdString() + "\n" : "";
        }
        return all;
    }

    void save(const char* name) {
        QApplication::processEvents();
        EXPECT_TRUE(window_->grab().save(
            QStringLiteral(LITTLEWARS_SCREENSHOTS "/%1.png").arg(QString::fromLatin1(name))));
    }

    QTemporaryDir folder_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<DrawnBoard> scene_;
    std::unique_ptr<MatchWindow> window_;
    LaidPicture* source_ = nullptr;
    Occupation stands_;
    std::string game_;
};

}  // namespace littlewars::ui
