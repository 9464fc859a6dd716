#pragma once

#include "vision/eye/eye_model.hpp"
#include "vision/eye/eye_net.hpp"
#include "vision/observation.hpp"

#include <opencv2/core/types.hpp>

#include <array>
#include <vector>

namespace littlewars::vision {

/// A piece that the net believes in, still in chart pixels.
struct Proposal {
    PieceKind kind = PieceKind::Infantry;
    std::array<double, 3> heat{};  ///< Belief in each kind at the foot, 0 to 1.
    double score = 0;              ///< The highest of `heat`.
    cv::Point2d foot_px;           ///< Base centre in the whole chart.
    double sigma_px = 0;           ///< Standard deviation per axis.
    double fallen_logit = 0;       ///< Over 0: fallen.
    cv::Vec2d heading;             ///< Cosine and sine in the table frame; length tells certainty.
    cv::Vec2d axis;                ///< Cosine and sine of twice the longer axis's direction.
    double half_along_mm = 0;      ///< Half-axes of the base, in mm of 54 mm men.
    double half_across_mm = 0;
    double wheel_radius_mm = 0;  ///< A gun's; in mm of 54 mm men.
    cv::Vec3d coat_bgr;          ///< Colour of the coat as seen in the frame, 0 to 255.
    double visible = 0;          ///< Part of the figure that is not hidden, 0 to 1.
    double hand = 0;             ///< Belief that a hand or arm is near the foot, 0 to 1.
};

/// Upright rather than fallen.
[[nodiscard]] bool is_standing(const Proposal& proposal);

/// Reads the net's answer: 3x3 maxima of each heat map over the model's threshold; the foot is the
/// mean of the nine cells' votes, weighted by heat squared over sigma squared.
///
/// `origin_px` is the chart pixel of the crop's top-left corner.
[[nodiscard]] std::vector<Proposal> proposals_from(const EyeOutput& output,
                                                   const EyeModel& model,
                                                   cv::Point origin_px);

}  // namespace littlewars::vision
