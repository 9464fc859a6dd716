#include "calibration/board_finder.hpp"
#include "calibration/covariance.hpp"
#include "calibration/lens_solver.hpp"
#include "calibration/marker_dictionary.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/table_solver.hpp"
#include "tests/support/scene.hpp"
#include "vision/sources/picture_file.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace littlewars::calibration {
namespace {
namespace fs = std::filesystem;

/// Mean of error² / σ² per axis (1 when the covariance is exact): too small is modest, too large a
/// promise that is not kept.
constexpr double kLeastRatio = 0.3;
constexpr double kMostRatio = 2.0;
/// Half the places of a table may be off by so much, and the worst one by so much.
constexpr double kMean_mm = 0.5;
constexpr double kWorst_mm = 1.5;

/// One place of a table: how far the calibration has it off, and what it says of that.
struct Checked {
    double off_mm = 0;
    double ratio = 0;  ///< Squared error over covariance, per axis.
};

/// Rendered tables with their true cameras, calibrated from nothing but their pictures.
class RenderedTables : public testing::Test {
  protected:
    void SetUp() override {
        const char* scenes = std::getenv("LITTLEWARS_SCENES");
        tables_ = fs::path(scenes == nullptr ? "" : scenes) / "tables";
        if (!fs::is_directory(tables_)) {
            GTEST_SKIP() << "LITTLEWARS_SCENES names no folder with tables";
        }
    }

    const Lens& lens_of(const std::string& camera) {
        const auto known = lenses_.find(camera);
        if (known != lenses_.end()) {
            return known->second;
        }
        std::vector<BoardView> views;
        for (const auto& entry : fs::directory_iterator(tables_ / "calib" / camera)) {
            if (entry.path().extension() == ".jpg") {
                const auto picture = vision::read_picture(entry.path());
                auto view = find_board(*picture, BoardPattern{}, entry.path().filename());
                if (view) {
                    views.push_back(std::move(*view));
                }
            }
        }
        return lenses_[camera] = solve_lens(views).value().lens;
    }

    static MarkerLayout layout_of(const nlohmann::json& truth) {
        MarkerLayout layout;
        for (const auto& marker : truth.at("markers")) {
            TableMarker placed{marker.at("id"), {}};
            for (std::size_t i = 0; i < 4; ++i) {
                placed.corners[i] = {marker.at("corners")[i][0], marker.at("corners")[i][1]};
            }
            layout.markers.push_back(placed);
        }
        return layout;
    }

    /// A grid of places of the table, as the calibration has them.
    std::vector<Checked> check(const fs::path& folder) {
        std::ifstream file(folder / "truth.json");
        const auto truth = nlohmann::json::parse(file);
        const test::Scene scene = test::read_rendered_scene(folder);
        const Lens lens = lens_of(truth.at("camera").at("id"));
        const MarkerLayout layout = layout_of(truth);
        const TableTask task{scene.plane.table(), scene.empty.size(), lens, layout, std::nullopt};
        const auto dictionary = find_dictionary(layout.dictionary);
        const auto fit = solve_table(task, find_markers(scene.empty, *dictionary, &lens));
        EXPECT_TRUE(fit) << folder << message(fit.error());
        return fit ? check(fit->calibration, scene.plane) : std::vector<Checked>{};
    }

    static std::vector<Checked> check(const TableCalibration& found, const TablePlane& truth) {
        constexpr int kSteps = 4;
        const TableUncertainty known = TableUncertainty::of(found);
        std::vector<Checked> places;
        for (int i = 0; i < (kSteps + 1) * (kSteps + 1); ++i) {
            const TablePoint place{truth.table().width_mm * (i % (kSteps + 1)) / kSteps,
                                   truth.table().depth_mm * (i / (kSteps + 1)) / kSteps};
            const auto there = found.plane.table_from_image(truth.image_from_table(place));
            const cv::Vec2d off(there->x_mm - place.x_mm, there->y_mm - place.y_mm);
            places.push_back({cv::norm(off), off.dot(known.covariance_mm2(place).inv() * off) / 2});
        }
        return places;
    }

    fs::path tables_;
    std::map<std::string, Lens> lenses_;
};

TEST_F(RenderedTables, AreOffByAsMuchAsTheirCovarianceSays) {
    double ratios = 0;
    double off_mm = 0;
    int places = 0;
    for (const auto& entry : fs::directory_iterator(tables_)) {
        if (!fs::exists(entry.path() / "truth.json")) {
            continue;
        }
        double worst_mm = 0;
        double ratio = 0;
        const std::vector<Checked> checked = check(entry.path());
        for (const Checked& place : checked) {
            ratio += place.ratio / double(checked.size());
            off_mm += place.off_mm;
            worst_mm = std::max(worst_mm, place.off_mm);
        }
        ratios += ratio * double(checked.size());
        places += static_cast<int>(checked.size());
        fmt::print("{}: worst {:.2f} mm, error²/σ² {:.2f}\n",
                   entry.path().filename().string(),
                   worst_mm,
                   ratio);
        EXPECT_LT(worst_mm, kWorst_mm) << entry.path();
    }
    ASSERT_GT(places, 0);
    fmt::print("all: mean {:.2f} mm, error²/σ² {:.2f}\n", off_mm / places, ratios / places);
    EXPECT_LT(off_mm / places, kMean_mm);
    EXPECT_GT(ratios / places, kLeastRatio);
    EXPECT_LT(ratios / places, kMostRatio);
}

}  // namespace
}  // namespace littlewars::calibration
