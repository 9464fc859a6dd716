#pragma once

#include "vision/sources/practice_sprites.hpp"
#include "vision/sources/practice_table.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace littlewars::vision {

/// The practice table as its camera sees it, without noise: shadows, pieces from far to near, an
/// arm, the lamp, the knocked camera.
[[nodiscard]] cv::Mat draw_practice(const PracticeSet& set,
                                    std::vector<PracticePiece> pieces,
                                    const PracticeEvents& events);

/// Where a piece is drawn; empty when there is no picture of such a piece.
[[nodiscard]] cv::Rect2d drawn_box(const PracticeSet& set, const PracticePiece& piece);

/// From the camera's foot on the table.
[[nodiscard]] double distance_mm(const PracticeSet& set, const PracticePiece& piece);

}  // namespace littlewars::vision
