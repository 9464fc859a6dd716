#include "calibration/points.hpp"
#include "calibration/resources.hpp"
#include "tests/support/run_program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace littlewars::ui {
namespace {

using nlohmann::json;
using testing::SizeIs;

/// Bases are about 20 mm wide: nearer than this it is the same man.
constexpr double kSameMan_mm = 20;

struct Place {
    double x_mm = 0;
    double y_mm = 0;
};

Place middle_of(const json& man) {
    const json corners = man.contains("outline") ? man["outline"] : json::array({man["at"]});
    Place sum;
    for (const json& corner : corners) {
        sum.x_mm += corner[0].get<double>() * calibration::kMillimetresPerInch;
        sum.y_mm += corner[1].get<double>() * calibration::kMillimetresPerInch;
    }
    const auto count = static_cast<double>(corners.size());
    return {sum.x_mm / count, sum.y_mm / count};
}

/// The true figures' ids of men named in a ruling, by where they stand; 0 for nobody there.
std::set<int> figures_of(const json& names, const json& position, const json& moment) {
    std::set<int> ids;
    for (const json& man : position["men"]) {
        if (std::find(names.begin(), names.end(), man["id"]) == names.end()) {
            continue;
        }
        const Place place = middle_of(man);
        int found = 0;
        for (const json& figure : moment["figures"]) {
            const double away = std::hypot(figure["x"].get<double>() - place.x_mm,
                                           figure["y"].get<double>() - place.y_mm);
            found = away < kSameMan_mm ? figure["id"].get<int>() : found;
        }
        ids.insert(found);
    }
    return ids;
}

/// The demo run once for all tests.
class BundledBattle : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder_ = std::make_unique<testing_support::TemporaryFolder>();
        run_ = testing_support::run_program(
            {"demo", "--headless", "--json", "--out", folder_->file("pictures")});
        std::istringstream lines(run_.output);
        for (std::string line; std::getline(lines, line);) {
            events_.push_back(json::parse(line));
        }
        std::ifstream truth(calibration::find_resource("ui/demo/battle.json").value());
        truth_ = json::parse(truth);
    }
    static void TearDownTestSuite() { folder_.reset(); }

    static std::vector<json> rulings() {
        std::map<int, json> newest;
        for (const json& event : events_) {
            if (event["event"] == "ruling") {
                newest[event["number"].get<int>()] = event;
            }
        }
        std::vector<json> list;
        for (auto& [number, ruling] : newest) {
            list.push_back(ruling);
        }
        return list;
    }

    static json moment_at(double time_s) {
        for (const json& moment : truth_["moments"]) {
            if (moment["t"].get<double>() == time_s) {
                return moment;
            }
        }
        return {};
    }

    inline static std::unique_ptr<testing_support::TemporaryFolder> folder_;
    inline static testing_support::ProgramRun run_;
    inline static std::vector<json> events_;
    inline static json truth_;
};

TEST_F(BundledBattle, IsPlayedToItsEnd) {
    EXPECT_EQ(run_.status, 0) << run_.errors;
    const auto list = rulings();
    ASSERT_THAT(list, SizeIs(truth_["moves"].size()));
    for (std::size_t i = 0; i < list.size(); ++i) {
        EXPECT_EQ(list[i]["moved"], truth_["moves"][i]["side"]);
    }
}

TEST_F(BundledBattle, HasTheOneMeleeWithItsMen) {
    const auto list = rulings();
    ASSERT_THAT(list, SizeIs(4));
    for (const std::size_t quiet : {0U, 1U, 3U}) {
        EXPECT_THAT(list[quiet]["rulings"]["melees"], testing::IsEmpty()) << list[quiet]["rulings"];
    }
    const json& melees = list[2]["rulings"]["melees"];
    ASSERT_THAT(melees, SizeIs(1));
    const json& melee = melees[0];
    const json& truth = truth_["rulings"][0];
    const json moment = moment_at(truth["t"].get<double>());
    for (const char* side : {"red", "blue"}) {
        EXPECT_EQ(figures_of(melee["participants"][side], list[2]["position"], moment),
                  truth["melee"][side].get<std::set<int>>());
        EXPECT_EQ(melee["killed"][side], 2);
    }
    EXPECT_EQ(melee["inferior"], "blue");
    EXPECT_EQ(melee["isolated"], true);
    EXPECT_EQ(melee["prisoners"]["count"], 2);
}

TEST_F(BundledBattle, BreaksNoRule) {
    const auto list = rulings();
    ASSERT_THAT(list, SizeIs(4));
    for (const json& ruling : list) {
        EXPECT_THAT(ruling["rulings"]["illegal"], testing::IsEmpty());
    }
}

TEST_F(BundledBattle, RulesTheGuns) {
    const auto list = rulings();
    ASSERT_THAT(list, SizeIs(4));
    for (std::size_t i = 0; i < list.size(); ++i) {
        std::map<std::string, int> crews;
        for (const json& gun : list[i]["rulings"]["guns"]) {
            EXPECT_EQ(gun["state"], "in action");
            crews[gun["side"]] = gun["crew"].get<int>();
        }
        for (const json& gun : truth_["moves"][i]["guns"]) {
            EXPECT_EQ(crews[gun["side"]], gun["crew"].get<int>());
        }
    }
}

TEST_F(BundledBattle, LeavesAPictureOfEachRuling) {
    for (const char* name : {"move-1-red", "move-2-blue", "move-3-red", "move-4-blue"}) {
        EXPECT_TRUE(
            std::filesystem::exists(folder_->path() / "pictures" / (std::string(name) + ".png")));
    }
}

}  // namespace
}  // namespace littlewars::ui
