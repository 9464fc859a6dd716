#pragma once

#include "referee/board_game.hpp"
#include "referee/stratego/position.hpp"

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include <string_view>
#include <vector>

namespace littlewars::referee::stratego {

/// Stratego between JSON and its typed rules; what BoardGame asks of an adapter.
struct StrategoJson {
    static constexpr std::string_view kName = "stratego";
    using Rules = stratego::Rules;
    using Position = stratego::Position;
    using Move = stratego::Move;

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

}  // namespace littlewars::referee::stratego
