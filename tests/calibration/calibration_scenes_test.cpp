#include "calibration/markers_json.hpp"
#include "tests/support/run_program.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace littlewars::calibration {
namespace {
namespace fs = std::filesystem;

using testing_support::ProgramRun;
using testing_support::run_program;
using testing_support::TemporaryFolder;

/// Measured over printed length of a ruler.
constexpr double kLength = 0.005;

/// A rendered table with a ruler, whose markers and true intrinsics are known.
class RulerOnARenderedTable : public testing::TestWithParam<const char*> {
  protected:
    static fs::path scene() {
        const char* scenes = std::getenv("LITTLEWARS_SCENES");
        return scenes == nullptr ? fs::path() : fs::path(scenes) / "tables" / GetParam();
    }

    static nlohmann::json truth() {
        std::ifstream file(scene() / "truth.json");
        return nlohmann::json::parse(file);
    }

    void write_markers_of(const nlohmann::json& truth) {
        MarkerLayout layout;
        for (const auto& marker : truth.at("markers")) {
            TableMarker placed{marker.at("id"), {}};
            for (std::size_t i = 0; i < 4; ++i) {
                placed.corners[i] = {marker.at("corners")[i][0], marker.at("corners")[i][1]};
            }
            layout.markers.push_back(placed);
        }
        ASSERT_TRUE(write_markers(folder_.file("markers.json"), layout));
    }

    void calibrate(const nlohmann::json& truth) {
        const std::string camera = truth.at("camera").at("id");
        std::vector<std::string> lens{"calibrate", "lens", "--out", folder_.file("lens.json")};
        for (const auto& entry : fs::directory_iterator(scene().parent_path() / "calib" / camera)) {
            if (entry.path().extension() == ".jpg") {
                lens.push_back(entry.path().string());
            }
        }
        ASSERT_EQ(run_program(lens).status, 0);
        write_markers_of(truth);
        const auto& size = truth.at("table");
        const ProgramRun table =
            run_program({"calibrate",
                         "table",
                         (scene() / "empty.jpg").string(),
                         "--lens",
                         folder_.file("lens.json"),
                         "--table",
                         size.at("width").dump() + "x" + size.at("depth").dump(),
                         "--markers",
                         folder_.file("markers.json"),
                         "--out",
                         folder_.file("table.json")});
        ASSERT_EQ(table.status, 0) << table.errors;
    }

    TemporaryFolder folder_;
};

TEST_P(RulerOnARenderedTable, IsMeasuredWithinHalfAPercent) {
    if (!fs::is_directory(scene())) {
        GTEST_SKIP() << "LITTLEWARS_SCENES names no folder with tables/" << GetParam();
    }
    ASSERT_NO_FATAL_FAILURE(calibrate(truth()));
    const ProgramRun check = run_program({"calibrate",
                                          "check",
                                          (scene() / "frame_000.jpg").string(),
                                          "--empty",
                                          (scene() / "empty.jpg").string(),
                                          "--table",
                                          folder_.file("table.json"),
                                          "--json"});
    ASSERT_EQ(check.status, 0) << check.errors;
    const double length_mm = truth().at("frames")[0].at("rulers")[0].at("length_mm");
    const auto rulers = nlohmann::json::parse(check.output).at("rulers");
    ASSERT_EQ(rulers.size(), 1U);
    EXPECT_NEAR(rulers[0].at("printed_mm").get<double>(), length_mm, 0.01);
    EXPECT_NEAR(rulers[0].at("measured_mm").get<double>(), length_mm, kLength * length_mm);
    EXPECT_TRUE(rulers[0].at("agrees").get<bool>()) << rulers.dump();
}

INSTANTIATE_TEST_SUITE_P(
    Calibration,
    RulerOnARenderedTable,
    testing::Values("table_001", "table_004", "table_006", "table_008", "table_010", "table_013"),
    [](const auto& given) { return std::string(given.param); });

}  // namespace
}  // namespace littlewars::calibration
