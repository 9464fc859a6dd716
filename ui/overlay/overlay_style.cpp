#include "ui/overlay/overlay_style.hpp"

#include <QStringList>

namespace littlewars::ui {
namespace {

constexpr double kLeastContrast = 4.5;  // WCAG 2.1, level AA for text
constexpr double kLabel_px = 13;
constexpr SceneColour kPictureGround{18, 20, 24};

std::array<QColor, 2> readable(std::array<SceneColour, 2> armies, SceneColour ground) {
    return {qt_colour(with_contrast(armies[0], ground, kLeastContrast)),
            qt_colour(with_contrast(armies[1], ground, kLeastContrast))};
}

}  // namespace

QFont program_font(double size_px) {
    QFont font;
    font.setFamilies({QStringLiteral("DejaVu Sans"),
                      QStringLiteral("Noto Sans CJK KR"),
                      QStringLiteral("Noto Sans"),
                      QStringLiteral("sans-serif")});
    font.setPixelSize(static_cast<int>(size_px));
    return font;
}

QColor OverlayStyle::of_side(int side) const {
    return side == 0 || side == 1 ? sides[static_cast<std::size_t>(side)] : unknown_side;
}

OverlayStyle picture_style(std::array<SceneColour, 2> armies) {
    OverlayStyle style;
    style.sides = readable(armies, kPictureGround);
    style.unknown_side = QColor(206, 204, 196);
    style.ink = QColor(244, 241, 232);
    style.halo = QColor(kPictureGround.red, kPictureGround.green, kPictureGround.blue, 170);
    style.scrim = QColor(kPictureGround.red, kPictureGround.green, kPictureGround.blue, 205);
    style.accent = QColor(242, 184, 75);
    style.warning = QColor(255, 120, 100);
    style.font = program_font(kLabel_px);
    return style;
}

OverlayStyle paper_style(std::array<SceneColour, 2> armies) {
    OverlayStyle style;
    style.sides = readable(armies, kPaper);
    style.unknown_side = QColor(110, 100, 86);
    style.ink = QColor(52, 43, 33);
    style.halo = QColor(kPaper.red, kPaper.green, kPaper.blue, 0);
    style.scrim = QColor(kPaper.red, kPaper.green, kPaper.blue, 225);
    style.accent = QColor(150, 88, 8);
    style.warning = QColor(176, 24, 16);
    style.font = program_font(kLabel_px - 1);
    style.line = 1.0;
    return style;
}

}  // namespace littlewars::ui
