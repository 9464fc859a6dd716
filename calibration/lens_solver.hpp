#pragma once

#include "calibration/board_finder.hpp"
#include "calibration/error.hpp"
#include "calibration/lens.hpp"

#include <span>
#include <string>
#include <vector>

namespace littlewars::calibration {

/// How well one picture agrees with the solved lens.
struct ViewFit {
    std::string name;
    double rms_px = 0;
    double rms_mm = 0;       ///< The same, on the board.
    int corners = 0;         ///< Those used.
    int rejected = 0;        ///< Corners left out as outliers.
    bool used = true;        ///< False when the whole picture was left out.
    double focal_error = 0;  ///< Relative focal length this picture alone asks for, minus 1.
    bool operator==(const ViewFit&) const = default;
};

/// A lens and how it was come by.
struct LensFit {
    Lens lens;
    double rms_mm = 0;           ///< Reprojection error on the board.
    double focal_sigma_px = 0;   ///< Standard deviation of the focal length.
    double centre_sigma_px = 0;  ///< Of the principal point, the larger of the two axes.
    double coverage = 0;         ///< Share of the picture's 8 x 6 cells in which a corner was seen.
    std::vector<ViewFit> views;
    std::vector<std::string> warnings;  ///< In words for the user.
};

/// Solves focal lengths, centre and distortion from views of one board (Zhang 2000), leaves
/// outlying corners and pictures out, and frees k3 only when the pictures ask for it.
///
/// Errors: BadInput    pictures of different sizes;
///         NotFound    fewer than three views;
///         Degenerate  the views are so alike that they do not determine a lens.
[[nodiscard]] Expected<LensFit> solve_lens(std::span<const BoardView> views);

}  // namespace littlewars::calibration
