#pragma once

#include "calibration/armies.hpp"

#include <opencv2/core/matx.hpp>

#include <array>
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
/// A lamp or a camera changes every coat alike, so absolute colours are worth little: the pieces'
/// colours are projected on the line between the armies' colours (Lab, lightness halved), and cut
/// where they fall apart best (Otsu 1979) between 22 % and 78 % of them. Without armies the line
/// is that of greatest variance; the two groups are named by their colour and keep their names.
class SideModel {
  public:
    explicit SideModel(std::optional<calibration::Armies> armies);

    /// Learns the split from the coats (B, G, R, 0 to 255) of all pieces on the table.
    void learn(std::span<const cv::Vec3d> coats_bgr);

    [[nodiscard]] SideOpinion opinion(const cv::Vec3d& coat_bgr) const;

  private:
    struct Split {
        cv::Vec3d axis;  ///< Unit vector in weighted Lab, from the first side to the second.
        double cut = 0;
        double spread = 1;  ///< Half the distance between the two groups' means along the axis.
    };

    /// The two armies' colours as the pieces themselves show them, in the order of names_.
    void learn_colours(std::span<const cv::Vec3d> coats_bgr);
    void keep_order(std::array<cv::Vec3d, 2>& means_bgr) const;
    void name_sides(const std::vector<cv::Vec3d>& means_bgr);

    std::vector<std::string> names_;
    std::vector<cv::Vec3d> colours_bgr_;  ///< One for each side.
    bool names_given_ = false;
    std::optional<Split> split_;
};

}  // namespace littlewars::vision
