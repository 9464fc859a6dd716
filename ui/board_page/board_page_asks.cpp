// What the board page asks the players, and what it does with their answers.
#include "ui/board_match/board_need.hpp"
#include "ui/board_page/board_page.hpp"
#include "ui/board_page/board_words.hpp"
#include "ui/board_page/secret_forms.hpp"
#include "ui/board_page/secret_page.hpp"
#include "ui/play/seats.hpp"
#include "ui/play/typed_move.hpp"

#include <QLineEdit>
#include <QStackedWidget>

#include <random>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

QString line_word(const GameTable& table, const std::vector<json>& line) {
    GameTable after = table;
    QStringList words;
    for (const json& move : line) {
        words.append(move_word(after, move));
        (void)after.play(move);
    }
    return words.join(QStringLiteral(", "));
}

QString points_word(const std::vector<std::string>& points) {
    QStringList words;
    for (const std::string& point : points) {
        words.append(QString::fromStdString(point));
    }
    return words.join(QStringLiteral(", "));
}

/// Dials to be turned after the last turn: Finland's pins say how many men a plate has.
QStringList dials_after(const std::vector<BoardTurn>& turns) {
    QStringList dials;
    if (turns.empty() || !turns.back().legal) {
        return dials;
    }
    for (const json& ruling : turns.back().rulings) {
        for (const json& effect : ruling.value("effects", json::array())) {
            if (effect.at("type") == "men") {
                dials.append(BoardPage::tr("Turn the dial of %1 to %2.")
                                 .arg(QString::fromStdString(effect.at("plate")))
                                 .arg(effect.at("men").get<int>()));
            }
        }
    }
    return dials;
}

}  // namespace

PanelContent BoardPage::content() {
    const BoardMatch& match = board_->match();
    PanelContent content;
    content.sentence = need_word(match.table());
    content.warning = told_;
    for (const PointChange& change : match.to_do()) {
        content.to_do.append(to_do_word(change));
    }
    content.to_do.append(dials_after(match.turns()));
    add_ask(content);
    add_secret_choice(content);
    add_dice(content);
    add_told_choices(content);
    add_practice(content);
    if (take_back_all_the_same_) {
        content.warning = tr("The last move threw dice or told a secret.");
        content.choices.push_back({QStringLiteral("undo_all_the_same"),
                                   tr("Take it back all the same"),
                                   PanelTone::Plain,
                                   [this] {
                                       take_back_all_the_same_ = false;
                                       board_->act([](BoardMatch& now) {
                                           return now.undo(GameTable::SecretMoves::TakenBack);
                                       });
                                   }});
    }
    return content;
}

void BoardPage::add_ask(PanelContent& content) {
    const BoardMatch& match = board_->match();
    const BoardAsk& ask = match.ask();
    const bool asks_by_click = !ways_.empty();
    if (ask.kind == AskKind::Which || asks_by_click) {
        content.sentence = tr("Which was it?");
        const auto& lines = asks_by_click ? ways_ : ask.lines;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            content.choices.push_back({QStringLiteral("line_%1").arg(i),
                                       line_word(match.table(), lines[i]),
                                       PanelTone::Now,
                                       [this, i, asks_by_click, line = lines[i]] {
                                           if (asks_by_click) {
                                               ways_.clear();
                                               play(line.front());
                                               return;
                                           }
                                           board_->act([i](BoardMatch& now) {
                                               now.choose(i);
                                               return true;
                                           });
                                       }});
        }
    } else if (ask.kind == AskKind::GoOn) {
        content.sentence = tr("The capture may go on. Jump on, or let the other side move.");
        content.choices.push_back(
            {QStringLiteral("stop_here"), tr("It stops here"), PanelTone::Now, [this] {
                 board_->act([](BoardMatch& now) {
                     now.stop_here();
                     return true;
                 });
             }});
    } else if (ask.kind == AskKind::LookAgain) {
        content.warning = tr("Please look at %1: what stands there can't be seen well enough.")
                              .arg(points_word(ask.points));
    } else if (ask.kind == AskKind::PutRight) {
        content.warning =
            ask.rule.empty()
                ? tr("No legal move does this. Look at %1.").arg(points_word(ask.points))
                : rule_word(ask.rule) + QStringLiteral(". ") +
                      tr("Put it back: %1.").arg(points_word(ask.points));
        content.reasons.append(QString::fromStdString(ask.reason));
    }
}

/// What only one side may answer: a button that hands the screen over.
void BoardPage::add_secret_choice(PanelContent& content) {
    const BoardMatch& match = board_->match();
    const GameTable& table = match.table();
    const BoardNeed need = need_of(table);
    if (match.ask().kind == AskKind::Ranks && attack_.is_null()) {
        attack_ = match.ask().lines.front().front();
        attack_was_seen_ = true;
    }
    if (!attack_.is_null() && need == BoardNeed::Move) {
        const auto wanted = calls_wanted(table.position(), attack_);
        if (!wanted.empty()) {
            content.sentence = tr("An attack: the ranks have to be called.");
            content.choices.push_back(
                {QStringLiteral("tell_secret"),
                 tr("%1 calls a rank").arg(board_side_word(wanted.front().side)),
                 PanelTone::Now,
                 [this, call = wanted.front()] { ask_in_secret(call.side, new RankForm(call)); }});
        }
        return;
    }
    if (!is_secret(need)) {
        return;
    }
    const std::string side = side_to_answer(table.game(), table.position());
    content.choices.push_back({QStringLiteral("tell_secret"),
                               tr("%1 tells it in secret").arg(board_side_word(side)),
                               PanelTone::Now,
                               [this, side, need] {
                                   const GameTable& now = board_->match().table();
                                   SecretForm* form = nullptr;
                                   if (need == BoardNeed::Army) {
                                       form = new ArmyForm(now, side);
                                   } else if (need == BoardNeed::Strengths) {
                                       form = new StrengthForm(now);
                                   } else {
                                       form = new CallForm(now);
                                   }
                                   ask_in_secret(side, form);
                               }});
}

/// What is open to all but can't be seen: whom a unit attacks, that it stands still.
void BoardPage::add_told_choices(PanelContent& content) {
    const GameTable& table = board_->match().table();
    const bool is_target = need_of(table) == BoardNeed::Target;
    const auto moves = is_target ? table.moves() : moves_to_tell(table);
    constexpr std::size_t kMost = 12;
    for (std::size_t i = 0; i < moves.size() && i < kMost; ++i) {
        content.choices.push_back({QStringLiteral("told_%1").arg(i),
                                   move_word(table, moves[i]),
                                   is_target ? PanelTone::Now : PanelTone::Plain,
                                   [this, move = moves[i]] { play(move); }});
    }
}

void BoardPage::add_dice(PanelContent& content) {
    const GameTable& table = board_->match().table();
    content.dice = dice_wanted(table.game(), table.position());
    if (content.dice > 0) {
        content.choices.push_back(
            {QStringLiteral("throw"), tr("Throw for us"), PanelTone::Plain, [this] {
                 throw_dice();
             }});
    }
}

void BoardPage::add_practice(PanelContent& content) {
    if (board_->setup().practice && !board_->match().to_do().empty()) {
        content.choices.push_back({QStringLiteral("lay_out"),
                                   tr("Set the practice board right"),
                                   PanelTone::Plain,
                                   [this] { board_->lay_out(); }});
    }
}

void BoardPage::throw_dice() {
    std::random_device chance;
    std::uniform_int_distribution<int> die(1, 6);
    const GameTable& table = board_->match().table();
    const int first = die(chance);
    const int second = dice_wanted(table.game(), table.position()) > 1 ? die(chance) : 0;
    play(dice_move(table.game(), first, second));
}

/// The first click chooses a piece, the second says where it goes.
void BoardPage::click(const std::string& point) {
    const GameTable& table = board_->match().table();
    ways_.clear();
    const auto moves = chosen_ ? moves_between(table, *chosen_, point) : std::vector<json>();
    if (moves.empty()) {
        chosen_ = chosen_ == point ? std::nullopt : std::optional(point);
    } else if (moves.size() == 1) {
        chosen_.reset();
        play(moves.front());
        return;
    } else {
        for (const json& move : moves) {
            ways_.push_back({move});
        }
    }
    refresh();
}

void BoardPage::play(const json& move) {
    told_.clear();
    const auto ruled = board_->match().table().judge(move);
    if (ruled && ruled->at("rule") == "call-needed") {
        attack_ = move;
        refresh();
        return;
    }
    const auto played = board_->act([&](BoardMatch& match) { return match.play(move); });
    if (!played) {
        told_ = QString::fromStdString(played.error());
    } else if (*played) {
        attack_ = json();
        board_->lay_out();
    }
    refresh();
}

void BoardPage::play_typed() {
    const GameTable& table = board_->match().table();
    const std::string text = typed_->text().trimmed().toStdString();
    if (text.empty() || is_secret(need_of(table))) {
        return;
    }
    const auto move = typed_move(table.game(), table.position(), table.moves(), text);
    if (move) {
        typed_->clear();
        play(*move);
        return;
    }
    told_ = tr("This is no move: %1").arg(QString::fromStdString(text));
    refresh();
}

void BoardPage::ask_in_secret(const std::string& side, SecretForm* form) {
    connect(form, &SecretForm::answered, this, &BoardPage::take_secret);
    secret_->cover_for(board_side_word(side), form);
    layers_->setCurrentWidget(secret_);
}

void BoardPage::take_secret(const json& answer) {
    secret_->clear();
    layers_->setCurrentIndex(0);
    if (attack_.is_null()) {
        play(answer);
    } else {
        take_rank(answer);
    }
}

/// Each side called its own; with the last one the attack is ruled.
void BoardPage::take_rank(const json& answer) {
    attack_.update(answer);
    if (calls_wanted(board_->match().table().position(), attack_).empty()) {
        const json attack = std::exchange(attack_, json());
        play(attack);
    }
    refresh();
}

}  // namespace littlewars::ui
