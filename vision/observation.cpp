#include "vision/observation.hpp"

#include <nlohmann/json.hpp>

#include <cmath>

namespace littlewars::vision {
namespace {

using Json = nlohmann::ordered_json;

/// To a 1/`parts`; dividing last gives the shortest decimals.
double rounded(double value, double parts) {
    return std::round(value * parts) / parts;
}

double hundredths(double value) {
    return rounded(value, 100);
}

Json point(const TablePoint& at) {
    return {hundredths(at.x_mm), hundredths(at.y_mm)};
}

Json point(const PixelPoint& at) {
    return {hundredths(at.u_px), hundredths(at.v_px)};
}

Json outline(const std::vector<TablePoint>& corners) {
    Json list = Json::array();
    for (const TablePoint& corner : corners) {
        list.push_back(point(corner));
    }
    return list;
}

void add_table(Json& line, const PieceOnTable& table) {
    line["x"] = hundredths(table.centre.x_mm);
    line["y"] = hundredths(table.centre.y_mm);
    line["sigma"] = hundredths(table.sigma_mm);
    line["heading"] = table.heading_deg ? Json(rounded(*table.heading_deg, 10)) : Json(nullptr);
    line["outline"] = outline(table.outline);
    if (table.gun) {
        line["axle"] = {point(table.gun->axle[0]), point(table.gun->axle[1])};
        line["trail"] = point(table.gun->trail);
    }
}

Json piece_json(const Piece& piece) {
    Json line{{"id", piece.id},
              {"kind", name_of(piece.kind)},
              {"side", piece.side.empty() ? Json(nullptr) : Json(piece.side)},
              {"standing", piece.standing}};
    if (piece.table) {
        add_table(line, *piece.table);
    }
    line["confidence"] = hundredths(piece.confidence);
    line["side_confidence"] = hundredths(piece.side_confidence);
    if (piece.identity_doubtful) {
        line["identity_doubtful"] = true;
    }
    line["foot_px"] = point(piece.foot);
    line["box_px"] = {hundredths(piece.box.u0_px),
                      hundredths(piece.box.v0_px),
                      hundredths(piece.box.u1_px),
                      hundredths(piece.box.v1_px)};
    return line;
}

Json ruler_json(const Ruler& ruler) {
    return {{"from", point(ruler.from)},
            {"to", point(ruler.to)},
            {"unit", ruler.unit == RulerUnit::Inch ? "in" : "cm"},
            {"printed_length", ruler.printed_length},
            {"measured_mm", hundredths(ruler.measured_mm)}};
}

Json die_json(const Die& die) {
    Json line = Json::object();
    if (die.table) {
        line["x"] = hundredths(die.table->x_mm);
        line["y"] = hundredths(die.table->y_mm);
    }
    line["value"] = die.value;
    line["confidence"] = hundredths(die.confidence);
    line["centre_px"] = point(die.centre);
    return line;
}

}  // namespace

std::string_view name_of(PieceKind kind) {
    switch (kind) {
        case PieceKind::Infantry:
            return "infantry";
        case PieceKind::Cavalry:
            return "cavalry";
        case PieceKind::Gun:
            break;
    }
    return "gun";
}

std::string json_line(const Observation& observation) {
    Json line{{"format", "littlewars-observation"},
              {"version", 1},
              {"source", observation.source},
              {"frame", observation.frame},
              {"time_s", rounded(observation.time_s, 1000)},
              {"steady", observation.steady},
              {"hand", observation.hand},
              {"pieces", Json::array()},
              {"rulers", Json::array()},
              {"dice", Json::array()}};
    for (const Piece& piece : observation.pieces) {
        line["pieces"].push_back(piece_json(piece));
    }
    for (const Ruler& ruler : observation.rulers) {
        line["rulers"].push_back(ruler_json(ruler));
    }
    for (const Die& die : observation.dice) {
        line["dice"].push_back(die_json(die));
    }
    if (!observation.warnings.empty()) {
        line["warnings"] = observation.warnings;
    }
    return line.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace littlewars::vision
