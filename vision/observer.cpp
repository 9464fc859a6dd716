#include "vision/observer.hpp"

#include "calibration/covariance.hpp"
#include "calibration/resources.hpp"
#include "vision/chart/camera_place.hpp"
#include "vision/eye/eye.hpp"
#include "vision/eye/figure_scale.hpp"
#include "vision/reading/picture_dice.hpp"
#include "vision/reading/picture_reader.hpp"
#include "vision/reading/read_areas.hpp"
#include "vision/reading/table_reader.hpp"
#include "vision/sides/piece_sides.hpp"
#include "vision/sides/side_model.hpp"
#include "vision/things/dice_reader.hpp"
#include "vision/things/ruler_reader.hpp"
#include "vision/tracking/piece_tracker.hpp"
#include "vision/tracking/touching_enemies.hpp"
#include "vision/watch/table_watch.hpp"

#include <fmt/format.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace littlewars::vision {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using calibration::TableUncertainty;

constexpr double kSureScale = 1.1;  ///< Score from which the figures' size is settled.
constexpr std::size_t kEnoughForScale = 3;
constexpr double kHandShare = 0.004;    ///< Of the chart's cells: so many on a hand tell one.
constexpr double kManyChanges = 0.05;   ///< Of the picture: more than a move changes. The camera?
constexpr double kReach_mm = 152.4;     ///< Six inches: as far as the rules compare places.
constexpr double kCovered = 0.75;       ///< Of a piece's view: so much is not the empty table.
constexpr double kUnknownFigure = 0.1;  ///< Of the picture's height, without calibration.

Error size_error(const std::string& where, cv::Size got, cv::Size wanted) {
    return {ErrorKind::BadInput,
            where,
            fmt::format("is {}x{} pixels, but {}x{} were expected",
                        got.width,
                        got.height,
                        wanted.width,
                        wanted.height),
            "use pictures of the size that the lens was calibrated for"};
}

/// Height in the picture of a man in the middle of the table.
double figure_height_px(const calibration::TablePlane& plane, double figure_mm) {
    const calibration::TableSize table = plane.table();
    const double x = table.width_mm / 2;
    const double y = table.depth_mm / 2;
    const PixelPoint foot = plane.image_from_world({x, y, 0});
    const PixelPoint head = plane.image_from_world({x, y, figure_mm});
    return std::hypot(foot.u_px - head.u_px, foot.v_px - head.v_px);
}

}  // namespace

/// The stages of an observer, in order, and what they keep from frame to frame.
class Observer::Chain {
  public:
    Chain(ObserverSettings settings, Eye eye)
        : settings_(std::move(settings)),
          eye_(std::move(eye)),
          sides_(settings_.armies),
          picture_reader_(eye_.model()) {
        std::optional<double> given = settings_.figure_mm;
        if (!given && settings_.armies) {
            given = settings_.armies->figure_mm;
        }
        figure_known_ = given.has_value();
        figure_mm_ = given.value_or(kUsualFigure_mm);
        if (settings_.table) {
            known_ = TableUncertainty::of(*settings_.table);
            table_reader_.emplace(
                settings_.table->plane, settings_.empty, figure_mm_, eye_.model());
        }
    }

    Expected<Observation> observe(const Frame& frame) {
        if (frame.picture.empty() || (size_.area() > 0 && frame.picture.size() != size_)) {
            return tl::unexpected(size_error(frame.name, frame.picture.size(), size_));
        }
        if (size_.area() == 0) {
            begin(frame.picture.size());
        }
        view_ = {};
        const State state =
            settings_.pace == Pace::Stills ? see_still(frame.picture) : see_video(frame);
        view_.figure_mm = figure_mm_;
        view_.camera = camera_;
        if (table_reader_) {
            view_.plane = table_reader_->plane();
        }
        return answer(frame, state);
    }

    [[nodiscard]] const DebugView& view() const { return view_; }

    void forget() {
        tracker_.forget();
        pieces_.clear();
        rulers_.clear();
        dice_.clear();
        watch_->forget();
    }

    void expect_size(cv::Size size) { begin(size); }

  private:
    struct State {
        bool steady = false;
        bool hand = false;
    };

    void begin(cv::Size size) {
        size_ = size;
        const double figure_px = settings_.table
                                     ? figure_height_px(settings_.table->plane, figure_mm_)
                                     : kUnknownFigure * size.height;
        watch_.emplace(figure_px);
    }

    /// A picture taken on its own: everything is read.
    State see_still(const cv::Mat& picture) {
        allow_for_move(picture);
        if (!is_known(camera_)) {
            return {false, false};
        }
        learn_figure_size(picture);
        Reading reading = read(picture, whole(), Care::Mirrored);
        const bool hand = shows_hand(reading);
        take(std::move(reading), hand ? std::vector<cv::Rect>{} : whole());
        if (!hand) {
            read_things(picture);
        }
        return {!hand, hand};
    }

    /// A frame among many: only what changed is read, once the picture is quiet.
    State see_video(const Frame& frame) {
        const WatchVerdict verdict = watch_->next(frame.picture, frame.time.count());
        view_.change_mask = verdict.changed;
        view_.hand_mask = verdict.hand;
        if (verdict.task == WatchTask::Nothing) {
            if (verdict.in_step) {
                camera_ = settled_camera_;  // The settled picture again: it was put back.
            }
            return {verdict.in_step, !verdict.hand.empty()};
        }
        if (verdict.task == WatchTask::Whole || verdict.changed_share > kManyChanges) {
            allow_for_move(verdict.picture);
        }
        if (!is_known(camera_)) {
            watch_->postpone();
            return {false, false};
        }
        if (verdict.task != WatchTask::Again) {
            areas_ = verdict.task == WatchTask::Whole ? whole() : changed_areas(verdict.changed);
        }
        const Care care = verdict.quiet ? Care::Mirrored : Care::Once;
        Reading reading = read(verdict.picture, areas_, care);
        if (shows_hand(reading)) {
            watch_->postpone();
            return {false, true};
        }
        if (verdict.quiet && reading.pieces.size() >= kEnoughForScale &&
            learn_figure_size(verdict.picture)) {
            areas_ = whole();
            reading = read(verdict.picture, areas_, care);
        }
        take(std::move(reading), areas_);
        read_things(verdict.picture);
        watch_->accept(verdict);
        settled_camera_ = camera_;
        return {verdict.quiet, false};
    }

    [[nodiscard]] std::vector<cv::Rect> whole() const {
        return {table_reader_ ? table_reader_->whole() : cv::Rect()};
    }

    [[nodiscard]] std::vector<cv::Rect> changed_areas(const cv::Mat& changed) const {
        return table_reader_
                   ? areas_to_read(table_reader_->mask_in_chart(changed, ChangeGate::kShrink))
                   : whole();
    }

    Reading read(const cv::Mat& picture, const std::vector<cv::Rect>& areas, Care care) {
        Reading reading = table_reader_ ? table_reader_->read(picture, areas, eye_, care)
                                        : picture_reader_.read(picture, settings_.empty, eye_);
        for (DetectedPiece& found : reading.pieces) {
            add_calibration(found.piece);
        }
        view_.proposals = reading.proposals;
        view_.looked_at = reading.looked_at;
        return reading;
    }

    /// What lens and pose leave open between neighbours adds to each one's own.
    void add_calibration(Piece& piece) const {
        if (piece.table && known_) {
            piece.table->sigma_mm = std::hypot(
                piece.table->sigma_mm, known_->sigma_within_mm(piece.table->centre, kReach_mm));
        }
    }

    [[nodiscard]] static bool shows_hand(const Reading& reading) {
        return !reading.hand_mask.empty() &&
               cv::countNonZero(reading.hand_mask) >
                   kHandShare * static_cast<double>(reading.hand_mask.total());
    }

    void allow_for_move(const cv::Mat& picture) {
        if (!table_reader_) {
            return;
        }
        // Where nothing is told it stands where it stood.
        camera_ = find_camera(settings_.empty, picture, *settings_.table).value_or(camera_);
        if (is_known(camera_)) {
            table_reader_->move_camera(camera_.plane.value_or(settings_.table->plane));
        }
    }

    /// Finds out how large the figures are, if nobody told. True when the charts have changed.
    bool learn_figure_size(const cv::Mat& picture) {
        if (figure_known_ || !table_reader_) {
            return false;
        }
        const calibration::TablePlane plane = table_reader_->plane();
        const FigureScale found = find_figure_scale([&](double figure_mm) {
            TableReader reader(settings_.table->plane, settings_.empty, figure_mm, eye_.model());
            reader.move_camera(plane);
            const std::array<cv::Rect, 1> all{reader.whole()};
            return reader.read(picture, all, eye_, Care::Once).score;
        });
        figure_known_ = found.score > kSureScale;
        if (!figure_known_ || found.figure_mm == figure_mm_) {
            return false;
        }
        figure_mm_ = found.figure_mm;
        table_reader_.emplace(settings_.table->plane, settings_.empty, figure_mm_, eye_.model());
        table_reader_->move_camera(plane);
        return true;
    }

    /// What lies on the table besides pieces, in a settled picture.
    void read_things(const cv::Mat& picture) {
        if (table_reader_) {
            rulers_ = read_rulers(picture, settings_.empty, table_reader_->plane());
            dice_ = read_dice(picture, settings_.empty, table_reader_->plane());
        } else {
            dice_ = read_dice_in_picture(picture);
        }
    }

    /// Sides and identities. `read_areas`: where a known piece that was not found is gone.
    void take(Reading reading, const std::vector<cv::Rect>& read_areas) {
        tell_sides(sides_, reading.pieces, tracker_.pieces());
        std::vector<Place> places;
        for (const TrackedPiece& known : tracker_.pieces()) {
            places.push_back(place_of(known.seen.piece, read_areas));
        }
        tracker_.update(std::move(reading.pieces), places);
        settle_sides(sides_, tracker_);
        tell_pieces();
    }

    /// The pieces as they are told until the next reading.
    void tell_pieces() {
        pieces_.clear();
        for (const TrackedPiece& known : tracker_.pieces()) {
            pieces_.push_back(known.seen.piece);
        }
        for (const std::size_t i : close_small_gaps(pieces_)) {
            pieces_[i].foot = table_reader_->plane().image_from_table(pieces_[i].table->centre);
        }
    }

    [[nodiscard]] Place place_of(const Piece& piece, const std::vector<cv::Rect>& areas) const {
        if (!piece.table) {
            return Place::Read;
        }
        if (!table_reader_->would_be_read(piece.table->centre, areas)) {
            return Place::Unread;
        }
        const bool covered =
            !settings_.empty.empty() && table_reader_->changed_share(piece) > kCovered;
        return covered ? Place::Covered : Place::Read;
    }

    [[nodiscard]] Observation answer(const Frame& frame, const State& state) const {
        Observation observation;
        observation.source = frame.name;
        observation.frame = frame.index;
        observation.time_s = frame.time.count();
        observation.steady = state.steady;
        observation.hand = state.hand;
        observation.pieces = pieces_;
        observation.rulers = rulers_;
        observation.dice = dice_;
        observation.warnings = warnings();
        return observation;
    }

    [[nodiscard]] std::vector<std::string> warnings() const {
        std::vector<std::string> words;
        if (!settings_.table) {
            words.emplace_back("no calibrated table: pixels only");
        }
        if (settings_.empty.empty()) {
            words.emplace_back("no picture of the empty table: pieces are less sure");
        }
        if (std::string moved = words_of(camera_); !moved.empty()) {
            words.push_back(std::move(moved));
        }
        return words;
    }

    ObserverSettings settings_;
    Eye eye_;
    SideModel sides_;
    PieceTracker tracker_;
    std::vector<Piece> pieces_;  ///< The tracker's, enemies a hair apart together.
    PictureReader picture_reader_;
    std::optional<TableReader> table_reader_;
    std::optional<TableUncertainty> known_;
    std::optional<TableWatch> watch_;
    std::vector<cv::Rect> areas_;  ///< Read last.
    std::vector<Ruler> rulers_;
    std::vector<Die> dice_;
    DebugView view_;
    cv::Size size_;
    double figure_mm_ = kUsualFigure_mm;
    bool figure_known_ = false;
    CameraPlace camera_;
    CameraPlace settled_camera_;  ///< In the settled picture.
};

Observer::Observer(std::unique_ptr<Chain> chain) : chain_(std::move(chain)) {}
Observer::Observer(Observer&&) noexcept = default;
Observer& Observer::operator=(Observer&&) noexcept = default;
Observer::~Observer() = default;

Expected<Observer> Observer::open(ObserverSettings settings) {
    const auto description = calibration::find_resource("vision/models/eye.json");
    if (!description) {
        return tl::unexpected(description.error());
    }
    auto eye = Eye::load(description->parent_path());
    if (!eye) {
        return tl::unexpected(eye.error());
    }
    std::optional<cv::Size> wanted;
    if (settings.table) {
        const calibration::Lens& lens = settings.table->plane.lens();
        wanted = {lens.width_px, lens.height_px};
    }
    if (wanted && !settings.empty.empty() && settings.empty.size() != *wanted) {
        return tl::unexpected(size_error("empty picture", settings.empty.size(), *wanted));
    }
    auto chain = std::make_unique<Chain>(std::move(settings), std::move(*eye));
    if (wanted) {
        chain->expect_size(*wanted);
    }
    return Observer(std::move(chain));
}

Expected<Observation> Observer::observe(const Frame& frame) {
    return chain_->observe(frame);
}

const DebugView& Observer::debug_view() const {
    return chain_->view();
}

void Observer::forget() {
    chain_->forget();
}

}  // namespace littlewars::vision
