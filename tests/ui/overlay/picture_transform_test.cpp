#include "ui/overlay/picture_transform.hpp"

#include <gtest/gtest.h>

namespace littlewars::ui {
namespace {

constexpr WidgetSize kPicture{1280, 720};

TEST(PictureTransform, ShowsTheWholePictureInTheMiddle) {
    const auto whole = PictureTransform::fitted(kPicture, {640, 480});
    EXPECT_DOUBLE_EQ(whole.scale(), 0.5);
    EXPECT_EQ(whole.corner(), (WidgetPoint{0, 60}));
    EXPECT_EQ(whole.widget_from_picture({-0.5, -0.5}), (WidgetPoint{0, 60}));
    EXPECT_EQ(whole.widget_from_picture({1279.5, 719.5}), (WidgetPoint{640, 420}));
}

TEST(PictureTransform, IsInvertedExactly) {
    const auto view =
        PictureTransform::fitted(kPicture, {801, 533}).zoomed(2.7, {311, 207}).panned(-20, 13);
    for (const calibration::PixelPoint point : {calibration::PixelPoint{0, 0},
                                                calibration::PixelPoint{640.25, 359.75},
                                                calibration::PixelPoint{1279, 719}}) {
        const auto back = view.picture_from_widget(view.widget_from_picture(point));
        EXPECT_NEAR(back.u_px, point.u_px, 1e-9);
        EXPECT_NEAR(back.v_px, point.v_px, 1e-9);
    }
}

TEST(PictureTransform, ZoomsRoundThePointer) {
    const auto whole = PictureTransform::fitted(kPicture, {1280, 720});
    const WidgetPoint pointer{900, 500};
    const auto under = whole.picture_from_widget(pointer);
    const auto kept = whole.zoomed(3, pointer).widget_from_picture(under);
    EXPECT_NEAR(kept.x, pointer.x, 1e-9);
    EXPECT_NEAR(kept.y, pointer.y, 1e-9);
}

TEST(PictureTransform, NeverLosesThePicture) {
    const auto far = PictureTransform::fitted(kPicture, {1280, 720}).zoomed(2, {0, 0});
    EXPECT_EQ(far.panned(5000, 5000).corner(), (WidgetPoint{0, 0}));
    EXPECT_EQ(far.panned(-5000, -5000).corner(), (WidgetPoint{-1280, -720}));
    EXPECT_DOUBLE_EQ(far.zoomed(0.01, {5, 5}).zoom(), 1.0);
    EXPECT_DOUBLE_EQ(far.zoomed(1000, {5, 5}).zoom(), 16.0);
}

TEST(PictureTransform, KeepsTheMiddleWhenTheWidgetChanges) {
    const auto before = PictureTransform::fitted(kPicture, {1280, 720}).zoomed(4, {640, 360});
    const auto middle = before.picture_from_widget({640, 360});
    const auto after = before.resized({800, 600});
    const auto place = after.widget_from_picture(middle);
    EXPECT_NEAR(place.x, 400, 1e-9);
    EXPECT_NEAR(place.y, 300, 1e-9);
}

TEST(PictureTransform, IsTheIdentityWithoutAPicture) {
    const auto none = PictureTransform::fitted({0, 0}, {640, 480});
    EXPECT_DOUBLE_EQ(none.scale(), 1.0);
}

}  // namespace
}  // namespace littlewars::ui
