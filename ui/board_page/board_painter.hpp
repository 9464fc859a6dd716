#pragma once

#include "ui/board_match/board_overlay.hpp"
#include "ui/board_watch/board_registration.hpp"
#include "ui/overlay/overlay_style.hpp"
#include "ui/overlay/picture_transform.hpp"

#include <QPainter>
#include <QPointF>
#include <QPolygonF>

#include <map>
#include <optional>
#include <string>

namespace littlewars::ui {

/// Where a registered board's points lie in a widget, in perspective.
class BoardProjection {
  public:
    BoardProjection(const RegisteredBoard& board, const PictureTransform& transform);

    [[nodiscard]] std::optional<QPointF> at(const std::string& point) const;
    /// A circle round a point on the board's plane, of so many of the board's smallest spacings.
    [[nodiscard]] QPolygonF ring(const std::string& point, double spacings) const;
    /// The point nearest to a place, not farther than half a spacing.
    [[nodiscard]] std::optional<std::string> point_near(const QPointF& place) const;

  private:
    [[nodiscard]] QPointF on_widget(double x, double y) const;

    cv::Matx33d picture_from_board_;
    PictureTransform transform_;
    std::map<std::string, cv::Point2d> places_;
    double spacing_ = 0.1;
};

/// Draws what is known of the game over its board.
void paint_board_overlay(QPainter& painter,
                         const BoardOverlay& overlay,
                         const BoardProjection& projection,
                         const OverlayStyle& style);

}  // namespace littlewars::ui
