#pragma once

#include <opencv2/core/types.hpp>

#include <array>

namespace littlewars::vision {

/// Which plane of the refiner's answer holds what.
struct RefinerChannels {
    int attention = 0;
    int offset_u = 1;
    int offset_v = 2;
    int log_sigma = 3;
    int piece = 4;
    int infantry = 5;
    int cavalry = 6;
    int gun = 7;
    int heading_cos = 9;
    int heading_sin = 10;
    int stretch_cos2 = 11;
    int stretch_sin2 = 12;
    int log_size = 13;
    int log_wheel_radius = 14;
};

/// What comes beside the refiner: what to show it and how to read it ("refiner" in eye.json).
struct RefinerModel {
    int window_px = 96;             ///< Width and height of what it is shown.
    cv::Point2d foot_px{47.5, 60};  ///< Where the proposed foot lies in it.
    std::array<double, 3> enlarged{
        2, 4.0 / 3, 1};  ///< Window pixels per chart pixel, by kind proposed.
    std::array<double, 3> kind_plane{0, 1, -1};  ///< Value of the ninth plane, by kind proposed.
    int stride_px = 4;
    double cell_centre_px =
        1.5;  ///< Cell (i, j) is centred on window pixel (4 j + 1.5, 4 i + 1.5).
    RefinerChannels channels;
    double sigma_factor = 1;  ///< Taught sigma to true sigma, on unseen scenes.
    /// Logit of the belief in a piece: of the eye's heat and of the refiner's own, weighted.
    double heat_weight = 0;
    double piece_weight = 1;
    double belief_bias = 0;
    double least_belief = 0.5;  ///< Less: nothing stands there.
};

}  // namespace littlewars::vision
