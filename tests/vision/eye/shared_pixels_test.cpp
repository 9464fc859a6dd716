#include "vision/eye/shared_pixels.hpp"

#include "vision/sides/coat.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <array>
#include <string>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr double kScale = 0.75;
const cv::Vec3b kRed(30, 30, 160);
const cv::Vec3b kBlue(150, 60, 30);
const cv::Scalar kCloth(90, 110, 100);

FoundFigure standing(const CropOverTable& crop, cv::Point2d foot_px) {
    FoundFigure man;
    man.proposal.half_along_mm = man.proposal.half_across_mm = 10;
    man.proposal.heading = {1, 0};
    man.proposal.fallen_logit = -5;
    man.axis = {foot_px, {0, -0.6}};
    man.patch = figure_patch(crop, man.axis, PieceKind::Infantry, true);
    return man;
}

/// A man drawn as a box 11 px wide and 30 high over his foot.
void draw_man(cv::Mat& frame, cv::Point foot_px, const cv::Vec3b& coat) {
    cv::rectangle(frame, foot_px + cv::Point(-5, -30), foot_px + cv::Point(5, 0), coat, cv::FILLED);
}

double share_of(const FigurePatch& patch, const cv::Vec3b& coat) {
    double own = 0;
    double all = 0;
    for (const PatchColour& pixel : patch.colours) {
        own += cv::norm(pixel.colour - coat_colour(cv::Vec3d(coat))) < 1 ? pixel.weight : 0;
        all += pixel.weight;
    }
    return own / all;
}

struct TwoMen {
    TwoMen(cv::Point farther_px, cv::Point nearer_px)
        : empty(cv::Size(160, 160), CV_8UC3, kCloth), frame(empty.clone()) {
        draw_man(frame, farther_px, kRed);
        draw_man(frame, nearer_px, kBlue);
        const CropOverTable crop = crop_over_table(frame, empty, {0, 0});
        men = {standing(crop, farther_px), standing(crop, nearer_px)};
    }

    cv::Mat empty;
    cv::Mat frame;
    std::vector<FoundFigure> men;
    std::vector<std::string> reasons{"", ""};
};

TEST(SharedPixels, LeavesTheNearerMansCoatToHim) {
    TwoMen scene({80, 80}, {83, 93});
    ASSERT_LT(share_of(scene.men[0].patch, kRed), 0.75);
    leave_pixels_to_others(scene.men, scene.reasons, kScale);
    EXPECT_GT(share_of(scene.men[0].patch, kRed), 0.9);
    EXPECT_GT(share_of(scene.men[1].patch, kBlue), 0.9) << "the man in front keeps his own";
}

TEST(SharedPixels, PartsMenSideBySideHalfWay) {
    TwoMen scene({80, 90}, {91, 90});
    leave_pixels_to_others(scene.men, scene.reasons, kScale);
    EXPECT_GT(share_of(scene.men[0].patch, kRed), 0.9);
    EXPECT_GT(share_of(scene.men[1].patch, kBlue), 0.9);
}

TEST(SharedPixels, GiveNothingToWhatIsNoPiece) {
    TwoMen scene({80, 80}, {83, 93});
    scene.reasons[1] = "repeats a stronger one";
    const double before = share_of(scene.men[0].patch, kRed);
    leave_pixels_to_others(scene.men, scene.reasons, kScale);
    EXPECT_EQ(share_of(scene.men[0].patch, kRed), before);
}

TEST(SharedPixels, LeaveAHiddenManSomeColour) {
    TwoMen scene({80, 92}, {80, 94});
    leave_pixels_to_others(scene.men, scene.reasons, kScale);
    double weight = 0;
    for (const PatchColour& pixel : scene.men[0].patch.colours) {
        weight += pixel.weight;
    }
    EXPECT_GT(weight, 0);
}

}  // namespace
}  // namespace littlewars::vision
