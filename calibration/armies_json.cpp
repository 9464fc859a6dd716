#include "calibration/armies_json.hpp"

#include "calibration/atomic_file.hpp"
#include "calibration/json_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace littlewars::calibration {
namespace {

using Json = nlohmann::ordered_json;
constexpr const char* kFormat = "littlewars-armies";

Colour colour_from(const JsonValue& value) {
    const std::string text = value.text();
    const auto is_hex = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
    if (text.size() != 7 || text[0] != '#' || !std::all_of(text.begin() + 1, text.end(), is_hex)) {
        value.refuse(fmt::format("is \"{}\"; a colour is \"#rrggbb\"", shortened(text)));
    }
    unsigned rgb = 0;
    std::from_chars(text.data() + 1, text.data() + 7, rgb, 16);
    return {static_cast<std::uint8_t>(rgb >> 16),
            static_cast<std::uint8_t>(rgb >> 8 & 0xFF),
            static_cast<std::uint8_t>(rgb & 0xFF)};
}

Army army_from(const JsonValue& value) {
    value.only({"name", "colours"});
    Army army{value.field("name").text(), {}};
    for (const JsonValue& colour : value.field("colours").items(1, 64)) {
        army.colours.push_back(colour_from(colour));
    }
    return army;
}

Armies armies_from(const JsonValue& value) {
    value.is_format(kFormat);
    value.only({"format", "version", "sides", "figure_mm"});
    Armies armies;
    if (value.has("figure_mm")) {
        armies.figure_mm = value.field("figure_mm").number(10, 300);
    }
    const JsonValue sides = value.field("sides");
    for (const JsonValue& side : sides.items(2, 2)) {
        armies.sides.push_back(army_from(side));
    }
    if (armies.sides[0].name == armies.sides[1].name) {
        sides.refuse("gives both sides the same name");
    }
    return armies;
}

}  // namespace

std::string armies_text(const Armies& armies) {
    Json sides = Json::array();
    for (const Army& army : armies.sides) {
        Json colours = Json::array();
        for (const Colour& colour : army.colours) {
            colours.push_back(
                fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue));
        }
        sides.push_back({{"name", army.name}, {"colours", colours}});
    }
    Json document{{"format", kFormat}, {"version", 1}, {"sides", sides}};
    if (armies.figure_mm) {
        document["figure_mm"] = *armies.figure_mm;
    }
    return pretty_json(document);
}

Expected<Armies> armies_from_text(const std::string& text, const std::string& where) {
    return parse_json(text, where, armies_from);
}

Expected<Armies> read_armies(const std::filesystem::path& path) {
    return read_text_file(path).and_then(
        [&](const std::string& text) { return armies_from_text(text, path.string()); });
}

Expected<void> write_armies(const std::filesystem::path& path, const Armies& armies) {
    return write_file_atomically(path, armies_text(armies));
}

}  // namespace littlewars::calibration
