#pragma once

#include "calibration/table_plane.hpp"
#include "ui/overlay/overlay_scene.hpp"
#include "ui/overlay/scene_colour.hpp"

#include <opencv2/core/mat.hpp>

#include <array>
#include <string>

namespace littlewars::ui {

/// The picture (BGR, CV_8UC3) with the scene drawn over it, same size and type; without a plane
/// only the scene's boxes. Needs no display: when there is no Qt application yet, an off-screen one
/// is made for the rest of the program's life. Call it from the main thread.
[[nodiscard]] cv::Mat render_overlay(const cv::Mat& picture,
                                     const OverlayScene& scene,
                                     const calibration::TablePlane* plane,
                                     std::array<SceneColour, 2> armies);

/// The map as an SVG document, `width` units wide. Same conditions.
[[nodiscard]] std::string map_svg(const OverlayScene& scene,
                                  calibration::TableSize table,
                                  std::array<SceneColour, 2> armies,
                                  int width);

}  // namespace littlewars::ui
