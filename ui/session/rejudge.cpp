#include "ui/session/rejudge.hpp"

#include "referee/littlewars/rulings_json.hpp"
#include "ui/session/judging.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

/// Words may be polished from version to version; the rulings may not change.
json without_texts(json rulings) {
    if (rulings.is_object()) {
        rulings.erase("text");
    }
    if (rulings.is_structured()) {
        for (auto& member : rulings) {
            member = without_texts(std::move(member));
        }
    }
    return rulings;
}

std::string value_at(const json& document, const std::string& pointer) {
    const json::json_pointer at(pointer);
    return document.contains(at) ? document.at(at).dump() : "nothing";
}

}  // namespace

calibration::Expected<Judgement> judged_afresh(const Judgement& kept, const OtherRules& rules) {
    Judgement now = kept;
    if (rules.edition) {
        now.position.edition = *rules.edition;
        now.position.options = referee::little_wars::options_of(*rules.edition);
        now.position.choices.clear();
    }
    if (rules.options) {
        now.position.options = *rules.options;
        now.position.choices.clear();
    }
    auto rulings = rulings_on(now.position, now.settled);
    if (!rulings) {
        return tl::unexpected(rulings.error());
    }
    now.rulings = std::move(*rulings);
    return now;
}

std::vector<std::string> differences(const Judgement& kept, const Judgement& now) {
    namespace rules = referee::little_wars;
    const json before = without_texts(json(rules::to_json(kept.rulings)));
    const json after = without_texts(json(rules::to_json(now.rulings)));
    std::vector<std::string> list;
    for (const json& change : json::diff(before, after)) {
        const std::string path = change.at("path");
        list.push_back(fmt::format(
            "{}: kept {}, now {}", path, value_at(before, path), value_at(after, path)));
    }
    return list;
}

}  // namespace littlewars::ui
