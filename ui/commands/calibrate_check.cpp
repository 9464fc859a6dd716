#include "ui/commands/calibrate_check.hpp"

#include "calibration/covariance.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/measurement.hpp"
#include "calibration/residual_map.hpp"
#include "calibration/ruler_check.hpp"
#include "ui/commands/fail.hpp"
#include "ui/commands/table_picture.hpp"
#include "vision/sources/picture_file.hpp"
#include "vision/things/ruler_reader.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace littlewars::ui {
namespace {

using calibration::ContactReach;
using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using calibration::RulerCheck;
using calibration::RulerReading;
using calibration::TableUncertainty;

/// A ruler's marks that were read by the program are known so well.
constexpr double kReadSigma_px = 0.3;

/// The rulers to compare, and how well their ends were seen.
struct Rulers {
    std::vector<RulerReading> readings;
    double sigma_px = calibration::kClickSigma_px;
};

/// Everything that the command tells.
struct CheckReport {
    std::vector<RulerCheck> rulers;
    ContactReach reach;
};

Expected<Rulers> clicked_ruler(const calibration::TablePlane& plane,
                               const CalibrateCheckArguments& arguments) {
    const auto from = place_of(plane, (*arguments.ruler)[0], arguments.thickness_mm);
    const auto to = place_of(plane, (*arguments.ruler)[1], arguments.thickness_mm);
    if (!from || !to) {
        return tl::unexpected(from ? to.error() : from.error());
    }
    return Rulers{{{*from, *to, arguments.length_mm}}, calibration::kClickSigma_px};
}

/// What the ruler's own ticks say: as long on the table as it was measured, along its direction.
RulerReading reading_of(const vision::Ruler& ruler) {
    const double dx = ruler.to.x_mm - ruler.from.x_mm;
    const double dy = ruler.to.y_mm - ruler.from.y_mm;
    const double share = ruler.measured_mm / std::max(1e-9, std::hypot(dx, dy));
    const double unit = vision::mark_spacing_mm(ruler.unit);
    return {ruler.from,
            {ruler.from.x_mm + share * dx, ruler.from.y_mm + share * dy},
            ruler.printed_length * unit};
}

Expected<Rulers> found_rulers(const TablePicture& read, const CalibrateCheckArguments& arguments) {
    cv::Mat empty;
    if (!arguments.empty.empty()) {
        const auto bare = vision::read_picture(arguments.empty);
        if (!bare) {
            return tl::unexpected(bare.error());
        }
        if (bare->size() != read.picture.size()) {
            return tl::unexpected(Error{ErrorKind::BadInput,
                                        arguments.empty,
                                        "is of another size than the picture",
                                        "take both in one camera mode"});
        }
        empty = *bare;
    }
    Rulers rulers{{}, kReadSigma_px};
    for (const vision::Ruler& ruler : vision::read_rulers(read.picture, empty, read.table.plane)) {
        rulers.readings.push_back(reading_of(ruler));
    }
    if (rulers.readings.empty()) {
        return tl::unexpected(Error{ErrorKind::NotFound,
                                    arguments.picture,
                                    "shows no ruler that can be read",
                                    "lay one flat in good light, or give its end marks and their "
                                    "distance: --ruler \"u,v u,v\" --length 12in"});
    }
    return rulers;
}

CheckReport report_on(const calibration::TableCalibration& table,
                      const TableUncertainty& uncertainty,
                      const Rulers& rulers) {
    CheckReport report;
    double worse = 1;
    for (const RulerReading& reading : rulers.readings) {
        const RulerCheck check = check_ruler(uncertainty, reading, rulers.sigma_px);
        report.rulers.push_back(check);
        // A ruler that disagrees shows that the calibration is worse than it thinks.
        worse = check.agrees ? worse : std::max(worse, std::abs(check.error_mm) / check.sigma_mm);
    }
    report.reach = contact_reach(uncertainty, table.plane.table(), worse);
    return report;
}

void print_text(const CheckReport& report) {
    for (const RulerCheck& ruler : report.rulers) {
        fmt::print(
            "ruler: measured {:.1f} mm, printed {:.1f} mm: {:+.1f} mm, {:+.3f} mm per inch\n",
            ruler.measured_mm,
            ruler.printed_mm,
            ruler.error_mm,
            ruler.error_mm_per_inch);
        fmt::print("the calibration allows ± {:.1f} mm: {}\n",
                   ruler.sigma_mm,
                   ruler.agrees ? "it agrees" : "it does NOT agree, calibrate again");
    }
    fmt::print(
        "a gap between two bases is known to ± {:.1f} mm at the near, {:.1f} mm at the far edge\n",
        report.reach.sigma_near_mm,
        report.reach.sigma_far_mm);
    fmt::print("{}\n", in_words(report.reach));
}

void print_json(const CheckReport& report) {
    using Json = nlohmann::ordered_json;
    Json rulers = Json::array();
    for (const RulerCheck& ruler : report.rulers) {
        rulers.push_back({{"measured_mm", ruler.measured_mm},
                          {"printed_mm", ruler.printed_mm},
                          {"error_mm", ruler.error_mm},
                          {"error_mm_per_inch", ruler.error_mm_per_inch},
                          {"sigma_mm", ruler.sigma_mm},
                          {"agrees", ruler.agrees}});
    }
    const Json line{{"rulers", rulers},
                    {"gap_sigma_near_mm", report.reach.sigma_near_mm},
                    {"gap_sigma_far_mm", report.reach.sigma_far_mm},
                    {"contact_depth_mm", report.reach.depth_mm},
                    {"contact_everywhere", report.reach.whole_table},
                    {"contact", in_words(report.reach)}};
    fmt::print("{}\n", line.dump());
}

Expected<void> write_map(const TablePicture& read,
                         const TableUncertainty& uncertainty,
                         const std::string& path) {
    const auto dictionary = calibration::find_dictionary(read.table.used.dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    const auto seen =
        calibration::find_markers(read.picture, *dictionary, &read.table.plane.lens());
    const cv::Mat map = residual_map(read.picture, read.table, uncertainty, seen);
    bool written = false;
    try {
        written = cv::imwrite(path, map);
    } catch (const cv::Exception&) {
        written = false;
    }
    if (!written) {
        return tl::unexpected(Error{ErrorKind::Unavailable,
                                    path,
                                    "cannot be written",
                                    "name a .png or .jpg file in a folder that exists"});
    }
    return {};
}

}  // namespace

int run_calibrate_check(const CalibrateCheckArguments& arguments) {
    const auto read = read_table_picture(arguments.table, arguments.picture);
    if (!read) {
        return fail(read.error());
    }
    const auto rulers = arguments.ruler ? clicked_ruler(read->table.plane, arguments)
                                        : found_rulers(*read, arguments);
    if (!rulers) {
        return fail(rulers.error());
    }
    const TableUncertainty uncertainty = TableUncertainty::of(read->table);
    if (!arguments.map.empty()) {
        if (const auto written = write_map(*read, uncertainty, arguments.map); !written) {
            return fail(written.error());
        }
    }
    const CheckReport report = report_on(read->table, uncertainty, *rulers);
    arguments.json ? print_json(report) : print_text(report);
    return 0;
}

}  // namespace littlewars::ui
