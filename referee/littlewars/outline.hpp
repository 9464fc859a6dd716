#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace littlewars::referee::little_wars {

/// A point of the table plane, in inches.
struct Spot {
    double x_in = 0;
    double y_in = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};

[[nodiscard]] double distance_in(Spot a, Spot b);

/// The infinite line through two spots, or the segment between them: a back line, an axle.
struct Line {
    Spot from;
    Spot to;
    friend bool operator==(const Line&, const Line&) = default;

    [[nodiscard]] Spot middle() const;
    /// Distance of `spot` from the infinite line, positive to its left. Precondition: from != to.
    [[nodiscard]] double left_of_line_in(Spot spot) const;
};

struct Disc {
    Spot centre;
    double radius_in = 0;
    friend bool operator==(const Disc&, const Disc&) = default;
};

/// Corners in order, either orientation, not closed by repeating the first.
struct Polygon {
    std::vector<Spot> corners;
    friend bool operator==(const Polygon&, const Polygon&) = default;
};

using Shape = std::variant<Disc, Polygon>;

/// Why `polygon` is not a simple polygon ("3 points or more", ...), or nullopt when it is.
/// Touching and lengths are told by 1e-9 inch.
[[nodiscard]] std::optional<std::string> polygon_flaw(const Polygon& polygon);

/// A piece's foot on the table as a filled area, with what makes distances quick to bound.
class Outline {
  public:
    /// Precondition: a disc of radius > 0, or a polygon without flaw.
    explicit Outline(Shape shape);

    [[nodiscard]] const Shape& shape() const { return shape_; }
    /// A disc's centre, a polygon's area centroid.
    [[nodiscard]] Spot centre() const { return centre_; }
    /// Radius round the centre that holds the whole area.
    [[nodiscard]] double outer_radius_in() const { return outer_radius_in_; }
    /// Radius round the centre that lies wholly inside the area (0 when the centre does not).
    [[nodiscard]] double inner_radius_in() const { return inner_radius_in_; }
    /// The same outline somewhere else.
    [[nodiscard]] Outline shifted_by(Spot offset) const;

  private:
    Shape shape_;
    Spot centre_;
    double outer_radius_in_ = 0;
    double inner_radius_in_ = 0;
};

/// Smallest distance between two filled areas: 0 when they touch, overlap or one lies in the other.
[[nodiscard]] double distance_in(const Outline& a, const Outline& b);

/// Smallest distance between a filled area and a segment: 0 when they touch.
[[nodiscard]] double distance_in(const Outline& outline, const Line& segment);

}  // namespace littlewars::referee::little_wars
