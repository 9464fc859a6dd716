#pragma once

#include "calibration/error.hpp"

#include <nlohmann/json.hpp>

#include <exception>
#include <filesystem>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace littlewars::calibration {

/// Thrown by JsonValue, caught at one door: parse_json().
class MalformedJson : public std::exception {
  public:
    MalformedJson(std::string path, std::string what)
        : path_(std::move(path)), what_(std::move(what)) {}
    [[nodiscard]] const char* what() const noexcept override { return what_.c_str(); }
    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    std::string path_;
    std::string what_;
};

/// One value inside a JSON document and the path to it ("$.lens.camera_matrix[0][2]").
///
/// Refers to the document, which must outlive it. Every reading function throws MalformedJson when
/// the value is not what it asks for.
class JsonValue {
  public:
    JsonValue(const nlohmann::json& value, std::string path)
        : value_(&value), path_(std::move(path)) {}

    /// A finite number from `least` to `most`.
    [[nodiscard]] double number(double least, double most) const;
    [[nodiscard]] int integer(int least, int most) const;
    /// A string of 1 to 200 bytes.
    [[nodiscard]] std::string text() const;
    /// A list of `least` to `most` values.
    [[nodiscard]] std::vector<JsonValue> items(std::size_t least, std::size_t most) const;
    /// A list of exactly `count` numbers, each from `least` to `most`.
    [[nodiscard]] std::vector<double> numbers(std::size_t count, double least, double most) const;

    [[nodiscard]] bool has(const char* name) const;
    /// The named field of an object.
    [[nodiscard]] JsonValue field(const char* name) const;
    /// Refuses an object that has any field but these.
    void only(std::initializer_list<std::string_view> names) const;
    /// Refuses what does not begin with this format and version 1.
    void is_format(const char* format) const;

    [[noreturn]] void refuse(std::string what) const {
        throw MalformedJson(path_, std::move(what));
    }

  private:
    const nlohmann::json* value_;
    std::string path_;
};

/// Parses `text` and hands its root to `read`. `where` names the file in messages.
///
/// Errors: BadInput  no JSON, or `read` refused a value (its JSON path is named).
template <typename Read>
auto parse_json(std::string_view text, const std::string& where, Read read)
    -> Expected<decltype(read(std::declval<JsonValue>()))> {
    try {
        const nlohmann::json document = nlohmann::json::parse(text);
        return read(JsonValue(document, "$"));
    } catch (const MalformedJson& refused) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    where + ": " + refused.path(),
                                    refused.what(),
                                    "correct the file or write it again"});
    } catch (const nlohmann::json::out_of_range&) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    where,
                                    "holds a number that is too large",
                                    "correct the file or write it again"});
    } catch (const nlohmann::json::parse_error& broken) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    where,
                                    "is no JSON (byte " + std::to_string(broken.byte) + ")",
                                    "correct the file or write it again"});
    }
}

/// "#rrggbb" and other short texts are quoted in messages through this: at most 40 characters.
[[nodiscard]] std::string shortened(const std::string& text);

/// A document as written to disk: two blanks of indent, short lists of numbers on one line.
[[nodiscard]] std::string pretty_json(const nlohmann::ordered_json& document);

}  // namespace littlewars::calibration
