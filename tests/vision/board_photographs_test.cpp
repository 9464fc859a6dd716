#include "vision/things/board_reader.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include <array>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>

namespace littlewars::vision {
namespace {

using nlohmann::json;

/// Of a photograph's squares; the rest are mostly hidden behind tall stacks.
constexpr double kLeastRight = 0.98;

/// A photograph of a board, its corners as a player would click them: near left, near right, far
/// right, far left.
struct Photograph {
    std::string name;
    std::string board;
    std::array<calibration::PixelPoint, 4> corners;
};

const calibration::Armies kDraughts{
    .sides = {{"green", {{0x3f, 0x7a, 0x3c}}}, {"red", {{0xb0, 0x28, 0x4a}}}}, .figure_mm = {}};
const calibration::Armies kCheckers{
    .sides = {{"white", {{0xc0, 0xa0, 0x60}}}, {"black", {{0x18, 0x18, 0x18}}}}, .figure_mm = {}};

std::vector<BoardSpot> spots_of(const std::string& board) {
    std::vector<BoardSpot> spots;
    const json file =
        json::parse(std::ifstream(std::string(LITTLEWARS_TEST_DATA "/boards/") + board + ".json"));
    for (const json& point : file.at("points")) {
        spots.push_back({point.at("id"), point.at("x"), point.at("y")});
    }
    return spots;
}

using Squares = std::map<std::string, std::string>;

/// Four rows of each side, red at the far end, on the squares of the far red corner's colour.
Squares draughts_start(bool on_the_first_square) {
    Squares squares;
    for (int row = 0; row < 10; ++row) {
        for (int column = 0; column < 10; ++column) {
            const bool is_used = ((row + column) % 2 == 0) == on_the_first_square;
            if (is_used && (row < 4 || row > 5)) {
                squares[fmt::format("r{}c{}", row, column)] = row < 4 ? "red" : "green";
            }
        }
    }
    return squares;
}

/// What stands where, from the photograph's entry among the truths.
Squares squares_of(const Photograph& photograph, const json& truth) {
    Squares squares;
    if (truth.contains("start_position")) {
        return draughts_start(photograph.name == "draughts_15.jpg");
    }
    if (truth.contains("squares")) {
        for (const auto& [side, ids] : truth.at("squares").items()) {
            for (const json& id : ids) {
                squares[id.get<std::string>()] = side;
            }
        }
        return squares;
    }
    for (const std::string side : {"green", "red"}) {
        for (const json& disc : truth.at(side)) {
            squares[fmt::format("r{}c{}", disc.at("row").get<int>(), disc.at("col").get<int>())] =
                side;
        }
    }
    return squares;
}

class BoardPhotographs : public testing::TestWithParam<Photograph> {};

TEST_P(BoardPhotographs, AreReadWithoutAnEmptyPicture) {
    const char* const scenes = std::getenv("LITTLEWARS_SCENES");
    const std::string folder = fmt::format("{}/real/boards/", scenes == nullptr ? "" : scenes);
    const cv::Mat picture = cv::imread(folder + GetParam().name);
    if (picture.empty()) {
        GTEST_SKIP() << "LITTLEWARS_SCENES names no folder with photographs of boards";
    }
    const json truth = json::parse(std::ifstream(folder + "truth.json")).at(GetParam().name);
    BoardReadingTask task;
    task.spots = spots_of(GetParam().board);
    task.picture_from_board = *picture_from_board(GetParam().corners);
    task.armies = GetParam().board == "checkers-8x8" ? kCheckers : kDraughts;
    Squares squares = squares_of(GetParam(), truth);
    const auto readings = *read_board(picture, task);
    int right = 0;
    std::string wrong;
    for (const SpotReading& reading : readings) {
        const bool is_right = reading.side.value_or("") == squares[reading.id];
        right += is_right ? 1 : 0;
        wrong += is_right ? "" : reading.id + " ";
    }
    EXPECT_GE(right, kLeastRight * static_cast<double>(readings.size())) << "wrong: " << wrong;
}

INSTANTIATE_TEST_SUITE_P(
    Boards,
    BoardPhotographs,
    testing::Values(Photograph{"draughts_34.jpg",
                               "draughts-10x10",
                               {{{107, 1260}, {1109, 1264}, {1104, 251}, {113, 245}}}},
                    Photograph{"draughts_35.jpg",
                               "draughts-10x10",
                               {{{87, 1264}, {1085, 1294}, {1079, 311}, {137, 284}}}},
                    Photograph{"draughts_32.jpg",
                               "draughts-10x10",
                               {{{80, 1062}, {1113, 1106}, {1040, 309}, {240, 291}}}},
                    Photograph{"draughts_15.jpg",
                               "draughts-10x10",
                               {{{260, 1132}, {1295, 1146}, {1282, 75}, {251, 125}}}},
                    Photograph{"aruco_checkers_red.jpg",
                               "checkers-8x8",
                               {{{330, 857}, {1245, 840}, {1139, 217}, {418, 226}}}},
                    Photograph{"aruco_checkers_few.jpg",
                               "checkers-8x8",
                               {{{378, 835}, {1125, 813}, {988, 428}, {421, 430}}}}),
    [](const auto& given) { return given.param.name.substr(0, given.param.name.find('.')); });

}  // namespace
}  // namespace littlewars::vision
