#include "ui/overlay/label_layout.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace littlewars::ui {
namespace {

constexpr double kGap = 3;                                  // between label and anchor or neighbour
constexpr std::array<double, 4> kDistances{0, 18, 40, 70};  // further out needs a leader line
constexpr std::array<std::array<double, 2>, 8> kDirections{
    {{1, 0}, {0, -1}, {-1, 0}, {0, 1}, {1, -1}, {-1, -1}, {1, 1}, {-1, 1}}};

/// The box beside the anchor in one of eight directions, `away` units further out.
WidgetBox box_at(const LabelWish& wish, std::array<double, 2> direction, double away) {
    const double half_width = wish.size.width / 2;
    const double half_height = wish.size.height / 2;
    const double x = wish.anchor.x + direction[0] * (half_width + kGap + away);
    const double y = wish.anchor.y + direction[1] * (half_height + kGap + away);
    return {x - half_width, y - half_height, wish.size.width, wish.size.height};
}

bool is_free(const WidgetBox& box, const std::vector<WidgetBox>& taken) {
    return std::none_of(
        taken.begin(), taken.end(), [&](const WidgetBox& other) { return box.overlaps(other); });
}

std::optional<LabelPlace> find_place(const LabelWish& wish,
                                     const std::vector<WidgetBox>& taken,
                                     const WidgetBox& bounds) {
    for (const double away : kDistances) {
        for (const auto& direction : kDirections) {
            const WidgetBox box = box_at(wish, direction, away);
            if (bounds.holds(box) && is_free(box, taken)) {
                return LabelPlace{box, away > kDistances[1]};
            }
        }
    }
    return std::nullopt;
}

std::vector<std::size_t> heaviest_first(const std::vector<LabelWish>& wishes) {
    std::vector<std::size_t> order(wishes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return wishes[a].weight > wishes[b].weight;
    });
    return order;
}

}  // namespace

bool WidgetBox::overlaps(const WidgetBox& other) const {
    return x < other.x + other.width && other.x < x + width && y < other.y + other.height &&
           other.y < y + height;
}

bool WidgetBox::holds(const WidgetBox& other) const {
    return other.x >= x && other.y >= y && other.x + other.width <= x + width &&
           other.y + other.height <= y + height;
}

std::vector<std::optional<LabelPlace>> place_labels(const std::vector<LabelWish>& wishes,
                                                    const std::vector<WidgetBox>& obstacles,
                                                    WidgetBox bounds) {
    std::vector<std::optional<LabelPlace>> places(wishes.size());
    std::vector<WidgetBox> taken = obstacles;
    for (const std::size_t index : heaviest_first(wishes)) {
        places[index] = find_place(wishes[index], taken, bounds);
        if (places[index]) {
            taken.push_back(places[index]->box);
        }
    }
    return places;
}

}  // namespace littlewars::ui
