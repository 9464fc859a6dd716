#include "ui/window/keys_page.hpp"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

std::vector<std::pair<QString, QString>> all_keys() {
    return {{KeysPage::tr("Space"), KeysPage::tr("begin or end the move")},
            {QStringLiteral("Ctrl+Z"), KeysPage::tr("undo")},
            {QStringLiteral("Ctrl+Shift+Z"), KeysPage::tr("redo")},
            {QStringLiteral("P"), KeysPage::tr("stop or start the clock")},
            {QStringLiteral("M"), KeysPage::tr("map or picture")},
            {QStringLiteral("W"), KeysPage::tr("what I see: how the camera reads the table")},
            {QStringLiteral("D"), KeysPage::tr("measure a distance")},
            {QStringLiteral("C"), KeysPage::tr("correct what the camera got wrong")},
            {QStringLiteral("I"), KeysPage::tr("lasso a body of men: is it isolated?")},
            {QStringLiteral("R"), KeysPage::tr("start or stop recording")},
            {QStringLiteral("Ctrl+O"), KeysPage::tr("open a recording")},
            {QStringLiteral("L"), KeysPage::tr("large type")},
            {QStringLiteral("F"), KeysPage::tr("full screen")},
            {QStringLiteral("+  −  0"), KeysPage::tr("zoom in, out, whole table")},
            {QStringLiteral("Esc"), KeysPage::tr("put the tool away")},
            {QStringLiteral("F10"), KeysPage::tr("menu")}};
}

}  // namespace

KeysPage::KeysPage(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("floating"));
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(28, 20, 28, 20);
    auto* title = new QLabel(tr("Keys"), this);
    title->setProperty("role", QStringLiteral("page"));
    column->addWidget(title);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(5);
    int row = 0;
    for (const auto& [key, does] : all_keys()) {
        auto* name = new QLabel(key, this);
        name->setProperty("role", QStringLiteral("title"));
        grid->addWidget(name, row, 0);
        grid->addWidget(new QLabel(does, this), row++, 1);
    }
    column->addLayout(grid);
    setAccessibleName(tr("Keys"));
}

void KeysPage::mouseReleaseEvent(QMouseEvent*) {
    emit closed();
}

void KeysPage::keyPressEvent(QKeyEvent*) {
    emit closed();
}

}  // namespace littlewars::ui
