#include "vision/reading/picture_dice.hpp"

#include "vision/things/pip_spots.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>

namespace littlewars::vision {
namespace {

constexpr double kWorkingLength_px = 1280;  ///< Of the picture's longer side.
constexpr double kCornerAt = 0.354;         ///< Corner pips from the middle, in sides.
/// Corner pips from the middle, in their radii.
constexpr double kLeastSpread = 2.05;
constexpr double kMostSpread = 5.5;
constexpr double kSlot = 0.27;          ///< A pip may be so far off its place, in `spread`.
constexpr double kSameSize = 1.6;       ///< Ratio of the pips' radii on one face.
constexpr double kSameGround = 40;      ///< Lab; faces are shaded or marbled.
constexpr double kFaceColour = 34;      ///< Lab; so near to the face's colour is the face.
constexpr double kLeastUniform = 0.82;  ///< Of the face, outside of the pips.
constexpr double kOtherColour = 18;     ///< Lab; so far from the face's colour is not the face.
constexpr double kLeastRimmed = 0.55;   ///< Of a frame round the face; dice may touch.
/// One or two spots may be knots in the wood or buttons: they must be clear, on a cleaner face.
constexpr int kFewPips = 2;
constexpr double kLeastUniformFew = 0.93;
constexpr double kLeastRimmedFew = 0.88;
constexpr double kLeastContrastFew = 70;  ///< Grey levels.
constexpr double kLeastRadiusFew_px = 3;
/// From the middle, in sides: there are no pips but a face's own.
constexpr double kWithinFace = 0.45;
constexpr double kWithinFew = 0.6;
constexpr std::array<double, 5> kSidesOfOne{5.5, 6.5, 7.5, 9, 10.5};  ///< In the pip's radii.

double colour_distance(const cv::Vec3d& a, const cv::Vec3d& b) {
    cv::Vec3d apart = a - b;
    apart[0] *= 0.5;
    return cv::norm(apart);
}

/// A face lying in the picture: its middle, and from there to a corner pip.
struct Face {
    cv::Point2d middle_px;
    cv::Point2d corner_px;
    int value = 0;
    double misfit = 0;  ///< Mean distance of its pips from their places, in `spread`.
    std::vector<std::size_t> pips;

    [[nodiscard]] cv::Point2d side_corner_px() const { return {-corner_px.y, corner_px.x}; }
    [[nodiscard]] double side_px() const { return cv::norm(corner_px) / kCornerAt; }

    /// A place on the face; right and up from -0.5 to 0.5.
    [[nodiscard]] cv::Point2d at(double right, double up) const {
        const cv::Point2d along = (corner_px + side_corner_px()) * (0.5 / (0.707 * kCornerAt));
        const cv::Point2d across = (corner_px - side_corner_px()) * (0.5 / (0.707 * kCornerAt));
        return middle_px + along * right + across * up;
    }
};

class DiceSearch {
  public:
    DiceSearch(const cv::Mat& lab, std::vector<PipSpot> spots)
        : lab_(lab), spots_(std::move(spots)), taken_(spots_.size(), 0) {}

    std::vector<Face> faces() {
        std::vector<Face> guesses = guessed();
        std::stable_sort(guesses.begin(), guesses.end(), [](const Face& a, const Face& b) {
            return a.value != b.value ? a.value > b.value : a.misfit < b.misfit;
        });
        std::vector<Face> found;
        for (const Face& guess : guesses) {
            keep_if_free(guess, found);
        }
        for (const std::size_t i : largest_first()) {
            const auto one = taken_[i] == 0 ? face_of_one(i) : std::nullopt;
            if (one) {
                keep_if_free(*one, found);
            }
        }
        return found;
    }

  private:
    [[nodiscard]] bool alike(const PipSpot& a, const PipSpot& b) const {
        return a.is_dark == b.is_dark && a.radius_px < kSameSize * b.radius_px &&
               b.radius_px < kSameSize * a.radius_px &&
               colour_distance(a.ground, b.ground) < kSameGround;
    }

    /// A glint on a large pip is a spot too: the pip comes first.
    [[nodiscard]] std::vector<std::size_t> largest_first() const {
        std::vector<std::size_t> order(spots_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return spots_[a].radius_px > spots_[b].radius_px;
        });
        return order;
    }

    /// Faces on which two pips are opposite corners.
    [[nodiscard]] std::vector<Face> guessed() const {
        std::vector<Face> guesses;
        for (std::size_t i = 0; i < spots_.size(); ++i) {
            for (std::size_t j = i + 1; j < spots_.size(); ++j) {
                const cv::Point2d half = (spots_[j].centre_px - spots_[i].centre_px) * 0.5;
                const double radius_px = (spots_[i].radius_px + spots_[j].radius_px) / 2;
                const double spread = cv::norm(half) / radius_px;
                if (spread < kLeastSpread || spread > kMostSpread || !alike(spots_[i], spots_[j])) {
                    continue;
                }
                auto face = face_between(i, j);
                if (face && is_seen(*face)) {
                    guesses.push_back(std::move(*face));
                }
            }
        }
        return guesses;
    }

    [[nodiscard]] std::optional<std::size_t> pip_near(cv::Point2d place,
                                                      std::size_t like,
                                                      double reach_px) const {
        std::optional<std::size_t> nearest;
        for (std::size_t i = 0; i < spots_.size(); ++i) {
            const double apart = cv::norm(spots_[i].centre_px - place);
            if (apart < reach_px && alike(spots_[i], spots_[like])) {
                nearest = i;
                reach_px = apart;
            }
        }
        return nearest;
    }

    /// Adds the pips at `places` to the face. False when only some are there.
    bool add_all_or_none(Face& face, std::initializer_list<cv::Point2d> places) const {
        const double spread_px = cv::norm(face.corner_px);
        std::vector<std::size_t> found;
        double off = 0;
        for (const cv::Point2d& place : places) {
            const auto pip = pip_near(face.middle_px + place, face.pips.front(), kSlot * spread_px);
            if (pip) {
                found.push_back(*pip);
                off += cv::norm(spots_[*pip].centre_px - face.middle_px - place) / spread_px;
            }
        }
        if (found.size() != places.size()) {
            return found.empty();
        }
        face.pips.insert(face.pips.end(), found.begin(), found.end());
        face.misfit += off;
        return true;
    }

    [[nodiscard]] std::optional<Face> face_between(std::size_t i, std::size_t j) const {
        Face face;
        face.middle_px = (spots_[i].centre_px + spots_[j].centre_px) * 0.5;
        face.corner_px = spots_[j].centre_px - face.middle_px;
        face.pips = {i, j};
        const cv::Point2d a = face.corner_px;
        const cv::Point2d b = face.side_corner_px();
        if (!add_all_or_none(face, {b, -b})) {
            return std::nullopt;
        }
        if (!add_all_or_none(face, {{0, 0}})) {
            return std::nullopt;
        }
        if (face.pips.size() == 4) {
            const cv::Point2d one = (a + b) * 0.5;
            const cv::Point2d other = (a - b) * 0.5;
            if (!add_all_or_none(face, {one, -one}) || !add_all_or_none(face, {other, -other})) {
                return std::nullopt;
            }
        }
        face.value = static_cast<int>(face.pips.size());
        face.misfit /= face.value;
        return face.value <= 6 ? std::optional(face) : std::nullopt;
    }

    [[nodiscard]] std::optional<Face> face_of_one(std::size_t i) const {
        for (const double sides : kSidesOfOne) {
            for (int turn = 0; turn < 6; ++turn) {
                const double angle = turn * std::numbers::pi / 12;
                const double reach_px = kCornerAt * sides * spots_[i].radius_px;
                const Face face{spots_[i].centre_px,
                                reach_px * cv::Point2d(std::cos(angle), std::sin(angle)),
                                1,
                                0,
                                {i}};
                if (is_seen(face)) {
                    return face;
                }
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<double> distance_at(cv::Point2d place,
                                                    const cv::Vec3d& colour) const {
        const cv::Point at(cvRound(place.x), cvRound(place.y));
        if (!cv::Rect({0, 0}, lab_.size()).contains(at)) {
            return std::nullopt;
        }
        return colour_distance(cv::Vec3d(lab_.at<cv::Vec3b>(at)), colour);
    }

    [[nodiscard]] bool on_a_pip(cv::Point2d place, const Face& face) const {
        return std::any_of(face.pips.begin(), face.pips.end(), [&](std::size_t pip) {
            return cv::norm(spots_[pip].centre_px - place) < 1.6 * spots_[pip].radius_px;
        });
    }

    /// One colour between the pips, and another round the face.
    [[nodiscard]] bool is_seen(const Face& face) const {
        if (has_other_pips(face) || (face.value <= kFewPips && !has_clear_pips(face))) {
            return false;
        }
        const cv::Vec3d colour = face_colour(face);
        int looked_at = 0;
        int uniform = 0;
        for (int row = -4; row <= 4; ++row) {
            for (int column = -4; column <= 4; ++column) {
                const cv::Point2d place = face.at(0.095 * column, 0.095 * row);
                const auto distance = distance_at(place, colour);
                if (!distance) {
                    return false;
                }
                if (!on_a_pip(place, face)) {
                    ++looked_at;
                    uniform += *distance < kFaceColour ? 1 : 0;
                }
            }
        }
        const bool few = face.value <= kFewPips;
        return looked_at > 8 && uniform >= (few ? kLeastUniformFew : kLeastUniform) * looked_at &&
               rimmed_share(face, colour) >= (few ? kLeastRimmedFew : kLeastRimmed);
    }

    [[nodiscard]] bool has_clear_pips(const Face& face) const {
        return std::all_of(face.pips.begin(), face.pips.end(), [&](std::size_t pip) {
            return spots_[pip].contrast > kLeastContrastFew &&
                   spots_[pip].radius_px > kLeastRadiusFew_px;
        });
    }

    [[nodiscard]] bool has_other_pips(const Face& face) const {
        const double within = face.value <= kFewPips ? kWithinFew : kWithinFace;
        for (std::size_t i = 0; i < spots_.size(); ++i) {
            const bool near =
                cv::norm(spots_[i].centre_px - face.middle_px) < within * face.side_px();
            if (near && alike(spots_[i], spots_[face.pips.front()]) &&
                std::find(face.pips.begin(), face.pips.end(), i) == face.pips.end()) {
                return true;
            }
        }
        return false;
    }

    /// Of a frame round the face, how much is not the face: the farthest of three places counts.
    [[nodiscard]] double rimmed_share(const Face& face, const cv::Vec3d& colour) const {
        int other = 0;
        constexpr int kPerSide = 8;
        for (int i = 0; i < 4 * kPerSide; ++i) {
            const double along = (i % kPerSide + 0.5) / kPerSide - 0.5;
            double farthest = 0;
            for (const double out : {0.62, 0.7, 0.78}) {
                const std::array<cv::Point2d, 4> frame{
                    cv::Point2d(along, out), {along, -out}, {out, along}, {-out, along}};
                const cv::Point2d& at = frame[static_cast<std::size_t>(i / kPerSide)];
                farthest = std::max(
                    farthest, distance_at(face.at(at.x, at.y), colour).value_or(kOtherColour + 1));
            }
            other += farthest > kOtherColour ? 1 : 0;
        }
        return other / (4.0 * kPerSide);
    }

    [[nodiscard]] cv::Vec3d face_colour(const Face& face) const {
        cv::Vec3d sum;
        for (const std::size_t pip : face.pips) {
            sum += spots_[pip].ground;
        }
        return sum * (1.0 / static_cast<double>(face.pips.size()));
    }

    void keep_if_free(const Face& face, std::vector<Face>& found) {
        const bool free = std::none_of(
            face.pips.begin(), face.pips.end(), [&](std::size_t pip) { return taken_[pip] != 0; });
        const bool apart = std::none_of(found.begin(), found.end(), [&](const Face& other) {
            return cv::norm(other.middle_px - face.middle_px) <
                   0.7 * std::max(other.side_px(), face.side_px());
        });
        if (free && apart) {
            for (const std::size_t pip : face.pips) {
                taken_[pip] = 1;
            }
            found.push_back(face);
        }
    }

    const cv::Mat& lab_;
    std::vector<PipSpot> spots_;
    std::vector<char> taken_;
};

}  // namespace

std::vector<Die> read_dice_in_picture(const cv::Mat& picture) {
    const double shrink = std::min(1.0, kWorkingLength_px / std::max(picture.cols, picture.rows));
    cv::Mat small;
    cv::resize(picture, small, {}, shrink, shrink, cv::INTER_AREA);
    cv::Mat grey;
    cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
    cv::Mat lab;
    cv::cvtColor(small, lab, cv::COLOR_BGR2Lab);
    DiceSearch search(lab, find_pip_spots(grey, lab));
    std::vector<Die> dice;
    for (const Face& face : search.faces()) {
        Die die;
        die.value = face.value;
        die.confidence = std::max(0.5, 0.95 - 2 * face.misfit);
        die.centre = {(face.middle_px.x + 0.5) / shrink - 0.5,
                      (face.middle_px.y + 0.5) / shrink - 0.5};
        dice.push_back(die);
    }
    return dice;
}

}  // namespace littlewars::vision
