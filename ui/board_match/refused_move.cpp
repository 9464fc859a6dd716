#include "ui/board_match/refused_move.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

/// A piece that left one point, and the point where one of its side came.
struct Carried {
    std::string side;
    std::string from;
    std::string to;
    std::vector<std::string> taken;  ///< Other points that were emptied.
};

/// The one piece that was carried from a point to another; nullopt when it's not just one.
std::optional<Carried> carried(const std::vector<PointChange>& changes) {
    std::optional<Carried> found;
    for (const PointChange& change : changes) {
        if (change.is) {
            if (found) {
                return std::nullopt;
            }
            found = Carried{*change.is, "", change.id, {}};
        }
    }
    if (!found) {
        return std::nullopt;
    }
    for (const PointChange& change : changes) {
        if (change.is) {
            continue;
        }
        if (change.was == found->side && found->from.empty()) {
            found->from = change.id;
        } else if (change.was == found->side) {
            return std::nullopt;
        } else {
            found->taken.push_back(change.id);
        }
    }
    return found->from.empty() ? std::nullopt : found;
}

std::optional<std::string> piece_at(const json& pieces, const std::string& point) {
    for (const auto& [name, piece] : pieces.items()) {
        if (piece.at("at") == point) {
            return name;
        }
    }
    return std::nullopt;
}

bool are_linked(const json& board, const std::string& a, const std::string& b) {
    const json& links = board.at("links");
    return std::any_of(links.begin(), links.end(), [&](const json& link) {
        return (link.at("a") == a && link.at("b") == b) || (link.at("a") == b && link.at("b") == a);
    });
}

/// One step, and every way over one hex between.
std::vector<json> mukden_paths(const GameTable& table, const Carried& piece) {
    std::vector<json> paths;
    if (!are_linked(table.board(), piece.from, piece.to)) {
        for (const json& point : table.board().at("points")) {
            const std::string id = point.at("id");
            if (are_linked(table.board(), piece.from, id) &&
                are_linked(table.board(), id, piece.to)) {
                paths.push_back({id, piece.to});
            }
        }
    }
    paths.push_back(json::array({piece.to}));
    return paths;
}

/// The moves that may have been meant, the likeliest first.
std::vector<json> meant(const GameTable& table, const Carried& piece) {
    const json& position = table.position();
    if (table.game() == "forteca") {
        const bool captures = piece.side == "defenders" && !piece.taken.empty();
        return {captures ? json{{"from", piece.from}, {"path", {piece.to}}}
                         : json{{"from", piece.from}, {"to", piece.to}}};
    }
    if (table.game() == "stratego") {
        return {{{"from", piece.from}, {"to", piece.to}}};
    }
    const bool is_mukden = table.game() == "mukden-1905";
    const auto name = piece_at(position.at(is_mukden ? "units" : "plates"), piece.from);
    if (!name) {
        return {};
    }
    if (!is_mukden) {
        return {{{"plate", *name}, {"to", piece.to}}};
    }
    std::vector<json> moves;
    for (json& path : mukden_paths(table, piece)) {
        moves.push_back({{"unit", *name}, {"path", std::move(path)}});
    }
    return moves;
}

std::string words_for(const std::vector<PointChange>& changes) {
    std::string words;
    for (const PointChange& change : changes) {
        words += words.empty() ? "" : ", ";
        if (!change.is) {
            words += fmt::format("{} ({}) is empty", change.id, *change.was);
        } else if (!change.was) {
            words += fmt::format("{} stands on {}", *change.is, change.id);
        } else {
            words +=
                fmt::format("{} stands on {} in place of {}", *change.is, change.id, *change.was);
        }
    }
    return words;
}

}  // namespace

RefusedMove why_refused(const GameTable& table, const std::vector<PointChange>& changes) {
    if (const auto piece = carried(changes)) {
        for (const json& move : meant(table, *piece)) {
            const auto rulings = table.judge(move);
            if (rulings && !rulings->at("legal").get<bool>()) {
                return {rulings->at("rule"), rulings->at("reason")};
            }
        }
    }
    return {"", fmt::format("No legal move does this: {}.", words_for(changes))};
}

}  // namespace littlewars::ui
