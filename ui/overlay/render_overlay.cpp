#include "ui/overlay/render_overlay.hpp"

#include "ui/overlay/map_painter.hpp"
#include "ui/overlay/offscreen_painting.hpp"
#include "ui/overlay/overlay_painter.hpp"
#include "ui/overlay/qt_picture.hpp"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>

#include <algorithm>

namespace littlewars::ui {
cv::Mat render_overlay(const cv::Mat& picture,
                       const OverlayScene& scene,
                       const calibration::TablePlane* plane,
                       std::array<SceneColour, 2> armies) {
    paint_without_a_window();
    QImage drawn = qt_picture(picture);
    const WidgetSize size{static_cast<double>(picture.cols), static_cast<double>(picture.rows)};
    const PictureTransform transform = PictureTransform::fitted(size, size);
    OverlayStyle style = picture_style(armies);
    style.font.setPixelSize(std::max(12, picture.rows / 50));
    style.line = std::max(1.6, picture.rows / 400.0);
    {
        QPainter painter(&drawn);
        if (plane != nullptr) {
            const PictureProjection projection(*plane, transform);
            paint_overlay(painter, scene, projection, style, QRectF(drawn.rect()));
        } else {
            paint_boxes(painter, scene, transform, style);
        }
    }
    drawn.convertTo(QImage::Format_BGR888);
    const cv::Mat view(drawn.height(),
                       drawn.width(),
                       CV_8UC3,
                       drawn.bits(),
                       static_cast<std::size_t>(drawn.bytesPerLine()));
    return view.clone();
}

std::string map_svg(const OverlayScene& scene,
                    calibration::TableSize table,
                    std::array<SceneColour, 2> armies,
                    int width) {
    paint_without_a_window();
    const double ratio = table.width_mm > 0 ? table.depth_mm / table.width_mm : 1.0;
    const QSize size(width, static_cast<int>((width - 52) * ratio) + 78);
    QBuffer document;
    QSvgGenerator generator;
    generator.setOutputDevice(&document);
    generator.setSize(size);
    generator.setViewBox(QRect({0, 0}, size));
    generator.setTitle(QStringLiteral("Little Wars"));
    {
        QPainter painter(&generator);
        paint_map(painter, QRectF({0, 0}, QSizeF(size)), table, scene, paper_style(armies));
    }
    return document.data().toStdString();
}

}  // namespace littlewars::ui
