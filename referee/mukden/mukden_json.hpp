#pragma once

#include "referee/board_game.hpp"
#include "referee/mukden/position.hpp"

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include <string_view>
#include <vector>

namespace littlewars::referee::mukden {

/// Mukden 1905 between JSON and its typed rules; what BoardGame asks of an adapter.
struct MukdenJson {
    static constexpr std::string_view kName = "mukden-1905";
    using Rules = mukden::Rules;
    using Position = mukden::Position;
    using Move = mukden::Move;

    static Rules read_rules(const JsonReader& input);
    static Position start(const Rules& rules);
    static Position read_position(const JsonReader& reader, const Rules& rules);
    static Move read_move(const JsonReader& reader, const Rules& rules);
    static tl::expected<Ruling, Refusal> judge(const Rules& rules,
                                               const Position& position,
                                               const Move& move);
    static std::vector<Move> legal_moves(const Rules& rules, const Position& position);
    static nlohmann::ordered_json write_move(const Rules& rules, const Move& move);
    static nlohmann::ordered_json write_position(const Rules& rules, const Position& position);
};

}  // namespace littlewars::referee::mukden
