#include "ui/window/table_view.hpp"

#include "ui/overlay/map_painter.hpp"
#include "ui/overlay/overlay_painter.hpp"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace littlewars::ui {
namespace {

bool has_casualties(const OverlayScene& scene) {
    return std::any_of(scene.pieces.begin(), scene.pieces.end(), [](const ScenePiece& piece) {
        return piece.mark == SceneMark::ProposedDead || piece.mark == SceneMark::ProposedPrisoner;
    });
}

}  // namespace

TableView::TableView(QWidget* parent)
    : PictureWidget(parent),
      picture_style_(picture_style(kDefaultArmies)),
      paper_style_(paper_style(kDefaultArmies)) {
    setMinimumSize(320, 200);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("The table"));
    constexpr int kAppear_ms = 180;
    appear_.setStartValue(0.2);
    appear_.setEndValue(1.0);
    appear_.setDuration(kAppear_ms);
    connect(&appear_, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

void TableView::set_how(const QImage& how) {
    how_ = how;
    if (showing_ == Showing::How) {
        update();
    }
}

void TableView::set_scene(OverlayScene scene) {
    if (scene == scene_) {
        return;
    }
    if (!still_ && has_casualties(scene) && !has_casualties(scene_)) {
        appear_.start();
    }
    scene_ = std::move(scene);
    layer_stale_ = true;
    update();
}

void TableView::set_plane(std::optional<calibration::TablePlane> plane) {
    plane_ = std::move(plane);
    repaint_layer();
}

void TableView::set_armies(std::array<SceneColour, 2> armies) {
    const QFont font = picture_style_.font;
    picture_style_ = picture_style(armies);
    paper_style_ = paper_style(armies);
    picture_style_.font = font;
    paper_style_.font = font;
    repaint_layer();
}

void TableView::set_showing(Showing showing) {
    showing_ = showing;
    repaint_layer();
}

void TableView::set_tool(Tool tool) {
    tool_ = tool;
    setCursor(tool == Tool::Look ? Qt::ArrowCursor : Qt::CrossCursor);
}

void TableView::set_text_px(int size_px) {
    picture_style_.font = program_font(size_px - 2);
    paper_style_.font = program_font(size_px - 2);
    repaint_layer();
}

QRectF TableView::map_area() const {
    return QRectF(rect());
}

std::unique_ptr<SceneProjection> TableView::projection() const {
    if (!plane_) {
        return nullptr;
    }
    if (showing_ == Showing::Map) {
        return std::make_unique<MapProjection>(map_projection(plane_->table(), map_area()));
    }
    return std::make_unique<PictureProjection>(*plane_, transform());
}

void TableView::zoom(double factor) {
    change_transform(transform().zoomed(factor, {width() / 2.0, height() / 2.0}));
}

void TableView::change_transform(const PictureTransform& transform) {
    PictureWidget::change_transform(transform);
    repaint_layer();
}

void TableView::repaint_layer() {
    overlay_.forget();
    layer_stale_ = true;
    update();
}

void TableView::draw_layer(QPainter& painter) {
    if (showing_ == Showing::Map) {
        const calibration::TableSize table =
            plane_ ? plane_->table() : calibration::TableSize{1829, 1219};
        paint_map(painter, map_area(), table, scene_, paper_style_);
    } else if (plane_) {
        overlay_.paint(painter,
                       scene_,
                       PictureProjection(*plane_, transform()),
                       picture_style_,
                       picture_area().intersected(QRectF(rect())));
    } else {
        paint_boxes(painter, scene_, transform(), picture_style_);
    }
}

void TableView::paintEvent(QPaintEvent*) {
    const double ratio = devicePixelRatioF();
    const QSize device = (QSizeF(size()) * ratio).toSize();
    if (layer_.size() != device) {
        layer_ = QImage(device, QImage::Format_ARGB32_Premultiplied);
        layer_.setDevicePixelRatio(ratio);
        overlay_.forget();
        layer_stale_ = true;
    }
    if (std::exchange(layer_stale_, false)) {
        layer_.fill(Qt::transparent);
        QPainter on_layer(&layer_);
        draw_layer(on_layer);
    }
    QPainter painter(this);
    painter.fillRect(rect(), Qt::black);
    const QImage& image = showing_ == Showing::How && !how_.isNull() ? how_ : picture();
    if (showing_ != Showing::Map && !image.isNull()) {
        paint_picture(painter, image);
    }
    if (showing_ != Showing::How) {
        const bool appearing = appear_.state() == QAbstractAnimation::Running;
        painter.setOpacity(appearing ? appear_.currentValue().toDouble() : 1.0);
        painter.drawImage(QPointF(0, 0), layer_);
        painter.setOpacity(1.0);
    }
    draw_gesture(painter);
    if (!has_picture() && showing_ != Showing::Map && !message().isEmpty()) {
        paint_message(painter, picture_style_.ink, 20);
    }
}

void TableView::draw_gesture(QPainter& painter) const {
    if (!dragging_ || trail_.size() < 2 || tool_ == Tool::Look) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    QPolygonF line;
    if (tool_ == Tool::Lasso) {
        for (const WidgetPoint& point : trail_) {
            line.append(QPointF(point.x, point.y));
        }
    } else {
        line = QPolygonF({QPointF(trail_.front().x, trail_.front().y),
                          QPointF(trail_.back().x, trail_.back().y)});
    }
    painter.setPen(QPen(picture_style_.halo, 5));
    painter.drawPolyline(line);
    painter.setPen(QPen(picture_style_.accent, 2));
    painter.drawPolyline(line);
}

}  // namespace littlewars::ui
