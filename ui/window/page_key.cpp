#include "ui/window/page_key.hpp"

#include <QAction>
#include <QWidget>

namespace littlewars::ui {

void add_page_key(QWidget& page, const QKeySequence& key, const std::function<void()>& does) {
    auto* action = new QAction(&page);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(action, &QAction::triggered, &page, does);
    page.addAction(action);
}

}  // namespace littlewars::ui
