#pragma once

#include "calibration/armies.hpp"
#include "calibration/table_plane.hpp"
#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace littlewars::test {

/// A figure as it truly stands. Millimetres.
struct TrueFigure {
    std::string side;
    std::string kind;
    double x_mm = 0;
    double y_mm = 0;
    double visible = 1;  ///< Part not hidden.
    bool standing = true;
};

/// A rendered table with its truth (tests/data/scenes).
struct Scene {
    calibration::TablePlane plane;
    calibration::Armies armies;
    cv::Mat empty;
    cv::Mat frame;
    std::vector<TrueFigure> figures;
};

/// A scene of tests/data/scenes.
[[nodiscard]] Scene read_scene(const std::filesystem::path& folder);

/// The first frame of a scene in the renderer's own form: truth.json holds camera and frames.
[[nodiscard]] Scene read_rendered_scene(const std::filesystem::path& folder);

/// How an observation compares with the truth; pieces match figures within 25 mm, guns and horses
/// within 40, nearest pairs first.
struct SceneScore {
    int needed = 0;  ///< Figures at least half visible.
    int found = 0;   ///< Of them.
    int ghosts = 0;  ///< Pieces that match no figure.
    double median_mm = 0;
    double side_right = 0;  ///< Share of the found.
    double kind_right = 0;
    double nees = 0;  ///< Mean of error squared over sigma squared, per axis.
};

[[nodiscard]] SceneScore score_of(const vision::Observation& seen, const Scene& scene);

}  // namespace littlewars::test
