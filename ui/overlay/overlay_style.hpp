#pragma once

#include "ui/overlay/scene_colour.hpp"

#include <QColor>
#include <QFont>

#include <array>

namespace littlewars::ui {

/// Inks and sizes of an overlay. Lines carry a halo of the ground's colour, so that they stand out
/// from any cloth.
struct OverlayStyle {
    std::array<QColor, 2> sides;
    QColor unknown_side;
    QColor ink;      ///< Lines and letters that belong to no side.
    QColor halo;     ///< Under every line; transparent on paper.
    QColor scrim;    ///< Under labels.
    QColor accent;   ///< What waits for the players: an open close call, a choice.
    QColor warning;  ///< A move that is too long.
    QFont font;
    double line = 1.9;  ///< Width of a thin line, widget units.

    /// A side's ink; index -1 is "not known".
    [[nodiscard]] QColor of_side(int side) const;
};

/// For the live picture: bright inks on dark halos. `armies` are the two coats as seen.
[[nodiscard]] OverlayStyle picture_style(std::array<SceneColour, 2> armies);

/// For the map and the printed report: two dark inks on paper, after the book of 1913.
[[nodiscard]] OverlayStyle paper_style(std::array<SceneColour, 2> armies);

/// The ground of paper_style().
inline constexpr SceneColour kPaper{246, 240, 226};

[[nodiscard]] inline QColor qt_colour(SceneColour colour) {
    return {colour.red, colour.green, colour.blue};
}

/// The program's font: DejaVu Sans where there is one, its figures all of one width.
[[nodiscard]] QFont program_font(double size_px);

}  // namespace littlewars::ui
