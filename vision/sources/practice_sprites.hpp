#pragma once

#include "calibration/error.hpp"
#include "calibration/table_plane.hpp"
#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace littlewars::vision {

/// A figure cut out of a picture.
struct PracticeSprite {
    std::string side;
    PieceKind kind = PieceKind::Infantry;
    bool standing = true;
    double view_deg = 0;  ///< Its heading as the camera sees it: 0 away, 180 towards the camera.
    double scale_px = 1;  ///< Picture pixels a millimetre.
    cv::Point2d foot;     ///< The base's centre in the picture.
    cv::Mat picture;      ///< CV_8UC4, BGR times alpha, alpha.
};

/// What the practice table is drawn from; made by vision/practice/cut_sprites.
struct PracticeSet {
    calibration::TablePlane plane;
    cv::Mat empty;  ///< The bare table, BGR, CV_8UC3, of the lens's size.
    std::vector<PracticeSprite> sprites;
};

/// Errors: NotFound  missing from the installation;  BadInput  damaged.
[[nodiscard]] calibration::Expected<PracticeSet> load_practice_set();

/// A sprite and whether it is to be shown as in a mirror.
struct SpriteChoice {
    const PracticeSprite* sprite = nullptr;
    bool mirrored = false;
};

/// The sprite seen from the direction nearest to `view_deg`; no sprite when the set has no such
/// figure (a fallen gun, a third side).
[[nodiscard]] SpriteChoice nearest_view(
    const PracticeSet& set, std::string_view side, PieceKind kind, bool standing, double view_deg);

}  // namespace littlewars::vision
