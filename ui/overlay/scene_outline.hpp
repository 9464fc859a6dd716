#pragma once

#include "ui/overlay/overlay_scene.hpp"

#include <span>
#include <vector>

namespace littlewars::ui {

/// A circle on the table as a polygon, counter-clockwise.
[[nodiscard]] SceneOutline circle_outline(TablePoint centre, double radius_mm, int corners = 32);

/// The convex hull, counter-clockwise; fewer than three points when they lie on one line.
[[nodiscard]] SceneOutline convex_outline(std::vector<TablePoint> points);

/// All places within `by_mm` of the convex hull of `outline` (a point, a line or an area).
[[nodiscard]] SceneOutline grown_outline(std::span<const TablePoint> outline, double by_mm);

/// The outer lines of the union of convex outlines.
[[nodiscard]] std::vector<SceneOutline> united_outlines(const std::vector<SceneOutline>& outlines);

}  // namespace littlewars::ui
