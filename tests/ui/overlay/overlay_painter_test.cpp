#include "ui/overlay/overlay_painter.hpp"

#include "tests/ui/offscreen_application.hpp"
#include "tests/ui/overlay/drawn_scene.hpp"
#include "ui/overlay/map_painter.hpp"
#include "ui/overlay/render_overlay.hpp"

#include <QImage>
#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <charconv>
#include <limits>
#include <regex>
#include <string>

namespace littlewars::ui {
namespace {

class OverlayPainting : public testing::Test {
  protected:
    void SetUp() override { test::offscreen_application(); }

    static cv::Mat grass() { return {720, 1280, CV_8UC3, cv::Scalar(60, 110, 84)}; }

    /// Pixels within `radius` of a place that are not grass.
    static int drawn_near(const cv::Mat& picture, calibration::PixelPoint place, int radius) {
        const cv::Rect box(static_cast<int>(place.u_px) - radius,
                           static_cast<int>(place.v_px) - radius,
                           2 * radius + 1,
                           2 * radius + 1);
        cv::Mat different;
        cv::inRange(picture(box), cv::Scalar(60, 110, 84), cv::Scalar(60, 110, 84), different);
        return box.area() - cv::countNonZero(different);
    }
};

TEST_F(OverlayPainting, DrawsARingWhereThePieceStandsAndNowhereElse) {
    OverlayScene scene;
    scene.pieces.push_back(test::drawn_man("r1", 0, {300, 300}));
    const auto plane = test::oblique_plane();
    const cv::Mat drawn = render_overlay(grass(), scene, &plane, kDefaultArmies);
    EXPECT_GT(drawn_near(drawn, plane.image_from_table({300, 300}), 16), 40);
    EXPECT_EQ(drawn_near(drawn, plane.image_from_table({900, 500}), 60), 0);
}

TEST_F(OverlayPainting, GivesTheSecondSideADoubleRing) {
    const auto plane = test::oblique_plane();
    OverlayScene one;
    one.pieces.push_back(test::drawn_man("x1", 0, {600, 400}));
    OverlayScene two;
    two.pieces.push_back(test::drawn_man("x1", 1, {600, 400}));
    const auto at = plane.image_from_table({600, 400});
    const int single = drawn_near(render_overlay(grass(), one, &plane, kDefaultArmies), at, 30);
    const int twice = drawn_near(render_overlay(grass(), two, &plane, kDefaultArmies), at, 30);
    EXPECT_GT(twice, single * 1.5);
}

TEST_F(OverlayPainting, DashesWhatIsDoubtful) {
    const auto plane = test::oblique_plane();
    OverlayScene scene;
    scene.pieces.push_back(test::drawn_man("", 0, {600, 400}));
    const cv::Mat firm = render_overlay(grass(), scene, &plane, kDefaultArmies);
    scene.pieces[0].certainty = Certainty::Doubtful;
    const cv::Mat doubtful = render_overlay(grass(), scene, &plane, kDefaultArmies);
    EXPECT_GT(cv::norm(firm, doubtful, cv::NORM_INF), 30);
}

TEST_F(OverlayPainting, DrawsBoxesWithoutATable) {
    OverlayScene scene;
    scene.boxes.push_back({{100, 100, 140, 180}, {120, 178}, vision::PieceKind::Infantry, 0});
    const cv::Mat drawn = render_overlay(grass(), scene, nullptr, kDefaultArmies);
    EXPECT_GT(drawn_near(drawn, {100, 140}, 3), 5);
    EXPECT_EQ(drawn_near(drawn, {120, 140}, 8), 0);
}

TEST_F(OverlayPainting, IsTheSameWhetherThePiecesWereKeptOrDrawnAnew) {
    const auto plane = test::oblique_plane();
    const auto transform = PictureTransform::fitted({1280, 720}, {960, 540});
    const PictureProjection projection(plane, transform);
    const OverlayStyle style = picture_style(kDefaultArmies);
    const auto blank = [] {
        QImage image(960, 540, QImage::Format_ARGB32_Premultiplied);
        image.fill(QColor(84, 110, 60));
        return image;
    };
    OverlayPainter kept;
    OverlayScene scene = test::drawn_battle();
    for (int move = 0; move < 3; ++move) {
        scene.pieces[static_cast<std::size_t>(move)].centre.x_mm += 7;
        QImage once = blank();
        QImage again = blank();
        QPainter on_once(&once);
        paint_overlay(on_once, scene, projection, style, QRectF(once.rect()));
        QPainter on_again(&again);
        kept.paint(on_again, scene, projection, style, QRectF(again.rect()));
        for (int row = 0; row < once.height(); ++row) {
            for (int column = 0; column < once.width(); ++column) {
                const QColor a = once.pixelColor(column, row);
                const QColor b = again.pixelColor(column, row);
                ASSERT_NEAR(a.red(), b.red(), 3) << column << " " << row;
                ASSERT_NEAR(a.green(), b.green(), 3) << column << " " << row;
            }
        }
    }
}

TEST_F(OverlayPainting, WrapsACaptionThatIsWiderThanThePicture) {
    OverlayScene scene;
    scene.captions.emplace_back();
    for (int word = 0; word < 60; ++word) {
        scene.captions[0] += "melee ";
    }
    const auto plane = test::oblique_plane();
    const cv::Mat drawn = render_overlay(grass(), scene, &plane, kDefaultArmies);
    EXPECT_GT(drawn_near(drawn, {200, 690}, 4), 20) << "the last line";
    EXPECT_GT(drawn_near(drawn, {200, 665}, 4), 20) << "the one before";
    EXPECT_EQ(drawn_near(drawn, {1274, 690}, 5), 0);
}

TEST_F(OverlayPainting, WritesPicturesOfEverythingItCanSay) {
    const auto plane = test::oblique_plane();
    const cv::Mat drawn = render_overlay(grass(), test::drawn_battle(), &plane, kDefaultArmies);
    EXPECT_TRUE(cv::imwrite(LITTLEWARS_SCREENSHOTS "/overlay.png", drawn));
    QImage sheet(1100, 800, QImage::Format_RGB32);
    QPainter painter(&sheet);
    paint_map(painter,
              QRectF(sheet.rect()),
              {1200, 800},
              test::drawn_battle(),
              paper_style(kDefaultArmies));
    painter.end();
    EXPECT_TRUE(sheet.save(LITTLEWARS_SCREENSHOTS "/map.png"));
}

TEST_F(OverlayPainting, WritesTheMapAsSvg) {
    const std::string svg = map_svg(test::drawn_battle(), {1200, 800}, kDefaultArmies, 900);
    EXPECT_NE(svg.find("<svg"), std::string::npos);
    EXPECT_NE(svg.find("inches"), std::string::npos);
}

/// A number with a decimal point, whatever the locale.
double number_in(const std::string& text) {
    double value = std::numeric_limits<double>::quiet_NaN();
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// Every corner of every shape: an SVG drawing has no clip rectangle.
TEST_F(OverlayPainting, CutsTheMapsShapesOffAtItsBorder) {
    OverlayScene scene;
    scene.moves.push_back({.from = {-400, 300}, .to = {600, 300}});
    SceneGun gun;
    gun.reach = {{1100, 700}, {1700, 700}, {1700, 1300}, {1100, 1300}};
    gun.certainty = Certainty::Doubtful;
    scene.guns.push_back(gun);
    const std::string svg = map_svg(scene, {1200, 800}, kDefaultArmies, 900);
    const std::regex corner(R"(([ML," ])(-?[0-9.]+),(-?[0-9.]+))");
    int corners = 0;
    for (auto found = std::sregex_iterator(svg.begin(), svg.end(), corner);
         found != std::sregex_iterator();
         ++found) {
        ++corners;
        EXPECT_GE(number_in((*found)[2]), 0) << found->str();
        EXPECT_LE(number_in((*found)[2]), 900) << found->str();
        EXPECT_GE(number_in((*found)[3]), 0) << found->str();
    }
    EXPECT_GT(corners, 10);
}

}  // namespace
}  // namespace littlewars::ui
