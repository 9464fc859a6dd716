#include "ui/commands/board_spots.hpp"

#include "calibration/atomic_file.hpp"
#include "referee/board.hpp"
#include "referee/built_in_boards.hpp"
#include "referee/json_reader.hpp"
#include "referee/stratego/squares.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using Json = nlohmann::json;
using referee::JsonReader;

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

vision::BoardSpot spot_from(const JsonReader& point) {
    const vision::BoardSpot spot{
        point.object().at("id").string(), point.at("x").number(0), point.at("y").number(0)};
    if (spot.x > 1 || spot.y > 1) {
        point.fail("a point inside the unit square");
    }
    return spot;
}

/// Throws MalformedInput.
NamedSpots spots_from(const JsonReader& board) {
    if (const JsonReader format = board.object().at("format");
        format.string() != "littlewars-board") {
        format.fail("\"littlewars-board\"");
    }
    static_cast<void>(board.at("version").integer(1, 1));
    const auto points = board.at("points").array();
    if (points.empty() || points.size() > kMostPoints) {
        board.at("points").fail(fmt::format("a list of 1 to {}", kMostPoints));
    }
    NamedSpots named{board.at("name").string(), {}};
    for (const JsonReader& point : points) {
        named.spots.push_back(spot_from(point));
    }
    return named;
}

Expected<NamedSpots> parse(const std::string& where, const std::string& text) {
    const auto bad = [&](const std::string& what) {
        return tl::unexpected(
            Error{ErrorKind::BadInput, where, what, "give a littlewars-board file"});
    };
    const Json document = Json::parse(text, nullptr, false);
    if (document.is_discarded()) {
        return bad("is no JSON");
    }
    try {
        return spots_from(JsonReader(document));
    } catch (const referee::MalformedInput& wrong) {
        return bad(wrong.line());
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
