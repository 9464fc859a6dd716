#include "referee/finland/position.hpp"

namespace littlewars::referee::finland {

std::optional<int> Position::plate_on(int circle) const {
    for (int number = 0; number < kPlates; ++number) {
        if (plate(number) && plate(number)->at == circle) {
            return number;
        }
    }
    return std::nullopt;
}

bool Position::has_plates(Side side) const {
    for (int number = 0; number < kPlates; ++number) {
        if (plate(number) && side_of(number) == side) {
            return true;
        }
    }
    return false;
}

std::optional<int> Position::first_unmustered() const {
    for (int number = 0; number < kPlates; ++number) {
        if (plate(number) && !plate(number)->men) {
            return number;
        }
    }
    return std::nullopt;
}

Position start_position(const Rules& rules) {
    Position position;
    position.phase = Phase::Muster;
    for (std::size_t number = 0; number < kPlates; ++number) {
        position.plates[number] = Plate{rules.map->start[number], std::nullopt};
    }
    return position;
}

}  // namespace littlewars::referee::finland
