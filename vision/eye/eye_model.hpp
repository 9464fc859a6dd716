#pragma once

#include "calibration/error.hpp"
#include "vision/chart/table_chart.hpp"
#include "vision/eye/refiner_model.hpp"
#include "vision/observation.hpp"

#include <array>
#include <filesystem>
#include <string>

namespace littlewars::vision {

/// How carefully to look: the mean of the picture's and its mirror image's answer is a little
/// better and costs double.
enum class Care { Once, Mirrored };

/// Which plane of the net's answer holds what; -1: the net has no such plane.
struct EyeChannels {
    int heat_infantry = 0;
    int heat_cavalry = 1;
    int heat_gun = 2;
    int offset_u = 3;
    int offset_v = 4;
    int log_sigma = 5;
    int fallen_logit = 6;
    int heading_cos = 7;
    int heading_sin = 8;
    int axis_cos2 = 9;
    int axis_sin2 = 10;
    int log_half_along = 11;
    int log_half_across = 12;
    int log_wheel_radius = 13;
    int coat_blue = 14;
    int coat_green = 15;
    int coat_red = 16;
    int visible_logit = 17;
    int heat_hand = -1;
    int heat_ruler = -1;
    int heat_dice = -1;
};

/// What comes beside the net: how to feed it, how to read it, what to believe (eye.json).
struct EyeModel {
    ChartUnits chart;
    int stride_px = 4;
    double cell_centre_px = 1.5;  ///< Cell (i, j) is centred on chart pixel (4 j + 1.5, 4 i + 1.5).
    EyeChannels channels;
    std::string input_name = "planes";
    std::string output_name = "out";
    double sigma_factor = 1.6;  ///< Taught sigma to true sigma, measured on unseen scenes.
    double foot_bias_px = 0;    ///< Feet come out so much too far down the chart, on unseen scenes.
    std::array<double, 3> threshold{0.33, 0.33, 0.33};  ///< By kind.
    double fallen_logit_threshold = 0;
    double hand_threshold = 0.5;
    /// Two pieces nearer than this are one; by kinds, mm of 54 mm men, symmetric.
    std::array<std::array<double, 3>, 3> duplicate_mm{{{15, 21, 26}, {21, 24, 34}, {26, 34, 45}}};
    RefinerModel refiner;
};

/// Errors: NotFound  no such file;  BadInput  not the JSON expected.
[[nodiscard]] calibration::Expected<EyeModel> read_eye_model(const std::filesystem::path& file);

}  // namespace littlewars::vision
