#pragma once

#include "referee/littlewars/melee.hpp"

namespace littlewars::referee::little_wars {

/// Who dies and who is taken, as men; both ascending.
struct Fallen {
    Force killed;
    Force prisoners;
};

/// Section 4.7: on each side the men die in order of distance to the nearest enemy participant
/// (to the millionth of an inch), then by id; of an isolated inferior side the rest are taken.
[[nodiscard]] Fallen propose(const Field& field, const Melee& melee);

}  // namespace littlewars::referee::little_wars
