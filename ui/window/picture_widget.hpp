#pragma once

#include "calibration/points.hpp"
#include "ui/overlay/picture_transform.hpp"

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QWidget>

class QPainter;

namespace littlewars::ui {

/// A picture, shown whole until it is zoomed or moved, or a message while there is none. What is
/// drawn over it is the derived widget's, in its paintEvent.
class PictureWidget : public QWidget {
  public:
    using QWidget::QWidget;

    /// One of another size than before is shown whole.
    void set_picture(const QImage& picture);
    void set_message(const QString& message);  ///< In the middle, while there is no picture.
    void fit();

    [[nodiscard]] bool has_picture() const { return !picture_.isNull(); }
    [[nodiscard]] const QString& message() const { return message_; }
    [[nodiscard]] const PictureTransform& transform() const { return transform_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    virtual void change_transform(const PictureTransform& transform);
    /// Whether a new picture is to be seen now.
    [[nodiscard]] virtual bool is_picture_seen() const { return true; }

    [[nodiscard]] const QImage& picture() const { return picture_; }
    /// Where the picture lies in the widget; more than the widget when it is zoomed.
    [[nodiscard]] QRectF picture_area() const;
    [[nodiscard]] calibration::PixelPoint in_picture(const QPointF& at) const;
    /// `picture` stands in for the shown one; it may be of another size.
    void paint_picture(QPainter& painter, const QImage& picture) const;
    void paint_message(QPainter& painter, const QColor& ink, int size_px) const;

  private:
    QImage picture_;
    PictureTransform transform_;
    QString message_;
};

}  // namespace littlewars::ui
