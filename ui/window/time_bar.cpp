#include "ui/window/time_bar.hpp"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace littlewars::ui {

TimeBar::TimeBar(QWidget* parent) : QWidget(parent) {
    setFixedSize(sizeHint());
    setAccessibleName(tr("Time left"));
}

void TimeBar::set_left(double share, bool hurry) {
    share_ = std::clamp(share, 0.0, 1.0);
    hurry_ = hurry;
    update();
}

void TimeBar::paintEvent(QPaintEvent*) {
    constexpr int kBlocks = 8;
    QPainter painter(this);
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor full = hurry_ ? QColor(242, 150, 60) : ink;
    const double step = static_cast<double>(width()) / kBlocks;
    const int lit = static_cast<int>(std::ceil(share_ * kBlocks));
    for (int block = 0; block < kBlocks; ++block) {
        const QRectF box(block * step, 1, step - 3, height() - 2);
        if (block < lit) {
            painter.fillRect(box, full);
        } else {
            painter.setPen(QPen(ink, 0.6));
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }
}

}  // namespace littlewars::ui
