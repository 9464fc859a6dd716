#include "ui/board_page/board_painter.hpp"

#include "ui/board_page/board_words.hpp"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace littlewars::ui {
namespace {

constexpr int kCorners = 36;
constexpr double kPieceRing = 0.42;
constexpr double kTargetDot = 0.13;

class Pen {
  public:
    Pen(QPainter& painter, const BoardProjection& projection, const OverlayStyle& style)
        : painter_(painter), projection_(projection), style_(style) {}

    void ring(const std::string& point, double size, const QColor& colour, double width) const {
        outline(projection_.ring(point, size), colour, width, Qt::SolidLine);
    }

    void dashed_ring(const std::string& point, double size, const QColor& colour) const {
        outline(projection_.ring(point, size), colour, style_.line * 1.4, Qt::DashLine);
    }

    void dot(const std::string& point, const QColor& colour) const {
        painter_.setPen(QPen(style_.halo, 3));
        painter_.setBrush(colour);
        painter_.drawPolygon(projection_.ring(point, kTargetDot));
    }

    /// Four corner brackets round a point: it can be told from a ring without colour.
    void brackets(const std::string& point, const QColor& colour) const {
        const QPolygonF ring = projection_.ring(point, kPieceRing * 1.25);
        for (int corner = 0; corner < 4 && !ring.isEmpty(); ++corner) {
            QPolygonF arc;
            for (int i = -2; i <= 2; ++i) {
                arc.append(ring[(kCorners / 8 + corner * kCorners / 4 + i) % kCorners]);
            }
            painter_.setBrush(Qt::NoBrush);
            painter_.setPen(QPen(style_.halo, style_.line * 3.2));
            painter_.drawPolyline(arc);
            painter_.setPen(QPen(colour, style_.line * 1.7));
            painter_.drawPolyline(arc);
        }
    }

    void arrow(const std::vector<std::string>& way) const {
        QPolygonF line;
        for (const std::string& point : way) {
            if (const auto at = projection_.at(point)) {
                line.append(*at);
            }
        }
        if (line.size() < 2) {
            return;
        }
        const QPointF tip = line.back();
        const QPointF back = line[line.size() - 2] - tip;
        const double length = std::max(1.0, std::hypot(back.x(), back.y()));
        const QPointF along = back / length * 13;
        const QPointF across(-along.y() * 0.45, along.x() * 0.45);
        painter_.setBrush(Qt::NoBrush);
        for (const auto& pen : {QPen(style_.halo, 6), QPen(style_.ink, 2.2)}) {
            painter_.setPen(pen);
            painter_.drawPolyline(line);
            painter_.drawPolyline(QPolygonF({tip + along + across, tip, tip + along - across}));
        }
    }

    /// Centred on `at`.
    void label(const QPointF& at, const QString& words, const QColor& colour) const {
        painter_.setFont(style_.font);
        QRectF box = QFontMetricsF(style_.font).boundingRect(words).adjusted(-4, -1, 4, 1);
        box.moveCenter(at);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(style_.scrim);
        painter_.drawRoundedRect(box, 3, 3);
        painter_.setPen(colour);
        painter_.drawText(box, Qt::AlignCenter, words);
    }

    [[nodiscard]] const BoardProjection& projection() const { return projection_; }

  private:
    void outline(const QPolygonF& line,
                 const QColor& colour,
                 double width,
                 Qt::PenStyle dashes) const {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(style_.halo, width + 2.6));
        painter_.drawPolygon(line);
        painter_.setPen(QPen(colour, width, dashes));
        painter_.drawPolygon(line);
    }

    QPainter& painter_;
    const BoardProjection& projection_;
    const OverlayStyle& style_;
};

/// Side one solid, side two double: shape tells what colour does.
void draw_pieces(const Pen& pen, const BoardOverlay& overlay, const OverlayStyle& style) {
    for (const BoardPieceMark& piece : overlay.pieces) {
        const QColor colour = style.of_side(piece.side);
        pen.ring(piece.at, kPieceRing, colour, style.line);
        if (piece.side == 1) {
            pen.ring(piece.at, kPieceRing * 0.78, colour, style.line * 0.8);
        }
    }
    for (const BoardPieceMark& piece : overlay.pieces) {
        const QPolygonF ring = pen.projection().ring(piece.at, kPieceRing);
        if (!piece.label.empty() && !ring.isEmpty()) {
            const QRectF box = ring.boundingRect();
            pen.label(QPointF(box.center().x(), box.bottom() + 9),
                      QString::fromStdString(piece.label),
                      style.of_side(piece.side));
        }
    }
}

void draw_modifiers(const Pen& pen, const BoardOverlay& overlay, const OverlayStyle& style) {
    for (const BoardModifierMark& mark : overlay.modifiers) {
        const auto from = pen.projection().at(mark.from);
        const auto to = pen.projection().at(mark.to);
        if (!from || !to) {
            continue;
        }
        pen.arrow({mark.from, mark.to});
        QStringList words;
        for (const BoardModifier modifier : mark.modifiers) {
            words.append(modifier_word(modifier));
        }
        const double above = pen.projection().ring(mark.to, kPieceRing).boundingRect().height();
        pen.label(
            *to - QPointF(0, above * 0.5 + 12), words.join(QStringLiteral(" · ")), style.accent);
    }
}

}  // namespace

BoardProjection::BoardProjection(const RegisteredBoard& board, const PictureTransform& transform)
    : picture_from_board_(board.picture_from_board), transform_(transform) {
    double least = 1;
    for (const vision::BoardSpot& spot : board.spots) {
        for (const auto& [id, other] : places_) {
            least = std::min(least, std::hypot(other.x - spot.x, other.y - spot.y));
        }
        places_[spot.id] = {spot.x, spot.y};
    }
    spacing_ = least;
}

QPointF BoardProjection::on_widget(double x, double y) const {
    const cv::Vec3d seen = picture_from_board_ * cv::Vec3d(x, y, 1);
    const WidgetPoint at = transform_.widget_from_picture({seen[0] / seen[2], seen[1] / seen[2]});
    return {at.x, at.y};
}

std::optional<QPointF> BoardProjection::at(const std::string& point) const {
    const auto place = places_.find(point);
    return place == places_.end() ? std::nullopt
                                  : std::optional(on_widget(place->second.x, place->second.y));
}

QPolygonF BoardProjection::ring(const std::string& point, double spacings) const {
    QPolygonF ring;
    const auto place = places_.find(point);
    for (int i = 0; i < kCorners && place != places_.end(); ++i) {
        const double angle = 2 * std::numbers::pi * i / kCorners;
        ring.append(on_widget(place->second.x + spacings * spacing_ * std::cos(angle),
                              place->second.y + spacings * spacing_ * std::sin(angle)));
    }
    return ring;
}

std::optional<std::string> BoardProjection::point_near(const QPointF& place) const {
    for (const auto& [id, where] : places_) {
        if (ring(id, 0.5).containsPoint(place, Qt::WindingFill)) {
            return id;
        }
    }
    return std::nullopt;
}

void paint_board_overlay(QPainter& painter,
                         const BoardOverlay& overlay,
                         const BoardProjection& projection,
                         const OverlayStyle& style) {
    painter.setRenderHint(QPainter::Antialiasing);
    const Pen pen(painter, projection, style);
    pen.arrow(overlay.last_move);
    draw_pieces(pen, overlay, style);
    for (const std::string& point : overlay.threatened) {
        pen.brackets(point, style.warning);
    }
    for (const std::string& point : overlay.to_do) {
        pen.dashed_ring(point, kPieceRing * 1.1, style.accent);
    }
    for (const std::string& point : overlay.wrong) {
        pen.ring(point, kPieceRing * 1.15, style.warning, style.line * 2);
    }
    for (const std::string& point : overlay.doubtful) {
        pen.dashed_ring(point, kPieceRing * 1.15, style.warning);
        if (const auto at = projection.at(point)) {
            pen.label(*at, QStringLiteral("?"), style.warning);
        }
    }
    if (overlay.held) {
        pen.ring(*overlay.held, kPieceRing * 1.1, style.accent, style.line * 2);
        for (const std::string& point : overlay.targets) {
            pen.dot(point, style.accent);
        }
    }
    draw_modifiers(pen, overlay, style);
}

}  // namespace littlewars::ui
