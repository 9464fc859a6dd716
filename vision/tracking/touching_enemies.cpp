#include "vision/tracking/touching_enemies.hpp"

#include <opencv2/core/matx.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr double kTouching_mm = 2;  ///< Bases no farther apart than this are seen as touching.
constexpr double kSmallGap_mm = 3;
constexpr double kGapSigmas = 1.5;
constexpr double kHorsesBase_mm = 2;   ///< Its base may have corners or none.
constexpr double kMostExcused_mm = 3;  ///< Of all that; 6 mm on, men do stand apart.
constexpr double kReach_mm = 110;      ///< Centres farther apart are not looked at.
constexpr int kRounds = 4;             ///< A man may stand between two enemies.

cv::Vec2d vector_of(TablePoint point) {
    return {point.x_mm, point.y_mm};
}

/// The shortest way from one outline's edge to another's.
struct Way {
    cv::Vec2d by{std::numeric_limits<double>::infinity(), 0};
    [[nodiscard]] double length_mm() const { return cv::norm(by); }
};

cv::Vec2d to_edge(const cv::Vec2d& corner, const cv::Vec2d& from, const cv::Vec2d& to) {
    const cv::Vec2d edge = to - from;
    const double along = (corner - from).dot(edge) / std::max(1e-9, edge.dot(edge));
    return from + std::clamp(along, 0.0, 1.0) * edge - corner;
}

Way from_corners(const std::vector<TablePoint>& corners, const std::vector<TablePoint>& edges) {
    Way shortest;
    for (const TablePoint& corner : corners) {
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const cv::Vec2d by = to_edge(
                vector_of(corner), vector_of(edges[i]), vector_of(edges[(i + 1) % edges.size()]));
            if (cv::norm(by) < shortest.length_mm()) {
                shortest.by = by;
            }
        }
    }
    return shortest;
}

Way way_between(const std::vector<TablePoint>& from, const std::vector<TablePoint>& to) {
    const Way there = from_corners(from, to);
    const Way back = from_corners(to, from);
    return there.length_mm() <= back.length_mm() ? there : Way{-back.by};
}

bool may_fight(const Piece& piece) {
    return piece.table && piece.table->sigma_mm > 0 && piece.table->outline.size() > 2 &&
           piece.standing && piece.kind != PieceKind::Gun && !piece.side.empty();
}

using Pair = std::pair<std::size_t, std::size_t>;

std::vector<Pair> with_small_gaps(const std::vector<Piece>& pieces) {
    std::vector<Pair> pairs;
    for (std::size_t j = 1; j < pieces.size(); ++j) {
        for (std::size_t i = 0; i < j; ++i) {
            if (!may_fight(pieces[i]) || !may_fight(pieces[j]) ||
                pieces[i].side == pieces[j].side) {
                continue;
            }
            const PieceOnTable& one = *pieces[i].table;
            const PieceOnTable& other = *pieces[j].table;
            if (cv::norm(vector_of(one.centre) - vector_of(other.centre)) > kReach_mm) {
                continue;
            }
            const double gap_sigma_mm = std::hypot(one.sigma_mm, other.sigma_mm);
            const bool has_horse =
                pieces[i].kind == PieceKind::Cavalry || pieces[j].kind == PieceKind::Cavalry;
            const double excused_mm = kGapSigmas * gap_sigma_mm + (has_horse ? kHorsesBase_mm : 0);
            const double small_mm = kSmallGap_mm + std::min(kMostExcused_mm, excused_mm);
            if (way_between(one.outline, other.outline).length_mm() <= small_mm) {
                pairs.emplace_back(i, j);
            }
        }
    }
    return pairs;
}

void shift(PieceOnTable& piece, const cv::Vec2d& by_mm) {
    piece.centre = {piece.centre.x_mm + by_mm[0], piece.centre.y_mm + by_mm[1]};
    for (TablePoint& corner : piece.outline) {
        corner = {corner.x_mm + by_mm[0], corner.y_mm + by_mm[1]};
    }
}

/// What draws a piece to its enemies in one round.
struct Pull {
    cv::Vec2d sum_mm;
    int enemies = 0;
};

}  // namespace

std::vector<std::size_t> close_small_gaps(std::vector<Piece>& pieces) {
    const std::vector<Pair> pairs = with_small_gaps(pieces);
    std::vector<bool> moved(pieces.size(), false);
    for (int round = 0; round < kRounds; ++round) {
        std::vector<Pull> pulls(pieces.size());
        for (const auto& [i, j] : pairs) {
            const PieceOnTable& one = *pieces[i].table;
            const PieceOnTable& other = *pieces[j].table;
            const Way way = way_between(one.outline, other.outline);
            const double length_mm = way.length_mm();
            if (length_mm <= kTouching_mm) {
                continue;
            }
            const cv::Vec2d needed = way.by * (1 - kTouching_mm / length_mm);
            const double variance = one.sigma_mm * one.sigma_mm;
            const double share = variance / (variance + other.sigma_mm * other.sigma_mm);
            pulls[i] = {pulls[i].sum_mm + needed * share, pulls[i].enemies + 1};
            pulls[j] = {pulls[j].sum_mm - needed * (1 - share), pulls[j].enemies + 1};
        }
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (pulls[i].enemies > 0) {
                shift(*pieces[i].table, pulls[i].sum_mm * (1.0 / pulls[i].enemies));
                moved[i] = true;
            }
        }
    }
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < moved.size(); ++i) {
        if (moved[i]) {
            indices.push_back(i);
        }
    }
    return indices;
}

}  // namespace littlewars::vision
