#include "vision/eye/refiner.hpp"

#include "calibration/resources.hpp"
#include "tests/support/scene.hpp"
#include "vision/chart/table_chart.hpp"
#include "vision/eye/eye.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace littlewars::vision {
namespace {

TEST(Refined, MovesTheFootAndKeepsTheHeat) {
    Proposal guess;
    guess.heat = {0.7, 0.1, 0};
    guess.score = 0.7;
    guess.foot_px = {100, 50};
    CloseLook look;
    look.offset_px = {-1.5, 0.5};
    look.kind = {0.1, 0.9, 0};
    const Proposal better = refined(guess, look, RefinerModel{});
    EXPECT_EQ(better.foot_px, cv::Point2d(98.5, 50.5));
    EXPECT_EQ(better.kind, PieceKind::Cavalry);
    EXPECT_EQ(better.heat, guess.heat);
}

TEST(Refined, WeighsBothBeliefs) {
    RefinerModel model;
    model.heat_weight = 1;
    model.piece_weight = 2;
    model.belief_bias = -1;
    Proposal guess;
    guess.score = 0.5;  // a logit of 0
    CloseLook look;
    look.piece_logit = 1;
    EXPECT_NEAR(refined(guess, look, model).score, 1 / (1 + std::exp(-1.0)), 1e-12);
}

TEST(Refined, LaysTheBaseAlongOrAcrossTheHeading) {
    CloseLook look;
    look.size_mm = 12;
    look.stretch = {-0.25, 0};  // longer towards 90 degrees
    look.heading = {0, 1};
    const Proposal along = refined({}, look, RefinerModel{});
    EXPECT_NEAR(along.half_along_mm, 15, 1e-9);
    EXPECT_NEAR(along.half_across_mm, 9, 1e-9);
    look.heading = {1, 0};
    const Proposal across = refined({}, look, RefinerModel{});
    EXPECT_NEAR(across.half_along_mm, 9, 1e-9);
    EXPECT_NEAR(across.half_across_mm, 15, 1e-9);
}

/// The bundled battle, an eye, and a way to look closely at any place of it.
class BundledScene : public testing::Test {
  protected:
    BundledScene()
        : scene_(
              test::read_scene(std::string(LITTLEWARS_TEST_DATA) + "/scenes/red_and_blue_on_felt")),
          eye_(Eye::load(calibration::find_resource("vision/models/eye.json")->parent_path())
                   .value()),
          geometry_(scene_.plane, 54, eye_.model().chart) {}

    CloseLook look_at(cv::Point2d foot_px) {
        const RefinerModel& model = eye_.model().refiner;
        const ChartWindow window{
            foot_px, model.foot_px, model.enlarged[0], {model.window_px, model.window_px}};
        const auto seen = [&](const cv::Mat& picture) {
            return look_through(
                window, picture, geometry_, scene_.plane, eye_.model().chart.outside_value);
        };
        return eye_.look_closer({seen(scene_.frame),
                                 seen(scene_.empty),
                                 ViewOfFoot{geometry_.lean(foot_px.x), geometry_.away(foot_px.y)}},
                                PieceKind::Infantry,
                                Care::Mirrored);
    }

    /// Feet of men in full view, in the chart.
    std::vector<cv::Point2d> men_in_view() const {
        std::vector<cv::Point2d> feet;
        for (const test::TrueFigure& figure : scene_.figures) {
            if (figure.kind == "infantry" && figure.standing && figure.visible > 0.9) {
                feet.push_back(geometry_.chart_from_table({figure.x_mm, figure.y_mm}));
            }
        }
        return feet;
    }

    test::Scene scene_;
    Eye eye_;
    ChartGeometry geometry_;
};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

TEST_F(BundledScene, DisplacedProposalsArePulledBackToTheFoot) {
    const std::vector<cv::Point2d> feet = men_in_view();
    ASSERT_GT(feet.size(), 5U);
    std::vector<double> off_px;
    for (const cv::Point2d& foot : feet) {
        const cv::Point2d wrong = foot + cv::Point2d(2.5, -2);  // 4 mm aside
        off_px.push_back(cv::norm(wrong + look_at(wrong).offset_px - foot));
    }
    EXPECT_LT(median(off_px), 1);
}

TEST_F(BundledScene, AManIsBelievedInAndTheBareTableIsNot) {
    std::vector<double> men;
    std::vector<double> bare;
    for (const cv::Point2d& foot : men_in_view()) {
        men.push_back(look_at(foot).piece_logit);
        const cv::Point2d aside = foot + cv::Point2d(60, 0);
        if (std::ranges::all_of(scene_.figures, [&](const test::TrueFigure& figure) {
                return cv::norm(geometry_.chart_from_table({figure.x_mm, figure.y_mm}) - aside) >
                       40;
            })) {
            bare.push_back(look_at(aside).piece_logit);
        }
    }
    ASSERT_GT(bare.size(), 2U);
    EXPECT_GT(median(men), 1);
    EXPECT_LT(*std::ranges::max_element(bare), 0);
}

}  // namespace
}  // namespace littlewars::vision
