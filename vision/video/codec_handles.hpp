#pragma once

#include <memory>

extern "C" {
#include <libavcodec/avcodec.h>
}

namespace littlewars::vision {

struct CodecContextDeleter {
    void operator()(AVCodecContext* context) const { avcodec_free_context(&context); }
};
struct CodecFrameDeleter {
    void operator()(AVFrame* frame) const { av_frame_free(&frame); }
};
struct CodecPacketDeleter {
    void operator()(AVPacket* packet) const { av_packet_free(&packet); }
};

/// What FFmpeg's encoders and decoders work with, owned.
using CodecContext = std::unique_ptr<AVCodecContext, CodecContextDeleter>;
using CodecFrame = std::unique_ptr<AVFrame, CodecFrameDeleter>;
using CodecPacket = std::unique_ptr<AVPacket, CodecPacketDeleter>;

}  // namespace littlewars::vision
