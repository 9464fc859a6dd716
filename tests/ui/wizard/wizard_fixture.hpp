#pragma once

#include "tests/ui/overlay/drawn_scene.hpp"
#include "tests/ui/window/scripted_match.hpp"
#include "tests/ui/wizard/any_wizard.hpp"

#include <QDoubleSpinBox>

#include <string>
#include <vector>

namespace littlewars::ui {

inline const std::vector<std::string> kSource{"/nowhere/table.mp4"};

/// The wizard before a picture of the tests' battle.
class Wizard : public AnyWizard {
  protected:
    Wizard() : AnyWizard(kSource) {}

    cv::Mat picture() override { return test::ScriptedMatch::picture(test::battle_pieces(false)); }

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
};

}  // namespace littlewars::ui
