#pragma once

#include "calibration/armies.hpp"
#include "calibration/error.hpp"
#include "calibration/table_plane.hpp"
#include "ui/session/session.hpp"

#include <opencv2/core/mat.hpp>

#include <filesystem>
#include <optional>

namespace littlewars::ui {

/// Pictures of each ruling: the frame it was judged on with the overlay drawn over it, as
/// "move-3-red.png" (a second ruling on the same move takes its place).
class RulingPictures {
  public:
    /// No pictures when `folder` is empty.
    RulingPictures(std::filesystem::path folder,
                   calibration::TablePlane plane,
                   std::optional<calibration::Armies> armies);

    /// Draws the newest ruling of the session over `picture` (BGR, CV_8UC3).
    ///
    /// Errors: Unavailable  the folder can't be made or written.
    calibration::Expected<void> draw(const cv::Mat& picture, const Session& session) const;

  private:
    std::filesystem::path folder_;
    calibration::TablePlane plane_;
    std::optional<calibration::Armies> armies_;
};

}  // namespace littlewars::ui
