#pragma once

#include "ui/overlay/picture_transform.hpp"

#include <optional>
#include <vector>

namespace littlewars::ui {

/// An upright rectangle in widget units.
struct WidgetBox {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    bool operator==(const WidgetBox&) const = default;

    [[nodiscard]] bool overlaps(const WidgetBox& other) const;
    [[nodiscard]] bool holds(const WidgetBox& other) const;
};

/// A label that wants to stand beside `anchor`.
struct LabelWish {
    WidgetPoint anchor;
    WidgetSize size;
    int weight = 0;  ///< The heavier is placed first; the lightest are left out when room is short.
};

struct LabelPlace {
    WidgetBox box;
    bool moved = false;  ///< Far enough from its anchor to need a leader line.
};

/// Places labels inside `bounds` so that none overlaps another or an obstacle (a figure); a label
/// for which there is no room has no place. Same order as `wishes`. Greedy by weight, then by
/// order, over rings of places round the anchor, nearest first (Christensen, Marks & Shieber 1995,
/// who call it greedy point-feature labelling).
[[nodiscard]] std::vector<std::optional<LabelPlace>> place_labels(
    const std::vector<LabelWish>& wishes,
    const std::vector<WidgetBox>& obstacles,
    WidgetBox bounds);

}  // namespace littlewars::ui
