#include "ui/session/observation_json.hpp"

#include "referee/json_reader.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <limits>
#include <utility>

namespace littlewars::ui {
namespace {

using referee::JsonReader;
using vision::PixelPoint;
using vision::TablePoint;

TablePoint table_point(const JsonReader& reader) {
    const auto values = reader.array(2);
    return {values[0].number(), values[1].number()};
}

PixelPoint pixel_point(const JsonReader& reader) {
    const auto values = reader.array(2);
    return {values[0].number(), values[1].number()};
}

std::string optional_string(const JsonReader& reader) {
    return reader.value().is_null() ? std::string{} : reader.string();
}

vision::PieceKind kind(const JsonReader& reader) {
    const std::string name = reader.string();
    for (const auto each :
         {vision::PieceKind::Infantry, vision::PieceKind::Cavalry, vision::PieceKind::Gun}) {
        if (vision::name_of(each) == name) {
            return each;
        }
    }
    reader.fail("infantry, cavalry or gun");
}

vision::PieceOnTable place(const JsonReader& piece) {
    vision::PieceOnTable place;
    place.centre = {piece.at("x").number(), piece.at("y").number()};
    place.sigma_mm = piece.at("sigma").number(0);
    if (const auto heading = piece.at("heading"); !heading.value().is_null()) {
        place.heading_deg = heading.number();
    }
    for (const JsonReader& corner : piece.at("outline").array()) {
        place.outline.push_back(table_point(corner));
    }
    if (const auto axle = piece.find("axle")) {
        const auto wheels = axle->array(2);
        place.gun = vision::GunFoot{{table_point(wheels[0]), table_point(wheels[1])},
                                    table_point(piece.at("trail"))};
    }
    return place;
}

vision::PixelBox box(const JsonReader& reader) {
    const auto values = reader.array(4);
    return {values[0].number(), values[1].number(), values[2].number(), values[3].number()};
}

vision::Piece piece(const JsonReader& reader) {
    reader.object();
    vision::Piece piece;
    piece.id = static_cast<int>(reader.at("id").integer(-1, std::numeric_limits<int>::max()));
    piece.kind = kind(reader.at("kind"));
    piece.side = optional_string(reader.at("side"));
    piece.standing = reader.at("standing").boolean();
    piece.confidence = reader.at("confidence").number(0);
    piece.side_confidence = reader.at("side_confidence").number(0);
    if (const auto doubtful = reader.find("identity_doubtful")) {
        piece.identity_doubtful = doubtful->boolean();
    }
    piece.foot = pixel_point(reader.at("foot_px"));
    piece.box = box(reader.at("box_px"));
    if (reader.find("x")) {
        piece.table = place(reader);
    }
    return piece;
}

vision::Ruler ruler(const JsonReader& reader) {
    reader.object();
    vision::Ruler ruler;
    ruler.from = table_point(reader.at("from"));
    ruler.to = table_point(reader.at("to"));
    ruler.unit = reader.at("unit").string() == "cm" ? vision::RulerUnit::Centimetre
                                                    : vision::RulerUnit::Inch;
    ruler.printed_length = reader.at("printed_length").number(0);
    ruler.measured_mm = reader.at("measured_mm").number(0);
    return ruler;
}

vision::Die die(const JsonReader& reader) {
    reader.object();
    vision::Die die;
    if (const auto x = reader.find("x")) {
        die.table = TablePoint{x->number(), reader.at("y").number()};
    }
    die.value = static_cast<int>(reader.at("value").integer(0, 6));
    die.confidence = reader.at("confidence").number(0);
    die.centre = pixel_point(reader.at("centre_px"));
    return die;
}

}  // namespace

vision::Observation read_observation(const nlohmann::json& json) {
    const JsonReader reader(json);
    reader.object();
    vision::Observation observation;
    observation.source = reader.at("source").string();
    observation.frame =
        static_cast<long>(reader.at("frame").integer(0, std::numeric_limits<std::int64_t>::max()));
    observation.time_s = reader.at("time_s").number();
    observation.steady = reader.at("steady").boolean();
    observation.hand = reader.at("hand").boolean();
    for (const JsonReader& each : reader.at("pieces").array()) {
        observation.pieces.push_back(piece(each));
    }
    for (const JsonReader& each : reader.at("rulers").array()) {
        observation.rulers.push_back(ruler(each));
    }
    for (const JsonReader& each : reader.at("dice").array()) {
        observation.dice.push_back(die(each));
    }
    if (const auto warnings = reader.find("warnings")) {
        for (const JsonReader& each : warnings->array()) {
            observation.warnings.push_back(each.string());
        }
    }
    return observation;
}

vision::Observation as_recorded(const vision::Observation& observation) {
    return read_observation(nlohmann::json::parse(vision::json_line(observation)));
}

}  // namespace littlewars::ui
