#include "referee/natural_order.hpp"

#include <algorithm>

namespace littlewars::referee {
namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// The digits at the front of `text`, and the rest after them.
std::string_view digits_of(std::string_view text) {
    const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

std::string_view without_zeros(std::string_view digits) {
    const auto first = digits.find_first_not_of('0');
    return first == std::string_view::npos ? std::string_view() : digits.substr(first);
}

/// Negative, zero or positive, as whole numbers of any length.
int compare_numbers(std::string_view a, std::string_view b) {
    a = without_zeros(a);
    b = without_zeros(b);
    if (a.size() != b.size()) {
        return a.size() < b.size() ? -1 : 1;
    }
    return a.compare(b);
}

}  // namespace

bool natural_less(std::string_view a, std::string_view b) {
    std::string_view rest_a = a;
    std::string_view rest_b = b;
    while (!rest_a.empty() && !rest_b.empty()) {
        const std::string_view digits_a = digits_of(rest_a);
        const std::string_view digits_b = digits_of(rest_b);
        if (!digits_a.empty() && !digits_b.empty()) {
            if (const int order = compare_numbers(digits_a, digits_b); order != 0) {
                return order < 0;
            }
            rest_a.remove_prefix(digits_a.size());
            rest_b.remove_prefix(digits_b.size());
            continue;
        }
        if (rest_a.front() != rest_b.front()) {
            return static_cast<unsigned char>(rest_a.front()) <
                   static_cast<unsigned char>(rest_b.front());
        }
        rest_a.remove_prefix(1);
        rest_b.remove_prefix(1);
    }
    if (rest_a.empty() != rest_b.empty()) {
        return rest_a.empty();
    }
    return a < b;
}

}  // namespace littlewars::referee
