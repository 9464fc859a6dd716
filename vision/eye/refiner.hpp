#pragma once

#include "calibration/error.hpp"
#include "vision/eye/eye_model.hpp"
#include "vision/eye/proposals.hpp"
#include "vision/eye/refiner_model.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace littlewars::vision {

/// From where the camera looks at a foot; see ChartGeometry.
struct ViewOfFoot {
    double lean = 0;
    double away = 0;
};

/// A proposal's surroundings, enlarged: RefinerModel tells how.
struct CloseUp {
    cv::Mat frame;  ///< CV_8UC3, window_px square.
    cv::Mat empty;  ///< The same of the empty table in the frame's light; or no picture.
    std::optional<ViewOfFoot> view;  ///< None without a calibration.
};

/// What the refiner says of a proposal.
struct CloseLook {
    double piece_logit = 0;        ///< Does anything stand there?
    std::array<double, 3> kind{};  ///< Probabilities.
    cv::Point2d offset_px;         ///< From the proposed to the true foot, in chart pixels.
    double sigma_px = 0;           ///< Per axis, in chart pixels.
    cv::Vec2d heading;             ///< Cosine and sine in the table frame.
    cv::Vec2d stretch;             ///< (a - b) / (a + b) of the half-axes, at twice a's direction.
    double size_mm = 0;            ///< (a + b) / 2, in mm of 54 mm men.
    double wheel_radius_mm = 0;    ///< A gun's; in mm of 54 mm men.
};

/// The second look: a small net that sees one proposal in the picture's full detail and says what
/// it is, where exactly it stands, and how its base lies. One thread at a time.
///
/// Method: the second stage of a two-stage detector (Ren, He, Girshick, Sun, Faster R-CNN, 2015),
/// on windows of the table chart.
class Refiner {
  public:
    /// Reads `folder`/refiner.onnx.
    ///
    /// Errors: NotFound  it is missing;  BadInput  it is not a net.
    static calibration::Expected<Refiner> load(const std::filesystem::path& folder,
                                               const RefinerModel& model);

    Refiner(Refiner&&) noexcept;
    Refiner& operator=(Refiner&&) noexcept;
    ~Refiner();

    [[nodiscard]] CloseLook look(const CloseUp& close_up, PieceKind proposed, Care care);

  private:
    class Net;
    Refiner(const RefinerModel& model, std::unique_ptr<Net> net);
    /// Every channel's mean over the window, weighted by the softmax of the attention; offsets from
    /// the proposed foot, in window pixels.
    std::vector<double> answer(const CloseUp& close_up, std::size_t kind);
    RefinerModel model_;
    std::unique_ptr<Net> net_;
};

/// The proposal with what the close look knows better, and the belief of both in its score; its
/// heat stays, and whether it has fallen, which the eye tells better.
[[nodiscard]] Proposal refined(const Proposal& proposal,
                               const CloseLook& look,
                               const RefinerModel& model);

}  // namespace littlewars::vision
