#pragma once

#include "referee/game.hpp"
#include "referee/json_reader.hpp"

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace littlewars::referee {

/// How a game ended: who won, and by which rule.
struct Result {
    std::string winner;
    std::string rule;
    friend bool operator==(const Result&, const Result&) = default;
};

/// Why a move is not allowed: the rule's id, and a sentence that names the pieces and points.
struct Refusal {
    std::string rule;
    std::string reason;
};

/// A legal move as it is told: its rule, a sentence for people, what happened and what comes next.
struct Ruling {
    std::string rule;
    std::string reason;
    nlohmann::ordered_json effects = nlohmann::ordered_json::array();
    nlohmann::ordered_json next;
    std::optional<Result> result;
};

enum class MoveKey { Required, Forbidden };

/// The longest list of moves the referee writes; a position with more is refused as malformed (only
/// boards made to be hostile have so many).
constexpr std::size_t kMostMovesListed = 100000;

/// Checks the frame every board game shares (contract, section 2): its keys, format, version, game,
/// comment. Errors: throws MalformedInput.
void check_frame(const JsonReader& input, std::string_view game, MoveKey move);

/// The member `result` of a position: null (the default) or a winner and a rule.
/// Errors: throws MalformedInput for a winner that is none of `winners`.
[[nodiscard]] std::optional<Result> read_result(const JsonReader& position,
                                                std::initializer_list<std::string_view> winners);

/// One of the words, by its place in `words`. Errors: throws MalformedInput for any other value.
[[nodiscard]] int read_word(const JsonReader& reader,
                            std::initializer_list<std::string_view> words);

/// The same for an optional member; the first word if it is absent.
[[nodiscard]] int read_option(const std::optional<JsonReader>& owner,
                              std::string_view key,
                              std::initializer_list<std::string_view> words);

/// An optional whole number of an object that may itself be absent.
[[nodiscard]] int read_option(const std::optional<JsonReader>& owner,
                              std::string_view key,
                              int least,
                              int most,
                              int otherwise);

[[nodiscard]] nlohmann::ordered_json write_result(const std::optional<Result>& result);
[[nodiscard]] nlohmann::ordered_json write_ruling(std::string_view game, Ruling ruling);
[[nodiscard]] nlohmann::ordered_json write_refusal(std::string_view game, const Refusal& refusal);

/// The refusal of every move once a game is over.
[[nodiscard]] Refusal game_over(const Result& result);

/// Makes a Game of an adapter between JSON and the typed rules of one board game. The whole input
/// is read before any rule is asked; then `game-over` comes first, the rest is the adapter's.
///
/// The adapter has a constant `kName`, types `Rules` (board and options), `Position` (with a member
/// `result`) and `Move`, and static functions
///
///     Rules read_rules(const JsonReader& input);
///     Position start(const Rules&);
///     Position read_position(const JsonReader&, const Rules&);
///     Move read_move(const JsonReader&, const Rules&);
///     tl::expected<Ruling, Refusal> judge(const Rules&, const Position&, const Move&);
///     std::vector<Move> legal_moves(const Rules&, const Position&);
///     nlohmann::ordered_json write_move(const Rules&, const Move&);
///     nlohmann::ordered_json write_position(const Rules&, const Position&);
///
/// of which the reading ones throw MalformedInput.
template <class Adapter>
class BoardGame final : public Game {
  public:
    [[nodiscard]] std::string_view name() const override { return Adapter::kName; }

    [[nodiscard]] nlohmann::ordered_json judge(const nlohmann::json& input) const override {
        const JsonReader reader(input);
        check_frame(reader, name(), MoveKey::Required);
        const auto rules = Adapter::read_rules(reader);
        const auto position = read_position(reader.at("position"), rules);
        const auto move = Adapter::read_move(reader.at("move"), rules);
        if (position.result) {
            return write_refusal(name(), game_over(*position.result));
        }
        auto ruling = Adapter::judge(rules, position, move);
        return ruling ? write_ruling(name(), std::move(*ruling))
                      : write_refusal(name(), ruling.error());
    }

    [[nodiscard]] nlohmann::ordered_json moves(const nlohmann::json& input) const override {
        const JsonReader reader(input);
        check_frame(reader, name(), MoveKey::Forbidden);
        const auto rules = Adapter::read_rules(reader);
        const auto position = read_position(reader.at("position"), rules);
        auto list = nlohmann::ordered_json::array();
        if (!position.result) {
            const auto legal = Adapter::legal_moves(rules, position);
            if (legal.size() > kMostMovesListed) {
                reader.at("position").fail("a position with at most 100000 moves to list");
            }
            for (const auto& move : legal) {
                list.push_back(Adapter::write_move(rules, move));
            }
        }
        return {{"moves", std::move(list)}};
    }

    [[nodiscard]] nlohmann::ordered_json position(const nlohmann::json& input) const override {
        const JsonReader reader(input);
        check_frame(reader, name(), MoveKey::Forbidden);
        const auto rules = Adapter::read_rules(reader);
        return Adapter::write_position(rules, read_position(reader.at("position"), rules));
    }

  private:
    static typename Adapter::Position read_position(const JsonReader& reader,
                                                    const typename Adapter::Rules& rules) {
        if (reader.value().is_string()) {
            (void)read_word(reader, {"start"});
            return Adapter::start(rules);
        }
        return Adapter::read_position(reader.object(), rules);
    }
};

}  // namespace littlewars::referee
