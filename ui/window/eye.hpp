#pragma once

#include "vision/chart/camera_place.hpp"
#include "vision/debug_view.hpp"
#include "vision/observation.hpp"
#include "vision/sources/frame_source.hpp"

#include <functional>
#include <optional>

namespace littlewars::ui {

/// What was seen in one frame and, when asked for, how.
struct Sight {
    vision::Observation observation;
    vision::CameraPlace camera;  ///< Whether it still stands where the table was calibrated from.
    std::optional<cv::Mat> how;  ///< The picture of "what I see", BGR; only when asked for.
};

enum class ShowHow { No, Yes };

/// The eye as the vision thread uses it. Called from that thread alone; may take its time.
using Eye = std::function<calibration::Expected<Sight>(const vision::Frame&, ShowHow)>;

}  // namespace littlewars::ui
