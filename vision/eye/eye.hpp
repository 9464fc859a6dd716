#pragma once

#include "vision/eye/eye_input.hpp"
#include "vision/eye/eye_net.hpp"
#include "vision/eye/refiner.hpp"

#include <opencv2/core/mat.hpp>

#include <filesystem>
#include <utility>

namespace littlewars::vision {

/// Frame and empty chart in, the net's answer out; then a closer look at what it proposes. One
/// thread at a time.
class Eye {
  public:
    Eye(EyeNet net, Refiner refiner) : net_(std::move(net)), refiner_(std::move(refiner)) {}

    /// Reads eye.json, eye.onnx and refiner.onnx of `folder`.
    ///
    /// Errors: NotFound  a file is missing;  BadInput  it is not what it should be.
    static calibration::Expected<Eye> load(const std::filesystem::path& folder);

    [[nodiscard]] const EyeModel& model() const { return net_.model(); }

    /// As EyeInput::planes() and EyeNet::forward(). Valid until the next call.
    EyeOutput look(const cv::Mat& frame, const cv::Mat& empty, const CropPlace& place, Care care);

    /// As Refiner::look().
    CloseLook look_closer(const CloseUp& close_up, PieceKind proposed, Care care) {
        return refiner_.look(close_up, proposed, care);
    }

  private:
    /// Gives `planes` (the net's input) left for right, the lean with its sign changed.
    const cv::Mat& mirrored(const cv::Mat& planes);
    /// Adds the mirror image's answer to the plain one's, and halves.
    void average(const EyeOutput& mirror);

    EyeNet net_;
    Refiner refiner_;
    EyeInput input_;
    cv::Mat mirror_planes_;
    cv::Mat mean_;
};

}  // namespace littlewars::vision
