#include "referee/json_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::referee {
namespace {

constexpr double kAbsurd = 1e5;
constexpr std::size_t kLongestKeyShown = 60;
/// More than the rulings of any battle fill, less than what makes answers that nobody can read.
constexpr std::size_t kLongestString = 1 << 19;

/// A key as it may stand in a message: one line, not too long.
std::string shown(std::string_view key) {
    const bool cut = key.size() > kLongestKeyShown;
    std::string text = nlohmann::json(std::string(key.substr(0, kLongestKeyShown)))
                           .dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    text = text.substr(1, text.size() - 2);
    return cut ? text + "..." : text;
}

}  // namespace

MalformedInput::MalformedInput(std::string path, std::string expected)
    : std::runtime_error(path + ": expected " + expected),
      path_(std::move(path)),
      expected_(std::move(expected)) {}

std::string MalformedInput::line() const {
    std::string line = what();
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line;
}

JsonReader::JsonReader(const nlohmann::json& value, std::string path)
    : value_(&value), path_(std::move(path)) {}

void JsonReader::fail(std::string expected) const {
    throw MalformedInput(path_, std::move(expected));
}

const JsonReader& JsonReader::object() const {
    if (!value_->is_object()) {
        fail("an object");
    }
    return *this;
}

const JsonReader& JsonReader::object(std::initializer_list<std::string_view> allowed) const {
    object();
    for (const auto& [key, unused] : value_->items()) {
        if (std::find(allowed.begin(), allowed.end(), key) == allowed.end()) {
            throw MalformedInput(path_ + "." + shown(key), "no such field");
        }
    }
    return *this;
}

JsonReader JsonReader::at(std::string_view key) const {
    const auto found = value_->find(key);
    const std::string path = path_ + "." + shown(key);
    if (found == value_->end()) {
        throw MalformedInput(path, "this field, which is missing");
    }
    return JsonReader(*found, path);
}

std::optional<JsonReader> JsonReader::find(std::string_view key) const {
    const auto found = value_->find(key);
    if (found == value_->end()) {
        return std::nullopt;
    }
    return JsonReader(*found, path_ + "." + shown(key));
}

std::vector<JsonReader> JsonReader::array() const {
    if (!value_->is_array()) {
        fail("a list");
    }
    std::vector<JsonReader> items;
    items.reserve(value_->size());
    for (std::size_t i = 0; i < value_->size(); ++i) {
        items.emplace_back((*value_)[i], fmt::format("{}[{}]", path_, i));
    }
    return items;
}

std::vector<JsonReader> JsonReader::array(std::size_t exact_size) const {
    std::vector<JsonReader> items = array();
    if (items.size() != exact_size) {
        fail(fmt::format("a list of {}", exact_size));
    }
    return items;
}

std::string JsonReader::string() const {
    if (!value_->is_string()) {
        fail("a string");
    }
    const auto& text = value_->get_ref<const std::string&>();
    if (text.size() > kLongestString) {
        fail("a shorter string");
    }
    return text;
}

bool JsonReader::boolean() const {
    if (!value_->is_boolean()) {
        fail("true or false");
    }
    return value_->get<bool>();
}

std::int64_t JsonReader::integer(std::int64_t least, std::int64_t most) const {
    const std::string wanted = fmt::format("a whole number from {} to {}", least, most);
    if (!value_->is_number_integer()) {
        fail(wanted);
    }
    if (value_->is_number_unsigned() &&
        value_->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)) {
        fail(wanted);
    }
    const auto whole = value_->get<std::int64_t>();
    if (whole < least || whole > most) {
        fail(wanted);
    }
    return whole;
}

double JsonReader::number() const {
    if (!value_->is_number()) {
        fail("a number");
    }
    const double number = value_->get<double>();
    if (!std::isfinite(number) || std::abs(number) > kAbsurd) {
        fail("a finite number, at most 1e5 in size");
    }
    return number;
}

double JsonReader::number(double least) const {
    const double given = number();
    if (given < least) {
        fail(fmt::format("a number of {} or more", least));
    }
    return given;
}

}  // namespace littlewars::referee
