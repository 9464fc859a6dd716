#include "ui/play/random_army.hpp"

#include "referee/stratego/army.hpp"
#include "referee/stratego/squares.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace littlewars::ui {

nlohmann::json random_army(const std::string& side, const std::string& army, std::mt19937& random) {
    using namespace referee::stratego;
    const RankCounts& counts = army == "duel" ? kDuelArmy : kOriginalArmy;
    const int first = side == "red" ? 0 : 6 * kSide;
    std::vector<int> squares;
    for (int square = first; square < first + 4 * kSide; ++square) {
        squares.push_back(square);
    }
    std::shuffle(squares.begin(), squares.end(), random);
    auto pieces = nlohmann::json::object();
    std::size_t next = 0;
    for (const Rank rank : kAllRanks) {
        for (int i = 0; i < counts[rank]; ++i) {
            pieces[square_name(squares[next++])] = string_of(rank);
        }
    }
    return {{"setup", side}, {"pieces", pieces}};
}

}  // namespace littlewars::ui
