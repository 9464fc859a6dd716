#include "calibration/ruler_pose.hpp"

#include "calibration/lens_prior.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace littlewars::calibration {
namespace {

constexpr double kDegree = std::numbers::pi / 180;
/// A tripod's head is level to this; it settles what two rulers with two marks each leave open.
constexpr double kLevelSigma = 3 * kDegree;
constexpr double kSquareSigma = 1 * kDegree;
constexpr double kRulerSigma = 0.001;
constexpr int kPlaceNumbers = 3;
constexpr int kFirstTurn = kLensNumbers;

/// What is solved for: the camera and where the rulers lie; the first one never moves.
struct State {
    Camera camera;
    std::vector<RulerPlace> places;
};

/// Rulers, marks and what is known of the lens beforehand.
struct Problem {
    std::span<const LaidRuler> rulers;
    RulerMarks marks;
    Lens lens;
    LensCovariance lens_information;
};

/// Numbers without variance are held by a very small one.
LensCovariance information_of(LensCovariance covariance) {
    LensCovariance scale = LensCovariance::zeros();
    for (int i = 0; i < kLensNumbers; ++i) {
        const double held = i < 4 ? 1e-6 : 1e-9;
        covariance(i, i) = std::max(covariance(i, i), held * held);
        scale(i, i) = 1 / std::sqrt(covariance(i, i));
    }
    return scale * (scale * covariance * scale).inv(cv::DECOMP_SVD) * scale;
}

/// How far along its ruler mark `k` of `count` lies.
double along(const RulerMarks& marks, std::size_t k, std::size_t count) {
    return marks.length_mm * static_cast<double>(k) / static_cast<double>(count - 1);
}

TablePoint mark_at(const RulerPlace& place, double along_mm) {
    return {place.first.x_mm + along_mm * std::cos(place.direction_rad),
            place.first.y_mm + along_mm * std::sin(place.direction_rad)};
}

cv::Vec2d off(const State& state, const Problem& p, std::size_t ruler, std::size_t mark) {
    const auto& seen = p.rulers[ruler].marks;
    const TablePoint at = mark_at(state.places[ruler], along(p.marks, mark, seen.size()));
    const PixelPoint to = state.camera.pixel_of({at.x_mm, at.y_mm, p.marks.thickness_mm});
    return {seen[mark].u_px - to.u_px, seen[mark].v_px - to.v_px};
}

/// Degrees that the camera is rolled, as the table's upward direction shows it (a sine).
double roll(const State& state) {
    return state.camera.rotation(0, 2);
}

/// By how much the second ruler misses the right angle, rad.
double off_square(const State& state) {
    const double direction = state.places[1].direction_rad;
    return std::remainder(direction - std::numbers::pi / 2, std::numbers::pi);
}

double misfit(const State& state, const Problem& p) {
    double squares = 0;
    for (std::size_t i = 0; i < p.rulers.size(); ++i) {
        for (std::size_t k = 0; k < p.rulers[i].marks.size(); ++k) {
            squares += cv::norm(off(state, p, i, k), cv::NORM_L2SQR);
        }
    }
    const auto change = lens_change(p.lens, state.camera.lens);
    double total = squares / (p.marks.noise_px * p.marks.noise_px) +
                   change.dot(p.lens_information * change) + std::pow(roll(state) / kLevelSigma, 2);
    if (p.marks.second == RulerAngle::Square) {
        total += std::pow(off_square(state) / kSquareSigma, 2);
    }
    return std::isfinite(total) ? total : std::numeric_limits<double>::max();
}

/// The normal equations at a state.
struct Equations {
    cv::Mat information;
    cv::Mat pull;

    explicit Equations(std::size_t rulers) {
        const int numbers = kCameraNumbers + kPlaceNumbers * (static_cast<int>(rulers) - 1);
        information = cv::Mat::zeros(numbers, numbers, CV_64F);
        pull = cv::Mat::zeros(numbers, 1, CV_64F);
    }

    void add(const cv::Mat& jacobian, const cv::Mat& residual, double sigma) {
        information += jacobian.t() * jacobian / (sigma * sigma);
        pull += jacobian.t() * residual / (sigma * sigma);
    }
};

/// How a mark's pixel changes with all numbers.
cv::Mat by_numbers(
    const State& state, const Problem& p, std::size_t ruler, double along_mm, int numbers) {
    const RulerPlace& place = state.places[ruler];
    const TablePoint at = mark_at(place, along_mm);
    const double height = p.marks.thickness_mm;
    cv::Mat jacobian = cv::Mat::zeros(2, numbers, CV_64F);
    cv::Mat(pixel_by_camera(state.camera, {at.x_mm, at.y_mm, height}))
        .copyTo(jacobian.colRange(0, kCameraNumbers));
    if (ruler > 0) {
        const cv::Matx22d by_place = pixel_by_place(state.camera, at, height);
        const cv::Matx<double, 2, 3> place_by{1,
                                              0,
                                              -along_mm * std::sin(place.direction_rad),
                                              0,
                                              1,
                                              along_mm * std::cos(place.direction_rad)};
        const int column = kCameraNumbers + kPlaceNumbers * (static_cast<int>(ruler) - 1);
        cv::Mat(by_place * place_by).copyTo(jacobian.colRange(column, column + kPlaceNumbers));
    }
    return jacobian;
}

Equations equations(const State& state, const Problem& p) {
    Equations e(p.rulers.size());
    const int numbers = e.pull.rows;
    for (std::size_t i = 0; i < p.rulers.size(); ++i) {
        const std::size_t count = p.rulers[i].marks.size();
        for (std::size_t k = 0; k < count; ++k) {
            e.add(by_numbers(state, p, i, along(p.marks, k, count), numbers),
                  cv::Mat(off(state, p, i, k)),
                  p.marks.noise_px);
        }
    }
    e.information(cv::Rect(0, 0, kLensNumbers, kLensNumbers)) += cv::Mat(p.lens_information);
    e.pull.rowRange(0, kLensNumbers) -=
        cv::Mat(p.lens_information * lens_change(p.lens, state.camera.lens));
    // A small turn w moves the table's upward direction r by w x r.
    cv::Mat level = cv::Mat::zeros(1, numbers, CV_64F);
    level.at<double>(kFirstTurn + 1) = state.camera.rotation(2, 2);
    level.at<double>(kFirstTurn + 2) = -state.camera.rotation(1, 2);
    e.add(level, cv::Mat(1, 1, CV_64F, cv::Scalar(-roll(state))), kLevelSigma);
    if (p.marks.second == RulerAngle::Square) {
        cv::Mat square = cv::Mat::zeros(1, numbers, CV_64F);
        square.at<double>(kCameraNumbers + 2) = 1;
        e.add(square, cv::Mat(1, 1, CV_64F, cv::Scalar(-off_square(state))), kSquareSigma);
    }
    return e;
}

/// Inverts a symmetric positive matrix whose numbers differ by many powers of ten.
cv::Mat inverse(const cv::Mat& matrix) {
    cv::Mat scale = cv::Mat::zeros(matrix.size(), CV_64F);
    for (int i = 0; i < matrix.rows; ++i) {
        scale.at<double>(i, i) = 1 / std::sqrt(std::max(matrix.at<double>(i, i), 1e-30));
    }
    return scale * cv::Mat(scale * matrix * scale).inv(cv::DECOMP_SVD) * scale;
}

State moved(State state, const cv::Mat& step) {
    CameraStep by;
    std::copy_n(step.ptr<double>(), kCameraNumbers, by.val);
    state.camera = state.camera.moved(by);
    for (std::size_t i = 1; i < state.places.size(); ++i) {
        const auto* place =
            step.ptr<double>(kCameraNumbers + kPlaceNumbers * (static_cast<int>(i) - 1));
        state.places[i].first.x_mm += place[0];
        state.places[i].first.y_mm += place[1];
        state.places[i].direction_rad += place[2];
    }
    return state;
}

State refined(State state, const Problem& p) {
    double damping = 1e-3;
    double now = misfit(state, p);
    for (int round = 0; round < 80 && damping < 1e9; ++round) {
        Equations e = equations(state, p);
        cv::Mat(e.information.diag()) *= 1 + damping;
        State next = moved(state, inverse(e.information) * e.pull);
        const double then = misfit(next, p);
        if (then >= now) {
            damping *= 10;
            continue;
        }
        const bool settled = now - then < 1e-9 * (now + 1e-6);
        state = std::move(next);
        now = then;
        damping = std::max(1e-10, damping / 10);
        if (settled) {
            break;
        }
    }
    return state;
}

/// A plane before the camera: a point X on it has `up` . X = -1.
std::optional<cv::Vec3d> on_plane(const Lens& lens, const cv::Vec3d& up, PixelPoint pixel) {
    const cv::Vec3d ray = lens.ray_from_pixel(pixel);
    const double towards = -up.dot(ray);
    return towards > 1e-3 ? std::optional<cv::Vec3d>(ray * (1 / towards)) : std::nullopt;
}

/// The state when the camera looks down by `tilt_rad`, level; and how unequal the rulers are then.
struct Guess {
    State state;
    double unequal = std::numeric_limits<double>::max();
};

std::optional<Guess> guess(const Problem& p, double tilt_rad) {
    const cv::Vec3d up(0, -std::cos(tilt_rad), -std::sin(tilt_rad));
    std::vector<std::array<cv::Vec3d, 2>> ends;
    std::vector<double> logs;
    double mean = 0;
    for (const LaidRuler& ruler : p.rulers) {
        const auto first = on_plane(p.lens, up, ruler.marks.front());
        const auto last = on_plane(p.lens, up, ruler.marks.back());
        if (!first || !last) {
            return std::nullopt;
        }
        ends.push_back({*first, *last});
        logs.push_back(std::log(cv::norm(*last - *first)));
        mean += logs.back() / static_cast<double>(p.rulers.size());
    }
    Guess g{{}, 0};
    for (const double length : logs) {
        g.unequal += std::pow(length - mean, 2);
    }
    const double scale = p.marks.length_mm / std::exp(mean);
    const cv::Vec3d x = cv::normalize(ends[0][1] - ends[0][0]);
    const cv::Vec3d y = up.cross(x);
    const cv::Matx33d rotation(x[0], y[0], up[0], x[1], y[1], up[1], x[2], y[2], up[2]);
    const cv::Vec3d origin = ends[0][0] * scale - p.marks.thickness_mm * up;
    g.state.camera = {p.lens, rotation, origin};
    for (const auto& [first, last] : ends) {
        const cv::Vec3d from = rotation.t() * (first * scale - origin);
        const cv::Vec3d to = rotation.t() * (last * scale - origin);
        g.state.places.push_back(
            {{from[0], from[1]}, std::atan2(to[1] - from[1], to[0] - from[0])});
    }
    g.state.places[0] = {};
    return g;
}

/// The tilts at which the rulers are as equal as nowhere near.
std::vector<State> first_states(const Problem& p) {
    std::vector<Guess> all;
    for (double tilt = 4; tilt <= 90; tilt += 2) {
        if (auto g = guess(p, tilt * kDegree)) {
            all.push_back(std::move(*g));
        }
    }
    std::vector<State> states;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool before = i == 0 || all[i - 1].unequal >= all[i].unequal;
        const bool after = i + 1 == all.size() || all[i + 1].unequal > all[i].unequal;
        if (before && after) {
            states.push_back(all[i].state);
        }
    }
    return states;
}

/// A ruler that is a little long makes everything so, and the camera as much nearer.
CameraCovariance with_ruler_error(CameraCovariance covariance, const cv::Vec3d& translation_mm) {
    for (int i = 0; i < 3; ++i) {
        for (int k = 0; k < 3; ++k) {
            covariance(kFirstTurn + 3 + i, kFirstTurn + 3 + k) +=
                kRulerSigma * kRulerSigma * translation_mm[i] * translation_mm[k];
        }
    }
    return covariance;
}

RulerPose pose_of(const State& state, const Problem& p) {
    RulerPose pose{state.camera, state.places, {}, misfit(state, p), {}};
    for (std::size_t i = 0; i < p.rulers.size(); ++i) {
        for (std::size_t k = 0; k < p.rulers[i].marks.size(); ++k) {
            pose.off_px.push_back(off(state, p, i, k));
        }
    }
    const cv::Mat all = inverse(equations(state, p).information);
    pose.covariance = with_ruler_error(
        CameraCovariance(cv::Mat(all(cv::Rect(0, 0, kCameraNumbers, kCameraNumbers)))),
        state.camera.translation_mm);
    return pose;
}

bool is_same(const RulerPose& a, const RulerPose& b) {
    constexpr double kSame = 0.02;
    return cv::norm(a.camera.rotation - b.camera.rotation, cv::NORM_INF) < kSame;
}

}  // namespace

std::vector<RulerPose> ruler_poses(const Lens& lens,
                                   std::span<const LaidRuler> rulers,
                                   const RulerMarks& marks) {
    const Problem p{rulers, marks, lens, information_of(covariance_of(lens))};
    std::vector<RulerPose> poses;
    for (const State& start : first_states(p)) {
        RulerPose pose = pose_of(refined(start, p), p);
        const auto same = [&](const RulerPose& found) { return is_same(found, pose); };
        if (std::none_of(poses.begin(), poses.end(), same)) {
            poses.push_back(std::move(pose));
        }
    }
    std::sort(poses.begin(), poses.end(), [](const RulerPose& a, const RulerPose& b) {
        return a.misfit < b.misfit;
    });
    return poses;
}

}  // namespace littlewars::calibration
