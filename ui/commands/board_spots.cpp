#include "ui/commands/board_spots.hpp"

#include "calibration/atomic_file.hpp"
#include "referee/board.hpp"
#include "referee/built_in_boards.hpp"
#include "referee/stratego/squares.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <stdexcept>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using Json = nlohmann::json;

/// More points than any board has; a larger file is a mistake.
constexpr std::size_t kMostPoints = 5000;

NamedSpots stratego_spots() {
    const referee::Board board = referee::stratego::board();
    NamedSpots named{std::string(referee::stratego::kBoardName), {}};
    for (const referee::BoardPoint& point : board.points) {
        named.spots.push_back({point.id, point.x, point.y});
    }
    return named;
}

/// Throws what nlohmann throws, and std::runtime_error.
NamedSpots spots_from(const Json& document) {
    if (document.at("format") != "littlewars-board" || document.at("version") != 1) {
        throw std::runtime_error("\"format\" is not littlewars-board, version 1");
    }
    const Json& points = document.at("points");
    if (!points.is_array() || points.empty() || points.size() > kMostPoints) {
        throw std::runtime_error(fmt::format("\"points\" is not a list of 1 to {}", kMostPoints));
    }
    NamedSpots named{document.at("name").get<std::string>(), {}};
    for (const Json& point : points) {
        const vision::BoardSpot spot{point.at("id").get<std::string>(),
                                     point.at("x").get<double>(),
                                     point.at("y").get<double>()};
        if (!(spot.x >= 0 && spot.x <= 1 && spot.y >= 0 && spot.y <= 1)) {
            throw std::runtime_error(
                fmt::format("point {} lies outside of the unit square", spot.id));
        }
        named.spots.push_back(spot);
    }
    return named;
}

Expected<NamedSpots> parse(const std::string& where, const std::string& text) {
    try {
        return spots_from(Json::parse(text));
    } catch (const std::exception& wrong) {
        return tl::unexpected(
            Error{ErrorKind::BadInput, where, wrong.what(), "give a littlewars-board file"});
    }
}

}  // namespace

Expected<NamedSpots> load_spots(const std::string& file_or_name) {
    if (file_or_name == referee::stratego::kBoardName || file_or_name == "stratego") {
        return stratego_spots();
    }
    if (const auto text = referee::built_in_board_text(file_or_name); !text.empty()) {
        return parse(file_or_name, std::string(text));
    }
    std::error_code failed;
    if (!std::filesystem::exists(file_or_name, failed)) {
        std::string names(referee::stratego::kBoardName);
        for (const auto& board : referee::built_in_boards()) {
            names += fmt::format(", {}", board.name);
        }
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    file_or_name,
                                    "is neither a file nor a board of this program",
                                    "built in are " + names});
    }
    const auto text = calibration::read_text_file(file_or_name);
    return text ? parse(file_or_name, *text) : tl::unexpected(text.error());
}

}  // namespace littlewars::ui
