#include "calibration/atomic_file.hpp"
#include "calibration/lens_json.hpp"
#include "calibration/markers_json.hpp"
#include "calibration/table_json.hpp"
#include "tests/calibration/drawn_pictures.hpp"
#include "tests/calibration/watched_table.hpp"
#include "tests/support/run_program.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

namespace littlewars::calibration {
namespace {

using testing::HasSubstr;
using testing_support::ProgramRun;
using testing_support::run_program;
using testing_support::TemporaryFolder;

const char* const kLensOfNaN =
    R"({"format":"littlewars-lens","version":1,"width":1280,"height":720,)"
    R"("camera_matrix":[[NaN,0,640],[0,950,360],[0,0,1]],"distortion":[0,0,0,0,0],)"
    R"("rms_px":0.1,"views":12})";

Camera over_the_board() {
    Camera camera = watching_camera();
    camera.rotation = cv::Matx33d::eye();
    camera.translation_mm = cv::Vec3d(-140, -100, 420);
    return camera;
}

Camera knocked_camera() {
    CameraStep step;
    step[9] = 0.02;
    return watching_camera().moved(step);
}

/// A drawn table, its true lens and its markers, in files.
class CalibrationCommands : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder_ = new TemporaryFolder;
        cv::imwrite(file("table.png"),
                    seen_picture(drawn_table(four_markers(), kWatchedTable), watching_camera()));
        cv::imwrite(file("grey.png"), cv::Mat(720, 1280, CV_8UC3, cv::Scalar::all(90)));
        cv::imwrite(file("upright.png"), cv::Mat(1280, 720, CV_8UC3, cv::Scalar::all(90)));
        cv::imwrite(file("board.png"), seen_picture(drawn_board(BoardPattern{}), over_the_board()));
        cv::imwrite(file("knocked.png"),
                    seen_picture(drawn_table(four_markers(), kWatchedTable), knocked_camera()));
        ASSERT_TRUE(write_lens(file("lens.json"), watching_lens()));
        Lens other = watching_lens();
        other.fx_px = other.fy_px = 1400;
        ASSERT_TRUE(write_lens(file("other_lens.json"), other));
        std::swap(other.width_px, other.height_px);
        std::swap(other.cx_px, other.cy_px);
        ASSERT_TRUE(write_lens(file("upright_lens.json"), other));
        ASSERT_TRUE(write_file_atomically(file("nan.json"), kLensOfNaN));
        ASSERT_TRUE(write_markers(file("markers.json"), four_markers()));
        ASSERT_TRUE(write_file_atomically(file("empty.json"), ""));
        ASSERT_EQ(calibrated_table({}).status, 0);
    }

    static void TearDownTestSuite() {
        delete folder_;
        folder_ = nullptr;
    }

    static std::string file(const std::string& name) { return folder_->file(name); }

    static ProgramRun calibrated_table(const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"calibrate",
                                           "table",
                                           file("table.png"),
                                           "--lens",
                                           file("lens.json"),
                                           "--table",
                                           "1200x800",
                                           "--markers",
                                           file("markers.json"),
                                           "--out",
                                           file("table.json")};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_program(arguments);
    }

    static TemporaryFolder* folder_;
};

TemporaryFolder* CalibrationCommands::folder_ = nullptr;

TEST_F(CalibrationCommands, FindTheDrawnTable) {
    const ProgramRun run = calibrated_table({"--json"});
    ASSERT_EQ(run.status, 0) << run.errors;
    const auto table = read_table(file("table.json"));
    ASSERT_TRUE(table) << message(table.error());
    EXPECT_LT(worst_error_mm(table->plane, watching_camera()), 0.6);
    EXPECT_EQ(nlohmann::json::parse(run.output).at("markers_used").size(), 4U);
    EXPECT_LT(nlohmann::json::parse(run.output).at("rms_px").get<double>(), 0.3);
}

TEST_F(CalibrationCommands, PrintTheErrorInPixelsAndMillimetres) {
    const ProgramRun run = calibrated_table({});
    EXPECT_THAT(run.output, HasSubstr(" px, "));
    EXPECT_THAT(run.output, HasSubstr(" mm on the table"));
}

TEST_F(CalibrationCommands, AverageSeveralPicturesOfAnUnmovedCamera) {
    const ProgramRun run = calibrated_table({file("table.png"), file("table.png"), "--json"});
    ASSERT_EQ(run.status, 0) << run.errors;
    const ProgramRun moved = calibrated_table({file("knocked.png")});
    EXPECT_EQ(moved.status, 1);
    EXPECT_THAT(moved.errors, HasSubstr("lie elsewhere in "));
    ASSERT_EQ(calibrated_table({}).status, 0);
}

/// A foot ruler along the near edge, then along the left one, as clicked to a tenth of a pixel.
TEST_F(CalibrationCommands, TakeARulerInsteadOfMarkers) {
    const auto laid = [](TablePoint from, TablePoint to) {
        const PixelPoint a = watching_camera().pixel_of({from.x_mm, from.y_mm, 2});
        const PixelPoint b = watching_camera().pixel_of({to.x_mm, to.y_mm, 2});
        return fmt::format("{:.1f},{:.1f} {:.1f},{:.1f}", a.u_px, a.v_px, b.u_px, b.v_px);
    };
    const ProgramRun run = run_program({"calibrate",
                                        "table",
                                        file("grey.png"),
                                        "--lens",
                                        file("lens.json"),
                                        "--table",
                                        "1200x800",
                                        "--ruler-at",
                                        laid({0, 0}, {304.8, 0}),
                                        "--ruler-at",
                                        laid({0, 200}, {0, 504.8}),
                                        "--ruler-length",
                                        "12in",
                                        "--ruler-square",
                                        "--out",
                                        file("ruler_table.json")});
    ASSERT_EQ(run.status, 0) << run.errors;
    const auto table = read_table(file("ruler_table.json"));
    ASSERT_TRUE(table) << message(table.error());
    EXPECT_LT(worst_error_mm(table->plane, watching_camera()), 10);
    EXPECT_TRUE(table->covariance);
    EXPECT_THAT(run.errors, HasSubstr("distances across the table are known to"));
}

TEST_F(CalibrationCommands, MeasureBetweenTwoPicturePoints) {
    const Camera camera = watching_camera();
    const PixelPoint a = camera.pixel_of({300, 400, 0});
    const PixelPoint b = camera.pixel_of({604.8, 400, 0});
    const ProgramRun run = run_program({"measure",
                                        file("table.png"),
                                        "--table",
                                        file("table.json"),
                                        fmt::format("{:.3f},{:.3f}", a.u_px, a.v_px),
                                        fmt::format("{:.3f},{:.3f}", b.u_px, b.v_px),
                                        "--json"});
    ASSERT_EQ(run.status, 0) << run.errors;
    const auto answer = nlohmann::json::parse(run.output);
    EXPECT_NEAR(answer.at("length_in").get<double>(), 12, 0.02);
    EXPECT_GT(answer.at("sigma_mm").get<double>(), 0);
    EXPECT_LT(answer.at("sigma_mm").get<double>(), 4);
}

TEST_F(CalibrationCommands, CheckARulerAndDrawTheResiduals) {
    const Camera camera = watching_camera();
    const PixelPoint a = camera.pixel_of({300, 400, 2});
    const PixelPoint b = camera.pixel_of({604.8, 400, 2});
    const ProgramRun run =
        run_program({"calibrate",
                     "check",
                     file("table.png"),
                     "--table",
                     file("table.json"),
                     "--ruler",
                     fmt::format("{:.2f},{:.2f} {:.2f},{:.2f}", a.u_px, a.v_px, b.u_px, b.v_px),
                     "--length",
                     "12in",
                     "--map",
                     file("map.png")});
    ASSERT_EQ(run.status, 0) << run.errors;
    EXPECT_THAT(run.output, HasSubstr("printed 304.8 mm"));
    EXPECT_THAT(run.output, HasSubstr("it agrees"));
    EXPECT_THAT(run.output, HasSubstr("contact can be ruled on"));
    EXPECT_EQ(cv::imread(file("map.png")).size(), cv::Size(1280, 720));
}

/// Arguments that must fail, with what the one line on standard error says. "@" stands for the
/// folder of the test's files.
struct Refusal {
    std::string name;
    std::vector<std::string> arguments;
    int status;
    std::string says;
};

class CalibrationCommandRefuses : public CalibrationCommands,
                                  public testing::WithParamInterface<Refusal> {};

TEST_P(CalibrationCommandRefuses, WithOneClearLine) {
    std::vector<std::string> arguments = GetParam().arguments;
    for (std::string& argument : arguments) {
        if (argument[0] == '@') {
            argument = file(argument.substr(1));
        }
    }
    const ProgramRun run = run_program(arguments);
    EXPECT_EQ(run.status, GetParam().status) << run.errors;
    EXPECT_THAT(run.errors, HasSubstr(GetParam().says));
    EXPECT_EQ(std::count(run.errors.begin(), run.errors.end(), '\n'), 1) << run.errors;
    EXPECT_EQ(run.output, "");
}

std::vector<std::string> lens_of(const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"calibrate", "lens", "--out", "@new.json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

std::vector<std::string> table_of(const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"calibrate", "table", "--out", "@new.json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

/// Of the drawn table's picture, with its size.
std::vector<std::string> drawn_table_of(const std::vector<std::string>& more) {
    std::vector<std::string> arguments = table_of({"@table.png", "--table", "1200x800"});
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

std::vector<std::string> marked_table_with_lens(const std::string& lens) {
    return drawn_table_of({"--markers", "@markers.json", "--lens", lens});
}

const std::vector<std::string> kMeasure{"measure", "@table.png", "--table", "@table.json"};

std::vector<std::string> measure_of(const std::vector<std::string>& more) {
    std::vector<std::string> arguments = kMeasure;
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

INSTANTIATE_TEST_SUITE_P(
    Calibration,
    CalibrationCommandRefuses,
    testing::Values(
        Refusal{"lens_without_pictures", lens_of({}), 2, "IMAGE is required"},
        Refusal{"lens_missing_picture", lens_of({"@absent.png"}), 2, "absent.png"},
        Refusal{"lens_no_picture", lens_of({"@lens.json"}), 2, "lens.json"},
        Refusal{"lens_picture_without_board", lens_of({"@grey.png"}), 1, "shows no ChArUco board"},
        Refusal{"lens_wrong_board_word", lens_of({"@grey.png", "--board", "7by5"}), 2, "7by5"},
        Refusal{"lens_marker_larger_than_square",
                lens_of({"@grey.png", "--square", "20", "--marker", "25"}),
                2,
                "smaller than --square"},
        Refusal{
            "lens_unknown_dictionary", lens_of({"@grey.png", "--dictionary", "9X9_9"}), 2, "9X9_9"},
        Refusal{"lens_board_of_another_size",
                lens_of({"@board.png", "--board", "10x8"}),
                2,
                "don't fit a 10x8 board"},
        Refusal{"table_without_markers_or_corners",
                table_of({"@table.png", "--table", "1200x800"}),
                2,
                "--markers or --corners"},
        Refusal{"table_lens_of_another_camera",
                marked_table_with_lens("@other_lens.json"),
                2,
                "but the markers ask for"},
        Refusal{"table_lens_swapped",
                marked_table_with_lens("@upright_lens.json"),
                2,
                "width and height swapped"},
        Refusal{"table_lens_with_nan", marked_table_with_lens("@nan.json"), 2, "is no JSON"},
        Refusal{"table_ruler_and_corners",
                drawn_table_of({"--corners",
                                "1,700 900,700 700,100 100,100",
                                "--ruler-at",
                                "1,1 90,90",
                                "--ruler-length",
                                "12in"}),
                2,
                "or else --ruler-at"},
        Refusal{"table_ruler_once",
                drawn_table_of({"--ruler-at", "100,600 400,600", "--ruler-length", "12in"}),
                2,
                "once only"},
        Refusal{"table_ruler_parallel",
                drawn_table_of({"--ruler-at",
                                "100,600 400,600",
                                "--ruler-at",
                                "200,300 420,300",
                                "--ruler-length",
                                "12in"}),
                1,
                "same direction"},
        Refusal{"table_ruler_without_length",
                drawn_table_of({"--ruler-at", "100,600 400,600", "--ruler-at", "100,600 200,300"}),
                2,
                "needs --ruler-length"},
        Refusal{"table_ruler_of_no_length",
                drawn_table_of({"--ruler-at", "100,600 400,600", "--ruler-length", "long"}),
                2,
                "is no length"},
        Refusal{"table_no_marker_in_sight",
                table_of({"@grey.png", "--table", "1200x800", "--markers", "@markers.json"}),
                1,
                "no marker of the list was seen"},
        Refusal{"table_swapped_picture",
                table_of({"@upright.png",
                          "--table",
                          "1200x800",
                          "--markers",
                          "@markers.json",
                          "--lens",
                          "@lens.json"}),
                2,
                "width and height swapped"},
        Refusal{"table_lens_is_no_lens",
                marked_table_with_lens("@markers.json"),
                2,
                "\"littlewars-lens\" is wanted"},
        Refusal{"table_empty_markers_file",
                drawn_table_of({"--markers", "@empty.json"}),
                2,
                "is empty"},
        Refusal{"table_of_no_size",
                table_of({"@table.png", "--table", "1200", "--markers", "@markers.json"}),
                2,
                "1800x1200"},
        Refusal{"table_of_absurd_size",
                table_of({"@table.png", "--table", "1e9x5", "--markers", "@markers.json"}),
                2,
                "each side"},
        Refusal{
            "table_three_corners", drawn_table_of({"--corners", "1,1 2,2 3,3"}), 2, "four points"},
        Refusal{"table_corners_on_a_line",
                drawn_table_of({"--corners", "100,700 300,500 500,300 700,700"}),
                2,
                "on one line"},
        Refusal{"table_folder_missing",
                {"calibrate",
                 "table",
                 "@table.png",
                 "--table",
                 "1200x800",
                 "--markers",
                 "@markers.json",
                 "--lens",
                 "@lens.json",
                 "--out",
                 "@absent/table.json"},
                1,
                "cannot be written"},
        Refusal{"measure_one_point", measure_of({"400,400"}), 2, "two points"},
        Refusal{"measure_no_point", measure_of({"400;400", "1,1"}), 2, "picture points"},
        Refusal{"measure_beside_the_picture", measure_of({"400,400", "5000,1"}), 2, "outside"},
        Refusal{"measure_other_picture_size",
                {"measure", "@upright.png", "--table", "@table.json", "1,1", "2,2"},
                2,
                "was calibrated at 1280x720"},
        Refusal{"check_without_ruler",
                {"calibrate", "check", "@grey.png", "--table", "@table.json"},
                1,
                "--ruler"},
        Refusal{"check_without_length",
                {"calibrate", "check", "@grey.png", "--table", "@table.json", "--ruler", "1,1 2,2"},
                2,
                "--length"},
        Refusal{"targets_unknown",
                {"targets", "@a.pdf", "--what", "posters"},
                2,
                "nothing that can be printed"},
        Refusal{"targets_too_large",
                {"targets", "@a.pdf", "--what", "markers", "--side", "150"},
                2,
                "does not fit"}),
    [](const auto& given) { return given.param.name; });

}  // namespace
}  // namespace littlewars::calibration
