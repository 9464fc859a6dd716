#include "referee/littlewars/position_json.hpp"

#include "referee/json_reader.hpp"
#include "referee/littlewars/names.hpp"
#include "referee/littlewars/read_names.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace littlewars::referee::little_wars {
namespace {

constexpr std::int64_t kMostCount = 100000;  ///< Section 9: numbers beyond 1e5 are absurd.

Spot read_spot(const JsonReader& reader) {
    const auto numbers = reader.array(2);
    return {numbers[0].number(), numbers[1].number()};
}

Line read_line(const JsonReader& reader) {
    const auto spots = reader.array(2);
    return {read_spot(spots[0]), read_spot(spots[1])};
}

Polygon read_polygon(const JsonReader& reader) {
    Polygon polygon;
    for (const JsonReader& spot : reader.array()) {
        polygon.corners.push_back(read_spot(spot));
    }
    return polygon;
}

int read_count(const JsonReader& reader, int least) {
    return static_cast<int>(reader.integer(least, kMostCount));
}

void read_lengths(const JsonReader& reader, Options& options) {
    const std::array<std::pair<const char*, double*>, 7> lengths{
        {{"contact", &options.contact_in},
         {"melee_reach", &options.melee_reach_in},
         {"escort_reach", &options.escort_reach_in},
         {"gun_reach", &options.gun_reach_in},
         {"infantry_move", &options.infantry_move_in},
         {"cavalry_move", &options.cavalry_move_in},
         {"crowding", &options.crowding_in}}};
    for (const auto& [name, length] : lengths) {
        if (const auto given = reader.find(name)) {
            *length = given->number(0);
        }
    }
    if (const auto given = reader.find("support_reach")) {
        if (given->value().is_string()) {
            if (given->string() != "move") {
                given->fail("a number of 0 or more, or \"move\"");
            }
            options.support_reach_in = std::nullopt;
        } else {
            options.support_reach_in = given->number(0);
        }
    }
}

void read_counts(const JsonReader& reader, Options& options) {
    const std::array<std::pair<const char*, int*>, 4> counts{
        {{"escort_capacity", &options.escort_capacity},
         {"gun_crew", &options.gun_crew},
         {"capture_men", &options.capture_men},
         {"gun_shots", &options.gun_shots}}};
    for (const auto& [name, count] : counts) {
        if (const auto given = reader.find(name)) {
            *count = read_count(*given, 1);
        }
    }
}

Options read_options(const JsonReader& reader, Edition edition) {
    reader.object({"contact",
                   "melee_reach",
                   "support_reach",
                   "support_from",
                   "escort_reach",
                   "escort_capacity",
                   "free_prisoners",
                   "gun_reach",
                   "gun_crew",
                   "capture_men",
                   "past_axle",
                   "infantry_move",
                   "cavalry_move",
                   "gun_shots",
                   "crowding"});
    Options options = options_of(edition);
    read_lengths(reader, options);
    read_counts(reader, options);
    if (const auto given = reader.find("support_from")) {
        options.support_from = read_name(*given, kSupportFrom);
    }
    if (const auto given = reader.find("free_prisoners")) {
        options.free_prisoners = read_name(*given, kFreePrisoners);
    }
    if (const auto given = reader.find("past_axle")) {
        options.past_axle = read_name(*given, kPastAxle);
    }
    return options;
}

TableInput read_table(const JsonReader& reader, const PerSide<std::string>& sides) {
    reader.object({"width", "depth", "back_lines"});
    TableInput table;
    if (const auto width = reader.find("width")) {
        table.width_in = width->number();
    }
    if (const auto depth = reader.find("depth")) {
        table.depth_in = depth->number();
    }
    if (const auto lines = reader.find("back_lines")) {
        lines->object({sides.of[0], sides.of[1]});
        for (const Side side : kBothSides) {
            if (const auto line = lines->find(sides[side])) {
                table.back_lines[side] = read_line(*line);
            }
        }
    }
    return table;
}

Shape read_shape(const JsonReader& man) {
    if (const auto outline = man.find("outline")) {
        if (man.find("at") || man.find("radius")) {
            man.fail("either an outline or a place and a radius");
        }
        return read_polygon(*outline);
    }
    return Disc{read_spot(man.at("at")), man.at("radius").number()};
}

ManInput read_man(const JsonReader& reader, const PerSide<std::string>& sides) {
    reader.object({"id", "side", "kind", "at", "radius", "outline", "from", "status", "sigma"});
    ManInput man;
    man.id = reader.at("id").string();
    man.side = read_side(reader.at("side"), sides);
    man.kind = read_name(reader.at("kind"), kKinds);
    man.shape = read_shape(reader);
    if (const auto from = reader.find("from")) {
        man.from = read_spot(*from);
    }
    if (const auto status = reader.find("status")) {
        man.status = read_name(*status, kStatuses);
    }
    if (const auto sigma = reader.find("sigma")) {
        man.sigma_in = sigma->number(0);
    }
    return man;
}

GunInput read_gun(const JsonReader& reader, const PerSide<std::string>& sides) {
    reader.object(
        {"id", "side", "axle", "trail", "outline", "from", "fired", "crew_before", "sigma"});
    GunInput gun;
    gun.id = reader.at("id").string();
    gun.side = read_side(reader.at("side"), sides);
    gun.axle = read_line(reader.at("axle"));
    gun.trail = read_spot(reader.at("trail"));
    if (const auto outline = reader.find("outline")) {
        gun.outline = read_polygon(*outline);
    }
    if (const auto from = reader.find("from")) {
        gun.from = read_spot(*from);
    }
    if (const auto fired = reader.find("fired")) {
        gun.fired = read_count(*fired, 0);
    }
    if (const auto crew = reader.find("crew_before")) {
        gun.crew_before = read_count(*crew, 0);
    }
    if (const auto sigma = reader.find("sigma")) {
        gun.sigma_in = sigma->number(0);
    }
    return gun;
}

BodyInput read_body(const JsonReader& reader, const PerSide<std::string>& sides) {
    reader.object({"name", "side", "men"});
    return {reader.at("name").string(),
            read_side(reader.at("side"), sides),
            read_ids(reader.at("men"))};
}

Choice read_choice(const JsonReader& reader) {
    reader.object({"melee", "killed", "prisoners"});
    return {read_ids(reader.at("melee")),
            read_ids(reader.at("killed")),
            read_ids(reader.at("prisoners"))};
}

void read_heading(const JsonReader& reader) {
    reader.object({"format",
                   "version",
                   "game",
                   "edition",
                   "options",
                   "sides",
                   "moved",
                   "auto",
                   "table",
                   "men",
                   "guns",
                   "bodies",
                   "surrender",
                   "choices"});
    if (const JsonReader format = reader.at("format"); format.string() != "littlewars-position") {
        format.fail("\"littlewars-position\"");
    }
    static_cast<void>(reader.at("version").integer(1, 1));
    if (const JsonReader game = reader.at("game"); game.string() != "little-wars") {
        game.fail("\"little-wars\"");
    }
}

/// The lists of the input; each may be left out but the men.
void read_lists(const JsonReader& reader, PositionInput& position) {
    for (const JsonReader& man : reader.at("men").array()) {
        position.men.push_back(read_man(man, position.sides));
    }
    if (const auto guns = reader.find("guns")) {
        for (const JsonReader& gun : guns->array()) {
            position.guns.push_back(read_gun(gun, position.sides));
        }
    }
    if (const auto bodies = reader.find("bodies")) {
        for (const JsonReader& body : bodies->array()) {
            position.bodies.push_back(read_body(body, position.sides));
        }
    }
    if (const auto surrender = reader.find("surrender")) {
        position.surrender = read_ids(*surrender);
    }
    if (const auto choices = reader.find("choices")) {
        for (const JsonReader& choice : choices->array()) {
            position.choices.push_back(read_choice(choice));
        }
    }
}

}  // namespace

PositionInput read_position_input(const nlohmann::json& input) {
    const JsonReader reader(input);
    read_heading(reader);
    PositionInput position;
    if (const auto edition = reader.find("edition")) {
        position.edition = read_edition(*edition);
    }
    position.options = options_of(position.edition);
    if (const auto options = reader.find("options")) {
        position.options = read_options(*options, position.edition);
    }
    if (const auto sides = reader.find("sides")) {
        position.sides = read_sides(*sides);
    }
    position.moved = read_side(reader.at("moved"), position.sides);
    if (const auto auto_choose = reader.find("auto")) {
        position.auto_choose = auto_choose->boolean();
    }
    if (const auto table = reader.find("table")) {
        position.table = read_table(*table, position.sides);
    }
    read_lists(reader, position);
    return position;
}

Position read_position(const nlohmann::json& input) {
    auto position = Position::from_input(read_position_input(input));
    if (!position) {
        const Flaw& first = position.error().front();
        throw MalformedInput(first.path, first.expected);
    }
    return *std::move(position);
}

}  // namespace littlewars::referee::little_wars
