#include "ui/board_page/board_words.hpp"

#include "ui/board_page/rule_words.hpp"
#include "ui/play/seats.hpp"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

/// In a class of their own so that Linguist finds them under one heading.
struct BoardWords {
    Q_DECLARE_TR_FUNCTIONS(BoardWords)
};

QString text(const json& value) {
    return QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump());
}

QString way_word(const json& first, const json& path) {
    QString words = text(first);
    for (const json& point : path) {
        words += QStringLiteral(" → ") + text(point);
    }
    return words;
}

QString mukden_word(const json& position, const json& move) {
    if (move.contains("unit") && move.contains("path")) {
        const QString unit = text(move["unit"]);
        const json& from = position.at("units").at(move["unit"].get<std::string>()).at("at");
        return move["path"].empty() ? BoardWords::tr("%1 stands still").arg(unit)
                                    : unit + QStringLiteral(" ") + way_word(from, move["path"]);
    }
    if (move.contains("place")) {
        return move["place"] == "wait"
                   ? BoardWords::tr("The 3rd Army waits")
                   : BoardWords::tr("The 3rd Army enters at %1").arg(text(move["place"]));
    }
    if (move.contains("target")) {
        return move["target"].is_null() ? BoardWords::tr("No attack")
                                        : BoardWords::tr("Attack on %1").arg(text(move["target"]));
    }
    if (move.contains("retreat")) {
        return move["retreat"].is_null()
                   ? BoardWords::tr("No retreat")
                   : BoardWords::tr("Retreat to %1").arg(text(move["retreat"]));
    }
    if (move.contains("advance")) {
        return move["advance"] == true ? BoardWords::tr("Advance") : BoardWords::tr("No advance");
    }
    if (move.contains("dice")) {
        return BoardWords::tr("Attacker %1, defender %2")
            .arg(text(move["dice"][0]), text(move["dice"][1]));
    }
    return BoardWords::tr("%1 is called").arg(text(move.value("call", json())));
}

QString finland_word(const json& position, const json& move) {
    const QString plate = text(move["plate"]);
    const json& plates = position.at("plates");
    const std::string at = plates.at(move["plate"].get<std::string>()).at("at");
    QString words = at == move["to"] ? plate : plate + QStringLiteral(" → ") + text(move["to"]);
    if (move.contains("fire")) {
        words += QStringLiteral(" · ") + BoardWords::tr("fires at %1").arg(text(move["fire"]));
    }
    return words;
}

/// Of a turn whose position is gone: from what the referee said happened.
QString turn_word(const BoardTurn& turn) {
    QStringList words;
    for (const json& ruling : turn.rulings) {
        for (const json& effect : ruling.value("effects", json::array())) {
            const std::string type = effect.at("type");
            const bool is_way = effect.contains("from") && effect.contains("to");
            if (is_way && type != "attack") {
                const QString who = text(effect.value("unit", effect.value("plate", json(""))));
                words.append((who.isEmpty() ? who : who + QStringLiteral(" ")) +
                             text(effect["from"]) + QStringLiteral(" → ") + text(effect["to"]));
            } else if (type == "fire") {
                words.append(text(effect["plate"]) + QStringLiteral(" × ") +
                             text(effect["target"]));
            } else if (type == "attack") {
                words.append(text(effect["from"]) + QStringLiteral(" × ") + text(effect["to"]));
            }
        }
    }
    return words.join(QStringLiteral(", "));
}

bool hides_something(const BoardTurn& turn) {
    for (const json& move : turn.moves) {
        if (move.contains("setup") || move.contains("allocate") ||
            (move.contains("call") && !turn.legal)) {
            return true;
        }
    }
    return false;
}

QString dice_word(const GameTable& table) {
    if (dice_wanted(table.game(), table.position()) > 1) {
        return BoardWords::tr("Throw two dice: one for the attacker, one for the defender.");
    }
    if (table.position().value("phase", "") != "muster") {
        return BoardWords::tr("Throw one die.");
    }
    const bool is_red = table.position().at("turn") == "red";
    for (const auto& [name, plate] : table.position().at("plates").items()) {
        if (plate.at("men").is_null() && name.starts_with(is_red ? "R" : "W")) {
            return BoardWords::tr("Throw for %1: its men, in thousands.").arg(text(name));
        }
    }
    return {};
}

}  // namespace

QString game_word(const std::string& game) {
    if (game == "forteca") {
        return QStringLiteral("Forteca");
    }
    if (game == "stratego") {
        return QStringLiteral("Stratego");
    }
    if (game == "mukden-1905") {
        return QStringLiteral("Mukden 1905");
    }
    return game == "finland-1918" ? QStringLiteral("Finland 1918") : QStringLiteral("Little Wars");
}

QString board_side_word(const std::string& side) {
    if (side == "besiegers") {
        return BoardWords::tr("Besiegers");
    }
    if (side == "defenders") {
        return BoardWords::tr("Defenders");
    }
    if (side == "japan") {
        return BoardWords::tr("Japan");
    }
    if (side == "russia") {
        return BoardWords::tr("Russia");
    }
    if (side == "white") {
        return BoardWords::tr("White");
    }
    if (side == "blue") {
        return BoardWords::tr("Blue");
    }
    return side == "red" ? BoardWords::tr("Red") : QString::fromStdString(side);
}

QString rule_word(const std::string& rule) {
    const auto known = rule_texts().find(rule);
    return known == rule_texts().end() ? QString::fromStdString(rule)
                                       : QCoreApplication::translate("RuleWords", known->second);
}

QString rank_word(const std::string& rank) {
    static constexpr std::array<std::pair<const char*, const char*>, 12> kRanks{
        {{"10", QT_TRANSLATE_NOOP("BoardWords", "Marshal")},
         {"9", QT_TRANSLATE_NOOP("BoardWords", "General")},
         {"8", QT_TRANSLATE_NOOP("BoardWords", "Colonel")},
         {"7", QT_TRANSLATE_NOOP("BoardWords", "Major")},
         {"6", QT_TRANSLATE_NOOP("BoardWords", "Captain")},
         {"5", QT_TRANSLATE_NOOP("BoardWords", "Lieutenant")},
         {"4", QT_TRANSLATE_NOOP("BoardWords", "Sergeant")},
         {"3", QT_TRANSLATE_NOOP("BoardWords", "Miner")},
         {"2", QT_TRANSLATE_NOOP("BoardWords", "Scout")},
         {"1", QT_TRANSLATE_NOOP("BoardWords", "Spy")},
         {"B", QT_TRANSLATE_NOOP("BoardWords", "Bomb")},
         {"F", QT_TRANSLATE_NOOP("BoardWords", "Flag")}}};
    for (const auto& [name, word] : kRanks) {
        if (rank == name) {
            return QString::fromLatin1(name) + QStringLiteral(" ") +
                   QCoreApplication::translate("BoardWords", word);
        }
    }
    return QString::fromStdString(rank);
}

QString move_word(const GameTable& table, const json& move) {
    if (move.contains("pass")) {
        return BoardWords::tr("Pass");
    }
    if (move.contains("withdraw")) {
        return BoardWords::tr("Withdrawal");
    }
    if (move.contains("declare")) {
        return BoardWords::tr("I cannot move");
    }
    if (move.contains("throw")) {
        return BoardWords::tr("Thrown: %1").arg(text(move["throw"]));
    }
    if (move.contains("plate")) {
        return finland_word(table.position(), move);
    }
    if (!move.contains("from")) {
        return mukden_word(table.position(), move);
    }
    QString words =
        way_word(move["from"], move.contains("path") ? move["path"] : json::array({move.at("to")}));
    if (move.contains("huff")) {
        words += QStringLiteral(" · ") + BoardWords::tr("%1 is huffed").arg(text(move["huff"]));
    }
    return words;
}

QString need_word(const GameTable& table) {
    const std::string phase = table.position().value("phase", "");
    switch (need_of(table)) {
        case BoardNeed::Nothing:
            return result_word(table);
        case BoardNeed::Dice:
            return dice_word(table);
        case BoardNeed::Army:
            return BoardWords::tr("Set up the army, and tell its ranks in secret.");
        case BoardNeed::Strengths:
            return BoardWords::tr("Share out the strength, in secret.");
        case BoardNeed::Call:
            return BoardWords::tr("Call a strength.");
        case BoardNeed::Target:
            return BoardWords::tr("Whom does the unit attack?");
        case BoardNeed::Move:
            break;
    }
    if (phase.starts_with("retreat")) {
        return BoardWords::tr("Retreat one hex, or stand fast.");
    }
    if (phase == "advance") {
        return BoardWords::tr("Advance into the emptied hex, or stay.");
    }
    if (phase == "setup") {
        return BoardWords::tr("Place the defenders on two points of the fort.");
    }
    return BoardWords::tr("Move on the board.");
}

QString to_do_word(const PointChange& change) {
    const QString point = QString::fromStdString(change.id);
    if (!change.was) {
        return BoardWords::tr("Take %1 off %2.").arg(board_side_word(*change.is), point);
    }
    return change.is ? BoardWords::tr("Put %1 on %2, in place of %3.")
                           .arg(board_side_word(*change.was), point, board_side_word(*change.is))
                     : BoardWords::tr("Put %1 on %2.").arg(board_side_word(*change.was), point);
}

QString modifier_word(BoardModifier modifier) {
    switch (modifier) {
        case BoardModifier::River:
            return BoardWords::tr("river −1");
        case BoardModifier::Mountain:
            return BoardWords::tr("mountain −1");
        case BoardModifier::Fort:
            break;
    }
    return BoardWords::tr("fortress ½");
}

CardContent board_card(const BoardTurn& turn) {
    CardContent card;
    const QString side = board_side_word(turn.side);
    card.head = turn.legal ? BoardWords::tr("Move %1 · %2").arg(turn.number).arg(side)
                           : BoardWords::tr("Not legal · %1").arg(side);
    const json& ruling = turn.rulings.back();
    card.title = rule_word(ruling.at("rule"));
    card.firm = true;
    card.settled = turn.legal;
    if (hides_something(turn)) {
        return card;
    }
    if (const QString done = turn_word(turn); !done.isEmpty()) {
        card.lines.append(done);
    }
    for (const json& one : turn.rulings) {
        card.reasons.push_back({text(one.at("reason")), {}});
    }
    const json result = ruling.value("result", json());
    if (result.is_object()) {
        card.lines.append(
            BoardWords::tr("%1 wins: %2.")
                .arg(board_side_word(result.at("winner")), rule_word(result.at("rule"))));
    }
    return card;
}

QString result_word(const GameTable& table) {
    const json& result = table.position().at("result");
    if (!result.is_object()) {
        return {};
    }
    const std::string winner = result.at("winner");
    return winner == "draw"
               ? BoardWords::tr("The game is drawn: %1.").arg(rule_word(result.at("rule")))
               : BoardWords::tr("%1 wins: %2.")
                     .arg(board_side_word(winner), rule_word(result.at("rule")));
}

}  // namespace littlewars::ui
