#include "vision/video/matroska_file.hpp"

#include <array>
#include <string>
#include <system_error>
#include <utility>

extern "C" {
#include <libavformat/avformat.h>
#include <libavutil/dict.h>
#include <libavutil/error.h>
}

namespace littlewars::vision {
namespace {

namespace fs = std::filesystem;
using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;

/// Milliseconds of video that a cluster holds; all before the last cluster is safe on the disk.
constexpr const char* kClusterLength = "1000";

Error cannot_write(const fs::path& file, int status) {
    std::array<char, AV_ERROR_MAX_STRING_SIZE> why{};
    av_strerror(status, why.data(), why.size());
    return {ErrorKind::Unavailable,
            file.string(),
            "the video cannot be written: " + std::string(why.data()),
            status == AVERROR(ENOSPC) ? "make room on the disk" : "choose another folder"};
}

int open_stream(AVFormatContext* context, const FrameEncoder& encoder) {
    AVStream* stream = avformat_new_stream(context, nullptr);
    if (stream == nullptr) {
        return AVERROR(ENOMEM);
    }
    encoder.describe(*stream->codecpar);
    stream->codecpar->codec_tag = 0;
    stream->time_base = {1, 1000};
    AVDictionary* options = nullptr;
    av_dict_set(&options, "cluster_time_limit", kClusterLength, 0);
    const int status = avformat_write_header(context, &options);
    av_dict_free(&options);
    return status;
}

}  // namespace

Expected<std::unique_ptr<MatroskaFile>> MatroskaFile::create(const fs::path& file,
                                                             const FrameEncoder& encoder) {
    std::error_code failed;
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    if (!fs::is_directory(folder, failed)) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    folder.string(),
                                    "no such folder",
                                    "make it, or choose another one for the video"});
    }
    AVFormatContext* context = nullptr;
    // A file name with a colon is not a protocol.
    const std::string address = "file:" + file.string();
    avformat_alloc_output_context2(&context, nullptr, "matroska", address.c_str());
    std::unique_ptr<MatroskaFile> video(new MatroskaFile(file, context));
    int status = avio_open(&context->pb, address.c_str(), AVIO_FLAG_WRITE);
    if (status >= 0) {
        context->flags |= AVFMT_FLAG_FLUSH_PACKETS;
        status = open_stream(context, encoder);
    }
    if (status >= 0) {
        avio_flush(context->pb);
        status = context->pb->error;
    }
    if (status < 0) {
        return tl::unexpected(cannot_write(file, status));
    }
    return video;
}

MatroskaFile::MatroskaFile(fs::path path, AVFormatContext* context)
    : path_(std::move(path)), context_(context), packet_(av_packet_alloc()) {}

MatroskaFile::~MatroskaFile() {
    avio_closep(&context_->pb);
    avformat_free_context(context_);
    av_packet_free(&packet_);
}

Expected<void> MatroskaFile::write(const CodedFrame& frame) {
    packet_->data = const_cast<std::uint8_t*>(frame.bytes.data());
    packet_->size = static_cast<int>(frame.bytes.size());
    packet_->pts = packet_->dts = frame.time.count();
    packet_->flags = frame.is_key ? AV_PKT_FLAG_KEY : 0;
    packet_->stream_index = 0;
    packet_->time_base = {1, 1000};
    return check(av_write_frame(context_, packet_));
}

Expected<void> MatroskaFile::finish() {
    const int status = av_write_trailer(context_);
    avio_flush(context_->pb);
    return check(status);
}

std::uint64_t MatroskaFile::size() const {
    return static_cast<std::uint64_t>(std::max<std::int64_t>(0, avio_tell(context_->pb)));
}

Expected<void> MatroskaFile::check(int status) const {
    // The muxer forgets errors of the writes it buffers; the file remembers.
    const int failed = status < 0 ? status : context_->pb->error;
    if (failed < 0) {
        return tl::unexpected(cannot_write(path_, failed));
    }
    return {};
}

}  // namespace littlewars::vision
