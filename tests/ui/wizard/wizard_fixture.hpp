#pragma once

#include "tests/ui/offscreen_application.hpp"
#include "tests/ui/overlay/drawn_scene.hpp"
#include "tests/ui/window/scripted_match.hpp"
#include "ui/overlay/qt_picture.hpp"
#include "ui/window/theme.hpp"
#include "ui/wizard/setup_wizard.hpp"

#include <QDoubleSpinBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace littlewars::ui {

inline const std::vector<std::string> kSource{"/nowhere/table.mp4"};

/// The wizard before a picture of the tests' battle, with a store of its own.
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
        shown.image = qt_picture(shown.frame.picture);
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

}  // namespace littlewars::ui
