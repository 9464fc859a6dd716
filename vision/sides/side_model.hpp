#pragma once

#include "calibration/armies.hpp"
#include "vision/sides/coat.hpp"
#include "vision/sides/side_split.hpp"

#include <opencv2/core/matx.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace littlewars::vision {

/// Which army a piece belongs to.
struct SideOpinion {
    std::string side;         ///< Empty while no armies are known.
    double confidence = 0.5;  ///< 0.5 (no idea) to 1.
};

/// Tells two armies apart by the direction between their colours and the table's own split.
///
/// A lamp or a camera changes every coat alike, so absolute colours are worth only half. The pieces
/// are first cut by their place along the line between the armies' mean colours and by their
/// pixels' likeness to each of the armies' colours (without armies: along the line where they fall
/// apart best), where Otsu's criterion (1979) says, between 22 % and 78 % of them; then a linear
/// discriminant (Fisher 1936) over all of their coats' numbers is taught by that cut, and teaches
/// itself for a few rounds. While one army stands alone (it is set up first), its own two
/// halves lie close together and on one side of the middle between the armies' colours, which cuts
/// then. Without armies the sides are named by their colours.
class SideModel {
  public:
    explicit SideModel(std::optional<calibration::Armies> armies);

    /// Learns the split from all pieces on the table.
    void learn(std::span<const Coat> pieces);

    [[nodiscard]] SideOpinion opinion(const Coat& coat) const;

  private:
    struct Split {
        CoatMarks direction;  ///< Towards the second side.
        double cut = 0;
        double spread = 1;  ///< Mean distance of a piece from the cut.
    };

    [[nodiscard]] CoatMarks marks_of(const Coat& coat) const;
    [[nodiscard]] std::optional<cv::Vec3d> axis_of_armies() const;
    [[nodiscard]] std::optional<Split> split_of_one_army(std::span<const CoatMarks> coats) const;
    [[nodiscard]] SideOpinion nearest_army(const CoatTones& tones) const;
    void name_sides(std::span<const CoatMarks> coats, std::span<const double> labels);

    std::vector<std::string> names_;
    std::vector<cv::Vec3d> army_colours_;  ///< As coat_colour(); empty without armies.
    std::optional<Split> split_;
    ColourGrid leaning_;  ///< Towards the second army's colours; empty without two armies.
    std::array<CoatMarks, 2> means_;  ///< Of the two sides without armies, when last learned.
    std::size_t pieces_when_named_ = 0;
};

}  // namespace littlewars::vision
