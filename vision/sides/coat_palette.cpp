#include "vision/sides/coat_palette.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>

namespace littlewars::vision {
namespace {

constexpr double kCell = 8;
constexpr std::array<int, 3> kPoints{7, 12, 12};
const cv::Vec3d kFirstPoint(0, -40, -40);
/// Distance at which a colour is like another to 1/e: shade and light on one coat make as much.
constexpr double kAlike = 8;

std::size_t index_of(const cv::Vec3i& point) {
    return static_cast<std::size_t>((point[0] * kPoints[1] + point[1]) * kPoints[2] + point[2]);
}

ColourGrid zeros() {
    return ColourGrid(index_of({kPoints[0] - 1, kPoints[1] - 1, kPoints[2] - 1}) + 1, 0.0F);
}

/// A colour's cell and its place in it, 0 to 1 in each direction.
struct Place {
    cv::Vec3i cell;
    cv::Vec3d within;
};

Place place_of(const cv::Vec3d& colour) {
    Place place;
    for (int k = 0; k < 3; ++k) {
        const int last = kPoints[static_cast<std::size_t>(k)] - 1;
        const double at =
            std::clamp((colour[k] - kFirstPoint[k]) / kCell, 0.0, static_cast<double>(last));
        place.cell[k] = std::min(static_cast<int>(at), last - 1);
        place.within[k] = at - place.cell[k];
    }
    return place;
}

void add(ColourGrid& grid, const PatchColour& pixel) {
    const Place place = place_of(pixel.colour);
    for (int corner = 0; corner < 8; ++corner) {
        cv::Vec3i point = place.cell;
        double share = pixel.weight;
        for (int k = 0; k < 3; ++k) {
            const int step = corner >> k & 1;
            point[k] += step;
            share *= step == 1 ? place.within[k] : 1 - place.within[k];
        }
        grid[index_of(point)] += static_cast<float>(share);
    }
}

/// 1 for a colour that is among `colours`, towards 0 with the distance from the nearest.
double alike(const cv::Vec3d& colour, std::span<const cv::Vec3d> colours) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const cv::Vec3d& each : colours) {
        nearest = std::min(nearest, cv::norm(each - colour));
    }
    return std::exp(-(nearest * nearest) / (kAlike * kAlike));
}

}  // namespace

ColourGrid palette_of(const FigurePatch& patch) {
    ColourGrid grid = zeros();
    double total = 0;
    for (const PatchColour& pixel : patch.colours) {
        add(grid, pixel);
        total += pixel.weight;
    }
    for (float& share : grid) {
        share /= static_cast<float>(std::max(total, 1e-9));
    }
    return grid;
}

ColourGrid leaning(std::span<const cv::Vec3d> first, std::span<const cv::Vec3d> second) {
    ColourGrid grid = zeros();
    for (int l = 0; l < kPoints[0]; ++l) {
        for (int a = 0; a < kPoints[1]; ++a) {
            for (int b = 0; b < kPoints[2]; ++b) {
                const cv::Vec3d colour = kFirstPoint + kCell * cv::Vec3d(l, a, b);
                grid[index_of({l, a, b})] =
                    static_cast<float>(alike(colour, second) - alike(colour, first));
            }
        }
    }
    return grid;
}

double likeness(const ColourGrid& palette, const ColourGrid& leaning) {
    if (palette.empty() || leaning.empty()) {
        return 0;
    }
    return std::inner_product(palette.begin(), palette.end(), leaning.begin(), 0.0);
}

}  // namespace littlewars::vision
