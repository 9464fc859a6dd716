#include "referee/games.hpp"
#include "referee/json_reader.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

/// A board file, as a player might bring it, given to every board game at its start: it is either
/// refused or played on, whatever it holds.
void play_on(const nlohmann::json& board) {
    using namespace littlewars::referee;
    for (const Game* game : all_games()) {
        const nlohmann::json input{{"format", "littlewars-position"},
                                   {"version", 1},
                                   {"game", game->name()},
                                   {"board", board},
                                   {"position", "start"}};
        try {
            (void)game->moves(input);
        } catch (const MalformedInput&) {
            continue;  // what a bad board deserves
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto board = nlohmann::json::parse(text, nullptr, false);
    if (!board.is_discarded()) {
        play_on(board);
    }
    return 0;
}
