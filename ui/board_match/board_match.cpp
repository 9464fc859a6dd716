#include "ui/board_match/board_match.hpp"

#include "ui/board_match/occupation.hpp"
#include "ui/play/seats.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

std::vector<json> list_of(const json& event, const char* key) {
    return event.value(key, json::array()).get<std::vector<json>>();
}

json members_of(const BoardTurn& turn) {
    return {{"side", turn.side},
            {"by", turn.by == ToldBy::Camera ? "camera" : "players"},
            {"number", turn.number},
            {"moves", turn.moves},
            {"rulings", turn.rulings}};
}

/// A piece of the side to move that is gone from its point while nothing else changed.
std::optional<std::string> taken_up(const GameTable& table,
                                    const std::vector<PointChange>& changes) {
    const std::string side = side_to_answer(table.game(), table.position());
    const bool one_up = changes.size() == 1 && !changes.front().is && changes.front().was == side;
    return one_up ? std::optional(changes.front().id) : std::nullopt;
}

}  // namespace

bool lie_as_before(const std::vector<SeenDie>& now, const std::vector<SeenDie>& before) {
    constexpr double kMoved = 0.02;
    return std::all_of(now.begin(), now.end(), [&](const SeenDie& die) {
        return std::any_of(before.begin(), before.end(), [&](const SeenDie& lay) {
            return lay.value == die.value && std::hypot(lay.x - die.x, lay.y - die.y) < kMoved;
        });
    });
}

BoardMatch::BoardMatch(GameTable table) : table_(std::move(table)) {
    tell("board_game", {{"input", table_.input()}});
}

void BoardMatch::tell(std::string name, json members) {
    events_.push_back({std::move(name), std::move(members)});
    if (listener_) {
        listener_(events_.back());
    }
}

std::vector<PointChange> BoardMatch::to_do() const {
    std::vector<PointChange> list;
    const Occupation board = occupation_of(table_.game(), table_.position());
    for (const std::string& id : point_ids(table_)) {
        const auto lies = leftovers_.find(id);
        if (lies != leftovers_.end()) {
            const auto belongs = board.find(id);
            list.push_back({id,
                            belongs == board.end() ? std::nullopt : std::optional(belongs->second),
                            lies->second});
        }
    }
    return list;
}

bool BoardMatch::can_undo() const {
    return std::any_of(
        turns_.begin(), turns_.end(), [](const BoardTurn& turn) { return turn.legal; });
}

void BoardMatch::see(const BoardSight& sight, const Explanation& explanation) {
    newest_ = sight;
    lifted_ = taken_up(table_, explanation.changes);
    prune_leftovers(sight);
    if (explanation.kind == SightKind::Illegal && !lifted_) {
        refuse(explanation);
    } else {
        refused_.clear();
    }
    const bool is_clear =
        explanation.kind == SightKind::Move && !explanation.needs_calls && !explanation.may_go_on;
    if (is_clear) {
        play_line(explanation.lines.front(), ToldBy::Camera);
    } else {
        ask_for(explanation);
    }
}

void BoardMatch::ask_for(const Explanation& explanation) {
    BoardAsk ask;
    ask.lines = explanation.lines;
    switch (explanation.kind) {
        case SightKind::Unchanged:
            break;
        case SightKind::Move:
            ask.kind = explanation.needs_calls ? AskKind::Ranks : AskKind::GoOn;
            break;
        case SightKind::Several:
            ask.kind = AskKind::Which;
            break;
        case SightKind::Unsure:
            ask.kind = AskKind::LookAgain;
            ask.points = explanation.doubtful;
            break;
        case SightKind::Illegal:
            if (!lifted_) {
                ask.kind = AskKind::PutRight;
                ask.rule = explanation.rule;
                ask.reason = explanation.reason;
                for (const PointChange& change : explanation.changes) {
                    ask.points.push_back(change.id);
                }
            }
            break;
    }
    ask_ = std::move(ask);
}

void BoardMatch::refuse(const Explanation& explanation) {
    if (explanation.rule.empty() || explanation.changes == refused_) {
        return;
    }
    refused_ = explanation.changes;
    BoardTurn turn;
    turn.side = side_to_answer(table_.game(), table_.position());
    turn.by = ToldBy::Camera;
    turn.rulings.push_back(
        {{"legal", false}, {"rule", explanation.rule}, {"reason", explanation.reason}});
    turn.legal = false;
    tell("board_refused", members_of(turn));
    turns_.push_back(std::move(turn));
}

/// A leftover that was put right may not be seen so again without a move.
void BoardMatch::prune_leftovers(const BoardSight& sight) {
    bool is_other = false;
    for (const SeenPoint& point : sight.points) {
        const auto lies = leftovers_.find(point.id);
        const bool is_gone = lies != leftovers_.end() && !point.between &&
                             point.confidence >= kFirm && point.side != lies->second;
        if (is_gone) {
            leftovers_.erase(lies);
            is_other = true;
        }
    }
    revision_ += is_other ? 1 : 0;
}

void BoardMatch::see_dice(const std::vector<SeenDie>& dice) {
    const int wanted = dice_wanted(table_.game(), table_.position());
    if (wanted == 0 || static_cast<int>(dice.size()) != wanted || lie_as_before(dice, last_dice_)) {
        return;
    }
    last_dice_ = dice;
    const int first = dice.front().value;
    const int second = dice.back().value;
    if (wanted == 2 && first != second) {
        ask_ = {
            AskKind::Which,
            {{dice_move(table_.game(), first, second)}, {dice_move(table_.game(), second, first)}},
            {},
            {},
            {}};
        return;
    }
    play_line({dice_move(table_.game(), first, second)}, ToldBy::Camera);
}

tl::expected<bool, std::string> BoardMatch::play(const json& move) {
    const auto rulings = table_.judge(move);
    if (!rulings) {
        return tl::unexpected(rulings.error());
    }
    if (rulings->at("legal").get<bool>()) {
        play_line({move}, ToldBy::Players);
        return true;
    }
    BoardTurn turn;
    turn.side = side_to_answer(table_.game(), table_.position());
    turn.moves = {move};
    turn.rulings = {*rulings};
    turn.legal = false;
    tell("board_refused", members_of(turn));
    turns_.push_back(std::move(turn));
    return false;
}

void BoardMatch::play_line(const std::vector<json>& line, ToldBy by) {
    BoardTurn turn;
    turn.side = side_to_answer(table_.game(), table_.position());
    turn.by = by;
    for (const json& move : line) {
        const auto rulings = table_.play(move);
        if (!rulings || !rulings->at("legal").get<bool>()) {
            break;
        }
        turn.moves.push_back(move);
        turn.rulings.push_back(*rulings);
    }
    if (turn.moves.empty()) {
        return;
    }
    turn.number = 1 + static_cast<int>(std::count_if(
                          turns_.begin(), turns_.end(), [](const auto& one) { return one.legal; }));
    undone_.clear();
    tell("board_moves", members_of(turn));
    turns_.push_back(std::move(turn));
    after_change();
}

/// Whatever the board shows otherwise than the game now has it, lies about until it is put right.
void BoardMatch::after_change() {
    ++revision_;
    ask_ = {};
    lifted_.reset();
    refused_.clear();
    leftovers_.clear();
    if (newest_) {
        for (const PointChange& change : differences(table_, *newest_)) {
            leftovers_[change.id] = change.is;
        }
    }
}

void BoardMatch::choose(std::size_t line) {
    if (ask_.kind != AskKind::Which || line >= ask_.lines.size()) {
        return;
    }
    const auto chosen = ask_.lines[line];
    const auto rulings = table_.judge(chosen.front());
    if (rulings && rulings->at("rule") == "call-needed") {
        ask_ = {AskKind::Ranks, {chosen}, {}, {}, {}};
        return;
    }
    play_line(chosen, ToldBy::Players);
}

void BoardMatch::stop_here() {
    if (ask_.kind == AskKind::GoOn) {
        const auto line = ask_.lines.front();
        play_line(line, ToldBy::Camera);
    }
}

GameTable::Undone BoardMatch::undo(GameTable::SecretMoves secret_moves) {
    const auto last = std::find_if(
        turns_.rbegin(), turns_.rend(), [](const BoardTurn& turn) { return turn.legal; });
    if (last == turns_.rend()) {
        return GameTable::Undone::NothingToUndo;
    }
    GameTable earlier = table_;
    for (std::size_t i = 0; i < last->moves.size(); ++i) {
        const auto undone = earlier.undo(secret_moves);
        if (undone != GameTable::Undone::Yes) {
            return undone;
        }
    }
    table_ = std::move(earlier);
    undone_.push_back(*last);
    turns_.erase(std::prev(last.base()), turns_.end());
    tell("undo", {{"number", undone_.back().number}});
    after_change();
    return GameTable::Undone::Yes;
}

void BoardMatch::redo() {
    if (undone_.empty()) {
        return;
    }
    BoardTurn turn = std::move(undone_.back());
    undone_.pop_back();
    for (const json& move : turn.moves) {
        (void)table_.play(move);
    }
    tell("redo", {{"number", turn.number}});
    turns_.push_back(std::move(turn));
    after_change();
}

tl::expected<void, std::string> BoardMatch::follow(const BoardEvent& event) {
    if (event.name == "board_moves") {
        const ToldBy by =
            event.members.value("by", "") == "camera" ? ToldBy::Camera : ToldBy::Players;
        const auto moves = list_of(event.members, "moves");
        play_line(moves, by);
        if (turns_.empty() || turns_.back().moves != moves) {
            return tl::unexpected("a move of the record is not legal: " + event.members.dump());
        }
    } else if (event.name == "board_refused") {
        BoardTurn turn;
        turn.side = event.members.value("side", "");
        turn.by = event.members.value("by", "") == "camera" ? ToldBy::Camera : ToldBy::Players;
        turn.moves = list_of(event.members, "moves");
        turn.rulings = list_of(event.members, "rulings");
        turn.legal = false;
        tell(event.name, event.members);
        turns_.push_back(std::move(turn));
    } else if (event.name == "undo") {
        (void)undo(GameTable::SecretMoves::TakenBack);
    } else if (event.name == "redo") {
        redo();
    }
    return {};
}

}  // namespace littlewars::ui
