#include "referee/littlewars/contact.hpp"

#include <algorithm>

namespace littlewars::referee::little_wars {

std::vector<Contact> rule_contact(const Field& field) {
    const Side moved = field.position().moved();
    const double contact_in = field.options().contact_in;
    std::vector<Contact> contacts;
    for (const std::size_t man : field.fighting(moved)) {
        const auto begin = static_cast<std::ptrdiff_t>(contacts.size());
        field.near(field.man(man).outline, contact_in, [&](std::size_t other) {
            if (!field.fights_for(other, enemy_of(moved))) {
                return;
            }
            const Comparison comparison = field.compare_men(Rule::Contact, man, other, contact_in);
            if (comparison.measured || comparison.close) {
                contacts.push_back({man, other, field.distance_in(man, other), comparison});
            }
        });
        std::sort(contacts.begin() + begin, contacts.end(), [](const Contact& a, const Contact& b) {
            return a.other_man < b.other_man;
        });
    }
    return contacts;
}

std::vector<bool> men_in_contact(const Field& field,
                                 const std::vector<Contact>& contacts,
                                 Reading reading) {
    std::vector<bool> in_contact(field.men(), false);
    for (const Contact& contact : contacts) {
        if (contact.comparison.within(reading)) {
            in_contact[contact.moved_man] = true;
            in_contact[contact.other_man] = true;
        }
    }
    return in_contact;
}

}  // namespace littlewars::referee::little_wars
