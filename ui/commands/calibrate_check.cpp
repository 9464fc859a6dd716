#include "ui/commands/calibrate_check.hpp"

#include "calibration/covariance.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/measurement.hpp"
#include "calibration/residual_map.hpp"
#include "calibration/ruler_check.hpp"
#include "ui/commands/fail.hpp"
#include "ui/commands/table_picture.hpp"

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

/// Everything that the command tells.
struct CheckReport {
    RulerCheck ruler;
    ContactReach reach;
};

Expected<RulerReading> clicked_ruler(const calibration::TablePlane& plane,
                                     const CalibrateCheckArguments& arguments) {
    if (!arguments.ruler) {
        return tl::unexpected(Error{ErrorKind::NotFound,
                                    arguments.picture,
                                    "no ruler was pointed out",
                                    "give its end marks and their distance: --ruler \"u,v u,v\" "
                                    "--length 12in"});
    }
    const auto from = place_of(plane, (*arguments.ruler)[0], arguments.thickness_mm);
    const auto to = place_of(plane, (*arguments.ruler)[1], arguments.thickness_mm);
    if (!from || !to) {
        return tl::unexpected(from ? to.error() : from.error());
    }
    return RulerReading{*from, *to, arguments.length_mm};
}

CheckReport report_on(const calibration::TableCalibration& table,
                      const TableUncertainty& uncertainty,
                      const RulerReading& reading) {
    CheckReport report;
    report.ruler = check_ruler(uncertainty, reading, calibration::kClickSigma_px);
    // A ruler that disagrees shows that the calibration is worse than it thinks.
    const double worse =
        report.ruler.agrees ? 1 : std::abs(report.ruler.error_mm) / report.ruler.sigma_mm;
    report.reach = contact_reach(uncertainty, table.plane.table(), worse);
    return report;
}

void print_text(const CheckReport& report) {
    const RulerCheck& ruler = report.ruler;
    fmt::print("ruler: measured {:.1f} mm, printed {:.1f} mm: {:+.1f} mm, {:+.3f} mm per inch\n",
               ruler.measured_mm,
               ruler.printed_mm,
               ruler.error_mm,
               ruler.error_mm_per_inch);
    fmt::print("the calibration allows ± {:.1f} mm: {}\n",
               ruler.sigma_mm,
               ruler.agrees ? "it agrees" : "it does NOT agree, calibrate again");
    fmt::print(
        "a gap between two bases is known to ± {:.1f} mm at the near, {:.1f} mm at the far "
        "edge\n",
        report.reach.sigma_near_mm,
        report.reach.sigma_far_mm);
    fmt::print("{}\n", in_words(report.reach));
}

void print_json(const CheckReport& report) {
    const RulerCheck& ruler = report.ruler;
    const nlohmann::ordered_json line{{"measured_mm", ruler.measured_mm},
                                      {"printed_mm", ruler.printed_mm},
                                      {"error_mm", ruler.error_mm},
                                      {"error_mm_per_inch", ruler.error_mm_per_inch},
                                      {"sigma_mm", ruler.sigma_mm},
                                      {"agrees", ruler.agrees},
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
    const auto reading = clicked_ruler(read->table.plane, arguments);
    if (!reading) {
        return fail(reading.error());
    }
    const TableUncertainty uncertainty = TableUncertainty::of(read->table);
    if (!arguments.map.empty()) {
        if (const auto written = write_map(*read, uncertainty, arguments.map); !written) {
            return fail(written.error());
        }
    }
    const CheckReport report = report_on(read->table, uncertainty, *reading);
    arguments.json ? print_json(report) : print_text(report);
    return 0;
}

}  // namespace littlewars::ui
