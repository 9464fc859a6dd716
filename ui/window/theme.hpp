#pragma once

#include <QColor>
#include <QString>

namespace littlewars::ui {

enum class Shade { Dark, Light };
enum class TextSize { Normal, Large };

/// The window's colours. One accent, for what waits to be done now; all else is quiet.
struct Theme {
    Shade shade = Shade::Dark;
    TextSize text = TextSize::Normal;
    QColor ground;  ///< Behind everything.
    QColor panel;
    QColor raised;  ///< Cards, fields and plain buttons.
    QColor line;
    QColor ink;
    QColor quiet;  ///< Secondary words.
    QColor accent;
    QColor on_accent;
    QColor warning;

    /// Of the base size of letters: 15, or 22 in large-type mode.
    [[nodiscard]] int text_px() const { return text == TextSize::Large ? 22 : 15; }
};

[[nodiscard]] Theme make_theme(Shade shade, TextSize text);

/// The style sheet that puts a theme on the whole window.
[[nodiscard]] QString style_sheet(const Theme& theme);

}  // namespace littlewars::ui
