#include "calibration/lens_json.hpp"

#include "calibration/atomic_file.hpp"
#include "calibration/json_value.hpp"

#include <fmt/format.h>

#include <vector>

namespace littlewars::calibration {
namespace {

constexpr const char* kFormat = "littlewars-lens";
constexpr int kLargestSide_px = 20000;
constexpr double kLargestDistortion = 1000;

void read_camera_matrix(const JsonValue& value, Lens& lens) {
    const std::vector<JsonValue> rows = value.items(3, 3);
    std::vector<std::vector<double>> m;
    for (const JsonValue& row : rows) {
        m.push_back(row.numbers(3, -1e6, 1e6));
    }
    if (m[0][1] != 0 || m[1][0] != 0 || m[2] != std::vector<double>{0, 0, 1}) {
        value.refuse("must be [[fx,0,cx],[0,fy,cy],[0,0,1]]");
    }
    lens.fx_px = m[0][0];
    lens.fy_px = m[1][1];
    lens.cx_px = m[0][2];
    lens.cy_px = m[1][2];
    const double side = std::max(lens.width_px, lens.height_px);
    for (const double focal : {lens.fx_px, lens.fy_px}) {
        if (focal < side / 20 || focal > side * 50) {
            value.refuse(fmt::format("has a focal length of {} px, which no camera of {}x{} has",
                                     focal,
                                     lens.width_px,
                                     lens.height_px));
        }
    }
    if (lens.cx_px < 0 || lens.cx_px > lens.width_px || lens.cy_px < 0 ||
        lens.cy_px > lens.height_px) {
        value.refuse(fmt::format("has its centre ({}, {}) outside the picture of {}x{}",
                                 lens.cx_px,
                                 lens.cy_px,
                                 lens.width_px,
                                 lens.height_px));
    }
}

}  // namespace

Lens lens_from(const JsonValue& value) {
    value.is_format(kFormat);
    value.only(
        {"format", "version", "width", "height", "camera_matrix", "distortion", "rms_px", "views"});
    Lens lens;
    lens.width_px = value.field("width").integer(16, kLargestSide_px);
    lens.height_px = value.field("height").integer(16, kLargestSide_px);
    read_camera_matrix(value.field("camera_matrix"), lens);
    const std::vector<double> d =
        value.field("distortion").numbers(5, -kLargestDistortion, kLargestDistortion);
    lens.k1 = d[0];
    lens.k2 = d[1];
    lens.p1 = d[2];
    lens.p2 = d[3];
    lens.k3 = d[4];
    lens.rms_px = value.field("rms_px").number(0, 1000);
    lens.views = value.field("views").integer(0, 100'000);
    return lens;
}

nlohmann::ordered_json lens_json(const Lens& lens) {
    using Json = nlohmann::ordered_json;
    return {{"format", kFormat},
            {"version", 1},
            {"width", lens.width_px},
            {"height", lens.height_px},
            {"camera_matrix",
             Json::array({Json::array({lens.fx_px, 0, lens.cx_px}),
                          Json::array({0, lens.fy_px, lens.cy_px}),
                          Json::array({0, 0, 1})})},
            {"distortion", Json::array({lens.k1, lens.k2, lens.p1, lens.p2, lens.k3})},
            {"rms_px", lens.rms_px},
            {"views", lens.views}};
}

Expected<Lens> read_lens(const std::filesystem::path& path) {
    return read_text_file(path).and_then(
        [&](const std::string& text) { return parse_json(text, path.string(), lens_from); });
}

Expected<void> write_lens(const std::filesystem::path& path, const Lens& lens) {
    return write_file_atomically(path, pretty_json(lens_json(lens)));
}

}  // namespace littlewars::calibration
