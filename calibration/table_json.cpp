#include "calibration/table_json.hpp"

#include "calibration/atomic_file.hpp"
#include "calibration/covariance_json.hpp"
#include "calibration/json_value.hpp"
#include "calibration/lens_json.hpp"
#include "calibration/markers_json.hpp"

#include <opencv2/core.hpp>

namespace littlewars::calibration {
namespace {

using Json = nlohmann::ordered_json;
constexpr const char* kFormat = "littlewars-table";
constexpr double kFarthest_mm = 100'000;
/// A hand-written rotation with four decimals still counts as one.
constexpr double kRotationTolerance = 1e-3;

cv::Matx33d rotation_from(const JsonValue& value) {
    const std::vector<JsonValue> rows = value.items(3, 3);
    cv::Matx33d written;
    for (int r = 0; r < 3; ++r) {
        const std::vector<double> row = rows[static_cast<std::size_t>(r)].numbers(3, -1.01, 1.01);
        for (int c = 0; c < 3; ++c) {
            written(r, c) = row[static_cast<std::size_t>(c)];
        }
    }
    const cv::Matx33d product = written * written.t();
    if (cv::norm(product - cv::Matx33d::eye(), cv::NORM_INF) > kRotationTolerance ||
        cv::determinant(written) < 0) {
        value.refuse("is no rotation");
    }
    cv::Matx31d w;
    cv::Matx33d u;
    cv::Matx33d vt;
    cv::SVD::compute(written, w, u, vt);
    return u * vt;
}

TableCalibration table_from(const JsonValue& value) {
    value.is_format(kFormat);
    value.only({"format",
                "version",
                "lens",
                "table_mm",
                "rotation",
                "translation_mm",
                "residual_mm",
                "dictionary",
                "markers",
                "covariance"});
    const Lens lens = lens_from(value.field("lens"));
    const std::vector<double> size = value.field("table_mm").numbers(2, 1, kFarthest_mm);
    const cv::Matx33d rotation = rotation_from(value.field("rotation"));
    const JsonValue translation = value.field("translation_mm");
    const std::vector<double> t = translation.numbers(3, -kFarthest_mm, kFarthest_mm);
    const double residual = value.field("residual_mm").number(0, kFarthest_mm);
    TableCalibration table{
        TablePlane(lens, {size[0], size[1]}, rotation, {t[0], t[1], t[2]}, residual), {}};
    if (table.plane.camera_centre().z_mm <= 0) {
        translation.refuse("puts the camera below the table");
    }
    if (value.has("dictionary")) {
        table.used.dictionary = value.field("dictionary").text();
    }
    table.used.markers = markers_from(value.field("markers"));
    if (value.has("covariance")) {
        table.covariance = covariance_from<kCameraNumbers>(value.field("covariance"));
    }
    return table;
}

Json rotation_json(const cv::Matx33d& rotation) {
    Json rows = Json::array();
    for (int r = 0; r < 3; ++r) {
        rows.push_back(Json::array({rotation(r, 0), rotation(r, 1), rotation(r, 2)}));
    }
    return rows;
}

}  // namespace

std::string table_text(const TableCalibration& table) {
    const TablePlane& plane = table.plane;
    const cv::Vec3d t = plane.translation_mm();
    Json document{{"format", kFormat},
                  {"version", 1},
                  {"lens", lens_json(plane.lens())},
                  {"table_mm", Json::array({plane.table().width_mm, plane.table().depth_mm})},
                  {"rotation", rotation_json(plane.camera_from_table())},
                  {"translation_mm", Json::array({t[0], t[1], t[2]})},
                  {"residual_mm", plane.residual_mm()}};
    // Only a dictionary other than the usual one is written: other readers need not know of it.
    if (table.used.dictionary != MarkerLayout{}.dictionary) {
        document["dictionary"] = table.used.dictionary;
    }
    document["markers"] = markers_json(table.used.markers);
    if (table.covariance) {
        document["covariance"] = covariance_json(cv::Mat(*table.covariance));
    }
    return pretty_json(document);
}

Expected<TableCalibration> table_from_text(const std::string& text, const std::string& where) {
    return parse_json(text, where, table_from);
}

Expected<TableCalibration> read_table(const std::filesystem::path& path) {
    return read_text_file(path).and_then(
        [&](const std::string& text) { return table_from_text(text, path.string()); });
}

Expected<void> write_table(const std::filesystem::path& path, const TableCalibration& table) {
    return write_file_atomically(path, table_text(table));
}

}  // namespace littlewars::calibration
