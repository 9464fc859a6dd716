#include "ui/window/thumbnail.hpp"

#include <QRectF>

namespace littlewars::ui {
namespace {

constexpr int kThumbnail_px = 88;
/// What is cut out round a foot: the figure stands above it.
constexpr QRectF kFigure_px(-60, -80, 120, 120);

}  // namespace

QPixmap cut_out(const QImage& still,
                const calibration::TablePlane& plane,
                const SessionView& view,
                const QStringList& pieces) {
    QRectF around;
    for (const PieceView& piece : view.pieces) {
        if (pieces.contains(QString::fromStdString(piece.name))) {
            const auto foot = plane.image_from_table(piece.place.centre);
            around |= kFigure_px.translated(foot.u_px, foot.v_px);
        }
    }
    const QRect cut = around.toAlignedRect().intersected(still.rect());
    return cut.isEmpty() ? QPixmap()
                         : QPixmap::fromImage(still.copy(cut))
                               .scaled(kThumbnail_px,
                                       kThumbnail_px,
                                       Qt::KeepAspectRatio,
                                       Qt::SmoothTransformation);
}

}  // namespace littlewars::ui
