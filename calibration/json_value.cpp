#include "calibration/json_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace littlewars::calibration {
namespace {

using Ordered = nlohmann::ordered_json;

bool is_flat(const Ordered& value) {
    const auto plain = [](const Ordered& item) { return !item.is_structured(); };
    if (value.is_array() && std::all_of(value.begin(), value.end(), plain)) {
        return true;
    }
    return value.is_array() && value.size() <= 4 &&
           std::all_of(value.begin(), value.end(), [&](const Ordered& row) {
               return row.is_array() && std::all_of(row.begin(), row.end(), plain);
           });
}

std::string leaf(const Ordered& value) {
    return value.dump(-1, ' ', false, Ordered::error_handler_t::replace);
}

void print(const Ordered& value, const std::string& indent, std::string& text) {
    if (!value.is_structured() || value.empty() || is_flat(value)) {
        text += leaf(value);
        return;
    }
    const std::string inner = indent + "  ";
    text += value.is_object() ? "{" : "[";
    const char* comma = "\n";
    for (const auto& [key, item] : value.items()) {
        text += comma + inner;
        if (value.is_object()) {
            text += leaf(key) + ": ";
        }
        print(item, inner, text);
        comma = ",\n";
    }
    text += "\n" + indent + (value.is_object() ? "}" : "]");
}

}  // namespace

std::string shortened(const std::string& text) {
    return text.size() <= 40 ? text : text.substr(0, 37) + "...";
}

std::string pretty_json(const Ordered& document) {
    std::string text;
    print(document, "", text);
    return text + "\n";
}

double JsonValue::number(double least, double most) const {
    if (!value_->is_number()) {
        refuse("must be a number");
    }
    const double number = value_->get<double>();
    if (!std::isfinite(number) || number < least || number > most) {
        refuse(fmt::format("is {}; it must be from {} to {}", number, least, most));
    }
    return number;
}

int JsonValue::integer(int least, int most) const {
    const double number = this->number(least, most);
    if (number != std::floor(number)) {
        refuse(fmt::format("is {}; it must be a whole number", number));
    }
    return static_cast<int>(number);
}

std::string JsonValue::text() const {
    if (!value_->is_string()) {
        refuse("must be a text");
    }
    auto text = value_->get<std::string>();
    if (text.empty() || text.size() > 200) {
        refuse("must be a text of 1 to 200 bytes");
    }
    return text;
}

std::vector<JsonValue> JsonValue::items(std::size_t least, std::size_t most) const {
    if (!value_->is_array()) {
        refuse("must be a list");
    }
    if (value_->size() < least || value_->size() > most) {
        refuse(
            least == most
                ? fmt::format("has {} values; it must have {}", value_->size(), least)
                : fmt::format("has {} values; it must have {} to {}", value_->size(), least, most));
    }
    std::vector<JsonValue> items;
    for (std::size_t i = 0; i < value_->size(); ++i) {
        items.emplace_back((*value_)[i], fmt::format("{}[{}]", path_, i));
    }
    return items;
}

std::vector<double> JsonValue::numbers(std::size_t count, double least, double most) const {
    std::vector<double> numbers;
    for (const JsonValue& item : items(count, count)) {
        numbers.push_back(item.number(least, most));
    }
    return numbers;
}

bool JsonValue::has(const char* name) const {
    return value_->is_object() && value_->contains(name);
}

JsonValue JsonValue::field(const char* name) const {
    if (!value_->is_object()) {
        refuse("must be an object");
    }
    if (!value_->contains(name)) {
        refuse(fmt::format("has no field \"{}\"", name));
    }
    return {(*value_)[name], path_ + "." + name};
}

void JsonValue::only(std::initializer_list<std::string_view> names) const {
    if (!value_->is_object()) {
        refuse("must be an object");
    }
    for (const auto& [key, value] : value_->items()) {
        if (std::find(names.begin(), names.end(), key) == names.end()) {
            refuse(fmt::format("has an unknown field \"{}\"", shortened(key)));
        }
    }
}

void JsonValue::is_format(const char* format) const {
    const std::string found = field("format").text();
    if (found != format) {
        refuse(fmt::format("is of format \"{}\"; \"{}\" is wanted", shortened(found), format));
    }
    const int version = field("version").integer(0, 1'000'000);
    if (version != 1) {
        refuse(fmt::format("is of version {}; this program reads version 1", version));
    }
}

}  // namespace littlewars::calibration
