#pragma once

#include "calibration/lens_solver.hpp"

#include <string>
#include <vector>

namespace littlewars::calibration {

/// What the user should know about a lens fit, in words, with what to do: too few pictures or some
/// left out, autofocus, an unsure focal length, a bare rim, a large reprojection error.
[[nodiscard]] std::vector<std::string> lens_warnings(const LensFit& fit);

}  // namespace littlewars::calibration
