#include "referee/littlewars/read_names.hpp"

namespace littlewars::referee::little_wars {

PerSide<std::string> read_sides(const JsonReader& reader) {
    const auto names = reader.array(2);
    PerSide<std::string> sides{{names[0].string(), names[1].string()}};
    if (sides.of[0].empty() || sides.of[1].empty() || sides.of[0] == sides.of[1]) {
        reader.fail("two different names that are not empty");
    }
    return sides;
}

Side read_side(const JsonReader& reader, const PerSide<std::string>& sides) {
    const std::string name = reader.string();
    for (const Side side : kBothSides) {
        if (sides[side] == name) {
            return side;
        }
    }
    reader.fail("one of the two sides");
}

Edition read_edition(const JsonReader& reader) {
    const auto edition = edition_named(reader.string());
    if (!edition) {
        reader.fail("\"howto\" or \"1913\"");
    }
    return *edition;
}

std::vector<std::string> read_ids(const JsonReader& reader) {
    std::vector<std::string> ids;
    for (const JsonReader& id : reader.array()) {
        ids.push_back(id.string());
    }
    return ids;
}

}  // namespace littlewars::referee::little_wars
