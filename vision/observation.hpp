#pragma once

#include "calibration/points.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace littlewars::vision {

using calibration::PixelPoint;
using calibration::TablePoint;

enum class PieceKind { Infantry, Cavalry, Gun };

/// "infantry", "cavalry" or "gun".
[[nodiscard]] std::string_view name_of(PieceKind kind);

/// An upright rectangle of the picture, u0 <= u1, v0 <= v1.
struct PixelBox {
    double u0_px = 0;
    double v0_px = 0;
    double u1_px = 0;
    double v1_px = 0;
    bool operator==(const PixelBox&) const = default;
};

/// Where a gun's two wheels and the end of its trail stand on the table.
struct GunFoot {
    std::array<TablePoint, 2> axle;
    TablePoint trail;
    bool operator==(const GunFoot&) const = default;
};

/// What is known of a piece on the calibrated table. Millimetres, degrees (0 = +x,
/// counter-clockwise from above).
struct PieceOnTable {
    TablePoint centre;    ///< Base centre; a gun: of its ground rectangle; fallen: of its smallest
                          ///< rectangle.
    double sigma_mm = 0;  ///< Standard deviation of the centre, per axis.
    std::optional<double> heading_deg;  ///< A gun's is where the muzzle points. None when unknown.
    std::vector<TablePoint> outline;    ///< What touches or overhangs the table, counter-clockwise.
    std::optional<GunFoot> gun;
    bool operator==(const PieceOnTable&) const = default;
};

/// One soldier, horseman or gun as seen in one frame.
struct Piece {
    int id = 0;  ///< Kept from frame to frame.
    PieceKind kind = PieceKind::Infantry;
    std::string
        side;  ///< A name from the armies, or the one given by the side model; may be empty.
    bool standing = true;
    double confidence = 0;              ///< 0 to 1: that there is such a piece.
    double side_confidence = 0;         ///< 0.5 (no idea) to 1.
    bool identity_doubtful = false;     ///< Another piece may as well be the one that had this id.
    PixelPoint foot;                    ///< The base centre in the picture.
    PixelBox box;                       ///< Round the whole figure.
    std::optional<PieceOnTable> table;  ///< Only with a calibrated table.
    bool operator==(const Piece&) const = default;
};

enum class RulerUnit { Inch, Centimetre };

/// From one mark of a ruler to the next.
[[nodiscard]] constexpr double mark_spacing_mm(RulerUnit unit) {
    constexpr double kCentimetre_mm = 10;
    return unit == RulerUnit::Inch ? calibration::kMillimetresPerInch : kCentimetre_mm;
}

struct Ruler {
    TablePoint from;  ///< Its zero mark.
    TablePoint to;
    RulerUnit unit = RulerUnit::Inch;
    double printed_length = 0;  ///< In its own unit.
    double measured_mm = 0;
    bool operator==(const Ruler&) const = default;
};

struct Die {
    int value = 0;  ///< 1 to 6.
    double confidence = 0;
    PixelPoint centre;  ///< Of the upper face.
    std::optional<TablePoint> table;
    bool operator==(const Die&) const = default;
};

/// Everything seen in one frame.
struct Observation {
    std::string source;  ///< The picture's or stream's name.
    long frame = 0;
    double time_s = 0;
    bool steady = false;  ///< The picture is quiet and no hand is over the table.
    bool hand = false;
    std::vector<Piece> pieces;
    std::vector<Ruler> rulers;
    std::vector<Die> dice;
    std::vector<std::string> warnings;  ///< In words: what makes this observation less sure.
    bool operator==(const Observation&) const = default;
};

/// The observation as one line of JSON ("littlewars-observation", version 1), without line end.
[[nodiscard]] std::string json_line(const Observation& observation);

}  // namespace littlewars::vision
