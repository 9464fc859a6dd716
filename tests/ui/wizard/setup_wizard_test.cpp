#include "ui/wizard/setup_wizard.hpp"

#include "calibration/ruler_pose.hpp"
#include "tests/ui/wizard/wizard_fixture.hpp"
#include "ui/wizard/armies_step.hpp"
#include "ui/wizard/table_step.hpp"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>

namespace littlewars::ui {
namespace {

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
    open("little-wars");
    EXPECT_TRUE(wizard_->state().setup.table);
    wizard_->go_to({});
    EXPECT_EQ(wizard_->step()->name(), "empty");
    press("back");
    EXPECT_EQ(wizard_->step()->name(), "table");
}

/// The ends of a foot's ruler of the usual thickness on the table.
std::array<calibration::PixelPoint, 2> foot_at(calibration::TablePoint from, double direction_rad) {
    constexpr double kFoot_mm = 304.8;
    const double thickness_mm = calibration::RulerMarks{}.thickness_mm;
    const auto plane = test::oblique_plane();
    return {plane.image_from_world({from.x_mm, from.y_mm, thickness_mm}),
            plane.image_from_world({from.x_mm + kFoot_mm * std::cos(direction_rad),
                                    from.y_mm + kFoot_mm * std::sin(direction_rad),
                                    thickness_mm})};
}

TEST_F(Wizard, FindsTheTableByARulerLaidDownAgainAndAgain) {
    ASSERT_TRUE(known_->save_lens(kSource, test::oblique_plane().lens()));
    open("little-wars");
    wizard_->go_to("table");
    set_size();
    auto* ways = wizard_->step()->findChild<QComboBox*>("ways");
    QTest::keyClick(ways, Qt::Key_End);  // The last way is by a ruler.
    emit ways->activated(ways->currentIndex());
    ASSERT_TRUE(button("keep_place"));
    const auto lay = [&](std::array<calibration::PixelPoint, 2> ends) {
        drag_handle(0, ends[0]);
        drag_handle(1, ends[1]);
        press("keep_place");
    };
    const auto first = foot_at({0, 0}, 0);
    lay({first[1], first[0]});  // From right to left: the wizard knows better.
    EXPECT_FALSE(wizard_->state().setup.table);
    EXPECT_FALSE(button("next")->isEnabled());
    lay(foot_at({0, 200}, std::numbers::pi / 2));
    lay(foot_at({700, 500}, 0.6));
    ASSERT_TRUE(wizard_->state().setup.table);
    EXPECT_TRUE(button("next")->isEnabled());
    save("wizard_table_ruler");
    const auto place = wizard_->state().setup.table->plane.table_from_image(
        test::oblique_plane().image_from_table({900, 600}));
    ASSERT_TRUE(place);
    EXPECT_LT(std::hypot(place->x_mm - 900, place->y_mm - 600), 3);
    EXPECT_TRUE(known_->load(kSource).table);
    press("forget_places");
    EXPECT_TRUE(wizard_->step()->drawing().handles.size() == 2);
}

TEST_F(Wizard, SaysWhatIsWrongWithALaidRuler) {
    ASSERT_TRUE(known_->save_lens(kSource, test::oblique_plane().lens()));
    open("little-wars");
    wizard_->go_to("table");
    set_size();
    dynamic_cast<TableStep*>(wizard_->step())->find_by(TableBy::Ruler);
    for (const double y_mm : {0.0, 400.0}) {
        const auto ends = foot_at({100, y_mm}, 0);
        drag_handle(0, ends[0]);
        drag_handle(1, ends[1]);
        press("keep_place");
    }
    EXPECT_FALSE(wizard_->state().setup.table);
    EXPECT_THAT(wizard_->step()->findChild<QLabel*>("quality")->text().toStdString(),
                testing::HasSubstr("same direction"));
}

TEST(Coat, IsTheMedianColourRoundTheClick) {
    cv::Mat picture(20, 20, CV_8UC3, cv::Scalar(10, 20, 200));
    picture.at<cv::Vec3b>(10, 10) = {255, 255, 255};
    EXPECT_EQ(coat_at(picture, {10, 10}), (calibration::Colour{200, 20, 10}));
    EXPECT_EQ(coat_at(picture, {-50, 10}), calibration::Colour{});
}

}  // namespace
}  // namespace littlewars::ui
