#pragma once

#include "referee/littlewars/contact.hpp"
#include "referee/littlewars/field.hpp"

#include <optional>
#include <vector>

namespace littlewars::referee::little_wars {

/// Section 3's answer for one force.
struct Isolation {
    bool isolated = false;
    Force supporters;
    friend bool operator==(const Isolation&, const Isolation&) = default;
};

/// Section 3: is a force of fighting men of one side isolated, and who supports it?
[[nodiscard]] Isolation rule_isolation(const Field& field,
                                       const std::vector<bool>& in_contact,
                                       const Force& force,
                                       Reading reading);

/// The men of a force that its supporters are measured from (`support_from`).
[[nodiscard]] Force support_measured_from(const Field& field,
                                          const std::vector<bool>& in_contact,
                                          const Force& force);

/// How far a man may be to support (`support_reach`; "move" is his own kind's).
[[nodiscard]] double support_reach_in(const Field& field, std::size_t supporter);

/// The bodies the players asked after, judged on the position given.
[[nodiscard]] std::vector<BodyRuling> rule_bodies(const Field& field,
                                                  const std::vector<Contact>& contacts);

/// Section 5.6: the men named in the request; nullopt when nobody asked.
[[nodiscard]] std::optional<SurrenderRuling> rule_surrender(const Field& field,
                                                            const std::vector<Contact>& contacts);

}  // namespace littlewars::referee::little_wars
