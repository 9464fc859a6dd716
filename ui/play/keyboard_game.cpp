#include "ui/play/keyboard_game.hpp"

#include "referee/forteca/forteca_json.hpp"
#include "referee/forteca/search.hpp"
#include "ui/play/board_text.hpp"
#include "ui/play/random_army.hpp"
#include "ui/play/seats.hpp"
#include "ui/play/typed_move.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

/// Clears the terminal, what has scrolled away included.
constexpr const char* kClearScreen = "\x1b[2J\x1b[3J\x1b[H";

/// About a tenth of a second of one core.
constexpr referee::forteca::SearchLimits kThinking{10, 300000};

constexpr const char* kCommands =
    "help             this\n"
    "moves            the legal moves, numbered; '#3' plays the third\n"
    "board            draws the board again\n"
    "undo             takes the last move back, unless it threw dice or told a secret\n"
    "save FILE        writes the position; 'littlewars play GAME --resume FILE' goes on with it\n"
    "quit             leaves the game\n";

/// Errors: the file that could not be written.
bool write_whole(const std::string& path, const std::string& text) {
    const std::string draft = path + ".part";
    {
        std::ofstream file(draft, std::ios::binary);
        file << text;
        if (!file.flush()) {
            return false;
        }
    }
    std::error_code failed;
    std::filesystem::rename(draft, path, failed);
    return !failed;
}

}  // namespace

KeyboardGame::KeyboardGame(GameTable table,
                           KeyboardRules rules,
                           std::istream& in,
                           std::ostream& out)
    : table_(std::move(table)),
      rules_(std::move(rules)),
      in_(in),
      out_(out),
      random_(rules_.seed) {}

int KeyboardGame::run() {
    fmt::print(out_, "'help' says what can be typed.\n");
    while (!table_.is_over()) {
        if (rules_.throws_dice && dice_wanted(table_.game(), table_.position()) > 0) {
            throw_dice();
            continue;
        }
        const std::string side = side_to_answer(table_.game(), table_.position());
        if (side == rules_.computer) {
            let_computer_move();
            continue;
        }
        if (play_seen()) {
            continue;
        }
        if (side != viewer_) {
            hand_over(side);
            show(side);
        }
        if (ask(side) == Heard::Quit) {
            return 0;
        }
    }
    finish();
    return 0;
}

void KeyboardGame::hand_over(const std::string& side) {
    if (has_secrets(table_.game())) {
        fmt::print(out_,
                   "{}The keyboard is for {}. Press Enter when only {} looks.\n",
                   kClearScreen,
                   side,
                   side);
        std::string line;
        std::getline(in_, line);
        fmt::print(out_, "{}", kClearScreen);
    }
    viewer_ = side;
}

void KeyboardGame::show(const std::string& side) {
    fmt::print(out_, "\n{}", board_text(table_.game(), table_.board(), table_.position(), side));
    if (!last_told_.empty()) {
        fmt::print(out_, "{}\n", last_told_);
    }
}

void KeyboardGame::throw_dice() {
    std::uniform_int_distribution<int> die(1, 6);
    const int first = die(random_);
    const int second = dice_wanted(table_.game(), table_.position()) > 1 ? die(random_) : 0;
    fmt::print(out_, "The dice fall: {}{}\n", first, second > 0 ? fmt::format(" {}", second) : "");
    play(dice_move(table_.game(), first, second));
}

void KeyboardGame::let_computer_move() {
    using namespace referee;
    const JsonReader reader(table_.input());
    const auto rules = forteca::FortecaJson::read_rules(reader);
    const auto position = forteca::FortecaJson::read_position(reader.at("position"), rules);
    const auto move = forteca::best_move(rules, position, kThinking);
    viewer_.clear();
    if (move) {
        play(json(forteca::FortecaJson::write_move(rules, *move)));
    }
}

bool KeyboardGame::play_seen() {
    const auto moves = rules_.seen_moves ? rules_.seen_moves(table_) : std::nullopt;
    if (!moves) {
        return false;
    }
    for (const json& move : *moves) {
        fmt::print(out_, "Seen: {}\n", move.dump());
        play(move);
    }
    return true;
}

KeyboardGame::Heard KeyboardGame::ask(const std::string& side) {
    const std::string phase = table_.position().value("phase", "");
    fmt::print(out_, "{}{}> ", side, phase.empty() || phase == "play" ? "" : " (" + phase + ")");
    out_.flush();
    std::string line;
    if (!std::getline(in_, line)) {
        fmt::print(out_, "\n");
        return Heard::Quit;
    }
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) {
        line.pop_back();
    }
    return line.empty() ? Heard::Go : obey(line);
}

KeyboardGame::Heard KeyboardGame::obey(const std::string& line) {
    if (line == "quit") {
        return Heard::Quit;
    }
    if (line == "help") {
        help();
    } else if (line == "moves") {
        list_moves();
    } else if (line == "board") {
        show(viewer_);
    } else if (line == "undo") {
        undo();
    } else if (line.starts_with("save")) {
        save(line.size() > 5 ? line.substr(5) : rules_.save_as);
    } else {
        play_typed(line);
    }
    return Heard::Go;
}

void KeyboardGame::play_typed(const std::string& line) {
    if (line == "random" && table_.position().value("phase", "") == "setup" &&
        table_.game() == "stratego") {
        const json options = table_.input().value("options", json::object());
        play(random_army(viewer_, options.value("army", "original"), random_));
        return;
    }
    const auto move = typed_move(table_.game(), table_.position(), table_.moves(), line);
    if (!move) {
        fmt::print(out_, "{}\n", move.error());
        return;
    }
    play(*move);
}

void KeyboardGame::play(const json& move) {
    const std::string side = side_to_answer(table_.game(), table_.position());
    const auto rulings = table_.play(move);
    if (!rulings) {
        fmt::print(out_, "That is no move: {}\n", rulings.error());
        return;
    }
    const std::string reason = rulings->at("reason");
    fmt::print(out_, "{} ({})\n", reason, rulings->at("rule").get<std::string>());
    if (rulings->at("legal").get<bool>()) {
        last_told_ = fmt::format("{}: {}", side, reason);
        if (!has_secrets(table_.game())) {
            viewer_.clear();  // the board is drawn anew for whoever comes next
        }
    }
}

void KeyboardGame::undo() {
    switch (table_.undo()) {
        case GameTable::Undone::NothingToUndo:
            fmt::print(out_, "Nothing to take back.\n");
            return;
        case GameTable::Undone::SecretsWereTold:
            fmt::print(out_, "The last move threw dice or told a secret: it stays.\n");
            return;
        case GameTable::Undone::Yes:
            break;
    }
    const bool computers = side_to_answer(table_.game(), table_.position()) == rules_.computer;
    if (computers && table_.undo() != GameTable::Undone::Yes) {
        fmt::print(out_, "Only the program's move was taken back; it moves again.\n");
    }
    last_told_ = "The last move was taken back.";
    viewer_.clear();
}

void KeyboardGame::save(const std::string& path) {
    if (path.empty()) {
        fmt::print(out_, "Give a file: save FILE\n");
    } else if (write_whole(path, table_.input().dump() + "\n")) {
        fmt::print(out_,
                   "Saved to {}{}.\n",
                   path,
                   has_secrets(table_.game()) ? ", both sides' secrets with it" : "");
    } else {
        fmt::print(out_, "{} cannot be written; choose another place.\n", path);
    }
}

void KeyboardGame::list_moves() {
    int number = 0;
    for (const json& move : table_.moves()) {
        fmt::print(out_, "#{:<3} {}\n", ++number, move.dump());
    }
    if (number == 0) {
        fmt::print(out_, "Nothing to list here; 'help' says what is typed.\n");
    }
}

void KeyboardGame::help() {
    fmt::print(out_, "{}\n{}", how_to_type(table_.game(), table_.position()), kCommands);
}

void KeyboardGame::finish() {
    const json& result = table_.position().at("result");
    const std::string winner = result.at("winner");
    fmt::print(out_, "\n{}", board_text(table_.game(), table_.board(), table_.position(), viewer_));
    fmt::print(out_,
               "{} ({})\n",
               winner == "draw" ? "The game is drawn" : "Won by " + winner,
               result.at("rule").get<std::string>());
}

}  // namespace littlewars::ui
