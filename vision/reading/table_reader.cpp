#include "vision/reading/table_reader.hpp"

#include "vision/eye/base_fit.hpp"
#include "vision/eye/shared_pixels.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <string>

namespace littlewars::vision {
namespace {

/// Pieces believed less speak against the size at which they were looked for: too small a size
/// finds men in other men's chests and heads.
constexpr double kDoubtful = 0.6;

constexpr int kSurroundings_px = 24;  ///< The net needs so much picture round a foot.
constexpr int kCoarse = 4;            ///< Light is measured on every 4th chart pixel.

/// `area` without the strip in which a foot can't be trusted; the chart's own border is trusted.
cv::Rect trusted(cv::Rect area, cv::Size chart) {
    const int left = area.x == 0 ? 0 : kSurroundings_px;
    const int top = area.y == 0 ? 0 : kSurroundings_px;
    const int right = area.br().x >= chart.width ? 0 : kSurroundings_px;
    const int bottom = area.br().y >= chart.height ? 0 : kSurroundings_px;
    return {area.x + left,
            area.y + top,
            std::max(0, area.width - left - right),
            std::max(0, area.height - top - bottom)};
}

bool inside_any(cv::Point2d at_px, std::span<const cv::Rect> areas, cv::Size chart) {
    return std::any_of(areas.begin(), areas.end(), [&](const cv::Rect& area) {
        return cv::Rect2d(trusted(area, chart)).contains(at_px);
    });
}

}  // namespace

TableReader::TableReader(const calibration::TablePlane& plane,
                         const cv::Mat& empty,
                         double figure_mm,
                         const EyeModel& model)
    : plane_(plane),
      empty_plane_(plane),
      empty_(empty),
      model_(&model),
      figure_mm_(figure_mm),
      chart_(ChartGeometry(plane, figure_mm, model.chart), plane, model.chart.outside_value) {
    chart_empty();
}

void TableReader::move_camera(const calibration::TablePlane& plane) {
    plane_ = plane;
    chart_ = TableChart(
        ChartGeometry(plane, figure_mm_, model_->chart), plane, model_->chart.outside_value);
    chart_empty();
}

void TableReader::chart_empty() {
    if (!empty_.empty()) {
        const TableChart chart(geometry(), empty_plane_, model_->chart.outside_value);
        chart.resample(empty_, whole(), empty_chart_);
        coarse_empty_ = chart.coarse(empty_, kCoarse);
    }
}

cv::Mat TableReader::mask_in_chart(const cv::Mat& mask, int shrink) const {
    return chart_.resample_mask(mask, shrink);
}

void TableReader::measure_light(const cv::Mat& picture) {
    if (!empty_.empty()) {
        light_ = LightChange::between(
            chart_.coarse(picture, kCoarse), coarse_empty_, model_->chart.outside_value);
    }
}

cv::Point2d TableReader::spot_of(const Proposal& proposal) const {
    const TablePoint at = geometry().table_from_chart(proposal.foot_px);
    return cv::Point2d(at.x_mm, at.y_mm) * (1 / geometry().figure_ratio());
}

FigureAxis TableReader::axis_at(cv::Point2d foot_px) const {
    const double lean = geometry().lean(foot_px.x);
    const double away = geometry().away(foot_px.y);
    const double scale = model_->chart.scale_px_per_mm;
    return {foot_px, {scale * lean, -scale * away / std::sqrt(1 + away * away)}};
}

std::vector<FoundFigure> TableReader::look(const cv::Mat& picture,
                                           cv::Rect area,
                                           Eye& eye,
                                           Care care) {
    chart_.resample(picture, area, frame_crop_);
    cv::Mat empty;
    if (!empty_chart_.empty()) {
        empty = light_.applied_to(
            empty_chart_(area), area.tl(), geometry().size(), model_->chart.outside_value);
    }
    const EyeOutput output = eye.look(frame_crop_, empty, {&geometry(), area.tl()}, care);
    const int hand = model_->channels.heat_hand;
    if (hand >= 0) {
        const cv::Mat plane(output.rows,
                            output.cols,
                            CV_32F,
                            const_cast<float*>(output.planes.ptr<float>(0, hand)));
        const cv::Rect cells(
            area.x / model_->stride_px, area.y / model_->stride_px, output.cols, output.rows);
        cv::Mat part = hand_cells_(cells);
        part = part | (plane > model_->hand_threshold);
    }
    const CropOverTable crop = crop_over_table(frame_crop_, empty, area.tl());
    looked_at_.push_back({area, crop.changed});
    std::vector<FoundFigure> found;
    const std::array<cv::Rect, 1> own{area};
    for (const Proposal& guess : proposals_from(output, *model_, area.tl())) {
        if (!inside_any(guess.foot_px, own, geometry().size())) {
            continue;
        }
        const Proposal proposal = refined(
            guess, eye.look_closer(close_up(picture, guess), guess.kind, care), model_->refiner);
        const FigureAxis axis = axis_at(proposal.foot_px);
        found.push_back({proposal,
                         axis,
                         figure_patch(crop, axis, proposal.kind, is_standing(proposal)),
                         spot_of(proposal)});
    }
    return found;
}

CloseUp TableReader::close_up(const cv::Mat& picture, const Proposal& proposal) const {
    const RefinerModel& refiner = model_->refiner;
    const int outside = model_->chart.outside_value;
    const ChartWindow window{proposal.foot_px,
                             refiner.foot_px,
                             refiner.enlarged[static_cast<std::size_t>(proposal.kind)],
                             {refiner.window_px, refiner.window_px}};
    CloseUp close_up;
    close_up.frame = look_through(window, picture, geometry(), plane_, outside);
    if (!empty_.empty()) {
        close_up.empty =
            light_.applied_near(look_through(window, empty_, geometry(), empty_plane_, outside),
                                proposal.foot_px,
                                geometry().size(),
                                outside);
    }
    close_up.view = {geometry().lean(proposal.foot_px.x), geometry().away(proposal.foot_px.y)};
    return close_up;
}

Reading TableReader::read(const cv::Mat& picture,
                          std::span<const cv::Rect> areas,
                          Eye& eye,
                          Care care) {
    measure_light(picture);
    const cv::Size chart = geometry().size();
    hand_cells_ = cv::Mat(
        chart.height / model_->stride_px, chart.width / model_->stride_px, CV_8UC1, cv::Scalar(0));
    looked_at_.clear();
    Reading reading;
    std::vector<FoundFigure> found;
    for (const cv::Rect& area : areas) {
        reading.looked_at.push_back(in_picture(area));
        std::ranges::move(look(picture, area, eye, care), std::back_inserter(found));
    }
    reading.hand_mask = hand_cells_;
    keep_pieces(found, reading);
    return reading;
}

void TableReader::keep_pieces(std::span<FoundFigure> found, Reading& reading) const {
    const std::vector<std::string> reasons = reasons_against(found, *model_);
    leave_pixels_to_others(found, reasons, model_->chart.scale_px_per_mm);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Proposal& proposal = found[i].proposal;
        DetectedPiece piece = detected(found[i]);
        reading.proposals.push_back({proposal.kind, proposal.score, piece.piece.foot, reasons[i]});
        if (reasons[i].empty()) {
            reading.score += proposal.score - kDoubtful;
            reading.pieces.push_back(std::move(piece));
        }
    }
}

DetectedPiece TableReader::detected(const FoundFigure& figure) const {
    const Proposal& proposal = figure.proposal;
    DetectedPiece found;
    const PieceOnTable on_table = piece_on_table(proposal, geometry());
    found.piece.kind = proposal.kind;
    found.piece.standing = is_standing(proposal);
    found.piece.confidence = proposal.score;
    found.piece.foot = plane_.image_from_table(on_table.centre);
    found.piece.box = figure_box(on_table, proposal.kind, found.piece.standing, plane_, figure_mm_);
    found.piece.table = on_table;
    found.coat = coat_of(figure.patch, proposal.coat_bgr);
    found.changed_share = figure.patch.changed_share;
    found.spot_mm = {on_table.centre.x_mm, on_table.centre.y_mm};
    found.visible = proposal.visible;
    found.hand = proposal.hand;
    return found;
}

double TableReader::changed_share(const Piece& piece) const {
    const cv::Point2d foot_px = geometry().chart_from_table(piece.table->centre);
    for (const LookedAt& looked_at : looked_at_) {
        if (cv::Rect2d(trusted(looked_at.area, geometry().size())).contains(foot_px)) {
            return vision::changed_share(looked_at.changed,
                                         looked_at.area.tl(),
                                         axis_at(foot_px),
                                         piece.kind,
                                         piece.standing);
        }
    }
    return 1;
}

bool TableReader::would_be_read(TablePoint spot, std::span<const cv::Rect> areas) const {
    return inside_any(geometry().chart_from_table(spot), areas, geometry().size());
}

cv::Rect TableReader::in_picture(cv::Rect area) const {
    cv::Rect2d box;
    for (const cv::Point2d corner : {cv::Point2d(area.tl()), cv::Point2d(area.br())}) {
        for (const double x : {static_cast<double>(area.x), static_cast<double>(area.br().x)}) {
            const PixelPoint at =
                plane_.image_from_table(geometry().table_from_chart({x, corner.y}));
            const cv::Rect2d point(at.u_px, at.v_px, 1, 1);
            box = box.empty() ? point : box | point;
        }
    }
    const cv::Rect picture(0, 0, plane_.lens().width_px, plane_.lens().height_px);
    return cv::Rect(box) & picture;
}

}  // namespace littlewars::vision
