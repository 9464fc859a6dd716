#pragma once

class QLayout;

namespace littlewars::ui {

/// Takes everything out of a layout; the widgets go when the event loop comes round.
void clear_layout(QLayout& layout);

}  // namespace littlewars::ui
