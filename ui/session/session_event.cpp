#include "ui/session/session_event.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr std::array<std::pair<Status, std::string_view>, 4> kStatusNames{{
    {Status::Fighting, "fighting"},
    {Status::Prisoner, "prisoner"},
    {Status::Disarmed, "disarmed"},
    {Status::Dead, "dead"},
}};

/// In the order of EventBody's alternatives.
constexpr std::array<std::string_view, std::variant_size_v<EventBody>> kEventNames{
    "match_started", "steady", "move_started", "move_ended",      "ruling",
    "correction",    "choice", "call_settled", "surrender",       "body",
    "shots",         "clock",  "policy",       "ruling_accepted", "note",
    "difference",    "undo",   "redo",         "source_lost",     "source_back"};

}  // namespace

std::string_view status_name(Status status) {
    for (const auto& [value, name] : kStatusNames) {
        if (value == status) {
            return name;
        }
    }
    return "fighting";
}

std::optional<Status> status_named(std::string_view name) {
    for (const auto& [value, text] : kStatusNames) {
        if (text == name) {
            return value;
        }
    }
    return std::nullopt;
}

std::string_view name_of(const EventBody& body) {
    return kEventNames[body.index()];
}

}  // namespace littlewars::ui
