#pragma once

#include "calibration/table_plane.hpp"
#include "ui/overlay/overlay_painter.hpp"
#include "ui/overlay/overlay_scene.hpp"
#include "ui/overlay/overlay_style.hpp"
#include "ui/overlay/scene_projection.hpp"
#include "ui/window/picture_widget.hpp"

#include <QImage>
#include <QVariantAnimation>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace littlewars::ui {

/// What a click or drag on the table means.
enum class Tool { Look, Measure, Correct, Lasso, Choose };

/// What the view shows.
enum class Showing { Picture, Map, How };

/// The table: the live picture with its overlay, the map, or what the eye saw. Zooms with the
/// wheel, moves with a drag, and tells what the players point at.
class TableView : public PictureWidget {
    Q_OBJECT

  public:
    explicit TableView(QWidget* parent = nullptr);

    void set_how(const QImage& how);
    void set_scene(OverlayScene scene);
    /// Without a plane the overlay is boxes, and nothing can be measured.
    void set_plane(std::optional<calibration::TablePlane> plane);
    void set_armies(std::array<SceneColour, 2> armies);
    void set_showing(Showing showing);
    void set_tool(Tool tool);
    /// Reduced motion: new casualties appear at once instead of being faded in.
    void set_still(bool still) { still_ = still; }
    void set_text_px(int size_px);

    [[nodiscard]] Showing showing() const { return showing_; }
    [[nodiscard]] Tool tool() const { return tool_; }
    [[nodiscard]] const OverlayScene& scene() const { return scene_; }
    /// How the table lies in this widget now; null without a plane in picture mode.
    [[nodiscard]] std::unique_ptr<SceneProjection> projection() const;
    [[nodiscard]] QSize sizeHint() const override { return {960, 600}; }
    void zoom(double factor);
    /// The press under way was somebody else's: its release means nothing here.
    void forget_press();

  signals:
    void piece_clicked(const QString& name, const QPoint& at);
    void ground_clicked(littlewars::calibration::TablePoint place, const QPoint& at);
    void piece_dragged(const QString& name, littlewars::calibration::TablePoint to);
    void stretched(littlewars::calibration::TablePoint from,
                   littlewars::calibration::TablePoint to);
    void lassoed(const QStringList& names);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void change_transform(const PictureTransform& transform) override;
    [[nodiscard]] bool is_picture_seen() const override { return showing_ == Showing::Picture; }
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

  private:
    [[nodiscard]] std::optional<calibration::TablePoint> table_at(const QPointF& at) const;
    [[nodiscard]] std::optional<QString> piece_under(const QPointF& at) const;
    [[nodiscard]] QRectF map_area() const;
    void repaint_layer();
    void draw_layer(QPainter& painter);
    void draw_gesture(QPainter& painter) const;
    void finish_drag(const QPointF& at);
    void finish_click(const QPointF& at);

    QImage how_;
    QImage layer_;  ///< The overlay as drawn last; made anew only when something changed.
    bool layer_stale_ = true;
    OverlayPainter overlay_;
    QVariantAnimation appear_;  ///< Of the overlay, once when casualties are new.
    bool still_ = false;
    OverlayScene scene_;
    OverlayStyle picture_style_;
    OverlayStyle paper_style_;
    std::optional<calibration::TablePlane> plane_;
    Showing showing_ = Showing::Picture;
    Tool tool_ = Tool::Look;
    std::optional<QPointF> pressed_;
    std::vector<WidgetPoint> trail_;  ///< Of the drag under way.
    std::optional<QString> pressed_piece_;
    bool dragging_ = false;
};

}  // namespace littlewars::ui
