#include "ui/overlay/map_painter.hpp"

#include "calibration/points.hpp"
#include "ui/overlay/overlay_painter.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>

namespace littlewars::ui {
namespace {

constexpr double kSide = 26;      // room for the border
constexpr double kFoot = 52;      // and below it for the scale bar
constexpr double kBorderGap = 5;  // between the two border lines
constexpr int kScaleInches = 12;

QRectF rectangle(const WidgetBox& box) {
    return {box.x, box.y, box.width, box.height};
}

/// A fine line every six inches, as on a plotted chart.
void paint_grid(QPainter& painter, const MapProjection& map, calibration::TableSize table) {
    constexpr double kStep_mm = 6 * calibration::kMillimetresPerInch;
    const QRectF frame = rectangle(map.table_box());
    for (double x_mm = kStep_mm; x_mm < table.width_mm; x_mm += kStep_mm) {
        const double x = frame.left() + frame.width() * x_mm / table.width_mm;
        painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
    }
    for (double y_mm = kStep_mm; y_mm < table.depth_mm; y_mm += kStep_mm) {
        const double y = frame.bottom() - frame.height() * y_mm / table.depth_mm;
        painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y));
    }
}

void paint_border(QPainter& painter, const QRectF& frame, const QColor& ink) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 0.8));
    painter.drawRect(frame);
    painter.setPen(QPen(ink, 2.2));
    painter.drawRect(frame.adjusted(-kBorderGap, -kBorderGap, kBorderGap, kBorderGap));
}

/// Twelve inches, every other one filled, figures under it.
void paint_scale(QPainter& painter,
                 const QRectF& frame,
                 double units_per_mm,
                 const OverlayStyle& style) {
    const double inch = units_per_mm * calibration::kMillimetresPerInch;
    const double top = frame.bottom() + kBorderGap + 9;
    painter.setPen(QPen(style.ink, 0.8));
    for (int mark = 0; mark < kScaleInches; ++mark) {
        painter.setBrush(mark % 2 == 0 ? QBrush(style.ink) : QBrush(Qt::NoBrush));
        painter.drawRect(QRectF(frame.left() + mark * inch, top, inch, 4));
    }
    painter.setFont(style.font);
    const double height = QFontMetricsF(style.font).height();
    for (int mark = 0; mark <= kScaleInches; mark += kScaleInches / 2) {
        const QRectF box(frame.left() + mark * inch - 30, top + 5, 60, height);
        painter.drawText(box, Qt::AlignHCenter | Qt::AlignTop, QString::number(mark));
    }
    const QRectF word(frame.left() + kScaleInches * inch + 12, top + 5, 120, height);
    painter.drawText(
        word, Qt::AlignLeft | Qt::AlignTop, QCoreApplication::translate("Overlay", "inches"));
}

}  // namespace

MapProjection map_projection(calibration::TableSize table, const QRectF& area) {
    const QRectF room = area.adjusted(kSide, kSide, -kSide, -kFoot);
    return {table, {room.x(), room.y(), std::max(1.0, room.width()), std::max(1.0, room.height())}};
}

void paint_map(QPainter& painter,
               const QRectF& area,
               calibration::TableSize table,
               const OverlayScene& scene,
               const OverlayStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, qt_colour(kPaper));
    const MapProjection map = map_projection(table, area);
    const QRectF frame = rectangle(map.table_box());
    QColor faint = style.ink;
    faint.setAlphaF(0.13F);
    painter.setPen(QPen(faint, 0.7));
    paint_grid(painter, map, table);
    paint_border(painter, frame, style.ink);
    paint_scale(painter, frame, map.units_per_mm({0, 0}), style);
    painter.setClipRect(frame.adjusted(-kBorderGap, -kBorderGap, kBorderGap, kBorderGap));
    paint_overlay(painter, scene, map, style, frame);
    painter.restore();
}

}  // namespace littlewars::ui
