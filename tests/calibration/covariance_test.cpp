#include "calibration/covariance.hpp"

#include "calibration/lens_prior.hpp"
#include "tests/calibration/lens_draws.hpp"
#include "tests/calibration/watched_table.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

namespace littlewars::calibration {
namespace {

constexpr double kNoise_px = 0.2;
constexpr int kDraws = 700;
/// Predicted and sampled standard deviation agree so closely; 700 draws alone scatter by 3 %.
constexpr double kAgreement = 0.15;

std::vector<TableMark> marks_seen(const Camera& camera, std::mt19937& generator) {
    std::vector<TableMark> marks;
    std::normal_distribution<double> noise(0, kNoise_px);
    for (const TableMarker& marker : four_markers().markers) {
        for (const TablePoint& corner : marker.corners) {
            const PixelPoint at = camera.pixel_of({corner.x_mm, corner.y_mm, 0});
            marks.push_back({.on_table = corner,
                             .in_picture = {at.u_px + noise(generator), at.v_px + noise(generator)},
                             .bleed = {},
                             .noise_px = kNoise_px});
        }
    }
    return marks;
}

struct Sampled {
    double point_mm = 0;
    double near_pair_mm = 0;
    double far_pair_mm = 0;
};

const TablePoint kPoint{900, 700};
const TablePoint kBeside{930, 700};
const TablePoint kFar{150, 100};

double distance(const TablePoint& a, const TablePoint& b) {
    return std::hypot(a.x_mm - b.x_mm, a.y_mm - b.y_mm);
}

/// Calibrates again and again with a lens that is a little wrong and noisy marks.
Sampled sample(const Lens& lens) {
    std::mt19937 generator(1913);
    LensDraws draws(covariance_of(lens));
    Camera truth = watching_camera();
    truth.lens = lens;
    Sampled sum;
    for (int i = 0; i < kDraws; ++i) {
        const Lens believed = truth.moved(draws.draw(generator)).lens;
        const auto fit = solve_pose(believed, marks_seen(truth, generator));
        if (!fit) {
            ADD_FAILURE() << message(fit.error());
            return {};
        }
        const TablePlane plane(
            fit->camera.lens, {}, fit->camera.rotation, fit->camera.translation_mm, 0);
        const auto at = [&](TablePoint p) {
            return plane.table_from_image(truth.pixel_of({p.x_mm, p.y_mm, 0})).value();
        };
        sum.point_mm += std::pow(distance(at(kPoint), kPoint), 2);
        sum.near_pair_mm += std::pow(distance(at(kPoint), at(kBeside)) - 30, 2);
        sum.far_pair_mm += std::pow(distance(at(kPoint), at(kFar)) - distance(kPoint, kFar), 2);
    }
    return {std::sqrt(sum.point_mm / kDraws / 2),
            std::sqrt(sum.near_pair_mm / kDraws),
            std::sqrt(sum.far_pair_mm / kDraws)};
}

TableUncertainty predicted(const Lens& lens) {
    std::mt19937 generator(1);
    Camera truth = watching_camera();
    truth.lens = lens;
    return {truth, camera_covariance(truth, marks_seen(truth, generator), covariance_of(lens))};
}

void expect_agreement(const Lens& lens) {
    const Sampled sampled = sample(lens);
    const TableUncertainty uncertainty = predicted(lens);
    const auto near = [](double predicted_mm, double sampled_mm) {
        EXPECT_NEAR(predicted_mm, sampled_mm, kAgreement * sampled_mm);
    };
    near(uncertainty.sigma_mm(kPoint), sampled.point_mm);
    near(uncertainty.distance_sigma_mm(kPoint, kBeside), sampled.near_pair_mm);
    near(uncertainty.distance_sigma_mm(kPoint, kFar), sampled.far_pair_mm);
}

TEST(TableUncertainty, MatchesWhatRepeatedCalibrationsGive) {
    expect_agreement(watching_lens());
}

TEST(TableUncertainty, MatchesForALensThatIsKnownPoorly) {
    Lens lens = watching_lens();
    lens.rms_px = 0.6;
    lens.views = 6;
    expect_agreement(lens);
}

TEST(TableUncertainty, LetsClosePointsShareThePoseError) {
    const TableUncertainty uncertainty = predicted(watching_lens());
    const double point = uncertainty.sigma_mm(kPoint);
    EXPECT_LT(uncertainty.distance_sigma_mm(kPoint, kBeside), 0.3 * point);
    const PairCovariance pair = uncertainty.covariance_mm2(kPoint, kBeside);
    EXPECT_GT(pair(0, 2), 0.9 * pair(0, 0));
}

TEST(TableUncertainty, LeavesOutWhatNeighboursShare) {
    const TableUncertainty uncertainty = predicted(watching_lens());
    EXPECT_LT(uncertainty.sigma_within_mm(kPoint, 30), 0.3 * uncertainty.sigma_mm(kPoint));
    const double across = uncertainty.distance_sigma_mm(kPoint, {kPoint.x_mm + 150, kPoint.y_mm});
    const double away = uncertainty.distance_sigma_mm(kPoint, {kPoint.x_mm, kPoint.y_mm + 150});
    EXPECT_NEAR(uncertainty.sigma_within_mm(kPoint, 150), std::hypot(across, away) / 2, 0.02);
}

TEST(TableUncertainty, AddsThePixelsOwnNoiseToEachPoint) {
    const TableUncertainty uncertainty = predicted(watching_lens());
    const cv::Matx22d more =
        uncertainty.covariance_mm2(kPoint, 1) - uncertainty.covariance_mm2(kPoint, 0);
    const cv::Matx22d mm_per_px = pixel_by_place(watching_camera(), kPoint, 0).inv();
    EXPECT_NEAR(more(0, 0), (mm_per_px * mm_per_px.t())(0, 0), 1e-6);
    EXPECT_NEAR(more(1, 1), (mm_per_px * mm_per_px.t())(1, 1), 1e-6);
}

TEST(TableUncertainty, GrowsWhenAMarkerIsMissing) {
    const Camera camera = watching_camera();
    const TablePlane plane(camera.lens, kWatchedTable, camera.rotation, camera.translation_mm, 0.3);
    TableCalibration table{plane, four_markers()};
    const double with_four = TableUncertainty::of(table).sigma_mm({1150, 750});
    table.used.markers.erase(table.used.markers.begin() + 2);
    EXPECT_GT(TableUncertainty::of(table).sigma_mm({1150, 750}), 1.3 * with_four);
}

TEST(TableUncertainty, TrustsAnAssumedLensLess) {
    Camera camera = watching_camera();
    const auto far_corner = [&] {
        const TablePlane plane(
            camera.lens, kWatchedTable, camera.rotation, camera.translation_mm, 0.3);
        return TableUncertainty::of({plane, four_markers()}).sigma_mm({600, 400});
    };
    const double calibrated = far_corner();
    camera.lens.views = 0;
    EXPECT_GT(far_corner(), 2 * calibrated);
}

}  // namespace
}  // namespace littlewars::calibration
