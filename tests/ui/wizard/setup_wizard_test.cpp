#include "ui/wizard/setup_wizard.hpp"

#include "tests/ui/offscreen_application.hpp"
#include "tests/ui/overlay/drawn_scene.hpp"
#include "tests/ui/window/scripted_match.hpp"
#include "ui/window/theme.hpp"
#include "ui/wizard/armies_step.hpp"

#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <cmath>

namespace littlewars::ui {
namespace {

const std::vector<std::string> kSource{"/nowhere/table.mp4"};

class Wizard : public testing::Test {
  protected:
    void SetUp() override {
        test::offscreen_application();
        settings_ =
            std::make_unique<QSettings>(folder_.filePath("settings.ini"), QSettings::IniFormat);
        known_ = std::make_unique<SetupStore>(*settings_, folder_.filePath("cameras"));
        open();
    }

    void open() {
        wizard_ = std::make_unique<SetupWizard>(*known_, kSource);
        wizard_->setStyleSheet(style_sheet(make_theme(Shade::Dark, TextSize::Normal)));
        wizard_->show();
        show_picture();
    }

    void show_picture() {
        ShownFrame shown;
        shown.frame.picture = test::ScriptedMatch::picture(test::battle_pieces(false));
        shown.image = QImage(shown.frame.picture.data,
                             shown.frame.picture.cols,
                             shown.frame.picture.rows,
                             static_cast<qsizetype>(shown.frame.picture.step),
                             QImage::Format_BGR888)
                          .convertToFormat(QImage::Format_RGB32);
        wizard_->show_frame(shown);
    }

    QPushButton* button(const char* name) {
        for (QPushButton* one : wizard_->findChildren<QPushButton*>(QString::fromLatin1(name))) {
            if (one->isVisible()) {
                return one;
            }
        }
        return nullptr;
    }

    void press(const char* name) { QTest::mouseClick(button(name), Qt::LeftButton); }

    QPoint shown(calibration::PixelPoint at) {
        const WidgetPoint place = wizard_->picture().transform().widget_from_picture(at);
        return QPointF(place.x, place.y).toPoint();
    }

    void drag_handle(int handle, calibration::PixelPoint to) {
        const auto from = wizard_->step()->drawing().handles[static_cast<std::size_t>(handle)];
        QTest::mousePress(&wizard_->picture(), Qt::LeftButton, {}, shown(from));
        QTest::mouseMove(&wizard_->picture(), shown(to));
        QTest::mouseRelease(&wizard_->picture(), Qt::LeftButton, {}, shown(to));
        wizard_->step()->move_handle(handle, to);  // to the tenth of a pixel
    }

    void set_size() {
        wizard_->step()->findChild<QDoubleSpinBox*>("width")->setValue(1200 / 25.4);
        wizard_->step()->findChild<QDoubleSpinBox*>("depth")->setValue(800 / 25.4);
    }

    void drag_corners() {
        const auto plane = test::oblique_plane();
        drag_handle(0, plane.image_from_table({0, 0}));
        drag_handle(1, plane.image_from_table({1200, 0}));
        drag_handle(2, plane.image_from_table({1200, 800}));
        drag_handle(3, plane.image_from_table({0, 800}));
    }

    void save(const char* name) {
        QApplication::processEvents();
        EXPECT_TRUE(wizard_->grab().save(
            QStringLiteral(LITTLEWARS_SCREENSHOTS "/%1.png").arg(QString::fromLatin1(name))));
    }

    QTemporaryDir folder_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<SetupStore> known_;
    std::unique_ptr<SetupWizard> wizard_;
};

TEST_F(Wizard, LeadsFromACameraToAMatch) {
    wizard_->go_to("camera");
    save("wizard_camera");
    press("next");
    EXPECT_EQ(wizard_->step()->name(), "lens");
    save("wizard_lens");
    press("skip");
    EXPECT_EQ(wizard_->step()->name(), "table");
    EXPECT_FALSE(button("next")->isEnabled());
    set_size();
    drag_corners();
    ASSERT_TRUE(wizard_->state().setup.table);
    const auto place = wizard_->state().setup.table->plane.table_from_image(
        test::oblique_plane().image_from_table({600, 400}));
    ASSERT_TRUE(place);
    EXPECT_LT(std::hypot(place->x_mm - 600, place->y_mm - 400), 3);
    save("wizard_table");
    press("next");
    press("take");
    EXPECT_TRUE(button("next")->isEnabled());
    save("wizard_empty");
    press("next");
    const auto men = test::battle_pieces(false);
    const auto coat = [](const vision::Piece& man) {
        return calibration::PixelPoint{man.foot.u_px, man.foot.v_px - 14};
    };
    QTest::mouseClick(&wizard_->picture(), Qt::LeftButton, {}, shown(coat(men[0])));
    press("side_1");
    QTest::mouseClick(&wizard_->picture(), Qt::LeftButton, {}, shown(coat(men[7])));
    ASSERT_TRUE(wizard_->state().setup.armies);
    save("wizard_armies");
    press("next");
    const auto plane = test::oblique_plane();
    drag_handle(0, plane.image_from_table({400, 300}));
    drag_handle(1, plane.image_from_table({400 + 304.8, 300}));
    EXPECT_TRUE(button("next")->isEnabled());
    save("wizard_ruler");
    press("next");
    save("wizard_play");
    QSignalSpy finished(wizard_.get(), &SetupWizard::finished);
    press("next");
    EXPECT_EQ(finished.size(), 1);
}

TEST_F(Wizard, RemembersEachStepAtOnce) {
    wizard_->go_to("table");
    set_size();
    drag_corners();
    wizard_.reset();
    open();
    EXPECT_TRUE(wizard_->state().setup.table);
    wizard_->go_to({});
    EXPECT_EQ(wizard_->step()->name(), "empty");
    press("back");
    EXPECT_EQ(wizard_->step()->name(), "table");
}

TEST(Coat, IsTheMedianColourRoundTheClick) {
    cv::Mat picture(20, 20, CV_8UC3, cv::Scalar(10, 20, 200));
    picture.at<cv::Vec3b>(10, 10) = {255, 255, 255};
    EXPECT_EQ(coat_at(picture, {10, 10}), (calibration::Colour{200, 20, 10}));
    EXPECT_EQ(coat_at(picture, {-50, 10}), calibration::Colour{});
}

}  // namespace
}  // namespace littlewars::ui
