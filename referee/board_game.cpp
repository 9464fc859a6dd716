#include "referee/board_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace littlewars::referee {
namespace {

nlohmann::ordered_json heading(std::string_view game) {
    return {{"format", "littlewars-rulings"}, {"version", 1}, {"game", game}};
}

}  // namespace

void check_frame(const JsonReader& input, std::string_view game, MoveKey move) {
    if (move == MoveKey::Required) {
        input.object(
            {"format", "version", "game", "options", "board", "comment", "position", "move"});
        (void)input.at("move").object();
    } else {
        input.object({"format", "version", "game", "options", "board", "comment", "position"});
    }
    (void)read_word(input.at("format"), {"littlewars-position"});
    (void)input.at("version").integer(1, 1);
    (void)read_word(input.at("game"), {game});
    if (const auto comment = input.find("comment")) {
        (void)comment->string();
    }
}

std::optional<Result> read_result(const JsonReader& position,
                                  std::initializer_list<std::string_view> winners) {
    const auto reader = position.find("result");
    if (!reader || reader->value().is_null()) {
        return std::nullopt;
    }
    reader->object({"winner", "rule"});
    const JsonReader winner = reader->at("winner");
    (void)read_word(winner, winners);
    return Result{winner.string(), reader->at("rule").string()};
}

int read_word(const JsonReader& reader, std::initializer_list<std::string_view> words) {
    const auto found =
        reader.value().is_string()
            ? std::find(words.begin(), words.end(), reader.value().get_ref<const std::string&>())
            : words.end();
    if (found == words.end()) {
        reader.fail(
            fmt::format("{}\"{}\"", words.size() > 1 ? "one of " : "", fmt::join(words, "\", \"")));
    }
    return static_cast<int>(found - words.begin());
}

int read_option(const std::optional<JsonReader>& owner,
                std::string_view key,
                std::initializer_list<std::string_view> words) {
    const auto reader = owner ? owner->find(key) : std::nullopt;
    return reader ? read_word(*reader, words) : 0;
}

int read_option(const std::optional<JsonReader>& owner,
                std::string_view key,
                int least,
                int most,
                int otherwise) {
    const auto reader = owner ? owner->find(key) : std::nullopt;
    return reader ? static_cast<int>(reader->integer(least, most)) : otherwise;
}

nlohmann::ordered_json write_result(const std::optional<Result>& result) {
    if (!result) {
        return nullptr;
    }
    return {{"winner", result->winner}, {"rule", result->rule}};
}

nlohmann::ordered_json write_ruling(std::string_view game, Ruling ruling) {
    nlohmann::ordered_json json = heading(game);
    json["legal"] = true;
    json["rule"] = ruling.rule;
    json["reason"] = ruling.reason;
    json["effects"] = std::move(ruling.effects);
    json["next"] = std::move(ruling.next);
    json["result"] = write_result(ruling.result);
    return json;
}

nlohmann::ordered_json write_refusal(std::string_view game, const Refusal& refusal) {
    nlohmann::ordered_json json = heading(game);
    json["legal"] = false;
    json["rule"] = refusal.rule;
    json["reason"] = refusal.reason;
    json["effects"] = nlohmann::ordered_json::array();
    json["next"] = nullptr;
    json["result"] = nullptr;
    return json;
}

Refusal game_over(const Result& result) {
    return {"game-over",
            result.winner == "draw"
                ? fmt::format("The game is over: it ended in a draw ({}).", result.rule)
                : fmt::format("The game is over: won by {} ({}).", result.winner, result.rule)};
}

}  // namespace littlewars::referee
