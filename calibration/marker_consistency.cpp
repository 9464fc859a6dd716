#include "calibration/marker_consistency.hpp"

#include <fmt/format.h>
#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace littlewars::calibration {
namespace {

using Homography = cv::Matx33d;

/// A picture point freed from the lens's distortion, still in pixels.
cv::Point2d straight(const Lens& lens, PixelPoint pixel) {
    const cv::Vec3d ray = lens.ray_from_pixel(pixel);
    return {lens.fx_px * ray[0] + lens.cx_px, lens.fy_px * ray[1] + lens.cy_px};
}

/// Table to straightened picture; nullopt when the corners do not determine it.
std::optional<Homography> homography(const Lens& lens, std::span<const PlacedMarker> markers) {
    std::vector<cv::Point2d> table;
    std::vector<cv::Point2d> picture;
    for (const PlacedMarker& marker : markers) {
        for (std::size_t i = 0; i < 4; ++i) {
            table.emplace_back(marker.on_table.corners[i].x_mm, marker.on_table.corners[i].y_mm);
            picture.push_back(straight(lens, marker.seen.corners[i]));
        }
    }
    const cv::Mat h = cv::findHomography(table, picture, 0);
    return h.empty() ? std::nullopt : std::optional<Homography>(h);
}

cv::Point2d through(const Homography& h, const cv::Point2d& p) {
    const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
    return {q[0] / q[2], q[1] / q[2]};
}

double side_px(const PlacedMarker& marker) {
    double longest = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const PixelPoint& a = marker.seen.corners[i];
        const PixelPoint& b = marker.seen.corners[(i + 1) % 4];
        longest = std::max(longest, std::hypot(a.u_px - b.u_px, a.v_px - b.v_px));
    }
    return longest;
}

/// The marker's worst corner error in units of its own longest side.
double error_in_sides(const Lens& lens, const Homography& h, const PlacedMarker& marker) {
    double worst = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const TablePoint& corner = marker.on_table.corners[i];
        const cv::Point2d expected = through(h, {corner.x_mm, corner.y_mm});
        worst = std::max(worst, cv::norm(expected - straight(lens, marker.seen.corners[i])));
    }
    return std::isfinite(worst) ? worst / side_px(marker) : 1e9;
}

struct Vote {
    std::vector<std::size_t> members;
    double error = 1e9;
};

Vote vote(const Lens& lens,
          std::span<const PlacedMarker> markers,
          const Homography& h,
          double tolerance) {
    Vote vote{{}, 0};
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const double error = error_in_sides(lens, h, markers[i]);
        if (error < tolerance) {
            vote.members.push_back(i);
            vote.error += error;
        }
    }
    return vote;
}

/// The vote of every pair of markers; the fullest, then the closest wins.
Vote best_vote(const Lens& lens, std::span<const PlacedMarker> markers, double tolerance) {
    Vote best;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        for (std::size_t j = i + 1; j < markers.size(); ++j) {
            const std::vector<PlacedMarker> pair{markers[i], markers[j]};
            const auto h = homography(lens, pair);
            const Vote here = h ? vote(lens, markers, *h, tolerance) : Vote{};
            if (here.members.size() > best.members.size() ||
                (here.members.size() == best.members.size() && here.error < best.error)) {
                best = here;
            }
        }
    }
    return best;
}

std::vector<PlacedMarker> chosen(std::span<const PlacedMarker> markers,
                                 const std::vector<std::size_t>& members) {
    std::vector<PlacedMarker> list;
    for (const std::size_t i : members) {
        list.push_back(markers[i]);
    }
    return list;
}

bool is_calibrated(const Lens& lens) {
    return lens.views > 0 || lens.rms_px == 0;
}

/// In marker sides. An unknown distortion moves far markers by nearly a side.
double tolerance_for(const Lens& lens) {
    return is_calibrated(lens) ? 0.25 : 1;
}

bool all_agree(const Lens& lens, std::span<const PlacedMarker> markers, double tolerance) {
    const auto h = homography(lens, markers);
    return h && vote(lens, markers, *h, tolerance).members.size() == markers.size();
}

/// The markers with their sides multiplied by `factor` about their centres.
std::vector<PlacedMarker> resized(std::span<const PlacedMarker> markers, double factor) {
    std::vector<PlacedMarker> list(markers.begin(), markers.end());
    for (PlacedMarker& marker : list) {
        TablePoint centre;
        for (const TablePoint& corner : marker.on_table.corners) {
            centre.x_mm += corner.x_mm / 4;
            centre.y_mm += corner.y_mm / 4;
        }
        for (TablePoint& corner : marker.on_table.corners) {
            corner.x_mm = centre.x_mm + factor * (corner.x_mm - centre.x_mm);
            corner.y_mm = centre.y_mm + factor * (corner.y_mm - centre.y_mm);
        }
    }
    return list;
}

}  // namespace

MarkerAgreement agreeing_markers(const Lens& lens, std::span<const PlacedMarker> markers) {
    if (markers.size() < 2) {
        return {{markers.begin(), markers.end()}, {}};
    }
    const double tolerance = tolerance_for(lens);
    Vote best = best_vote(lens, markers, tolerance);
    // Once more with all that agreed: a pair sees far markers less exactly than the whole does.
    if (best.members.size() >= 2) {
        if (const auto h = homography(lens, chosen(markers, best.members))) {
            const Vote again = vote(lens, markers, *h, tolerance);
            best = again.members.size() >= best.members.size() ? again : best;
        }
    }
    MarkerAgreement agreement;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const bool member =
            std::find(best.members.begin(), best.members.end(), i) != best.members.end();
        (member ? agreement.agreeing : agreement.others).push_back(markers[i]);
    }
    return agreement;
}

std::string reason_for_disagreement(const Lens& lens, std::span<const PlacedMarker> markers) {
    const double tolerance = tolerance_for(lens) / 2;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        for (std::size_t j = i + 1; j < markers.size() && markers.size() >= 3; ++j) {
            if (markers[i].seen.id == markers[j].seen.id) {
                continue;
            }
            std::vector<PlacedMarker> exchanged(markers.begin(), markers.end());
            std::swap(exchanged[i].on_table.corners, exchanged[j].on_table.corners);
            if (all_agree(lens, exchanged, tolerance)) {
                return fmt::format(
                    "markers {} and {} look exchanged", markers[i].seen.id, markers[j].seen.id);
            }
        }
    }
    const bool can_tell_size = is_calibrated(lens) && markers.size() >= 3;
    for (double factor = 0.4; factor < 2.6 && can_tell_size; factor *= 1.05) {
        if (std::abs(factor - 1) > 0.04 && all_agree(lens, resized(markers, factor), 0.08)) {
            return fmt::format(
                "the markers look printed at about {:.0f} % of the size that is stated",
                100 * factor);
        }
    }
    return "";
}

}  // namespace littlewars::calibration
