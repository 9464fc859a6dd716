#include "referee/stratego/read_position.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace littlewars::referee::stratego {
namespace {

constexpr std::array<Side, 2> kSides{Side::Red, Side::Blue};

bool read_flag(const JsonReader& owner, std::string_view key) {
    const auto reader = owner.find(key);
    return reader && reader->boolean();
}

Piece read_piece(const JsonReader& reader) {
    Piece piece;
    piece.side = static_cast<Side>(read_word(reader.at("side"), {"red", "blue"}));
    const auto rank = reader.find("rank");
    if (rank && !rank->value().is_null()) {
        piece.rank = read_rank(*rank);
    }
    piece.moved = read_flag(reader, "moved");
    piece.shown = read_flag(reader, "shown");
    if (piece.moved && piece.rank && !can_ever_move(*piece.rank)) {
        reader.at("moved").fail("false: bombs and flags never move");
    }
    if (piece.shown && !piece.rank) {
        reader.at("shown").fail("false while the rank is not known");
    }
    return piece;
}

void read_pieces(const JsonReader& reader, Position& position) {
    for (const JsonReader& item : reader.array()) {
        item.object({"at", "side", "rank", "moved", "shown"});
        const int square = read_square(item.at("at"));
        if (is_lake(square)) {
            item.at("at").fail("a square outside the lakes");
        }
        if (position.squares[square]) {
            item.at("at").fail("a square where no other piece stands");
        }
        position.squares[square] = read_piece(item);
    }
}

/// The members `red` and `blue` of an optional object; either may be absent.
template <class Read>
void read_sides(const JsonReader& position, std::string_view key, Read read) {
    const auto reader = position.find(key);
    if (!reader) {
        return;
    }
    reader->object({"red", "blue"});
    for (const Side side : kSides) {
        if (const auto list = reader->find(name_of(side))) {
            read(side, *list);
        }
    }
}

void read_lost(const JsonReader& reader, Position& position) {
    read_sides(reader, "lost", [&](Side side, const JsonReader& list) {
        for (const JsonReader& item : list.array()) {
            ++position.lost[side][read_rank(item)];
        }
    });
}

void read_trails(const JsonReader& reader, Position& position) {
    read_sides(reader, "trail", [&](Side side, const JsonReader& list) {
        for (const JsonReader& item : list.array()) {
            const auto ends = item.array(2);
            position.trail[side].push_back({read_square(ends[0]), read_square(ends[1])});
        }
    });
}

void check_army(const JsonReader& reader, const Rules& rules, const Position& position) {
    const Knowledge knowledge(rules, position);
    for (const Side side : kSides) {
        int unaccounted = 0;
        for (const Rank rank : kAllRanks) {
            if (knowledge.unaccounted(side, rank) < 0) {
                reader.at("pieces").fail(
                    fmt::format("at most {} of rank {} for {}, lost ones counted",
                                rules.army[rank],
                                string_of(rank),
                                name_of(side)));
            }
            unaccounted += knowledge.unaccounted(side, rank);
        }
        if (knowledge.unknown_pieces(side) > unaccounted) {
            reader.at("pieces").fail(fmt::format(
                "at most {} pieces of unknown rank for {}", unaccounted, name_of(side)));
        }
    }
}

}  // namespace

Rank read_rank(const JsonReader& reader) {
    const auto found = reader.value().is_string()
                           ? std::find(kRankStrings.begin(),
                                       kRankStrings.end(),
                                       reader.value().get_ref<const std::string&>())
                           : kRankStrings.end();
    if (found == kRankStrings.end()) {
        reader.fail("the string of a rank, \"1\" to \"10\", \"B\" or \"F\"");
    }
    return static_cast<Rank>(found - kRankStrings.begin());
}

Position read_stratego_position(const JsonReader& reader, const Rules& rules) {
    reader.object({"turn", "phase", "pieces", "lost", "trail", "result"});
    Position position;
    position.turn = static_cast<Side>(read_word(reader.at("turn"), {"red", "blue"}));
    if (const auto phase = reader.find("phase")) {
        position.phase = static_cast<Phase>(read_word(*phase, {"setup", "play"}));
    }
    read_pieces(reader.at("pieces"), position);
    read_lost(reader, position);
    read_trails(reader, position);
    check_army(reader, rules, position);
    position.result = read_result(reader, {"red", "blue", "draw"});
    return position;
}

}  // namespace littlewars::referee::stratego
