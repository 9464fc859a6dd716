#pragma once

#include "calibration/error.hpp"
#include "referee/littlewars/options.hpp"
#include "ui/session/judgement.hpp"

#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// Other rules to judge a kept position by; what is left out stays as it was.
struct OtherRules {
    std::optional<referee::little_wars::Edition> edition;  ///< With all its own numbers.
    std::optional<referee::little_wars::Options> options;
};

/// A kept judgement made again from its position.
///
/// Errors: BadInput  the referee refuses the position, or a kept choice does not fit the other
///                   rules' numbers.
[[nodiscard]] calibration::Expected<Judgement> judged_afresh(const Judgement& kept,
                                                             const OtherRules& rules = {});

/// Where two judgements of one position differ, as "rulings path: kept, now" lines; empty when they
/// say the same. Texts for people are not compared.
[[nodiscard]] std::vector<std::string> differences(const Judgement& kept, const Judgement& now);

}  // namespace littlewars::ui
