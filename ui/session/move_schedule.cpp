#include "ui/session/move_schedule.hpp"

#include "calibration/atomic_file.hpp"
#include "referee/json_reader.hpp"

#include <nlohmann/json.hpp>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using referee::JsonReader;

std::vector<ScheduledMove> moves_of(const JsonReader& document) {
    std::vector<ScheduledMove> schedule;
    double last_s = 0;
    for (const JsonReader& move : document.object().at("moves").array()) {
        move.object();
        const JsonReader from = move.at("from_t");
        const JsonReader to = move.at("to_t");
        schedule.push_back({move.at("side").string(), from.number(0), to.number(0)});
        if (schedule.back().from_s < last_s) {
            from.fail("a time not before the end of the last move");
        }
        if (schedule.back().to_s <= schedule.back().from_s) {
            to.fail("a time after from_t");
        }
        last_s = schedule.back().to_s;
    }
    return schedule;
}

}  // namespace

calibration::Expected<std::vector<ScheduledMove>> read_move_schedule(
    const std::filesystem::path& path) {
    const auto text = calibration::read_text_file(path);
    if (!text) {
        return tl::unexpected(text.error());
    }
    const nlohmann::json json = nlohmann::json::parse(*text, nullptr, false);
    if (json.is_discarded()) {
        return tl::unexpected(
            Error{ErrorKind::BadInput, path.string(), "it is not JSON", "give a moves file"});
    }
    try {
        return moves_of(JsonReader(json));
    } catch (const referee::MalformedInput& flaw) {
        return tl::unexpected(Error{ErrorKind::BadInput, path.string(), flaw.line(), ""});
    }
}

}  // namespace littlewars::ui
