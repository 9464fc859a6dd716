#include "tests/ui/wizard/wizard_fixture.hpp"
#include "ui/wizard/camera_tile.hpp"
#include "vision/sources/picture_file.hpp"

#include <QLabel>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>
#include <utility>

namespace littlewars::ui {
namespace {

/// A camera that delivers one picture again and again.
class StillCamera : public vision::FrameSource {
  public:
    StillCamera(cv::Mat picture, std::atomic<int>& open)
        : picture_(std::move(picture)), open_(open) {
        ++open_;
    }
    ~StillCamera() override { --open_; }
    calibration::Expected<vision::Frame> next(std::chrono::milliseconds /*limit*/) override {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        vision::Frame frame;
        frame.picture = picture_;
        frame.index = count_++;
        return frame;
    }
    void stop() override {}
    [[nodiscard]] bool is_live() const override { return true; }

  private:
    cv::Mat picture_;
    std::atomic<int>& open_;
    long count_ = 0;
};

vision::CameraFound found_camera(const char* node, const char* name) {
    vision::CameraFound camera;
    camera.node = node;
    camera.name = name;
    return camera;
}

/// The wizard on a computer with cameras of the test's own.
class CameraPage : public Wizard {
  protected:
    void SetUp() override {
        Wizard::SetUp();
        wizard_ = std::make_unique<SetupWizard>(*known_,
                                                std::vector<std::string>{},
                                                "little-wars",
                                                Cameras{[this] { return plugged_in_; },
                                                        [this](const std::string& source) {
                                                            return std::make_unique<StillCamera>(
                                                                seen_from(source), looking_);
                                                        }});
        wizard_->setStyleSheet(style_sheet(make_theme(Shade::Dark, TextSize::Normal)));
        wizard_->show();
        wizard_->go_to("camera");
        QApplication::processEvents();
    }
    void TearDown() override { wizard_.reset(); }

    QList<CameraTile*> tiles() {
        QList<CameraTile*> shown;
        for (CameraTile* tile : wizard_->findChildren<CameraTile*>()) {
            if (tile->isVisible()) {
                shown.append(tile);
            }
        }
        return shown;
    }
    /// The first camera sees the table in the light, the second from the other side at dusk.
    static cv::Mat seen_from(const std::string& source) {
        cv::Mat picture = test::ScriptedMatch::picture(test::battle_pieces(false));
        if (source != "/dev/video0") {
            cv::flip(picture * 0.6, picture, 1);
        }
        return picture;
    }
    static QColor middle_of(const CameraTile* tile) {
        const QImage shown = tile->icon().pixmap(tile->iconSize()).toImage();
        return shown.pixelColor(shown.rect().center());
    }

    std::atomic<int> looking_ = 0;
    std::vector<vision::CameraFound> plugged_in_{found_camera("/dev/video0", "Webcam C920"),
                                                 found_camera("/dev/video2", "Integrated camera")};
};

TEST_F(CameraPage, ShowsAllCamerasLiveSideBySide) {
    ASSERT_EQ(tiles().size(), 2);
    const auto shows = [&](int tile, int green) {
        return QTest::qWaitFor(
            [&] { return std::abs(middle_of(tiles()[tile]).green() - green) <= 2; });
    };
    EXPECT_TRUE(shows(0, 104));
    EXPECT_TRUE(shows(1, 62));
    EXPECT_EQ(tiles()[0]->y(), tiles()[1]->y());
    QTest::mouseClick(tiles()[0], Qt::LeftButton);
    show_picture();
    save("wizard_cameras");
    wizard_->go_to("table");
    EXPECT_EQ(looking_, 0);
}

TEST_F(CameraPage, LetsGoOfTheCameraThatIsChosen) {
    QTest::mouseClick(tiles()[0], Qt::LeftButton);
    EXPECT_FALSE(tiles()[0]->is_looking());
    EXPECT_TRUE(tiles()[1]->is_looking());
    EXPECT_TRUE(tiles()[0]->isChecked());
    EXPECT_EQ(wizard_->state().setup.source, std::vector<std::string>{"/dev/video0"});
}

TEST_F(CameraPage, TellsCalmlyThatThereIsNoCameraUntilOneIsPluggedIn) {
    plugged_in_.clear();
    EXPECT_TRUE(QTest::qWaitFor([&] { return tiles().isEmpty(); }));
    auto* none = wizard_->findChild<QLabel*>("no_camera");
    EXPECT_TRUE(none->isVisible());
    save("wizard_no_camera");
    plugged_in_ = {found_camera("/dev/video0", "Webcam C920")};
    EXPECT_TRUE(QTest::qWaitFor([&] { return tiles().size() == 1; }));
    EXPECT_FALSE(none->isVisible());
}

TEST_F(CameraPage, DoesNotOpenACameraThatAnotherProgramUses) {
    plugged_in_[1].access = vision::CameraAccess::Busy;
    wizard_->go_to("table");
    wizard_->go_to("camera");
    QApplication::processEvents();
    ASSERT_EQ(tiles().size(), 2);
    EXPECT_FALSE(tiles()[1]->isEnabled());
    EXPECT_EQ(looking_, 1);
}

/// A film of the printed lens board: each of its pictures, held still for three looks.
class LensPage : public Wizard {
  protected:
    void SetUp() override {
        Wizard::SetUp();
        const char* scenes = std::getenv("LITTLEWARS_SCENES");
        board_ = std::filesystem::path(scenes == nullptr ? "" : scenes) / "tables/calib/D1";
        if (!std::filesystem::is_directory(board_)) {
            GTEST_SKIP() << "LITTLEWARS_SCENES names no folder with tables/calib";
        }
        wizard_->go_to("lens");
    }

    cv::Mat picture(int view) const {
        const std::string name = view < 10 ? "calib_0" : "calib_";
        return vision::read_picture(board_ / (name + std::to_string(view) + ".jpg")).value();
    }
    void hold(const cv::Mat& picture) {
        for (int look = 0; look < 3; ++look) {
            look_at(picture);
        }
    }
    /// Past the wizard's own clock, which lets a step look a few times a second only.
    void look_at(const cv::Mat& picture) {
        vision::Frame frame;
        frame.picture = picture;
        frame.name = "board";
        wizard_->picture().set_picture(qt_picture(picture));
        wizard_->step()->see(frame);
    }
    std::string words() const {
        return wizard_->step()->findChild<QLabel*>("quality")->text().toStdString();
    }

    std::filesystem::path board_;
};

TEST_F(LensPage, TakesSharpVariedViewsByItselfAndWorksOutTheLens) {
    constexpr int kViews = 12;
    for (int view = 0; view < kViews; ++view) {
        hold(picture(view));
        if (view == 7) {
            save("wizard_lens_views");
        }
    }
    EXPECT_GE(wizard_->step()->drawing().areas.size(), 20U) << "cells of the picture reached";
    if (button("enough")->isEnabled()) {
        press("enough");
    }
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            look_at(picture(0));
            return wizard_->state().lens.has_value();
        },
        60'000));
    save("wizard_lens_known");
    constexpr double kTrueFocal_px = 947.1;
    EXPECT_NEAR(wizard_->state().lens->fx_px, kTrueFocal_px, 0.003 * kTrueFocal_px);
    EXPECT_TRUE(button("next")->isEnabled());
    EXPECT_TRUE(known_->lens(kSource));
}

TEST_F(LensPage, SaysWhyAViewIsNotTaken) {
    hold(picture(0));
    EXPECT_THAT(words(), testing::StartsWith("1 of 12"));
    hold(picture(0));
    EXPECT_THAT(words(), testing::StartsWith("1 of 12")) << "the same view again";
    look_at(picture(1));
    EXPECT_THAT(words(), testing::HasSubstr("still"));
    cv::Mat blurred;
    cv::GaussianBlur(picture(2), blurred, {}, 2.5);
    hold(blurred);
    EXPECT_THAT(words(),
                testing::AllOf(testing::StartsWith("1 of 12"), testing::HasSubstr("blurred")));
    hold(cv::Mat(720, 1280, CV_8UC3, cv::Scalar::all(80)));
    EXPECT_THAT(words(), testing::StartsWith("1 of 12"));
    EXPECT_FALSE(button("enough")->isEnabled());
}

}  // namespace
}  // namespace littlewars::ui
