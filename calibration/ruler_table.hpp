#pragma once

#include "calibration/error.hpp"
#include "calibration/ruler_pose.hpp"
#include "calibration/table_solver.hpp"

#include <optional>
#include <vector>

namespace littlewars::calibration {

/// A table on which one ruler was laid down two or more times, not always in the same direction.
struct RulerTask {
    TableSize table;
    cv::Size picture;
    std::optional<Lens> lens;  ///< None: an assumed one, known poorly.
    /// The first lies along the near edge, left to right, its first mark in the near-left corner.
    std::vector<LaidRuler> rulers;
    RulerMarks marks;
};

/// Solves the camera's pose over the table from a ruler of known length.
///
/// Two places are enough; what they leave open (see ruler_poses()) is in the covariance. A right
/// angle, marks between the ends and a third place make it surer.
/// Errors: BadInput    fewer than two rulers or marks, marks outside the picture or too close
///                     together, a ruler longer than the table, the first one right to left, a lens
///                     for another picture size;
///         Degenerate  all rulers lie in nearly one direction; they cannot all be of one length on
///                     one plane; they allow two planes.
[[nodiscard]] Expected<TableFit> solve_table(const RulerTask& task);

}  // namespace littlewars::calibration
