#pragma once

#include "calibration/error.hpp"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace littlewars::vision {

/// A connection to one camera or stream, used by the one reader thread of a LiveSource.
class LiveFeed {
  public:
    virtual ~LiveFeed() = default;

    /// Errors: NotFound     no such device;
    ///         Unavailable  busy, refused, silent.
    virtual calibration::Expected<void> connect() = 0;

    /// Waits for the next picture (BGR, CV_8UC3), at most a few seconds; `recycled` is memory that
    /// may be used for it. nullopt: the connection is dead.
    virtual std::optional<cv::Mat> read(cv::Mat recycled) = 0;

    virtual void disconnect() = 0;

    /// False when the device is known to have gone although pictures seem to come.
    [[nodiscard]] virtual bool is_present() const { return true; }
};

}  // namespace littlewars::vision
