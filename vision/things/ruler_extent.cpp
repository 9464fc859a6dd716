#include "vision/things/ruler_extent.hpp"

#include "vision/colours.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr double kMostLength_mm = 1300;
constexpr int kWidestCover_mm = 90;     ///< A few figures side by side.
constexpr int kBareEnd_mm = 5;          ///< So much bare table ends a ruler.
constexpr int kCoveredEnd_mm = 6;       ///< So much cover at its end may hide more of it.
constexpr double kOwnColour = 45;       ///< BGR levels: light falls off along a ruler.
constexpr double kDarkestShadow = 0.5;  ///< Of the face's light is left in a shadow.
/// Where a column is looked at, in widths from the middle line: on the face, and beside it.
constexpr std::array<double, 5> kOnFace{-0.36, -0.18, 0, 0.18, 0.36};
constexpr std::array<double, 4> kBeside{-1.1, -0.85, 0.85, 1.1};

enum class Look { Face, Bare, Cover };

/// The line's surroundings, one column a millimetre.
class Columns {
  public:
    Columns(const Strip& strip,
            const cv::Mat& picture,
            const cv::Mat& bare,
            const calibration::TablePlane& plane)
        : strip_(strip), plane_(&plane), picture_(picture), bare_(bare) {
        std::vector<cv::Vec3b> colours;
        const int half = static_cast<int>(strip.length_mm / 2);
        for (int at = -half; at <= half; at += 2) {
            for (const double side : kOnFace) {
                if (const auto pixel = pixel_at(at, side)) {
                    colours.push_back(picture_.at<cv::Vec3b>(*pixel));
                }
            }
        }
        face_ = median_colour(std::move(colours));
    }

    /// `at_mm` from the seed's centre; Bare outside the picture.
    template <std::size_t N>
    [[nodiscard]] Look look(int at_mm, const std::array<double, N>& sides) const {
        std::array<std::size_t, 3> votes{};
        for (const double side : sides) {
            ++votes[static_cast<std::size_t>(look_at(at_mm, side))];
        }
        return static_cast<Look>(std::max_element(votes.begin(), votes.end()) - votes.begin());
    }

  private:
    [[nodiscard]] std::optional<cv::Point> pixel_at(int at_mm, double side) const {
        const cv::Point2d spot =
            strip_.centre + strip_.along * at_mm + strip_.across() * (side * strip_.width_mm);
        const auto seen = plane_->image_from_world({spot.x, spot.y, strip_.height_mm});
        const cv::Point pixel(cvRound(seen.u_px), cvRound(seen.v_px));
        return cv::Rect({0, 0}, picture_.size()).contains(pixel) ? std::optional(pixel)
                                                                 : std::nullopt;
    }

    [[nodiscard]] Look look_at(int at_mm, double side) const {
        const auto pixel = pixel_at(at_mm, side);
        if (!pixel) {
            return Look::Bare;
        }
        const cv::Vec3d seen = picture_.at<cv::Vec3b>(*pixel);
        const double from_face = cv::norm(seen - face_);
        const double from_bare = cv::norm(seen - cv::Vec3d(bare_.at<cv::Vec3b>(*pixel)));
        if (std::min(from_face, from_bare) > kOwnColour) {
            return is_shade_of(seen, face_, kDarkestShadow) ? Look::Face : Look::Cover;
        }
        return from_face < from_bare ? Look::Face : Look::Bare;
    }

    Strip strip_;
    const calibration::TablePlane* plane_;
    cv::Mat picture_;
    cv::Mat bare_;
    cv::Vec3d face_;
};

struct End {
    int at_mm = 0;  ///< From the seed's centre, the last place where the face is seen.
    bool covered = false;
};

/// How many of `count` places from `from_mm` on look so.
int count_of(const Columns& columns, Look look, int from_mm, int step_mm, int count) {
    int found = 0;
    for (int i = 0; i < count; ++i) {
        found += columns.look(from_mm + i * step_mm, kOnFace) == look ? 1 : 0;
    }
    return found;
}

/// Where the face goes on behind what covers it after `last_mm`: a figure's own colours may look
/// like the table's in part.
std::optional<int> beyond_cover(const Columns& columns, int last_mm, int step_mm) {
    constexpr int kSolid_mm = 12;
    int cover = 0;
    for (int gap = 1; gap < kWidestCover_mm; ++gap) {
        const int at = last_mm + gap * step_mm;
        cover += columns.look(at, kOnFace) == Look::Cover ? 1 : 0;
        if (cover * 4 > gap &&
            count_of(columns, Look::Face, at, step_mm, kSolid_mm) > kSolid_mm * 3 / 4) {
            return at;
        }
    }
    return std::nullopt;
}

/// Walks along the columns from `start_mm` in steps of `step_mm`, 1 or -1.
End walk(const Columns& columns, int start_mm, int step_mm) {
    End end{start_mm, false};
    for (int at = start_mm; std::abs(at) < kMostLength_mm; at += step_mm) {
        if (columns.look(at, kOnFace) == Look::Face) {
            end.at_mm = at;
        } else if (std::abs(at - end.at_mm) > kBareEnd_mm) {
            const auto beyond = beyond_cover(columns, end.at_mm, step_mm);
            if (!beyond) {
                break;
            }
            at = end.at_mm = *beyond;
        }
    }
    end.covered = count_of(columns, Look::Cover, end.at_mm + step_mm, step_mm, 2 * kCoveredEnd_mm) >
                  kCoveredEnd_mm;
    return end;
}

/// The first place from `from_mm` to `to_mm` where the face is seen.
std::optional<int> first_face(const Columns& columns, int from_mm, int to_mm) {
    const int step_mm = from_mm < to_mm ? 1 : -1;
    for (int at = from_mm; at != to_mm; at += step_mm) {
        if (columns.look(at, kOnFace) == Look::Face) {
            return at;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<RulerExtent> extent_along(const Strip& seed,
                                        const cv::Mat& picture,
                                        const cv::Mat& bare,
                                        const calibration::TablePlane& plane) {
    const Columns columns(seed, picture, bare, plane);
    const int half = static_cast<int>(seed.length_mm / 2);
    const auto low = first_face(columns, -half, half);
    const auto high = first_face(columns, half, -half);
    if (!low || !high) {
        return std::nullopt;
    }
    const End first = walk(columns, *low, -1);
    const End last = walk(columns, *high, 1);
    int faces = 0;
    int beside = 0;
    for (int at = first.at_mm; at <= last.at_mm; ++at) {
        faces += columns.look(at, kOnFace) == Look::Face ? 1 : 0;
        beside += columns.look(at, kBeside) == Look::Face ? 1 : 0;
    }
    const double length = last.at_mm - first.at_mm + 1;
    RulerExtent extent{seed, faces / length, beside / length, first.covered || last.covered};
    extent.strip.centre += seed.along * ((first.at_mm + last.at_mm) / 2.0);
    extent.strip.length_mm = length;
    return extent;
}

}  // namespace littlewars::vision
