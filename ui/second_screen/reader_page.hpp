#pragma once

#include <QByteArray>

namespace littlewars::ui {

/// The second screen's page, complete in itself: map, rulings and clock, read-only. Texts are put
/// in as text, never as markup.
[[nodiscard]] QByteArray reader_page();

}  // namespace littlewars::ui
