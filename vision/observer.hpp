#pragma once

#include "calibration/armies.hpp"
#include "calibration/error.hpp"
#include "calibration/table_json.hpp"
#include "vision/debug_view.hpp"
#include "vision/observation.hpp"
#include "vision/sources/frame_source.hpp"

#include <opencv2/core/mat.hpp>

#include <memory>
#include <optional>

namespace littlewars::vision {

/// How the frames of a source follow each other.
enum class Pace {
    Stills,  ///< Pictures taken apart, with moves between them: each is read completely.
    Video,   ///< Many frames a second: only what changed is read, once the picture is quiet.
};

/// What an observer knows beforehand. Everything may be missing; less is said then.
struct ObserverSettings {
    std::optional<calibration::TableCalibration> table;  ///< Without it: pixels only.
    cv::Mat empty;  ///< The table without pieces, BGR CV_8UC3 of the frames' size; or no picture.
    std::optional<calibration::Armies> armies;
    std::optional<double> figure_mm;  ///< Height of a foot soldier; learned when not given.
    Pace pace = Pace::Video;
};

/// Turns frames into observations: the eye of the program.
///
/// The stages, in order: change_gate (is anything new, is it quiet), hand_detector, empty_table
/// (re-registration and exposure), table_chart, eye_input, eye_net, proposals, refiner,
/// duplicate_filter, shared_pixels, base_fit, side_model, piece_tracker, touching_enemies. One
/// thread uses an observer at a time. Movable.
class Observer {
  public:
    /// Loads the net and checks that the settings fit each other.
    ///
    /// Errors: BadInput  the empty picture's size is not the lens's;
    ///         NotFound  the net is missing from the installation.
    static calibration::Expected<Observer> open(ObserverSettings settings);

    Observer(Observer&&) noexcept;
    Observer& operator=(Observer&&) noexcept;
    ~Observer();

    /// Looks at the next frame. Pieces keep their ids from the frames before.
    ///
    /// Errors: BadInput  an empty picture, or one whose size is not the lens's (or the first's).
    ///                   The observer is unchanged then and may be given the next frame.
    calibration::Expected<Observation> observe(const Frame& frame);

    /// What was seen on the way to the last observation.
    [[nodiscard]] const DebugView& debug_view() const;

    /// Forgets all pieces and the settled picture: the next frame is read completely. Call it when
    /// pictures were lost (a camera unplugged) or another game begins.
    void forget();

  private:
    class Chain;
    explicit Observer(std::unique_ptr<Chain> chain);
    std::unique_ptr<Chain> chain_;
};

}  // namespace littlewars::vision
