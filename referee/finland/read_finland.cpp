#include "referee/finland/finland_json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace littlewars::referee::finland {
namespace {

constexpr int kMostEyes = 6;

int read_plate(const JsonReader& reader) {
    const std::string name = reader.string();
    const auto found = std::find(kPlateNames.begin(), kPlateNames.end(), name);
    if (found == kPlateNames.end()) {
        reader.fail("a plate, \"R1\" to \"R6\" or \"W1\" to \"W6\"");
    }
    return static_cast<int>(found - kPlateNames.begin());
}

Side read_side(const JsonReader& reader) {
    return static_cast<Side>(read_word(reader, {"red", "white"}));
}

bool is_null_or_missing(const std::optional<JsonReader>& reader) {
    return !reader || reader->value().is_null();
}

void read_artillery_of(const JsonReader& reader, Side side, Options& options) {
    for (const JsonReader& item : reader.array()) {
        const int plate = read_plate(item);
        if (side_of(plate) != side) {
            item.fail("a plate of that side");
        }
        bool& marked = options.artillery[static_cast<std::size_t>(plate)];
        if (marked) {
            item.fail("each plate once");
        }
        marked = true;
    }
}

Options read_options(const std::optional<JsonReader>& reader) {
    Options options;
    if (!reader) {
        return options;
    }
    reader->object(
        {"artillery", "full_throw", "helsingfors", "hango", "viborg", "artillery_reach"});
    if (const auto artillery = reader->find("artillery")) {
        artillery->object({"red", "white"});
        options.artillery.fill(false);
        read_artillery_of(artillery->at("red"), Side::Red, options);
        read_artillery_of(artillery->at("white"), Side::White, options);
    }
    options.full_throw =
        static_cast<FullThrow>(read_option(reader, "full_throw", {"must", "may-stop-short"}));
    options.helsingfors =
        static_cast<Helsingfors>(read_option(reader, "helsingfors", {"fire-only", "closed"}));
    options.hango = static_cast<Hango>(read_option(reader, "hango", {"any", "same"}));
    options.viborg = static_cast<Viborg>(read_option(reader, "viborg", {"arriving", "ring"}));
    options.artillery_reach =
        static_cast<ArtilleryReach>(read_option(reader, "artillery_reach", {"throw", "throw+1"}));
    return options;
}

void read_plates(const JsonReader& reader, const Board& board, Position& position) {
    for (const auto& [key, unused] : reader.object().value().items()) {
        const auto found = std::find(kPlateNames.begin(), kPlateNames.end(), key);
        if (found == kPlateNames.end()) {
            reader.at(key).fail("no such field; the plates are R1 to R6 and W1 to W6");
        }
    }
    for (std::size_t number = 0; number < kPlates; ++number) {
        const auto given = reader.find(kPlateNames[number]);
        if (!given) {
            continue;
        }
        given->object({"at", "men"});
        const int at = read_point(given->at("at"), board);
        if (position.plate_on(at)) {
            given->at("at").fail("a circle where no other plate stands");
        }
        const JsonReader men = given->at("men");
        std::optional<int> thousands;
        if (!men.value().is_null()) {
            thousands = static_cast<int>(men.integer(1, kMostMen));
        }
        position.plates[number] = Plate{at, thousands};
    }
}

void check_muster(const JsonReader& reader, const Position& position) {
    const auto first = position.first_unmustered();
    if (position.phase != Phase::Muster) {
        if (first) {
            reader.at("plates")
                .at(kPlateNames[static_cast<std::size_t>(*first)])
                .at("men")
                .fail("its men in thousands: the muster is over");
        }
        return;
    }
    if (!first) {
        reader.at("phase").fail("\"throw\" or \"move\": no plate is left to muster");
    }
    if (side_of(*first) != position.turn) {
        reader.at("turn").fail("the side of the first plate without men");
    }
}

void read_die(const JsonReader& reader, Position& position) {
    const auto die = reader.find("die");
    if (position.phase == Phase::Move) {
        position.die = static_cast<int>(reader.at("die").integer(1, kMostEyes));
    } else if (!is_null_or_missing(die)) {
        die->fail("null: nothing is thrown yet");
    }
}

void read_extra(const JsonReader& reader, Position& position) {
    const auto extra = reader.find("extra");
    if (is_null_or_missing(extra)) {
        return;
    }
    position.extra = read_plate(*extra);
    if (side_of(*position.extra) != position.turn || !position.plate(*position.extra)) {
        extra->fail("a plate on the map, of the side whose turn it is");
    }
}

}  // namespace

Rules FinlandJson::read_rules(const JsonReader& input) {
    Rules rules{nullptr, read_options(input.find("options"))};
    const auto board = input.find("board");
    if (board && !board->value().is_string()) {
        rules.map = read_map(board->object());
        return rules;
    }
    if (board) {
        (void)read_word(*board, {"finland-1918-reconstruction"});
    }
    rules.map = built_in_map();
    return rules;
}

Position FinlandJson::read_position(const JsonReader& reader, const Rules& rules) {
    reader.object({"turn", "phase", "die", "plates", "mantyharju_open", "extra", "result"});
    Position position;
    position.turn = read_side(reader.at("turn"));
    if (const auto phase = reader.find("phase")) {
        position.phase = static_cast<Phase>(read_word(*phase, {"muster", "throw", "move"}));
    }
    read_plates(reader.at("plates"), rules.map->board, position);
    check_muster(reader, position);
    read_die(reader, position);
    if (const auto open = reader.find("mantyharju_open")) {
        position.mantyharju_open = open->boolean();
    }
    read_extra(reader, position);
    position.result = read_result(reader, {"red", "white"});
    return position;
}

Move FinlandJson::read_move(const JsonReader& reader, const Rules& rules) {
    if (const auto thrown = reader.object().find("throw")) {
        reader.object({"throw"});
        return Throw{static_cast<int>(thrown->integer(1, kMostEyes))};
    }
    if (const auto pass = reader.find("pass")) {
        reader.object({"pass"});
        if (!pass->boolean()) {
            pass->fail("true");
        }
        return Pass{};
    }
    reader.object({"plate", "to", "fire"});
    Play play{read_plate(reader.at("plate")),
              read_point(reader.at("to"), rules.map->board),
              std::nullopt};
    if (const auto target = reader.find("fire")) {
        play.target = read_plate(*target);
    }
    return play;
}

}  // namespace littlewars::referee::finland
