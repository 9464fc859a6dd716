#include "ui/session/ruling_words.hpp"

#include <fmt/format.h>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;

std::string who_fought(const rules::Rulings& rulings, const rules::MeleeRuling& melee) {
    return fmt::format("{}: {}. {}: {}.",
                       rulings.sides[rules::Side::First],
                       listed(melee.participants[rules::Side::First]),
                       rulings.sides[rules::Side::Second],
                       listed(melee.participants[rules::Side::Second]));
}

std::string fate(const rules::MeleeRuling& melee) {
    const rules::Casualties& casualties = melee.applied ? *melee.applied : melee.proposal;
    return fmt::format("{}: {}. Taken: {}.",
                       melee.applied ? "Fallen" : "Proposed to fall",
                       listed(casualties.killed),
                       listed(casualties.prisoners));
}

std::string close_call(const rules::CloseCall& call) {
    return fmt::format("To settle by hand: {} and {} stand {:.2f} in apart; {} is {:.3f} in.",
                       call.a,
                       call.b,
                       call.distance_in,
                       call.rule,
                       call.threshold_in);
}

}  // namespace

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) {
            text += i + 1 == names.size() ? " and " : ", ";
        }
        text += names[i];
    }
    return text.empty() ? "nobody" : text;
}

std::vector<std::string> words_of(const Judgement& judgement) {
    const rules::Rulings& rulings = judgement.rulings;
    std::vector<std::string> lines;
    for (const rules::MeleeRuling& melee : rulings.melees) {
        lines.push_back(melee.text);
        lines.push_back(who_fought(rulings, melee));
        lines.push_back(fate(melee));
        for (const rules::CloseCall& call : melee.close_calls) {
            lines.push_back(close_call(call));
        }
    }
    for (const rules::PossibleMelee& melee : rulings.possible) {
        lines.push_back(melee.text);
    }
    for (const rules::Violation& violation : rulings.illegal) {
        lines.push_back(violation.text);
    }
    if (!rulings.prisoners.escorted.empty() || !rulings.prisoners.loose.empty() ||
        !rulings.prisoners.recaptured.empty()) {
        lines.push_back(rulings.prisoners.text);
    }
    for (const rules::GunRuling& gun : rulings.guns) {
        lines.push_back(gun.text);
    }
    return lines;
}

}  // namespace littlewars::ui
