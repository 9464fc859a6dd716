// The match window's menu and keys.
#include "ui/board_page/board_page.hpp"
#include "ui/second_screen/second_screen_page.hpp"
#include "ui/window/honesty_page.hpp"
#include "ui/window/keys_page.hpp"
#include "ui/window/match_window.hpp"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QMenu>

namespace littlewars::ui {

QAction* MatchWindow::add(const QString& name,
                          const QList<QKeySequence>& keys,
                          std::function<void()> does) {
    auto* made = new QAction(this);
    made->setObjectName(name);
    made->setShortcuts(keys);
    connect(made, &QAction::triggered, this, std::move(does));
    addAction(made);
    actions_[name] = made;
    return made;
}

/// A switch of the practice table; out of the menu where there is none.
void MatchWindow::add_practice(const QString& name, void (PracticeHand::*does)(bool)) {
    QAction* made = add(name, {}, [this, name, does] {
        if (practice_hand_) {
            (practice_hand_.get()->*does)(action(name)->isChecked());
        }
    });
    made->setCheckable(true);
    made->setVisible(false);
}

void MatchWindow::show_practice(bool practice) {
    for (const char* name : {"practice_lamp", "practice_knock", "practice_arm"}) {
        action(QString::fromLatin1(name))->setVisible(practice);
        action(QString::fromLatin1(name))->setChecked(false);
    }
}

void MatchWindow::build_actions() {
    const auto with_match = [this](void (LiveMatch::*does)()) {
        return [this, does] {
            if (match_) {
                (match_.get()->*does)();
            }
        };
    };
    const auto show = [this](Showing what) {
        return [this, what] {
            const bool shown = table_->showing() == what;
            table_->set_showing(shown ? Showing::Picture : what);
            if (match_) {
                match_->feed().show_how(!shown && what == Showing::How);
            }
        };
    };
    const auto tool = [this](Tool which) {
        return [this, which] { set_tool(table_->tool() == which ? Tool::Look : which); };
    };
    const auto change = [this](auto member, auto on, auto off) {
        return [this, member, on, off] {
            Preferences next = preferences_;
            next.*member = next.*member == on ? off : on;
            prefer(next);
        };
    };
    add("end_move", {Qt::Key_Space}, with_match(&LiveMatch::begin_or_end_move));
    add("pause", {Qt::Key_P}, with_match(&LiveMatch::pause_or_resume));
    const auto with_board_or_match = [this, with_match](void (BoardPage::*on_board)(),
                                                        void (LiveMatch::*in_match)()) {
        return [this, on_board, otherwise = with_match(in_match)] {
            if (board_page_) {
                (board_page_.data()->*on_board)();
            } else {
                otherwise();
            }
        };
    };
    add("undo",
        {QKeySequence(Qt::CTRL | Qt::Key_Z)},
        with_board_or_match(&BoardPage::undo, &LiveMatch::undo));
    add("redo",
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)},
        with_board_or_match(&BoardPage::redo, &LiveMatch::redo));
    add("map", {Qt::Key_M}, show(Showing::Map));
    add("how", {Qt::Key_W}, show(Showing::How));
    add("measure", {Qt::Key_D}, tool(Tool::Measure));
    add("correct", {Qt::Key_C}, tool(Tool::Correct));
    add("lasso", {Qt::Key_I}, tool(Tool::Lasso));
    add("record", {Qt::Key_R}, [this] { toggle_recording(); })->setCheckable(true);
    add("replay", {QKeySequence(Qt::CTRL | Qt::Key_O)}, [this] { choose_replay(); });
    add_practice("practice_lamp", &PracticeHand::set_lamp);
    add_practice("practice_knock", &PracticeHand::set_knocked);
    add_practice("practice_arm", &PracticeHand::set_arm);
    add("large", {Qt::Key_L}, change(&Preferences::text, TextSize::Large, TextSize::Normal))
        ->setCheckable(true);
    add("light", {}, change(&Preferences::shade, Shade::Light, Shade::Dark))->setCheckable(true);
    add("still", {}, change(&Preferences::still, true, false))->setCheckable(true);
    add("speak", {}, change(&Preferences::speak, true, false))->setCheckable(true);
    add("full", {Qt::Key_F, Qt::Key_F11}, [this] {
        isFullScreen() ? showNormal() : showFullScreen();
    });
    add("zoom_in", {Qt::Key_Plus, Qt::Key_Equal}, [this] { table_->zoom(1.25); });
    add("zoom_out", {Qt::Key_Minus}, [this] { table_->zoom(0.8); });
    add("fit", {Qt::Key_0}, [this] { table_->fit(); });
    add("away", {Qt::Key_Escape}, [this] {
        close_floating();
        close_choice();
        set_tool(Tool::Look);
        light({});
    });
    add("keys", {Qt::Key_Question}, [this] { show_keys(); });
    add("menu", {Qt::Key_F10}, [this] { menu_->popup(mapToGlobal(QPoint(width() / 2, 40))); });
    add("honesty", {}, [this] { show_honesty(); });
    add("second_screen", {}, [this] { show_second_screen(); });
    add("setup", {}, [this] { emit setup_wanted({}); });
    add("setup_game", {}, [this] { emit setup_wanted(QStringLiteral("game")); });
    add("setup_table", {}, [this] { emit setup_wanted(QStringLiteral("table")); });
    add("setup_armies", {}, [this] { emit setup_wanted(QStringLiteral("armies")); });
    add("setup_ruler", {}, [this] { emit setup_wanted(QStringLiteral("ruler")); });
    add("quit", {QKeySequence(Qt::CTRL | Qt::Key_Q)}, [this] { close(); });
}

void MatchWindow::name_actions() {
    action("end_move")->setText(tr("Begin or end the move"));
    action("pause")->setText(tr("Stop or start the clock"));
    action("undo")->setText(tr("Undo"));
    action("redo")->setText(tr("Redo"));
    action("map")->setText(tr("Map"));
    action("how")->setText(tr("What I see"));
    action("measure")->setText(tr("Measure"));
    action("correct")->setText(tr("Correct"));
    action("lasso")->setText(tr("Lasso"));
    action("record")->setText(tr("Record"));
    action("replay")->setText(tr("Open a recording…"));
    action("practice_lamp")->setText(tr("Practice: a lamp is switched on"));
    action("practice_knock")->setText(tr("Practice: knock against the tripod"));
    action("practice_arm")->setText(tr("Practice: an arm over the table"));
    action("large")->setText(tr("Large type"));
    action("light")->setText(tr("Light colours"));
    action("still")->setText(tr("Reduced motion"));
    action("speak")->setText(tr("Speak rulings"));
    action("full")->setText(tr("Full screen"));
    action("zoom_in")->setText(tr("Zoom in"));
    action("zoom_out")->setText(tr("Zoom out"));
    action("fit")->setText(tr("Whole table"));
    action("away")->setText(tr("Put the tool away"));
    action("keys")->setText(tr("Keys"));
    action("menu")->setText(tr("Menu"));
    action("honesty")->setText(tr("What the camera can judge…"));
    action("second_screen")->setText(tr("Second screen…"));
    action("setup")->setText(tr("Set up…"));
    action("setup_game")->setText(tr("Another game…"));
    action("setup_table")->setText(tr("Table again…"));
    action("setup_armies")->setText(tr("Armies again…"));
    action("setup_ruler")->setText(tr("Check with a ruler…"));
    action("quit")->setText(tr("Quit"));
}

void MatchWindow::build_menu() {
    menu_->clear();
    const auto section = [this](std::initializer_list<const char*> names) {
        for (const char* name : names) {
            menu_->addAction(action(QString::fromLatin1(name)));
        }
        menu_->addSeparator();
    };
    section({"map", "how", "full", "fit"});
    section({"measure", "correct", "lasso", "undo", "redo"});
    section({"record", "replay", "second_screen", "speak"});
    section({"setup_game", "setup", "setup_table", "setup_armies", "setup_ruler"});
    section({"practice_lamp", "practice_knock", "practice_arm"});
    section({"large", "light", "still"});
    delete language_menu_;
    language_menu_ = menu_->addMenu(tr("Language"));
    build_language_menu(language_menu_);
    section({"honesty", "keys", "quit"});
}

void MatchWindow::build_language_menu(QMenu* languages_menu) {
    auto* group = new QActionGroup(languages_menu);
    for (const QString& code : languages()) {
        auto* choice = languages_menu->addAction(language_name(code));
        choice->setCheckable(true);
        choice->setChecked(code == language_.code());
        group->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, code] {
            Preferences next = preferences_;
            next.language = code;
            // The menu that sent this is built anew in the new language: not while it is open.
            QMetaObject::invokeMethod(
                this, [this, next] { prefer(next); }, Qt::QueuedConnection);
        });
    }
}

void MatchWindow::show_keys() {
    auto* page = new KeysPage(this);
    connect(page, &KeysPage::closed, this, &MatchWindow::close_floating);
    page->adjustSize();
    open_floating(page, QPoint((width() - page->width()) / 2, (height() - page->height()) / 2));
    page->setFocus();
}

void MatchWindow::show_honesty() {
    if (!match_) {
        return;
    }
    auto* page = new HonestyPage(match_->settings(), this);
    connect(page, &HonestyPage::policy_chosen, this, [this](const QString& rule, Policy policy) {
        match_->act([&](Session& session, double now) {
            return session.set_policy(now, rule.toStdString(), policy);
        });
    });
    connect(page, &HonestyPage::closed, this, &MatchWindow::close_floating);
    page->resize(width() * 9 / 10, height() * 9 / 10);
    open_floating(page, QPoint(width() / 20, height() / 20));
}

}  // namespace littlewars::ui
