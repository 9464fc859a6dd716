#include "vision/video/frame_encoder.hpp"

#include "vision/video/codec_handles.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <cmath>
#include <string>
#include <utility>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavutil/opt.h>
}

namespace littlewars::vision {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using std::chrono::milliseconds;

constexpr int kJpegQuality = 85;
/// Seconds between pictures that can be sought to.
constexpr double kKeyInterval_s = 2;

tl::unexpected<Error> unavailable(const std::string& codec) {
    return tl::unexpected(Error{ErrorKind::Unavailable,
                                codec,
                                "this video codec does not work here",
                                "install the full FFmpeg packages"});
}

class H264Encoder : public FrameEncoder {
  public:
    explicit H264Encoder(CodecContext context)
        : context_(std::move(context)), frame_(av_frame_alloc()), packet_(av_packet_alloc()) {
        frame_->format = context_->pix_fmt;
        frame_->width = context_->width;
        frame_->height = context_->height;
    }

    std::optional<CodedFrame> encode(const cv::Mat& picture, milliseconds time) override {
        cv::cvtColor(picture, planes_, cv::COLOR_BGR2YUV_I420);
        point_frame_at_planes();
        // Without delay the codec counts pictures; their times go round it, into the container.
        frame_->pts = count_++;
        if (avcodec_send_frame(context_.get(), frame_.get()) < 0 ||
            avcodec_receive_packet(context_.get(), packet_.get()) < 0) {
            return std::nullopt;
        }
        CodedFrame coded{{packet_->data, packet_->data + packet_->size},
                         time,
                         (packet_->flags & AV_PKT_FLAG_KEY) != 0};
        av_packet_unref(packet_.get());
        return coded;
    }

    void describe(AVCodecParameters& stream) const override {
        avcodec_parameters_from_context(&stream, context_.get());
    }
    [[nodiscard]] VideoCodec codec() const override { return VideoCodec::H264; }
    [[nodiscard]] cv::Size size() const override { return {context_->width, context_->height}; }

  private:
    /// The encoder copies what it is sent, so one buffer serves all frames.
    void point_frame_at_planes() {
        const int width = context_->width;
        const auto luma = static_cast<std::ptrdiff_t>(width) * context_->height;
        frame_->data[0] = planes_.data;
        frame_->data[1] = planes_.data + luma;
        frame_->data[2] = planes_.data + luma + luma / 4;
        frame_->linesize[0] = width;
        frame_->linesize[1] = frame_->linesize[2] = width / 2;
    }

    CodecContext context_;
    CodecFrame frame_;
    CodecPacket packet_;
    cv::Mat planes_;
    std::int64_t count_ = 0;
};

class JpegEncoder : public FrameEncoder {
  public:
    explicit JpegEncoder(cv::Size size) : size_(size) {}

    std::optional<CodedFrame> encode(const cv::Mat& picture, milliseconds time) override {
        CodedFrame coded{{}, time, true};
        try {
            cv::imencode(".jpg", picture, coded.bytes, {cv::IMWRITE_JPEG_QUALITY, kJpegQuality});
        } catch (const cv::Exception&) {
            return std::nullopt;
        }
        return coded;
    }

    void describe(AVCodecParameters& stream) const override {
        stream.codec_type = AVMEDIA_TYPE_VIDEO;
        stream.codec_id = AV_CODEC_ID_MJPEG;
        stream.format = AV_PIX_FMT_YUVJ420P;
        stream.width = size_.width;
        stream.height = size_.height;
    }
    [[nodiscard]] VideoCodec codec() const override { return VideoCodec::Mjpg; }
    [[nodiscard]] cv::Size size() const override { return size_; }

  private:
    cv::Size size_;
};

void set_up(AVCodecContext& context, cv::Size size, double rate_hz) {
    context.width = size.width;
    context.height = size.height;
    context.pix_fmt = AV_PIX_FMT_YUV420P;
    context.framerate = {static_cast<int>(std::lround(rate_hz)), 1};
    context.time_base = {1, context.framerate.num};
    context.gop_size = static_cast<int>(std::lround(rate_hz * kKeyInterval_s));
    context.max_b_frames = 0;
    context.flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    // Vision has the better claim to the processor.
    context.thread_count = 1;
    context.color_range = AVCOL_RANGE_MPEG;
    context.colorspace = AVCOL_SPC_SMPTE170M;
    av_opt_set(context.priv_data, "preset", "superfast", 0);
    av_opt_set(context.priv_data, "tune", "zerolatency", 0);
    av_opt_set(context.priv_data, "crf", "23", 0);
    av_opt_set(context.priv_data, "x264-params", "log=-1", 0);
}

Expected<std::unique_ptr<FrameEncoder>> make_h264(cv::Size size, double rate_hz) {
    const AVCodec* codec = avcodec_find_encoder_by_name("libx264");
    if (codec == nullptr) {
        return unavailable("H.264");
    }
    CodecContext context(avcodec_alloc_context3(codec));
    set_up(*context, size, rate_hz);
    if (avcodec_open2(context.get(), codec, nullptr) < 0) {
        return unavailable("H.264");
    }
    return std::make_unique<H264Encoder>(std::move(context));
}

}  // namespace

std::string_view name_of(VideoCodec codec) {
    return codec == VideoCodec::H264 ? "H.264" : "MJPG";
}

Expected<std::unique_ptr<FrameEncoder>> make_encoder(VideoCodec codec,
                                                     cv::Size size,
                                                     double rate_hz) {
    if (codec == VideoCodec::H264) {
        return make_h264(size, rate_hz);
    }
    if (!cv::haveImageWriter(".jpg")) {
        return unavailable("MJPG");
    }
    return std::make_unique<JpegEncoder>(size);
}

}  // namespace littlewars::vision
