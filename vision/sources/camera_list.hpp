#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace littlewars::vision {

/// One picture format and size a camera offers, at its highest rate.
struct OfferedMode {
    std::string format;  ///< V4L2's four letters: "MJPG", "YUYV", ...
    int width_px = 0;
    int height_px = 0;
    double rate_hz = 0;
    bool operator==(const OfferedMode&) const = default;
};

enum class CameraAccess {
    Free,
    Busy,       ///< Another program holds it.
    Forbidden,  ///< No permission to open it.
    Absent,     ///< No such device node.
    NoCamera,   ///< A node that takes no pictures (metadata, radio, a plain file).
};

struct CameraFound {
    std::filesystem::path node;   ///< "/dev/video0".
    std::filesystem::path by_id;  ///< Its name that survives a restart; empty when it has none.
    std::string name;             ///< What the maker calls it.
    std::string port;             ///< Where it is plugged in.
    CameraAccess access = CameraAccess::Free;
    std::vector<OfferedMode> modes;
};

/// What a device node is, asked by opening it.
[[nodiscard]] CameraFound examine_camera(const std::filesystem::path& node);

/// All cameras under `devices`, by number; nodes that take no pictures are left out.
[[nodiscard]] std::vector<CameraFound> find_cameras(const std::filesystem::path& devices = "/dev");

}  // namespace littlewars::vision
