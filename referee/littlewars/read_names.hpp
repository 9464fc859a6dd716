#pragma once

#include "referee/json_reader.hpp"
#include "referee/littlewars/names.hpp"

#include <string>
#include <vector>

namespace littlewars::referee::little_wars {

/// One of the words of `names`. Errors: throws MalformedInput, listing them.
template <typename Value, std::size_t Count>
[[nodiscard]] Value read_name(const JsonReader& reader, const Names<Value, Count>& names) {
    const std::string given = reader.string();
    std::string wanted;
    for (const auto& [name, value] : names) {
        if (name == given) {
            return value;
        }
        wanted.append(wanted.empty() ? "\"" : " or \"").append(name).append("\"");
    }
    reader.fail(wanted);
}

/// Two different names that are not empty.
[[nodiscard]] PerSide<std::string> read_sides(const JsonReader& reader);
[[nodiscard]] Side read_side(const JsonReader& reader, const PerSide<std::string>& sides);
[[nodiscard]] Edition read_edition(const JsonReader& reader);
[[nodiscard]] std::vector<std::string> read_ids(const JsonReader& reader);

}  // namespace littlewars::referee::little_wars
