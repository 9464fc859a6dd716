#pragma once

#include "ui/session/session_event.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace littlewars::ui {

/// An event as one line of JSON ("littlewars-event", version 1), without line end.
[[nodiscard]] std::string event_line(const SessionEvent& event);

/// The inverse: `read_event(event_line(e)) == e` for every event a session makes.
///
/// Errors: throws referee::MalformedInput, naming the JSON path and what was expected there.
[[nodiscard]] SessionEvent read_event(std::string_view line);

[[nodiscard]] nlohmann::ordered_json to_json(const MatchSettings& settings);
[[nodiscard]] MatchSettings read_settings(const nlohmann::json& json);

}  // namespace littlewars::ui
