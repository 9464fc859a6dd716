#pragma once

#include "calibration/error.hpp"
#include "vision/things/board_reader.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

/// A board's name and its points, in its own order.
struct NamedSpots {
    std::string name;
    std::vector<vision::BoardSpot> spots;
};

/// Reads a "littlewars-board" file, or takes the built-in board of that name.
///
/// Errors: BadInput  neither a file nor a built-in board, no JSON, no board, a point outside of the
///                   unit square.
[[nodiscard]] calibration::Expected<NamedSpots> load_spots(const std::string& file_or_name);

}  // namespace littlewars::ui
