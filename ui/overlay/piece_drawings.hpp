#pragma once

#include "ui/overlay/scene_canvas.hpp"

#include <QImage>
#include <QPoint>

#include <map>
#include <span>
#include <string>

namespace littlewars::ui {

/// Small pictures of the pieces as drawn last: those that have not changed are not drawn anew.
///
/// Anti-aliased lines are most of what an overlay costs, and few of sixty pieces change at once.
/// The result is that of paint_piece() for each, in order.
class PieceDrawings {
  public:
    void paint(const SceneCanvas& canvas, std::span<const ScenePiece> pieces);
    /// To be called when projection, style or the device's pixel ratio are no longer the same.
    void forget() { drawn_.clear(); }

  private:
    struct Drawing {
        ScenePiece piece;
        QImage image;   ///< ARGB32, premultiplied.
        QPoint corner;  ///< In device pixels.
    };

    [[nodiscard]] static Drawing draw(const SceneCanvas& canvas, const ScenePiece& piece);

    std::map<std::string, Drawing> drawn_;  ///< By the piece's name.
};

}  // namespace littlewars::ui
