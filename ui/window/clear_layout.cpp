#include "ui/window/clear_layout.hpp"

#include <QLayout>
#include <QWidget>

namespace littlewars::ui {

void clear_layout(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

}  // namespace littlewars::ui
