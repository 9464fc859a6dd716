#pragma once

#include "tests/ui/offscreen_application.hpp"
#include "ui/overlay/qt_picture.hpp"
#include "ui/window/theme.hpp"
#include "ui/wizard/setup_wizard.hpp"

#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>
#include <opencv2/core/mat.hpp>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace littlewars::ui {

/// A wizard before a drawn picture, with a store of its own.
class AnyWizard : public testing::Test {
  protected:
    explicit AnyWizard(std::vector<std::string> source) : source_(std::move(source)) {}

    void SetUp() override {
        test::offscreen_application();
        settings_ =
            std::make_unique<QSettings>(folder_.filePath("settings.ini"), QSettings::IniFormat);
        known_ = std::make_unique<SetupStore>(*settings_, folder_.filePath("cameras"));
        open("little-wars");
    }

    /// BGR, what the camera sees.
    virtual cv::Mat picture() = 0;

    void open(const std::string& game) {
        wizard_ = std::make_unique<SetupWizard>(*known_, source_, game);
        wizard_->setStyleSheet(style_sheet(make_theme(Shade::Dark, TextSize::Normal)));
        wizard_->show();
        show_picture();
    }

    void show_picture() {
        ShownFrame shown;
        shown.frame.picture = picture();
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

    void press(const char* name) {
        ASSERT_NE(button(name), nullptr) << name;
        QTest::mouseClick(button(name), Qt::LeftButton);
    }

    void save(const char* name) {
        QApplication::processEvents();
        EXPECT_TRUE(wizard_->grab().save(
            QStringLiteral(LITTLEWARS_SCREENSHOTS "/%1.png").arg(QString::fromLatin1(name))));
    }

    std::vector<std::string> source_;
    QTemporaryDir folder_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<SetupStore> known_;
    std::unique_ptr<SetupWizard> wizard_;
};

}  // namespace littlewars::ui
