#pragma once

#include <string_view>

namespace littlewars::referee {

/// Natural order of ids (Little Wars rules, section 4.7): from the left, two runs of the digits 0-9
/// compare as whole numbers of any length, all else by UTF-8 byte, a prefix first; ids equal so
/// far ("r02", "r2") by plain bytes. A strict total order.
[[nodiscard]] bool natural_less(std::string_view a, std::string_view b);

/// natural_less as a comparator for containers.
struct NaturalLess {
    using is_transparent = void;
    bool operator()(std::string_view a, std::string_view b) const { return natural_less(a, b); }
};

}  // namespace littlewars::referee
