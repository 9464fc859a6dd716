#include "calibration/armies_json.hpp"
#include "calibration/atomic_file.hpp"
#include "calibration/lens_json.hpp"
#include "calibration/markers_json.hpp"
#include "calibration/table_json.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <string>
#include <unistd.h>

namespace littlewars::calibration {
namespace {
namespace fs = std::filesystem;
using testing::HasSubstr;

class CalibrationFiles : public testing::Test {
  protected:
    CalibrationFiles() { fs::create_directories(folder_); }
    ~CalibrationFiles() override { fs::remove_all(folder_); }

    fs::path file(const std::string& text) {
        const fs::path path = folder_ / "file.json";
        EXPECT_TRUE(write_file_atomically(path, text));
        return path;
    }

    fs::path folder_ = fs::temp_directory_path() / fmt::format("calibration_files_{}", getpid());
};

Lens some_lens() {
    return {.width_px = 1280,
            .height_px = 720,
            .fx_px = 985.1919,
            .fy_px = 985.5136,
            .cx_px = 635.9633,
            .cy_px = 355.0284,
            .k1 = -0.12,
            .k2 = 0.013851,
            .p1 = -0.000393,
            .p2 = 0.000606,
            .k3 = 0,
            .rms_px = 0.31,
            .views = 12};
}

const std::string kMarkers = R"({"format":"littlewars-markers","version":1,"dictionary":"4X4_50",
    "markers":[{"id":0,"corners_mm":[[20,100],[100,100],[100,20],[20,20]]}]})";

std::string lens_text(const std::string& from, const std::string& to) {
    std::string text = R"({"format":"littlewars-lens","version":1,"width":1920,"height":1080,)"
                       R"("camera_matrix":[[1500,0,960],[0,1500,540],[0,0,1]],)"
                       R"("distortion":[-0.1,0,0,0,0],"rms_px":0.31,"views":12})";
    return text.replace(text.find(from), from.size(), to);
}

TEST_F(CalibrationFiles, GiveBackTheLensThatWasWritten) {
    const fs::path path = folder_ / "lens.json";
    ASSERT_TRUE(write_lens(path, some_lens()));
    const auto read = read_lens(path);
    ASSERT_TRUE(read) << message(read.error());
    EXPECT_EQ(*read, some_lens());
}

TEST_F(CalibrationFiles, GiveBackTheTableThatWasWritten) {
    const cv::Matx33d down(1, 0, 0, 0, -1, 0, 0, 0, -1);
    const MarkerLayout used{"APRILTAG_36h11",
                            {{7, {{{20, 100}, {100, 100}, {100, 20}, {20, 20}}}}}};
    const TableCalibration written{
        TablePlane(some_lens(), {1200, 800}, down, {-600, 400, 1500}, 0.6), used};
    const auto read = table_from_text(table_text(written), "table.json");
    ASSERT_TRUE(read) << message(read.error());
    EXPECT_EQ(read->used, used);
    EXPECT_EQ(read->plane.lens(), some_lens());
    EXPECT_EQ(read->plane.table(), (TableSize{1200, 800}));
    EXPECT_EQ(read->plane.translation_mm(), cv::Vec3d(-600, 400, 1500));
    EXPECT_DOUBLE_EQ(read->plane.residual_mm(), 0.6);
}

TableCalibration known_table(const CameraCovariance& covariance) {
    const cv::Matx33d down(1, 0, 0, 0, -1, 0, 0, 0, -1);
    return {TablePlane(some_lens(), {1200, 800}, down, {-600, 400, 1500}, 0.6), {}, covariance};
}

TEST_F(CalibrationFiles, GiveBackHowWellTheCameraIsKnown) {
    CameraCovariance camera = CameraCovariance::eye() * 0.01;
    camera(0, 14) = camera(14, 0) = 0.002;
    camera(8, 8) = 0;
    const auto read = table_from_text(table_text(known_table(camera)), "table.json");
    ASSERT_TRUE(read) << message(read.error());
    EXPECT_EQ(read->covariance, camera);
}

TEST_F(CalibrationFiles, RefuseACovarianceThatIsNone) {
    const auto refused = [](double variance, double upper, double lower) {
        CameraCovariance camera = CameraCovariance::eye();
        camera(0, 0) = variance;
        camera(0, 1) = upper;
        camera(1, 0) = lower;
        const auto read = table_from_text(table_text(known_table(camera)), "table.json");
        return read ? std::string() : message(read.error());
    };
    EXPECT_EQ(refused(1, 0.5, 0.5), "");
    EXPECT_THAT(refused(-1, 0, 0), HasSubstr("negative variance"));
    EXPECT_THAT(refused(0, 0.5, 0.5), HasSubstr("no variance"));
    EXPECT_THAT(refused(1, 0.5, 0), HasSubstr("not symmetric"));
    EXPECT_THAT(refused(1, 2, 2), HasSubstr("correlation beyond 1"));
    EXPECT_THAT(refused(std::nan(""), 0, 0), HasSubstr("$.covariance[0][0]: must be a number"));
}

TEST_F(CalibrationFiles, GiveBackTheArmiesThatWereWritten) {
    const Armies armies{{{"red", {{0xa0, 0x20, 0x18}}}, {"blue", {{0x1c, 0x2f, 0x7a}}}}, 54.0};
    const auto read = armies_from_text(armies_text(armies), "armies.json");
    ASSERT_TRUE(read) << message(read.error());
    EXPECT_EQ(*read, armies);
    EXPECT_NE(armies_text(armies).find("\"#a02018\""), std::string::npos);
}

TEST_F(CalibrationFiles, NameTheJsonPathOfWhatIsWrong) {
    const auto read = read_lens(file(lens_text("1500,0,960", "1500,0,\"960\"")));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, ErrorKind::BadInput);
    EXPECT_NE(message(read.error()).find("$.camera_matrix[0][2]: must be a number"),
              std::string::npos)
        << message(read.error());
}

TEST_F(CalibrationFiles, AreReplacedWholeAndLeaveNothingBeside) {
    file("old");
    file("new");
    EXPECT_EQ(*read_text_file(folder_ / "file.json"), "new");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1);
}

TEST_F(CalibrationFiles, SayWhenTheyCannotBeWritten) {
    const auto written = write_lens(folder_ / "absent" / "lens.json", some_lens());
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, ErrorKind::Unavailable);
    EXPECT_FALSE(write_lens(folder_, some_lens()));
}

struct Refused {
    std::string name;
    std::string from;
    std::string to;
};

class LensFileIsRefused : public testing::TestWithParam<Refused> {};

TEST_P(LensFileIsRefused, WhenAValueIsAbsurd) {
    const fs::path path =
        fs::temp_directory_path() / fmt::format("lens_{}_{}.json", GetParam().name, getpid());
    ASSERT_TRUE(write_file_atomically(path, lens_text(GetParam().from, GetParam().to)));
    const auto read = read_lens(path);
    fs::remove(path);
    ASSERT_FALSE(read);
    EXPECT_EQ(exit_status(read.error()), 2);
}

INSTANTIATE_TEST_SUITE_P(
    Lens,
    LensFileIsRefused,
    testing::Values(Refused{"not_a_number", "-0.1", "NaN"},
                    Refused{"overflow", "-0.1", "1e999"},
                    Refused{"null", "0.31", "null"},
                    Refused{"unknown_field", "\"views\"", "\"view\":1,\"views\""},
                    Refused{"missing_field", "\"width\":1920,", ""},
                    Refused{"other_format", "littlewars-lens", "littlewars-table"},
                    Refused{"other_version", "\"version\":1", "\"version\":2"},
                    Refused{"negative_focal", "[[1500", "[[-1500"},
                    Refused{"centre_outside", "960", "2960"},
                    Refused{"skew", "[[1500,0", "[[1500,3"},
                    Refused{"half_a_pixel", "1080", "1080.5"},
                    Refused{"cut_off", "\"views\":12}", ""},
                    Refused{"too_few_terms", "-0.1,0,0,0,0", "-0.1,0,0,0"}),
    [](const auto& given) { return given.param.name; });

struct BadMarkers {
    std::string name;
    std::string from;
    std::string to;
    std::string says;
};

class MarkersFileIsRefused : public testing::TestWithParam<BadMarkers> {};

TEST_P(MarkersFileIsRefused, WhenTheMarkersMakeNoSense) {
    std::string text = kMarkers;
    text.replace(text.find(GetParam().from), GetParam().from.size(), GetParam().to);
    const fs::path path =
        fs::temp_directory_path() / fmt::format("markers_{}_{}.json", GetParam().name, getpid());
    ASSERT_TRUE(write_file_atomically(path, text));
    const auto read = read_markers(path);
    fs::remove(path);
    ASSERT_FALSE(read);
    EXPECT_NE(message(read.error()).find(GetParam().says), std::string::npos)
        << message(read.error());
}

INSTANTIATE_TEST_SUITE_P(
    Markers,
    MarkersFileIsRefused,
    testing::Values(BadMarkers{"mirrored",
                               "[[20,100],[100,100],[100,20],[20,20]]",
                               "[[100,100],[20,100],[20,20],[100,20]]",
                               "wrong way round"},
                    BadMarkers{"collinear",
                               "[[20,100],[100,100],[100,20],[20,20]]",
                               "[[20,100],[40,100],[60,100],[80,100]]",
                               "convex"},
                    BadMarkers{"twice",
                               "\"markers\":[",
                               "\"markers\":[{\"id\":0,\"corners_mm\":[[0,9],[9,9],[9,0],[0,0]]},",
                               "second time"},
                    BadMarkers{"three_corners", ",[20,20]]", "]", "must have 4"}),
    [](const auto& given) { return given.param.name; });

TEST_F(CalibrationFiles, RefuseACameraBelowTheTable) {
    const cv::Matx33d up(1, 0, 0, 0, 1, 0, 0, 0, 1);
    const TableCalibration below{TablePlane(some_lens(), {1200, 800}, up, {-600, -400, 1500}, 0),
                                 {}};
    const auto read = table_from_text(table_text(below), "table.json");
    ASSERT_FALSE(read);
    EXPECT_NE(message(read.error()).find("below the table"), std::string::npos);
}

}  // namespace
}  // namespace littlewars::calibration
