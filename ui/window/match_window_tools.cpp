// What a click or drag on the table does in the match window.
#include "calibration/covariance.hpp"
#include "calibration/points.hpp"
#include "ui/window/body_panel.hpp"
#include "ui/window/choice_panel.hpp"
#include "ui/window/correction_panel.hpp"
#include "ui/window/match_window.hpp"
#include "ui/window/move_bar.hpp"
#include "ui/window/rulings_panel.hpp"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace littlewars::ui {
namespace {

/// From a piece to the panel that corrects it: his neighbours stay in sight.
constexpr QPoint kBelowPiece(36, 56);

/// Names of pieces that `piece` might be instead: the same kind.
QStringList other_names(const SessionView& view, const PieceView& piece) {
    QStringList names;
    for (const PieceView& other : view.pieces) {
        if (other.kind == piece.kind && other.name != piece.name) {
            names.append(QString::fromStdString(other.name));
        }
    }
    return names;
}

}  // namespace

void MatchWindow::connect_tools() {
    connect(table_, &TableView::piece_clicked, this, &MatchWindow::take_piece);
    connect(table_, &TableView::ground_clicked, this, &MatchWindow::take_ground);
    connect(table_, &TableView::piece_dragged, this, &MatchWindow::take_drag);
    connect(table_, &TableView::stretched, this, &MatchWindow::take_measure);
    connect(table_, &TableView::lassoed, this, &MatchWindow::take_lasso);
    connect(rulings_, &RulingsPanel::lit, this, &MatchWindow::light);
    connect(rulings_, &RulingsPanel::call_lit, this, [this](const CardCall& call) {
        extras_.lit_call = call.pieces;
        light({QString::fromStdString(call.pieces[0]), QString::fromStdString(call.pieces[1])});
    });
    connect(rulings_, &RulingsPanel::call_settled, this, &MatchWindow::settle);
    connect(rulings_, &RulingsPanel::call_to_measure, this, &MatchWindow::measure_call);
    connect(rulings_, &RulingsPanel::choose_men, this, &MatchWindow::open_choice);
}

void MatchWindow::set_tool(Tool tool) {
    table_->set_tool(tool);
    bar_->show_tool(tool);
    close_floating();
    if (tool == Tool::Look) {
        extras_.tapes.clear();
    } else if (match_ && !match_->setup().table) {
        tell(tr("This needs the table to be calibrated: menu, Table again."));
    }
    refresh_scene();
}

const PieceView* MatchWindow::piece_named(const std::string& name) const {
    const auto& pieces = match_->view().pieces;
    const auto found = std::find_if(
        pieces.begin(), pieces.end(), [&](const PieceView& piece) { return piece.name == name; });
    return found == pieces.end() ? nullptr : &*found;
}

void MatchWindow::take_piece(const QString& name, const QPoint& at) {
    if (!match_) {
        return;
    }
    if (choice_) {
        choice_->turn(name.toStdString());
        return;
    }
    light({name});
    const PieceView* piece = piece_named(name.toStdString());
    if (piece != nullptr && (table_->tool() == Tool::Correct || table_->tool() == Tool::Look)) {
        open_correction(*piece, table_->mapTo(this, at));
    }
}

void MatchWindow::open_correction(const PieceView& piece, const QPoint& at) {
    auto* panel =
        new CorrectionPanel(piece, match_->view().sides, other_names(match_->view(), piece), this);
    connect(panel, &CorrectionPanel::corrected, this, [this](const Correction& correction) {
        match_->act([&](Session& session, double now) { return session.correct(now, correction); });
        close_floating();
    });
    connect(panel, &CorrectionPanel::fired, this, [this](const QString& gun, int shots) {
        match_->act([&](Session& session, double now) {
            return session.fired(now, gun.toStdString(), shots);
        });
        close_floating();
    });
    connect(panel, &CorrectionPanel::closed, this, &MatchWindow::close_floating);
    open_floating(panel, at + kBelowPiece);
}

void MatchWindow::take_ground(calibration::TablePoint place, const QPoint& at) {
    close_floating();
    light({});
    if (!match_ || table_->tool() != Tool::Correct) {
        return;
    }
    auto* panel = new CorrectionPanel(place, match_->view().sides, this);
    connect(panel, &CorrectionPanel::corrected, this, [this](const Correction& correction) {
        match_->act([&](Session& session, double now) { return session.correct(now, correction); });
        close_floating();
    });
    connect(panel, &CorrectionPanel::closed, this, &MatchWindow::close_floating);
    open_floating(panel, table_->mapTo(this, at) + kBelowPiece);
}

void MatchWindow::take_drag(const QString& name, calibration::TablePoint to) {
    Correction correction;
    correction.piece = name.toStdString();
    correction.foot = to;
    match_->act([&](Session& session, double now) { return session.correct(now, correction); });
}

void MatchWindow::take_measure(calibration::TablePoint from, calibration::TablePoint to) {
    constexpr double kAim_px = 0.7;  // a hand's aim with the mouse
    const double sigma_mm = calibration::TableUncertainty::of(*match_->setup().table)
                                .distance_sigma_mm(from, to, kAim_px);
    const double length_mm = std::hypot(to.x_mm - from.x_mm, to.y_mm - from.y_mm);
    const QString text =
        tr("%1 ± %2 in · %3 mm")
            .arg(QLocale().toString(length_mm / calibration::kMillimetresPerInch, 'f', 2))
            .arg(QLocale().toString(sigma_mm / calibration::kMillimetresPerInch, 'f', 2))
            .arg(QLocale().toString(length_mm, 'f', 0));
    extras_.tapes = {{from, to, text.toStdString()}};
    refresh_scene();
}

void MatchWindow::measure_call(const CardCall& call) {
    set_tool(Tool::Measure);
    extras_.lit_call = call.pieces;
    light({QString::fromStdString(call.pieces[0]), QString::fromStdString(call.pieces[1])});
    tell(tr("Drag from the edge of one base to the edge of the other."));
}

void MatchWindow::take_lasso(const QStringList& names) {
    std::map<std::string, std::vector<std::string>> by_side;
    for (const QString& name : names) {
        const PieceView* piece = piece_named(name.toStdString());
        if (piece != nullptr && piece->kind != vision::PieceKind::Gun &&
            piece->status == Status::Fighting) {
            by_side[piece->side].push_back(piece->name);
        }
    }
    if (by_side.empty()) {
        tell(tr("No fighting men inside the line."));
        return;
    }
    const auto most = std::max_element(by_side.begin(), by_side.end(), [](auto& a, auto& b) {
        return a.second.size() < b.second.size();
    });
    const bool asked = match_->act([&](Session& session, double now) {
        return session.ask_isolated(now, "lasso", most->second);
    });
    if (!asked || match_->view().bodies.empty()) {
        return;
    }
    auto* panel = new BodyPanel(match_->view().bodies.back(), this);
    connect(panel, &BodyPanel::surrendered, this, [this](const std::vector<std::string>& men) {
        match_->act([&](Session& session, double now) { return session.surrender(now, men); });
        close_floating();
    });
    connect(panel, &BodyPanel::closed, this, &MatchWindow::close_floating);
    open_floating(panel, table_->mapTo(this, QPoint(20, 20)));
}

void MatchWindow::open_choice(const QString& man) {
    if (match_->view().rulings.empty()) {
        return;
    }
    close_choice();
    choice_ = new ChoicePanel(
        match_->view().rulings.back(),
        man.toStdString(),
        [this](const ChoiceMade& choice) {
            return match_->session().check_choice(choice).has_value();
        },
        side_);
    choice_place_->addWidget(choice_);
    const auto show = [this] {
        extras_.choosing = choice_->chosen();
        refresh_scene();
    };
    connect(choice_, &ChoicePanel::changed, this, show);
    connect(choice_, &ChoicePanel::cancelled, this, &MatchWindow::close_choice);
    connect(choice_, &ChoicePanel::applied, this, [this](const ChoiceMade& choice) {
        const bool done =
            match_->act([&](Session& session, double now) { return session.choose(now, choice); });
        if (done) {
            close_choice();
        }
    });
    table_->set_tool(Tool::Choose);
    show();
}

void MatchWindow::close_choice() {
    if (choice_) {
        choice_->hide();
        choice_->deleteLater();
        choice_ = nullptr;
        table_->set_tool(Tool::Look);
        extras_.choosing.reset();
        refresh_scene();
    }
}

void MatchWindow::settle(const CardCall& call, bool within) {
    CallSettled settled;
    settled.call.a = call.pieces[0];
    settled.call.b = call.pieces[1];
    settled.call.rule = call.rule;
    settled.call.within = within;
    extras_.lit_call.reset();
    match_->act([&](Session& session, double now) { return session.settle(now, settled); });
}

void MatchWindow::light(const QStringList& pieces) {
    extras_.lit.clear();
    for (const QString& name : pieces) {
        extras_.lit.push_back(name.toStdString());
    }
    if (pieces.isEmpty()) {
        extras_.lit_call.reset();
    }
    refresh_scene();
}

void MatchWindow::open_floating(QWidget* panel, const QPoint& at) {
    close_floating();
    floating_ = panel;
    if (panel->layout() != nullptr && !panel->testAttribute(Qt::WA_Resized)) {
        panel->adjustSize();
    }
    const QPoint most(width() - panel->width() - 8, height() - panel->height() - 8);
    panel->move(std::clamp(at.x(), 8, std::max(8, most.x())),
                std::clamp(at.y(), 8, std::max(8, most.y())));
    panel->show();
    panel->raise();
}

void MatchWindow::close_floating() {
    if (floating_) {
        floating_->hide();
        floating_->deleteLater();
        floating_ = nullptr;
    }
}

}  // namespace littlewars::ui
