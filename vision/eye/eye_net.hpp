#pragma once

#include "calibration/error.hpp"
#include "vision/eye/eye_model.hpp"

#include <opencv2/core/mat.hpp>

#include <filesystem>
#include <memory>

namespace littlewars::vision {

/// The net's answer for one chart or crop: planes of a quarter of its size.
struct EyeOutput {
    cv::Mat planes;  ///< 4-D CV_32F (1, channels, rows, cols); shares memory with the net.
    int rows = 0;
    int cols = 0;

    [[nodiscard]] float at(int channel, int row, int col) const {
        return planes.ptr<float>(0, channel)[row * cols + col];
    }
};

/// The learned eye, run by OpenCV's dnn. One thread at a time; make one per thread.
///
/// A net is kept warm for each input size met (changing the size of one costs two or three
/// forwards); callers keep to few sizes.
class EyeNet {
  public:
    /// Reads `folder`/eye.onnx and eye.json.
    ///
    /// Errors: NotFound  a file is missing;  BadInput  it is not what it should be.
    static calibration::Expected<EyeNet> load(const std::filesystem::path& folder);

    EyeNet(EyeNet&&) noexcept;
    EyeNet& operator=(EyeNet&&) noexcept;
    ~EyeNet();

    [[nodiscard]] const EyeModel& model() const { return model_; }

    /// Runs the net on `planes`, 4-D CV_32F (1, 8, rows, cols), rows and cols multiples of 16.
    /// The answer is valid until the next call with planes of the same size.
    EyeOutput forward(const cv::Mat& planes);

  private:
    class Nets;
    EyeNet(EyeModel model, std::unique_ptr<Nets> nets);
    EyeModel model_;
    std::unique_ptr<Nets> nets_;
};

}  // namespace littlewars::vision
