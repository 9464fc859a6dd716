#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace littlewars::referee {

/// Thrown by readers at the first thing in an input that is not as the format says; caught at the
/// referee's door (`answer`), never inside the rules.
class MalformedInput : public std::runtime_error {
  public:
    MalformedInput(std::string path, std::string expected);

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] const std::string& expected() const { return expected_; }
    /// "path: expected …" as one line, whatever the input held.
    [[nodiscard]] std::string line() const;

  private:
    std::string path_;
    std::string expected_;
};

/// A place in a JSON text that knows its own path ("$.men[3].at"). Refers to the value it was made
/// from, which must outlive it. Every function throws MalformedInput when the value is not so.
class JsonReader {
  public:
    explicit JsonReader(const nlohmann::json& value, std::string path = "$");

    [[nodiscard]] const nlohmann::json& value() const { return *value_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    [[noreturn]] void fail(std::string expected) const;

    /// This reader, once the value is known to be an object.
    const JsonReader& object() const;
    /// The same, and no key but those listed (unknown fields are malformed).
    const JsonReader& object(std::initializer_list<std::string_view> allowed) const;

    /// A required member. Precondition: object() was called.
    [[nodiscard]] JsonReader at(std::string_view key) const;
    /// An optional member.
    [[nodiscard]] std::optional<JsonReader> find(std::string_view key) const;

    [[nodiscard]] std::vector<JsonReader> array() const;
    [[nodiscard]] std::vector<JsonReader> array(std::size_t exact_size) const;
    [[nodiscard]] std::string string() const;  ///< Of at most half a megabyte.
    [[nodiscard]] bool boolean() const;
    /// A whole number written without fraction or exponent, in [least, most]; true is none.
    [[nodiscard]] std::int64_t integer(std::int64_t least, std::int64_t most) const;
    /// A finite number with |x| <= 1e5.
    [[nodiscard]] double number() const;
    [[nodiscard]] double number(double least) const;

  private:
    const nlohmann::json* value_;
    std::string path_;
};

}  // namespace littlewars::referee
