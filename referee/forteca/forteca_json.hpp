#pragma once

#include "referee/board_game.hpp"
#include "referee/forteca/position.hpp"

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include <string_view>
#include <vector>

namespace littlewars::referee::forteca {

/// Forteca between JSON and its typed rules; what BoardGame asks of an adapter.
struct FortecaJson {
    static constexpr std::string_view kName = "forteca";
    using Rules = forteca::Rules;
    using Position = forteca::Position;
    using Move = forteca::Move;

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

}  // namespace littlewars::referee::forteca
