#include "calibration/markers_json.hpp"

#include "calibration/atomic_file.hpp"
#include "calibration/json_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace littlewars::calibration {
namespace {

using Json = nlohmann::ordered_json;
constexpr const char* kFormat = "littlewars-markers";
constexpr double kFarthest_mm = 100'000;
constexpr double kSmallestArea_mm2 = 1;

double twice_area(const TablePoint& a, const TablePoint& b, const TablePoint& c) {
    return (b.x_mm - a.x_mm) * (c.y_mm - a.y_mm) - (b.y_mm - a.y_mm) * (c.x_mm - a.x_mm);
}

/// Seen from above the corners run clockwise: left top, right top, right bottom, left bottom.
void check_corners(const JsonValue& value, const std::array<TablePoint, 4>& corners) {
    int clockwise = 0;
    int counter_clockwise = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const double turn = twice_area(corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]);
        clockwise += turn < -kSmallestArea_mm2 ? 1 : 0;
        counter_clockwise += turn > kSmallestArea_mm2 ? 1 : 0;
    }
    if (counter_clockwise == 4) {
        value.refuse(
            "runs the wrong way round; the order is top-left, top-right, bottom-right, "
            "bottom-left of the marker's picture");
    }
    if (clockwise != 4) {
        value.refuse("is not a convex quadrilateral");
    }
}

TableMarker marker_from(const JsonValue& value) {
    value.only({"id", "corners_mm"});
    TableMarker marker;
    marker.id = value.field("id").integer(0, 100'000);
    const JsonValue corners = value.field("corners_mm");
    const std::vector<JsonValue> points = corners.items(4, 4);
    for (std::size_t i = 0; i < 4; ++i) {
        const std::vector<double> xy = points[i].numbers(2, -kFarthest_mm, kFarthest_mm);
        marker.corners[i] = {xy[0], xy[1]};
    }
    check_corners(corners, marker.corners);
    return marker;
}

MarkerLayout layout_from(const JsonValue& value) {
    value.is_format(kFormat);
    value.only({"format", "version", "dictionary", "markers"});
    MarkerLayout layout;
    layout.dictionary = value.field("dictionary").text();
    layout.markers = markers_from(value.field("markers"));
    if (layout.markers.empty()) {
        value.field("markers").refuse("is empty");
    }
    return layout;
}

}  // namespace

std::vector<TableMarker> markers_from(const JsonValue& list) {
    std::vector<TableMarker> markers;
    for (const JsonValue& item : list.items(0, 1000)) {
        const TableMarker marker = marker_from(item);
        const auto same = [&](const TableMarker& other) { return other.id == marker.id; };
        if (std::any_of(markers.begin(), markers.end(), same)) {
            item.refuse(fmt::format("lists marker {} a second time", marker.id));
        }
        markers.push_back(marker);
    }
    return markers;
}

Json markers_json(const std::vector<TableMarker>& markers) {
    Json list = Json::array();
    for (const TableMarker& marker : markers) {
        Json corners = Json::array();
        for (const TablePoint& corner : marker.corners) {
            corners.push_back(Json::array({corner.x_mm, corner.y_mm}));
        }
        list.push_back({{"id", marker.id}, {"corners_mm", corners}});
    }
    return list;
}

Expected<MarkerLayout> read_markers(const std::filesystem::path& path) {
    return read_text_file(path).and_then(
        [&](const std::string& text) { return parse_json(text, path.string(), layout_from); });
}

Expected<void> write_markers(const std::filesystem::path& path, const MarkerLayout& layout) {
    const Json document{{"format", kFormat},
                        {"version", 1},
                        {"dictionary", layout.dictionary},
                        {"markers", markers_json(layout.markers)}};
    return write_file_atomically(path, pretty_json(document));
}

}  // namespace littlewars::calibration
