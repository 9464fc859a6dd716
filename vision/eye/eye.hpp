#pragma once

#include "vision/eye/eye_input.hpp"
#include "vision/eye/eye_net.hpp"

#include <opencv2/core/mat.hpp>

namespace littlewars::vision {

/// How carefully to look: the mean of the picture's and its mirror image's answer is a little
/// better and costs double.
enum class Care { Once, Mirrored };

/// Frame and empty chart in, the net's answer out. One thread at a time.
class Eye {
  public:
    explicit Eye(EyeNet net) : net_(std::move(net)) {}

    [[nodiscard]] const EyeModel& model() const { return net_.model(); }

    /// As EyeInput::planes() and EyeNet::forward(). Valid until the next call.
    EyeOutput look(const cv::Mat& frame, const cv::Mat& empty, const CropPlace& place, Care care);

  private:
    /// Gives `planes` (the net's input) left for right, the lean with its sign changed.
    const cv::Mat& mirrored(const cv::Mat& planes);
    /// Adds the mirror image's answer to the plain one's, and halves.
    void average(const EyeOutput& mirror);

    EyeNet net_;
    EyeInput input_;
    cv::Mat mirror_planes_;
    cv::Mat mean_;
};

}  // namespace littlewars::vision
