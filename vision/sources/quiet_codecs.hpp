#pragma once

namespace littlewars::vision {

/// Keeps FFmpeg and OpenCV from printing their own lines about files and streams: what is wrong is
/// said once, in our words. Call before the first video is opened or written; later calls do
/// nothing. An OPENCV_FFMPEG_LOGLEVEL or OPENCV_LOG_LEVEL in the environment wins.
void quiet_codecs();

}  // namespace littlewars::vision
