#include "ui/commands/measure.hpp"

#include "calibration/measurement.hpp"
#include "ui/commands/fail.hpp"
#include "ui/commands/table_picture.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>

namespace littlewars::ui {
namespace {

using calibration::Expected;
using calibration::MeasuredLength;
using calibration::TablePoint;
using calibration::TableUncertainty;

Expected<std::vector<TablePoint>> places(const calibration::TablePlane& plane,
                                         const std::vector<calibration::PixelPoint>& pixels) {
    std::vector<TablePoint> points;
    for (const calibration::PixelPoint& pixel : pixels) {
        const auto place = place_of(plane, pixel);
        if (!place) {
            return tl::unexpected(place.error());
        }
        points.push_back(*place);
    }
    return points;
}

void warn_beside_the_table(const std::vector<TablePoint>& points, calibration::TableSize table) {
    for (const TablePoint& p : points) {
        if (p.x_mm < 0 || p.y_mm < 0 || p.x_mm > table.width_mm || p.y_mm > table.depth_mm) {
            warn(fmt::format("({:.0f}, {:.0f}) mm lies beside the table", p.x_mm, p.y_mm));
        }
    }
}

void print_json(const std::vector<TablePoint>& points,
                const std::vector<MeasuredLength>& legs,
                const MeasuredLength& path) {
    using Json = nlohmann::ordered_json;
    Json places = Json::array();
    for (const TablePoint& p : points) {
        places.push_back(Json::array({p.x_mm, p.y_mm}));
    }
    Json lengths = Json::array();
    for (const MeasuredLength& leg : legs) {
        lengths.push_back({{"mm", leg.mm}, {"sigma_mm", leg.sigma_mm}});
    }
    const Json line{{"points_mm", places},
                    {"legs", lengths},
                    {"length_mm", path.mm},
                    {"sigma_mm", path.sigma_mm},
                    {"length_in", path.mm / calibration::kMillimetresPerInch},
                    {"sigma_in", path.sigma_mm / calibration::kMillimetresPerInch},
                    {"length_ft", path.mm / (12 * calibration::kMillimetresPerInch)}};
    fmt::print("{}\n", line.dump());
}

}  // namespace

int run_measure(const MeasureArguments& arguments) {
    const auto read = read_table_picture(arguments.table, arguments.picture);
    if (!read) {
        return fail(read.error());
    }
    const auto points = places(read->table.plane, arguments.points);
    if (!points) {
        return fail(points.error());
    }
    warn_beside_the_table(*points, read->table.plane.table());
    const TableUncertainty uncertainty = TableUncertainty::of(read->table);
    std::vector<MeasuredLength> legs;
    for (std::size_t i = 0; i + 1 < points->size(); ++i) {
        const std::array<TablePoint, 2> leg{(*points)[i], (*points)[i + 1]};
        legs.push_back(path_length(uncertainty, leg, calibration::kClickSigma_px));
    }
    const MeasuredLength path = path_length(uncertainty, *points, calibration::kClickSigma_px);
    if (arguments.json) {
        print_json(*points, legs, path);
        return 0;
    }
    for (std::size_t i = 0; legs.size() > 1 && i < legs.size(); ++i) {
        fmt::print("leg {}: {}\n", i + 1, in_words(legs[i]));
    }
    fmt::print("{}\n", in_words(path));
    return 0;
}

}  // namespace littlewars::ui
