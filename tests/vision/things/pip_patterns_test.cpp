#include "vision/things/pip_patterns.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <vector>

namespace littlewars::vision {
namespace {

/// A face with pips at places of a 3 x 3 grid, numbered by rows.
cv::Mat face(const std::vector<int>& places, double ground, double pip) {
    constexpr int kScale = 8;
    cv::Mat large(kFace_px * kScale, kFace_px * kScale, CV_32FC1, cv::Scalar(ground));
    for (const int place : places) {
        const cv::Point at(large.cols * (place % 3 + 1) / 4, large.rows * (place / 3 + 1) / 4);
        cv::circle(large, at, large.cols / 10, cv::Scalar(pip), cv::FILLED);
    }
    cv::GaussianBlur(large, large, {0, 0}, kScale);
    cv::Mat small;
    cv::resize(large, small, {kFace_px, kFace_px}, 0, 0, cv::INTER_AREA);
    return small;
}

struct Face {
    int value = 0;
    std::vector<int> places;
};

const std::vector<Face> kFaces{{1, {4}},
                               {2, {0, 8}},
                               {2, {2, 6}},
                               {3, {0, 4, 8}},
                               {3, {2, 4, 6}},
                               {4, {0, 2, 6, 8}},
                               {5, {0, 2, 4, 6, 8}},
                               {6, {0, 2, 3, 5, 6, 8}},
                               {6, {0, 1, 2, 6, 7, 8}}};

TEST(PipPatterns, AreToldOnLightAndDarkDice) {
    for (const Face& known : kFaces) {
        for (const bool light : {true, false}) {
            const PipMatch match =
                match_pips(face(known.places, light ? 200 : 60, light ? 40 : 220));
            EXPECT_EQ(match.value, known.value);
            EXPECT_GT(match.likeness, 0.7);
            EXPECT_GT(match.lead, 0.05);
        }
    }
}

TEST(PipPatterns, ABlankFaceIsLikeNone) {
    EXPECT_EQ(match_pips(face({}, 200, 40)).likeness, 0);
}

}  // namespace
}  // namespace littlewars::vision
