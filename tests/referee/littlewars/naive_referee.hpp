#pragma once

#include <nlohmann/json.hpp>

namespace littlewars::referee::testing_naive {

/// A second referee for Little Wars, written from the rules alone and as plainly as can be: every
/// pair is looked at, nothing is remembered, all is kept by id. Slow; for properties only.
///
/// Takes a well-formed position and gives the normative fields of the rulings, `close_calls` left
/// out. The choices of the input must be right.
[[nodiscard]] nlohmann::json naive_rulings(const nlohmann::json& position);

/// The same fields of a rulings object, the rest taken away, `measured` rounded to a millionth.
[[nodiscard]] nlohmann::json normative_fields(const nlohmann::json& rulings);

}  // namespace littlewars::referee::testing_naive
