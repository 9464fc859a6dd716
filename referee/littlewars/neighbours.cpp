#include "referee/littlewars/neighbours.hpp"

#include <boost/function_output_iterator.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <utility>

namespace littlewars::referee::little_wars {
namespace {

namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;
using Box = bg::model::box<Point>;
using Entry = std::pair<Box, std::size_t>;

constexpr double kSlackInches = 1e-6;  ///< Keeps rounding from losing a piece on the edge of reach.

Box box_round(const Outline& outline, double reach_in) {
    const auto [x, y] = outline.centre();
    const double r = outline.outer_radius_in() + reach_in;
    return {{x - r, y - r}, {x + r, y + r}};
}

}  // namespace

struct Neighbours::Tree {
    bg::index::rtree<Entry, bg::index::quadratic<16>> boxes;
};

Neighbours::Neighbours(const std::vector<const Outline*>& outlines) {
    std::vector<Entry> entries;
    entries.reserve(outlines.size());
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        entries.emplace_back(box_round(*outlines[i], 0), i);
    }
    // Given all entries at once the tree is packed, which makes it quicker to search.
    tree_ = std::make_unique<const Tree>(Tree{decltype(Tree::boxes)(entries)});
}

Neighbours::Neighbours(Neighbours&&) noexcept = default;
Neighbours& Neighbours::operator=(Neighbours&&) noexcept = default;
Neighbours::~Neighbours() = default;

void Neighbours::near(const Outline& outline,
                      double reach_in,
                      const std::function<void(std::size_t)>& visit) const {
    tree_->boxes.query(
        bg::index::intersects(box_round(outline, reach_in + kSlackInches)),
        boost::make_function_output_iterator([&](const Entry& entry) { visit(entry.second); }));
}

}  // namespace littlewars::referee::little_wars
