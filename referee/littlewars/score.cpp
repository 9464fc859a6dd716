#include "referee/littlewars/score.hpp"

namespace littlewars::referee::little_wars {
namespace {

// Section 7.
constexpr int kMenPerMinute = 30;
constexpr double kGunHeld = 10;
constexpr double kCavalryFree = 1.5;
constexpr double kInfantryFree = 1;
constexpr double kPrisoner = 0.5;  ///< To his own side and to his captor.

}  // namespace

PerSide<int> rule_time(const Field& field, const std::vector<Side>& owners) {
    PerSide<int> minutes;
    for (const Side side : kBothSides) {
        const auto men = static_cast<int>(field.fighting(side).size());
        minutes[side] = (men + kMenPerMinute - 1) / kMenPerMinute;
    }
    for (const Side owner : owners) {
        ++minutes[owner];
    }
    return minutes;
}

PerSide<double> rule_score(const Field& field, const std::vector<Side>& owners) {
    PerSide<double> score;
    for (std::size_t i = 0; i < field.men(); ++i) {
        const Man& man = field.man(i);
        switch (field.status(i)) {
            case Status::Fighting:
            case Status::Disarmed:
                score[man.side] += man.kind == Kind::Cavalry ? kCavalryFree : kInfantryFree;
                break;
            case Status::Prisoner:
                score[man.side] += kPrisoner;
                score[enemy_of(man.side)] += kPrisoner;
                break;
            case Status::Dead:
                break;
        }
    }
    for (const Side owner : owners) {
        score[owner] += kGunHeld;
    }
    return score;
}

}  // namespace littlewars::referee::little_wars
