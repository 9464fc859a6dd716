#include "vision/sources/camera_list.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <optional>
#include <string_view>
#include <sys/ioctl.h>
#include <system_error>
#include <unistd.h>

namespace littlewars::vision {
namespace {

namespace fs = std::filesystem;

/// Drivers that never say "no more" are asked this often at most.
constexpr unsigned kMostAnswers = 64;

/// An open device node, closed at the end.
class DeviceNode {
  public:
    explicit DeviceNode(const fs::path& node)
        : handle_(::open(node.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC)) {}
    ~DeviceNode() {
        if (handle_ >= 0) {
            ::close(handle_);
        }
    }
    DeviceNode(const DeviceNode&) = delete;
    DeviceNode& operator=(const DeviceNode&) = delete;

    [[nodiscard]] bool is_open() const { return handle_ >= 0; }

    /// V4L2's answer to a request filled in `question`; nullopt when it refuses.
    template <typename Question>
    [[nodiscard]] std::optional<Question> ask(unsigned long request, Question question) const {
        int status = -1;
        do {
            status = ::ioctl(handle_, request, &question);
        } while (status < 0 && errno == EINTR);
        return status < 0 ? std::nullopt : std::optional(question);
    }

  private:
    int handle_;
};

std::string text(const __u8* letters, std::size_t size) {
    const char* begin = reinterpret_cast<const char*>(letters);
    return {begin, ::strnlen(begin, size)};
}

std::string four_letters(__u32 format) {
    std::string letters;
    for (int shift = 0; shift < 32; shift += 8) {
        letters += static_cast<char>(format >> shift & 0x7F);
    }
    return letters;
}

double rate_of(const v4l2_fract& interval) {
    return interval.numerator == 0 ? 0
                                   : static_cast<double>(interval.denominator) / interval.numerator;
}

double highest_rate(const DeviceNode& device, __u32 format, __u32 width, __u32 height) {
    double highest = 0;
    for (__u32 index = 0; index < kMostAnswers; ++index) {
        v4l2_frmivalenum question{};
        question.index = index;
        question.pixel_format = format;
        question.width = width;
        question.height = height;
        const auto answer = device.ask(VIDIOC_ENUM_FRAMEINTERVALS, question);
        if (!answer) {
            break;
        }
        const bool is_one = answer->type == V4L2_FRMIVAL_TYPE_DISCRETE;
        highest = std::max(highest, rate_of(is_one ? answer->discrete : answer->stepwise.min));
    }
    return highest;
}

void add_sizes(std::vector<OfferedMode>& modes, const DeviceNode& device, __u32 format) {
    for (__u32 index = 0; index < kMostAnswers; ++index) {
        v4l2_frmsizeenum question{};
        question.index = index;
        question.pixel_format = format;
        const auto answer = device.ask(VIDIOC_ENUM_FRAMESIZES, question);
        if (!answer) {
            break;
        }
        const bool is_one = answer->type == V4L2_FRMSIZE_TYPE_DISCRETE;
        const __u32 width = is_one ? answer->discrete.width : answer->stepwise.max_width;
        const __u32 height = is_one ? answer->discrete.height : answer->stepwise.max_height;
        modes.push_back({four_letters(format),
                         static_cast<int>(width),
                         static_cast<int>(height),
                         highest_rate(device, format, width, height)});
        if (!is_one) {
            break;
        }
    }
}

std::vector<OfferedMode> offered_modes(const DeviceNode& device) {
    std::vector<OfferedMode> modes;
    for (__u32 index = 0; index < kMostAnswers; ++index) {
        v4l2_fmtdesc question{};
        question.index = index;
        question.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
        const auto answer = device.ask(VIDIOC_ENUM_FMT, question);
        if (!answer) {
            break;
        }
        add_sizes(modes, device, answer->pixelformat);
    }
    return modes;
}

/// Setting the format it already has changes nothing, and is refused while another program streams.
bool is_busy(const DeviceNode& device) {
    v4l2_format question{};
    question.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    const auto current = device.ask(VIDIOC_G_FMT, question);
    return current && !device.ask(VIDIOC_S_FMT, *current) && errno == EBUSY;
}

CameraAccess why_closed() {
    switch (errno) {
        case EBUSY:
            return CameraAccess::Busy;
        case EACCES:
        case EPERM:
            return CameraAccess::Forbidden;
        case ENOENT:
        case ENODEV:
        case ENXIO:
            return CameraAccess::Absent;
        default:
            return CameraAccess::NoCamera;
    }
}

fs::path lasting_name(const fs::path& node) {
    std::error_code failed;
    const fs::path wanted = fs::canonical(node, failed);
    for (const char* folder : {"by-id", "by-path"}) {
        for (const auto& link :
             fs::directory_iterator(node.parent_path() / "v4l" / folder, failed)) {
            std::error_code dangling;
            if (fs::canonical(link.path(), dangling) == wanted && !dangling) {
                return link.path();
            }
        }
    }
    return {};
}

std::optional<int> node_number(const fs::path& node) {
    constexpr std::string_view kPrefix = "video";
    const std::string name = node.filename().string();
    int number = 0;
    const char* end = name.data() + name.size();
    if (!name.starts_with(kPrefix)) {
        return std::nullopt;
    }
    const auto parsed = std::from_chars(name.data() + kPrefix.size(), end, number);
    return parsed.ec == std::errc() && parsed.ptr == end ? std::optional(number) : std::nullopt;
}

}  // namespace

CameraFound examine_camera(const fs::path& node) {
    CameraFound camera;
    camera.node = node;
    const DeviceNode device(node);
    if (!device.is_open()) {
        camera.access = why_closed();
        return camera;
    }
    const auto capability = device.ask(VIDIOC_QUERYCAP, v4l2_capability{});
    if (!capability) {
        camera.access = CameraAccess::NoCamera;
        return camera;
    }
    camera.name = text(capability->card, sizeof capability->card);
    camera.port = text(capability->bus_info, sizeof capability->bus_info);
    const bool has_own = (capability->capabilities & V4L2_CAP_DEVICE_CAPS) != 0;
    const __u32 able = has_own ? capability->device_caps : capability->capabilities;
    if ((able & V4L2_CAP_VIDEO_CAPTURE) == 0) {
        camera.access = CameraAccess::NoCamera;
        return camera;
    }
    camera.by_id = lasting_name(node);
    camera.modes = offered_modes(device);
    camera.access = is_busy(device) ? CameraAccess::Busy : CameraAccess::Free;
    return camera;
}

std::vector<CameraFound> find_cameras(const fs::path& devices) {
    std::vector<fs::path> nodes;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(devices, failed)) {
        if (node_number(entry.path())) {
            nodes.push_back(entry.path());
        }
    }
    std::sort(nodes.begin(), nodes.end(), [](const fs::path& a, const fs::path& b) {
        return node_number(a) < node_number(b);
    });
    std::vector<CameraFound> cameras;
    for (const fs::path& node : nodes) {
        CameraFound camera = examine_camera(node);
        if (camera.access != CameraAccess::NoCamera && camera.access != CameraAccess::Absent) {
            cameras.push_back(std::move(camera));
        }
    }
    return cameras;
}

}  // namespace littlewars::vision
