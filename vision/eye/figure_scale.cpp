#include "vision/eye/figure_scale.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace littlewars::vision {
namespace {

constexpr int kSmallest = -3;  ///< Steps of the root of two from the usual size: 19 mm …
constexpr int kLargest = 2;    ///< … to 108 mm.
constexpr double kUsualWithin = 0.1;

double size_of(double step) {
    return kUsualFigure_mm * std::pow(2, step / 2);
}

/// Scores by step, each asked for once.
class Scores {
  public:
    explicit Scores(const std::function<double(double)>& score) : score_(score) {}

    double at(int step) {
        if (step < kSmallest || step > kLargest) {
            return 0;
        }
        const auto known = scores_.find(step);
        return known != scores_.end() ? known->second
                                      : scores_.emplace(step, score_(size_of(step))).first->second;
    }

  private:
    const std::function<double(double)>& score_;
    std::map<int, double> scores_;
};

/// Where the parabola through three neighbouring values has its top, in steps from the middle one.
double top_of_parabola(double left, double middle, double right) {
    const double bend = left - 2 * middle + right;
    return bend < 0 ? std::clamp((left - right) / (2 * bend), -0.5, 0.5) : 0;
}

}  // namespace

FigureScale find_figure_scale(const std::function<double(double figure_mm)>& score) {
    Scores scores(score);
    int best = 0;
    const int towards = scores.at(-1) > scores.at(1) ? -1 : 1;
    while (best + towards >= kSmallest && best + towards <= kLargest &&
           scores.at(best + towards) > scores.at(best)) {
        best += towards;
    }
    const double middle = scores.at(best);
    double size = size_of(best + top_of_parabola(scores.at(best - 1), middle, scores.at(best + 1)));
    if (std::abs(size / kUsualFigure_mm - 1) < kUsualWithin) {
        size = kUsualFigure_mm;
    }
    return {size, middle};
}

}  // namespace littlewars::vision
