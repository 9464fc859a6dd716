#pragma once

#include <QKeySequence>

#include <functional>

class QWidget;

namespace littlewars::ui {

/// While the page or something in it has the focus, `key` calls `does`.
void add_page_key(QWidget& page, const QKeySequence& key, const std::function<void()>& does);

}  // namespace littlewars::ui
