#include "calibration/markers_json.hpp"
#include "tests/support/run_program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace littlewars::calibration {
namespace {

using testing::HasSubstr;
using testing_support::ProgramRun;
using testing_support::run_program;
using testing_support::TemporaryFolder;

TEST(TargetsCommand, WritesMarkersJsonForPrintedMarkers) {
    const TemporaryFolder folder;
    const ProgramRun run = run_program({"targets",
                                        folder.file("markers.pdf"),
                                        "--what",
                                        "markers",
                                        "--table",
                                        "1800x1200",
                                        "--markers-json",
                                        folder.file("printed.json"),
                                        "--check-line",
                                        "196"});
    ASSERT_EQ(run.status, 0) << run.errors;
    EXPECT_THAT(run.errors, HasSubstr("2.0 % too small"));
    const auto layout = read_markers(folder.file("printed.json"));
    ASSERT_TRUE(layout) << message(layout.error());
    const auto& corners = layout->markers[0].corners;
    EXPECT_NEAR(corners[1].x_mm - corners[0].x_mm, 65 * 0.98, 1e-6);
}

TEST(TargetsCommand, WarnsOfAPrintThatIsOffByMoreThanHalfAPercent) {
    const TemporaryFolder folder;
    const auto printed = [&](const char* measured_mm) {
        return run_program(
            {"targets", folder.file("ruler.pdf"), "--what", "ruler", "--check-line", measured_mm});
    };
    EXPECT_EQ(printed("199.2").errors, "");
    EXPECT_THAT(printed("198.8").errors, HasSubstr("0.6 % too small"));
    EXPECT_THAT(printed("201.2").errors, HasSubstr("0.6 % too large"));
    EXPECT_EQ(printed("20").status, 2);
}

}  // namespace
}  // namespace littlewars::calibration
