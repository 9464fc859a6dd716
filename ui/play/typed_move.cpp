#include "ui/play/typed_move.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <sstream>

namespace littlewars::ui {
namespace {

using nlohmann::json;
using Words = std::vector<std::string>;
using Typed = tl::expected<json, std::string>;

Words words_of(const std::string& text) {
    std::istringstream in(text);
    Words words;
    for (std::string word; in >> word;) {
        words.push_back(word);
    }
    return words;
}

std::optional<int> number_of(std::string_view word) {
    int number = 0;
    const char* end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

tl::unexpected<std::string> not_understood() {
    return tl::unexpected(std::string("not understood; 'help' says how moves are typed"));
}

json rest(const Words& words, std::size_t from) {
    return Words(words.begin() + static_cast<std::ptrdiff_t>(from), words.end());
}

bool is_listed(const std::vector<json>& listed, const json& move) {
    return std::find(listed.begin(), listed.end(), move) != listed.end();
}

Typed forteca_move(const json& position, const std::vector<json>& listed, const Words& words) {
    if (position.at("phase") == "setup") {
        return json{{"place", words}};
    }
    if (words.size() == 4 && words[0] == "huff") {
        return json{{"from", words[2]}, {"to", words[3]}, {"huff", words[1]}};
    }
    if (words.size() < 2) {
        return not_understood();
    }
    const json capture{{"from", words[0]}, {"path", rest(words, 1)}};
    if (words.size() > 2 || is_listed(listed, capture)) {
        return capture;
    }
    return json{{"from", words[0]}, {"to", words[1]}};
}

/// "a1=F b1=B ...": a whole army; "?" for a rank that is not told.
Typed stratego_army(const json& position, const Words& words) {
    const json& standing = position.at("pieces");
    const bool red_stands = std::any_of(standing.begin(), standing.end(), [](const json& piece) {
        return piece.at("side") == "red";
    });
    json pieces = json::object();
    for (const std::string& word : words) {
        const auto sign = word.find('=');
        if (sign == std::string::npos) {
            return not_understood();
        }
        const std::string rank = word.substr(sign + 1);
        pieces[word.substr(0, sign)] = rank == "?" ? json(nullptr) : json(rank);
    }
    return json{{"setup", red_stands ? "blue" : "red"}, {"pieces", pieces}};
}

Typed stratego_move(const json& position, const Words& words) {
    if (position.at("phase") == "setup") {
        return stratego_army(position, words);
    }
    if (words.size() == 1 && words[0] == "cannot-move") {
        return json{{"declare", "cannot-move"}};
    }
    if (words.size() < 2 || words.size() > 4) {
        return not_understood();
    }
    json move{{"from", words[0]}, {"to", words[1]}};
    constexpr std::array<const char*, 2> kCalls{"attacker", "defender"};
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (words[i] != "-") {
            move[kCalls[i - 2]] = words[i];
        }
    }
    return move;
}

Typed mukden_activation(const json& position, const Words& words) {
    if (words[0] == "pass" || words[0] == "withdraw") {
        return json{{words[0], true}};
    }
    const json& units = position.at("units");
    if (units.contains(words[0]) && units[words[0]].at("at") == "off" && words.size() == 2) {
        return json{{"unit", words[0]}, {"place", words[1]}};
    }
    return json{{"unit", words[0]}, {"path", rest(words, 1)}};
}

Typed mukden_allocation(const json& position, const Words& words) {
    const bool japan = position.at("turn") == "japan";
    const Words units =
        japan ? Words{"j1", "j2", "j3", "j4", "jy"} : Words{"r1", "r2", "r3", "rl", "rr"};
    json strengths = json::object();
    for (std::size_t i = 0; i < words.size() && i < units.size(); ++i) {
        const auto strength = number_of(words[i]);
        if (!strength) {
            return not_understood();
        }
        strengths[units[i]] = *strength;
    }
    return json{{"allocate", strengths}};
}

Typed numbers_move(const char* form, const Words& words) {
    json numbers = json::array();
    for (const std::string& word : words) {
        const auto number = number_of(word);
        if (!number) {
            return not_understood();
        }
        numbers.push_back(*number);
    }
    const bool single = numbers.size() == 1 && std::string_view(form) != "dice";
    return json{{form, single ? numbers[0] : numbers}};
}

Typed mukden_move(const json& position, const Words& words) {
    const std::string phase = position.at("phase");
    if (phase == "allocate") {
        return mukden_allocation(position, words);
    }
    if (phase == "activate") {
        return mukden_activation(position, words);
    }
    if (phase == "target") {
        return json{{"target", words[0] == "none" ? json(nullptr) : json(words[0])}};
    }
    if (phase == "call-attacker" || phase == "call-defender") {
        return numbers_move("call", words);
    }
    if (phase == "dice") {
        return numbers_move("dice", words);
    }
    if (phase == "advance") {
        return json{{"advance", words[0] == "yes"}};
    }
    return json{{"retreat", words[0] == "stay" ? json(nullptr) : json(words[0])}};
}

Typed finland_move(const json& position, const Words& words) {
    if (position.at("phase") != "move") {
        return numbers_move("throw", words);
    }
    if (words.size() == 1 && words[0] == "pass") {
        return json{{"pass", true}};
    }
    if (words.size() == 2) {
        return json{{"plate", words[0]}, {"to", words[1]}};
    }
    if (words.size() == 4 && words[2] == "fire") {
        return json{{"plate", words[0]}, {"to", words[1]}, {"fire", words[3]}};
    }
    return not_understood();
}

Typed listed_move(const std::vector<json>& listed, std::string_view number) {
    const auto place = number_of(number);
    if (!place || *place < 1 || *place > static_cast<int>(listed.size())) {
        return tl::unexpected(std::string("no listed move of that number; 'moves' lists them"));
    }
    return listed[static_cast<std::size_t>(*place - 1)];
}

std::string mukden_help(const json& position) {
    const std::string phase = position.at("phase");
    if (phase == "allocate") {
        return position.at("turn") == "japan"
                   ? "5 6 6 5 5        strengths of j1 j2 j3 j4 jy, 27 in all, 3 or more each"
                   : "4 4 4 4 4        strengths of r1 r2 r3 rl rr, 20 in all, 3 or more each";
    }
    if (phase == "activate") {
        return "j1 0501 0402     j1 moves (up to two hexes; 'exit' leaves the map)\n"
               "j1               j1 stands still\n"
               "j3 A, j3 wait    the 3rd Army comes in or waits on\n"
               "withdraw, pass";
    }
    if (phase == "target") {
        return "r3, none         attack r3, or nobody";
    }
    if (phase == "advance") {
        return "yes, no          advance into the emptied hex or not";
    }
    if (phase == "dice") {
        return "3 5              the attacker's die, the defender's die";
    }
    return phase.starts_with("call") ? "4                the strength called"
                                     : "0402, exit, stay retreat there, off the map, or not";
}

}  // namespace

Typed typed_move(std::string_view game,
                 const json& position,
                 const std::vector<json>& listed,
                 const std::string& text) {
    const Words words = words_of(text);
    if (words.empty()) {
        return not_understood();
    }
    if (words[0].front() == '#') {
        return listed_move(listed, std::string_view(words[0]).substr(1));
    }
    if (words[0].front() == '{') {
        json move = json::parse(text, nullptr, false);
        return move.is_object() ? Typed(std::move(move)) : Typed(not_understood());
    }
    if (game == "forteca") {
        return forteca_move(position, listed, words);
    }
    if (game == "stratego") {
        return stratego_move(position, words);
    }
    return game == "mukden-1905" ? mukden_move(position, words) : finland_move(position, words);
}

std::string how_to_type(std::string_view game, const json& position) {
    if (game == "forteca") {
        return position.at("phase") == "setup"
                   ? "C7 E7            the defenders' places"
                   : "C4 C5            a step\n"
                     "D6 D4 B4         a capture, landing by landing\n"
                     "huff D6 C4 C5    take a marked defender off, then step";
    }
    if (game == "stratego") {
        return position.at("phase") == "setup"
                   ? "random           any army, set up by chance\n"
                     "a1=F b1=B ...    every piece with its square and rank (10 9 ... 1 B F, ? "
                     "untold)"
                   : "e4 e5            a move or an attack\n"
                     "e4 e5 8 5        an attack with called ranks (- for one known)\n"
                     "cannot-move";
    }
    if (game == "mukden-1905") {
        return mukden_help(position);
    }
    return position.at("phase") == "move"
               ? "R3 riihimaki             a plate moves\n"
                 "R3 riihimaki fire W2     it moves (or stays) and fires\n"
                 "pass"
               : "5                        the die as it fell";
}

}  // namespace littlewars::ui
