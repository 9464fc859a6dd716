#include "ui/board_match/line_search.hpp"

#include "referee/stratego/squares.hpp"
#include "ui/play/seats.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

bool is_of_combat(const std::string& phase) {
    return phase == "retreat-attacker" || phase == "retreat-defender" || phase == "advance";
}

/// Whether a listed capture begins with all the jumps of `move` and goes on.
bool may_go_on(const json& move, const std::vector<json>& listed) {
    if (!move.contains("path") || !move.contains("from")) {
        return false;
    }
    const json& path = move["path"];
    return std::any_of(listed.begin(), listed.end(), [&](const json& other) {
        return other.contains("path") && other.at("from") == move["from"] &&
               other["path"].size() > path.size() &&
               std::equal(path.begin(), path.end(), other["path"].begin());
    });
}

/// The first piece up, down, left and right of a Stratego square.
std::vector<std::string> nearest_in_line(const std::string& from, const Occupation& board) {
    using namespace referee::stratego;
    constexpr std::array<std::array<int, 2>, 4> kWays{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    const int square = *find_square(from);
    std::vector<std::string> found;
    for (const auto& [across, up] : kWays) {
        int column = column_of(square) + across;
        int row = row_of(square) + up;
        for (; column >= 0 && column < kSide && row >= 0 && row < kSide;
             column += across, row += up) {
            const std::string name = square_name(row * kSide + column);
            if (board.contains(name)) {
                found.push_back(name);
                break;
            }
        }
    }
    return found;
}

using Standing = std::set<std::string, std::less<>>;

/// Pieces on the points of `standing` do not attack.
std::vector<json> attacks_to_call_but(const GameTable& table, const Standing& standing) {
    std::vector<json> attacks;
    if (table.game() != "stratego" || !waits_for_a_seen_move("stratego", table.position())) {
        return attacks;
    }
    const Occupation board = occupation_of("stratego", table.position());
    const std::string own = table.position().at("turn");
    for (const auto& [from, side] : board) {
        if (side != own || standing.contains(from)) {
            continue;
        }
        for (const std::string& to : nearest_in_line(from, board)) {
            json move{{"from", from}, {"to", to}};
            const auto rulings = table.judge(move);
            if (rulings && rulings->at("rule") == "call-needed") {
                attacks.push_back(std::move(move));
            }
        }
    }
    return attacks;
}

/// What happened on the way to a position that is searched on from.
struct Path {
    std::vector<json> moves;
    Occupation moved;  ///< The board with nothing taken off yet.
    bool silent = true;
    bool may_go_on = false;
};

class LineSearch {
  public:
    LineSearch(const GameTable& table, const StateNames& names, const Standing& standing)
        : names_(names),
          standing_(standing),
          game_(table.game()),
          before_(occupation_of(game_, table.position())),
          states_before_(names.states(before_)) {}

    std::vector<PlayedLine> run(const GameTable& table) {
        extend(table, {{}, before_, true, false});
        for (const json& attack : attacks_to_call_but(table, standing_)) {
            add_attack_to_call(attack);
        }
        return std::move(lines_);
    }

  private:
    void extend(const GameTable& table, const Path& path) {
        if (!waits_for_a_seen_move(game_, table.position())) {
            return;
        }
        const auto listed = table.moves();
        for (const json& move : listed) {
            if (move.contains("from") && standing_.contains(move["from"].get<std::string>())) {
                continue;
            }
            if (const auto rulings = table.judge(move)) {
                Path longer = path;
                longer.moves.push_back(move);
                longer.may_go_on = may_go_on(move, listed);
                take(table, std::move(longer), move, *rulings);
            }
        }
    }

    /// `longer` ends with `move`, not yet made.
    void take(const GameTable& table, Path longer, const json& move, const json& rulings) {
        if (!rulings.at("legal").get<bool>()) {
            return;
        }
        longer.moved = moved_only(
            longer.moved, rulings.at("effects"), side_to_answer(game_, table.position()));
        const json& next = rulings.at("next");
        const Occupation finished = occupation_of(game_, next);
        const bool silent = finished == occupation_of(game_, table.position());
        longer.silent = longer.silent && silent;
        add(longer, finished, next);
        go_on(table, longer, move);
    }

    void add(const Path& path, const Occupation& finished, const json& next) {
        PlayedLine line{path.moves, next, names_.states(finished), {}, path.may_go_on};
        line.unfinished = line.finished;
        if (path.moved != before_) {
            const auto standing = names_.states(path.moved);
            std::transform(standing.begin(),
                           standing.end(),
                           line.finished.begin(),
                           line.unfinished.begin(),
                           [](StateSet a, StateSet b) { return StateSet(a | b); });
        }
        if (is_attack(path.moves.back())) {
            free_the_target(line);
        }
        if (game_ == "finland-1918") {
            // The referee says what falls: that it still stands means nothing.
            line.finished = line.unfinished;
        }
        if (line.finished != states_before_) {
            lines_.push_back(std::move(line));
        }
    }

    /// Both pieces may lie on the attacked square, or neither, until the ranks are compared.
    [[nodiscard]] bool is_attack(const json& move) const {
        return game_ == "stratego" && move.contains("to") &&
               before_.contains(move.at("to").get<std::string>());
    }

    void free_the_target(PlayedLine& line) const {
        if (const auto to = names_.find(line.moves.back().at("to").get<std::string>())) {
            line.unfinished[*to] = kAnyState;
        }
    }

    void add_attack_to_call(const json& move) {
        Occupation emptied = before_;
        emptied.erase(move.at("from").get<std::string>());
        PlayedLine line{{move}, nullptr, {}, names_.states(emptied), false};
        free_the_target(line);
        line.finished = line.unfinished;
        lines_.push_back(std::move(line));
    }

    /// Goes on within a Mukden combat, and beyond it when all of it was declined; and beyond a
    /// capture that may have ended there.
    void go_on(const GameTable& table, const Path& path, const json& move) {
        if (!path.may_go_on && !is_of_combat(table.position().value("phase", ""))) {
            return;
        }
        GameTable after = table;
        (void)after.play(move);
        if (path.may_go_on || is_of_combat(after.position().value("phase", "")) || path.silent) {
            extend(after, path);
        }
    }

    const StateNames& names_;
    const Standing& standing_;
    std::string game_;
    Occupation before_;
    std::vector<StateSet> states_before_;
    std::vector<PlayedLine> lines_;
};

}  // namespace

StateNames::StateNames(std::string_view game, std::vector<std::string> ids)
    : ids_(std::move(ids)), sides_(sides_of(game)) {
    for (std::size_t i = 0; i < ids_.size(); ++i) {
        number_by_id_[ids_[i]] = i;
    }
}

std::optional<std::size_t> StateNames::find(std::string_view id) const {
    const auto found = number_by_id_.find(id);
    return found == number_by_id_.end() ? std::nullopt : std::optional(found->second);
}

StateSet StateNames::state_of(const std::optional<std::string>& side) const {
    if (!side) {
        return kEmpty;
    }
    return *side == sides_[0] ? 2 : *side == sides_[1] ? 4 : 0;
}

std::string StateNames::side_of(StateSet state) const {
    return state == 2 ? sides_[0] : state == 4 ? sides_[1] : std::string();
}

std::vector<StateSet> StateNames::states(const Occupation& occupation) const {
    std::vector<StateSet> states(ids_.size(), kEmpty);
    for (const auto& [id, side] : occupation) {
        if (const auto number = find(id)) {
            states[*number] = state_of(side);
        }
    }
    return states;
}

bool waits_for_a_seen_move(std::string_view game, const json& position) {
    if (!position.at("result").is_null()) {
        return false;
    }
    const std::string phase = position.value("phase", "");
    if (game == "stratego") {
        return phase == "play";
    }
    if (game == "mukden-1905") {
        return phase == "activate" || is_of_combat(phase);
    }
    return game == "forteca" || phase == "move";
}

std::vector<json> attacks_to_call(const GameTable& table) {
    return attacks_to_call_but(table, {});
}

std::vector<PlayedLine> seen_lines(const GameTable& table,
                                   const StateNames& names,
                                   const Standing& standing) {
    return LineSearch(table, names, standing).run(table);
}

}  // namespace littlewars::ui
