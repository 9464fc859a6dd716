#include "vision/video/seekable_video.hpp"

#include "vision/sources/quiet_codecs.hpp"
#include "vision/video/codec_handles.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <array>
#include <optional>
#include <string>
#include <utility>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
}

namespace littlewars::vision {
namespace {

namespace fs = std::filesystem;
using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using std::chrono::milliseconds;

/// Going on farther than this, the index is quicker than decoding all between: a key picture comes
/// every two seconds.
constexpr milliseconds kSkip{2500};

tl::unexpected<Error> bad(const fs::path& file, std::string what) {
    return tl::unexpected(Error{
        ErrorKind::BadInput, file.string(), std::move(what), "give the video of a recording"});
}

struct ContainerDeleter {
    void operator()(AVFormatContext* container) const { avformat_close_input(&container); }
};
using Container = std::unique_ptr<AVFormatContext, ContainerDeleter>;

/// One plane of a decoded picture; shares its bytes.
cv::Mat plane(const AVFrame& frame, int index, cv::Size size) {
    return {size, CV_8UC1, frame.data[index], static_cast<std::size_t>(frame.linesize[index])};
}

/// The two makes there are: video levels (H.264) and JPEG's full levels (MJPG), both 4:2:0 after
/// Rec. 601. Empty for any other.
cv::Mat bgr_of(const AVFrame& frame) {
    const cv::Size size(frame.width, frame.height);
    const cv::Size half((size.width + 1) / 2, (size.height + 1) / 2);
    cv::Mat bgr;
    if (frame.format == AV_PIX_FMT_YUV420P && size.width % 2 == 0 && size.height % 2 == 0) {
        cv::Mat planes(size.height * 3 / 2, size.width, CV_8UC1);
        plane(frame, 0, size).copyTo(planes.rowRange(0, size.height));
        cv::Mat blue(half, CV_8UC1, planes.ptr(size.height));
        cv::Mat red(half, CV_8UC1, planes.ptr(size.height) + half.area());
        plane(frame, 1, half).copyTo(blue);
        plane(frame, 2, half).copyTo(red);
        cv::cvtColor(planes, bgr, cv::COLOR_YUV2BGR_I420);
    } else if (frame.format == AV_PIX_FMT_YUVJ420P) {
        std::array<cv::Mat, 3> parts{plane(frame, 0, size)};
        cv::resize(plane(frame, 2, half), parts[1], size);
        cv::resize(plane(frame, 1, half), parts[2], size);
        cv::Mat whole;
        cv::merge(parts.data(), parts.size(), whole);
        cv::cvtColor(whole, bgr, cv::COLOR_YCrCb2BGR);
    }
    return bgr;
}

CodecContext opened_decoder(const AVStream& stream) {
    const AVCodec* codec = avcodec_find_decoder(stream.codecpar->codec_id);
    CodecContext decoder(codec != nullptr ? avcodec_alloc_context3(codec) : nullptr);
    if (!decoder || avcodec_parameters_to_context(decoder.get(), stream.codecpar) < 0) {
        return nullptr;
    }
    decoder->flags |= AV_CODEC_FLAG_LOW_DELAY;
    decoder->thread_count = 1;
    return avcodec_open2(decoder.get(), codec, nullptr) < 0 ? nullptr : std::move(decoder);
}

}  // namespace

class SeekableVideo::Parts {
  public:
    Parts(fs::path file, Container container, CodecContext decoder, int stream)
        : file_(std::move(file)),
          container_(std::move(container)),
          decoder_(std::move(decoder)),
          stream_(stream) {}

    Expected<cv::Mat> picture_at(milliseconds time) {
        const bool back = shown_ && time < time_of(*shown_);
        const bool far = !shown_ || time > time_of(ahead_ ? *ahead_ : *shown_) + kSkip;
        if (back || (far && !(ended_ && shown_))) {
            go_to(time);
        }
        while (!ended_ && (!ahead_ || time_of(*ahead_) <= time)) {
            step();
        }
        const AVFrame* found = shown_ ? shown_.get() : ahead_.get();
        cv::Mat picture = found != nullptr ? bgr_of(*found) : cv::Mat();
        if (picture.empty()) {
            return bad(file_, "no picture in it can be decoded there");
        }
        return picture;
    }

  private:
    [[nodiscard]] milliseconds time_of(const AVFrame& frame) const {
        return milliseconds(av_rescale_q(frame.best_effort_timestamp,
                                         container_->streams[stream_]->time_base,
                                         AVRational{1, 1000}));
    }

    void go_to(milliseconds time) {
        const std::int64_t at = av_rescale_q(std::max<std::int64_t>(0, time.count()),
                                             AVRational{1, 1000},
                                             container_->streams[stream_]->time_base);
        if (av_seek_frame(container_.get(), stream_, at, AVSEEK_FLAG_BACKWARD) < 0) {
            av_seek_frame(container_.get(), stream_, 0, AVSEEK_FLAG_BACKWARD);
        }
        avcodec_flush_buffers(decoder_.get());
        shown_.reset();
        ahead_.reset();
        ended_ = false;
    }

    /// What lay ahead is shown now, and the next one lies ahead.
    void step() {
        CodecFrame next = decoded();
        ended_ = next == nullptr;
        if (ahead_) {
            shown_ = std::move(ahead_);
        }
        ahead_ = std::move(next);
    }

    /// The next picture of the file; null at its end.
    CodecFrame decoded() {
        CodecFrame picture(av_frame_alloc());
        while (true) {
            const int status = avcodec_receive_frame(decoder_.get(), picture.get());
            if (status == 0) {
                return picture;
            }
            if (status != AVERROR(EAGAIN)) {
                return nullptr;
            }
            feed_decoder();
        }
    }

    /// One packet of ours, or at the end of the file the word that there are no more. A damaged
    /// packet is skipped.
    void feed_decoder() {
        const CodecPacket packet(av_packet_alloc());
        while (av_read_frame(container_.get(), packet.get()) >= 0) {
            const bool ours = packet->stream_index == stream_;
            if (ours) {
                avcodec_send_packet(decoder_.get(), packet.get());
            }
            av_packet_unref(packet.get());
            if (ours) {
                return;
            }
        }
        avcodec_send_packet(decoder_.get(), nullptr);
    }

    fs::path file_;
    Container container_;
    CodecContext decoder_;
    int stream_;
    CodecFrame shown_;  ///< The newest not after the time asked for last.
    CodecFrame ahead_;  ///< The one after it.
    bool ended_ = false;
};

Expected<std::unique_ptr<SeekableVideo>> SeekableVideo::open(const fs::path& file) {
    quiet_codecs();
    AVFormatContext* opened = nullptr;
    const std::string address = "file:" + file.string();
    if (avformat_open_input(&opened, address.c_str(), nullptr, nullptr) < 0) {
        return bad(file, "it is missing, or no video");
    }
    Container container(opened);
    avformat_find_stream_info(container.get(), nullptr);
    const int stream = av_find_best_stream(container.get(), AVMEDIA_TYPE_VIDEO, -1, -1, nullptr, 0);
    if (stream < 0) {
        return bad(file, "there is no picture in it");
    }
    CodecContext decoder = opened_decoder(*container->streams[stream]);
    if (!decoder) {
        return bad(file, "its video codec is not known here");
    }
    return std::unique_ptr<SeekableVideo>(new SeekableVideo(
        std::make_unique<Parts>(file, std::move(container), std::move(decoder), stream)));
}

SeekableVideo::SeekableVideo(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

SeekableVideo::~SeekableVideo() = default;

Expected<cv::Mat> SeekableVideo::picture_at(milliseconds time) {
    return parts_->picture_at(time);
}

}  // namespace littlewars::vision
