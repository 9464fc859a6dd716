#include "calibration/ruler_table.hpp"

#include "calibration/covariance.hpp"
#include "calibration/lens_prior.hpp"
#include "tests/calibration/lens_draws.hpp"
#include "tests/calibration/watched_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <numbers>
#include <random>
#include <string>
#include <tuple>
#include <vector>

namespace littlewars::calibration {
namespace {

using testing::Contains;
using testing::HasSubstr;

constexpr double kFoot_mm = 304.8;
constexpr double kThickness_mm = 2;
constexpr double kSquare = std::numbers::pi / 2;

/// The ruler at `place` as `camera` sees it, with noise of `sigma_px` on each of `count` marks.
LaidRuler laid(const Camera& camera,
               const RulerPlace& place,
               std::size_t count,
               double sigma_px,
               std::mt19937& generator) {
    std::normal_distribution<double> noise(0, 1);
    LaidRuler ruler;
    for (std::size_t k = 0; k < count; ++k) {
        const double along = kFoot_mm * double(k) / double(count - 1);
        const PixelPoint at =
            camera.pixel_of({place.first.x_mm + along * std::cos(place.direction_rad),
                             place.first.y_mm + along * std::sin(place.direction_rad),
                             kThickness_mm});
        ruler.marks.push_back(
            {at.u_px + sigma_px * noise(generator), at.v_px + sigma_px * noise(generator)});
    }
    return ruler;
}

RulerTask task_of(const Camera& camera,
                  const std::vector<RulerPlace>& places,
                  std::size_t marks,
                  double sigma_px,
                  std::mt19937& generator) {
    RulerTask task{kWatchedTable, {1280, 720}, camera.lens, {}, {}};
    task.marks = {.length_mm = kFoot_mm, .thickness_mm = kThickness_mm};
    for (const RulerPlace& place : places) {
        task.rulers.push_back(laid(camera, place, marks, sigma_px, generator));
    }
    return task;
}

RulerTask exact_task(const std::vector<RulerPlace>& places, std::size_t marks = 2) {
    std::mt19937 unused;
    return task_of(watching_camera(), places, marks, 0, unused);
}

/// Along the near and the left edge, and across the middle.
const std::vector<RulerPlace> kEdges{{{0, 0}, 0}, {{0, 200}, kSquare}};
const std::vector<RulerPlace> kThree{{{0, 0}, 0}, {{0, 200}, kSquare}, {{700, 500}, 0.6}};

double far_distance_mm(const TablePlane& plane, const Camera& truth) {
    const auto a = plane.table_from_image(truth.pixel_of({150, 100, 0})).value();
    const auto b = plane.table_from_image(truth.pixel_of({1000, 700, 0})).value();
    return std::hypot(a.x_mm - b.x_mm, a.y_mm - b.y_mm);
}

const double kFarTruth_mm = std::hypot(850, 600);

TEST(RulerTable, IsExactWhenTwoPlacesAreSeenExactly) {
    for (const std::size_t marks : {2U, 3U}) {
        const auto fit = solve_table(exact_task(kEdges, marks));
        ASSERT_TRUE(fit) << message(fit.error());
        EXPECT_LT(worst_error_mm(fit->calibration.plane, watching_camera()), 0.5) << marks;
    }
}

TEST(RulerTable, IsExactForRulersThatLieAnyhow) {
    const auto fit = solve_table(exact_task({{{0, 0}, 0}, {{500, 300}, 2.2}, {{900, 600}, 0.5}}));
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_LT(worst_error_mm(fit->calibration.plane, watching_camera()), 0.5);
}

TEST(RulerTable, IsKeptInTheFileWithItsUncertainty) {
    const auto fit = solve_table(exact_task(kThree));
    ASSERT_TRUE(fit) << message(fit.error());
    const auto read = table_from_text(table_text(fit->calibration), "table.json");
    ASSERT_TRUE(read) << message(read.error());
    const TableUncertainty solved(fit->pose.camera, fit->pose.covariance);
    EXPECT_NEAR(
        TableUncertainty::of(*read).sigma_mm({900, 600}), solved.sigma_mm({900, 600}), 1e-6);
}

TEST(RulerTable, IsSurerWithARightAngleMoreMarksAndAThirdPlace) {
    const auto sigma = [](RulerTask task, RulerAngle second) {
        task.marks.second = second;
        const auto fit = solve_table(task);
        EXPECT_TRUE(fit) << message(fit.error());
        return fit ? TableUncertainty::of(fit->calibration)
                         .distance_sigma_mm({150, 100}, {1000, 700})
                   : 0;
    };
    const double two = sigma(exact_task(kEdges), RulerAngle::Free);
    EXPECT_LT(sigma(exact_task(kEdges), RulerAngle::Square), two);
    EXPECT_LT(sigma(exact_task(kEdges, 3), RulerAngle::Free), two);
    EXPECT_LT(sigma(exact_task(kThree), RulerAngle::Free), 0.8 * two);
}

/// Clicks, lens and the tripod's level are drawn anew each time, as the solver believes they vary.
struct Sampled {
    double sampled_mm = 0;
    double predicted_mm = 0;
};

Sampled sample(const std::vector<RulerPlace>& places, std::size_t marks, RulerAngle second) {
    constexpr int kDraws = 400;
    std::mt19937 generator(1913);
    std::normal_distribution<double> normal(0, 1);
    LensDraws draws(covariance_of(watching_lens()));
    Sampled sum;
    for (int i = 0; i < kDraws; ++i) {
        Camera truth = watching_camera();
        CameraStep roll;
        roll[11] = 3 * std::numbers::pi / 180 * normal(generator);
        truth = truth.moved(roll);
        std::vector<RulerPlace> lain = places;
        lain[1].direction_rad +=
            second == RulerAngle::Square ? std::numbers::pi / 180 * normal(generator) : 0;
        RulerTask task = task_of(truth, lain, marks, 1, generator);
        task.marks.second = second;
        task.lens = truth.moved(draws.draw(generator)).lens;
        const auto fit = solve_table(task);
        if (!fit) {
            ADD_FAILURE() << message(fit.error());
            return {};
        }
        const double error = far_distance_mm(fit->calibration.plane, truth) - kFarTruth_mm;
        sum.sampled_mm += error * error / kDraws;
        sum.predicted_mm +=
            std::pow(
                TableUncertainty::of(fit->calibration).distance_sigma_mm({150, 100}, {1000, 700}),
                2) /
            kDraws;
    }
    return {std::sqrt(sum.sampled_mm), std::sqrt(sum.predicted_mm)};
}

/// Predicted and sampled agree so closely; 400 draws alone scatter by 4 %.
constexpr double kAgreement = 0.15;

TEST(RulerTable, PredictsWhatRepeatedLayingGives) {
    for (const auto& [places, marks, second] :
         {std::tuple{kEdges, 3U, RulerAngle::Square}, std::tuple{kThree, 2U, RulerAngle::Free}}) {
        const Sampled s = sample(places, marks, second);
        EXPECT_NEAR(s.predicted_mm, s.sampled_mm, kAgreement * s.sampled_mm) << places.size();
    }
}

TEST(RulerTable, SaysThatAnAssumedLensIsLessSure) {
    RulerTask task = exact_task(kThree);
    const auto known = solve_table(task);
    task.lens.reset();
    const auto assumed = solve_table(task);
    ASSERT_TRUE(known && assumed);
    EXPECT_THAT(assumed->warnings, Contains(HasSubstr("no lens given")));
    const auto sigma = [](const TableFit& fit) {
        return TableUncertainty::of(fit.calibration).distance_sigma_mm({150, 100}, {1000, 700});
    };
    EXPECT_GT(sigma(*assumed), 1.5 * sigma(*known));
    const double off =
        far_distance_mm(assumed->calibration.plane, watching_camera()) - kFarTruth_mm;
    EXPECT_LT(std::abs(off), 3 * sigma(*assumed));
}

struct Impossible {
    std::string name;
    RulerTask task;
    ErrorKind kind;
    std::string says;
};

class RulerTableRefuses : public testing::TestWithParam<Impossible> {};

TEST_P(RulerTableRefuses, WhatCannotBe) {
    const auto fit = solve_table(GetParam().task);
    ASSERT_FALSE(fit);
    EXPECT_EQ(fit.error().kind, GetParam().kind);
    EXPECT_THAT(message(fit.error()), HasSubstr(GetParam().says));
}

RulerTask changed(RulerTask task, const std::function<void(RulerTask&)>& change) {
    change(task);
    return task;
}

INSTANTIATE_TEST_SUITE_P(
    Impossible,
    RulerTableRefuses,
    testing::Values(
        Impossible{"one_place", exact_task({kEdges[0]}), ErrorKind::BadInput, "once only"},
        Impossible{"parallel",
                   exact_task({{{0, 0}, 0}, {{300, 500}, 0.05}}),
                   ErrorKind::Degenerate,
                   "same direction"},
        Impossible{"on_one_line",
                   exact_task({{{0, 0}, 0}, {{500, 0}, 0}}),
                   ErrorKind::Degenerate,
                   "same direction"},
        Impossible{"of_different_lengths",
                   changed(exact_task(kThree, 3),
                           [](RulerTask& task) {
                               task.rulers[1].marks.pop_back();
                               task.rulers[1].marks[1] = watching_camera().pixel_of({0, 300, 2});
                           }),
                   ErrorKind::Degenerate,
                   "in all places"},
        Impossible{"right_to_left",
                   exact_task({{{600, 0}, 2 * kSquare}, {{0, 200}, kSquare}}),
                   ErrorKind::BadInput,
                   "right to left"},
        Impossible{
            "longer_than_the_table",
            changed(exact_task(kEdges), [](RulerTask& task) { task.marks.length_mm = 3048; }),
            ErrorKind::BadInput,
            "longer than the table of 1200x800"},
        Impossible{
            "one_mark_twice",
            changed(exact_task(kEdges),
                    [](RulerTask& task) { task.rulers[1].marks[1] = task.rulers[1].marks[0]; }),
            ErrorKind::BadInput,
            "0 px long"},
        Impossible{"beside_the_picture",
                   changed(exact_task(kEdges),
                           [](RulerTask& task) {
                               task.rulers[0].marks[0] = {-40, 700};
                           }),
                   ErrorKind::BadInput,
                   "outside the picture"},
        Impossible{"other_lens",
                   changed(exact_task(kEdges),
                           [](RulerTask& task) {
                               task.picture = {720, 1280};
                           }),
                   ErrorKind::BadInput,
                   "width and height swapped"}),
    [](const auto& given) { return given.param.name; });

}  // namespace
}  // namespace littlewars::calibration
