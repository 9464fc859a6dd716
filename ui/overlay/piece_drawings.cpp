#include "ui/overlay/piece_drawings.hpp"

#include "ui/overlay/piece_painter.hpp"

#include <QPaintDevice>

#include <utility>

namespace littlewars::ui {

void PieceDrawings::paint(const SceneCanvas& canvas, std::span<const ScenePiece> pieces) {
    const double ratio = canvas.painter().device()->devicePixelRatioF();
    std::map<std::string, Drawing> now;
    for (const ScenePiece& piece : pieces) {
        auto known = drawn_.extract(piece.name);
        Drawing drawing = !known.empty() && known.mapped().piece == piece
                              ? std::move(known.mapped())
                              : draw(canvas, piece);
        canvas.painter().drawImage(QPointF(drawing.corner) / ratio, drawing.image);
        now.insert_or_assign(piece.name, std::move(drawing));
    }
    drawn_ = std::move(now);
}

PieceDrawings::Drawing PieceDrawings::draw(const SceneCanvas& canvas, const ScenePiece& piece) {
    const double ratio = canvas.painter().device()->devicePixelRatioF();
    const QRectF extent = extent_of(canvas, piece);
    const QRect pixels = QRectF(extent.topLeft() * ratio, extent.size() * ratio).toAlignedRect();
    Drawing drawing{
        piece, QImage(pixels.size(), QImage::Format_ARGB32_Premultiplied), pixels.topLeft()};
    drawing.image.fill(Qt::transparent);
    drawing.image.setDevicePixelRatio(ratio);
    QPainter painter(&drawing.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-QPointF(drawing.corner) / ratio);
    paint_piece(SceneCanvas(painter, canvas.projection(), canvas.style()), piece);
    return drawing;
}

}  // namespace littlewars::ui
