#include "ui/window/theme.hpp"

namespace littlewars::ui {
namespace {

Theme dark_theme() {
    Theme theme;
    theme.ground = QColor(16, 18, 21);
    theme.panel = QColor(24, 27, 31);
    theme.raised = QColor(36, 40, 45);
    theme.line = QColor(58, 63, 70);
    theme.ink = QColor(235, 231, 221);
    theme.quiet = QColor(168, 166, 158);
    theme.accent = QColor(242, 184, 75);
    theme.on_accent = QColor(28, 22, 8);
    theme.warning = QColor(255, 138, 116);
    return theme;
}

Theme light_theme() {
    Theme theme;
    theme.shade = Shade::Light;
    theme.ground = QColor(232, 227, 215);
    theme.panel = QColor(246, 242, 232);
    theme.raised = QColor(255, 253, 247);
    theme.line = QColor(201, 193, 176);
    theme.ink = QColor(38, 33, 26);
    theme.quiet = QColor(96, 88, 74);
    theme.accent = QColor(140, 80, 4);
    theme.on_accent = QColor(255, 250, 240);
    theme.warning = QColor(168, 30, 16);
    return theme;
}

// Names in braces are filled in by style_sheet(); the rest is Qt style sheet as it stands.
constexpr const char* kSheet = R"(
* { font-family: "DejaVu Sans", "Noto Sans CJK KR", "Noto Sans", sans-serif; font-size: {text}px; }
QWidget { background: {panel}; color: {ink}; }
QMainWindow, QWidget#ground { background: {ground}; }
QLabel { background: transparent; }
QLabel[role="quiet"], QCheckBox[role="quiet"] { color: {quiet}; }
QLabel[role="title"] { font-weight: 600; }
QLabel[role="head"] { color: {quiet}; font-size: {small}px; }
QLabel[role="outcome"] { font-size: {big}px; font-weight: 600; }
QLabel[role="page"] { font-size: {huge}px; font-weight: 600; }
QLabel[role="mover"] { font-size: {big}px; font-weight: 700; }
QLabel[role="clock"] { font-size: {huge}px; font-weight: 600; }
QLabel[role="warning"] { color: {warning}; font-weight: 600; }
QLabel[role="section"] { color: {quiet}; font-size: {small}px; font-weight: 600; }
QFrame#card, QFrame#floating { background: {raised}; border: 1px solid {line}; border-radius: 6px; }
QFrame#card[open="true"] { border: 1px solid {accent}; }
QFrame#strip, QFrame#bar { background: {panel}; border: none; }
QPushButton, QToolButton { background: {raised}; border: 1px solid {line}; border-radius: 5px;
  padding: {pad}px {wide}px; }
QPushButton:hover, QToolButton:hover { border-color: {quiet}; }
QPushButton:focus, QToolButton:focus { border: 2px solid {ink}; }
QPushButton:disabled, QToolButton:disabled { color: {line}; border-color: {raised}; }
QPushButton:checked, QToolButton:checked { border: 2px solid {ink}; }
QPushButton[role="now"] { background: {accent}; color: {on_accent}; border-color: {accent};
  font-weight: 700; padding: {pad}px {wider}px; }
QPushButton[role="now"]:focus { border: 2px solid {ink}; }
QPushButton[role="now"]:disabled { background: {raised}; color: {quiet}; border-color: {line}; }
QPushButton[role="link"] { background: transparent; border: none; padding: 2px 0px; text-align: left;
  color: {ink}; }
QPushButton[role="link"]:checked { border: none; font-weight: 400; }
QWidget#reasons { background: transparent; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus { border: 1px dotted {quiet}; }
QToolButton::menu-indicator { image: none; }
QScrollArea { border: none; }
QScrollBar:vertical { background: {panel}; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: {line}; border-radius: 5px; min-height: 30px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox { background: {raised}; border: 1px solid {line};
  border-radius: 4px; padding: {pad}px; selection-background-color: {quiet}; }
QCheckBox::indicator { width: {box}px; height: {box}px; border: 1px solid {quiet}; border-radius: 3px;
  background: {raised}; }
QCheckBox::indicator:checked { background: {accent}; border-color: {accent}; }
QCheckBox::indicator:focus { border: 2px solid {ink}; }
QComboBox QAbstractItemView { background: {raised}; border: 1px solid {line}; }
QMenu { background: {raised}; border: 1px solid {line}; padding: 4px; }
QMenu::item { padding: {pad}px 26px {pad}px 14px; }
QMenu::item:selected { background: {line}; }
QMenu::separator { height: 1px; background: {line}; margin: 4px 8px; }
QToolTip { background: {raised}; color: {ink}; border: 1px solid {line}; padding: 4px; }
QTableWidget, QHeaderView::section { background: {panel}; border: none; gridline-color: {line}; }
QHeaderView::section { color: {quiet}; padding: {pad}px; }
QProgressBar { background: {raised}; border: 1px solid {line}; border-radius: 3px; height: 8px; }
QProgressBar::chunk { background: {quiet}; }
)";

QString pixels(int size) {
    return QString::number(size);
}

}  // namespace

Theme make_theme(Shade shade, TextSize text) {
    Theme theme = shade == Shade::Dark ? dark_theme() : light_theme();
    theme.text = text;
    return theme;
}

QString style_sheet(const Theme& theme) {
    const int text = theme.text_px();
    QString sheet = QString::fromLatin1(kSheet);
    const auto fill = [&sheet](const char* name, const QString& value) {
        sheet.replace(QLatin1String("{") + QLatin1String(name) + QLatin1String("}"), value);
    };
    fill("text", pixels(text));
    fill("small", pixels(text * 13 / 15));
    fill("big", pixels(text * 18 / 15));
    fill("huge", pixels(text * 23 / 15));
    fill("box", pixels(text));
    fill("pad", pixels(text / 3));
    fill("wide", pixels(10));
    fill("wider", pixels(22));
    fill("ground", theme.ground.name());
    fill("panel", theme.panel.name());
    fill("raised", theme.raised.name());
    fill("line", theme.line.name());
    fill("ink", theme.ink.name());
    fill("quiet", theme.quiet.name());
    fill("accent", theme.accent.name());
    fill("on_accent", theme.on_accent.name());
    fill("warning", theme.warning.name());
    return sheet;
}

}  // namespace littlewars::ui
