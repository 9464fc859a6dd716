#include "vision/reading/picture_reader.hpp"

#include "vision/chart/empty_table.hpp"
#include "vision/eye/proposals.hpp"
#include "vision/eye/refiner.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace littlewars::vision {
namespace {

/// Lengths of the chart's longer side that are tried, from one figure filling the picture to a
/// table full of small men: steps of the root of two, over which the net is at home.
constexpr std::array<int, 10> kLengths_px{64, 91, 128, 181, 256, 362, 512, 724, 1024, 1448};
constexpr double kFineStep = 1.19;  ///< Half a step, tried to both sides of the best.
constexpr double kMostZoom = 2;     ///< More shows men of less than 20 pixels, and grain as men.
/// Without a table to compare with, grain and clutter look a little like men here and there: a
/// picture in which nobody is surer than this holds nobody.
constexpr double kSurePiece = 0.6;
/// In a piece, likewise: the eye's own, and that of both nets.
constexpr double kLeastBelief = 0.45;
constexpr double kEnlarged = 2;   ///< For the close look.
constexpr double kUpright = 0.8;  ///< Height seen over true height, for a camera at an angle.
/// Height of figures over their foot, in chart pixels, by kind.
constexpr std::array<double, 3> kHeight_px{42, 58, 26};

/// The picture at `zoom`, padded with grey to multiples of 16.
cv::Mat as_chart(const cv::Mat& picture, double zoom, int outside_value) {
    const cv::Size size(std::max(1, cvRound(picture.cols * zoom)),
                        std::max(1, cvRound(picture.rows * zoom)));
    cv::Mat small;
    cv::resize(picture, small, size, 0, 0, zoom < 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
    cv::Mat chart;
    cv::copyMakeBorder(small,
                       chart,
                       0,
                       (16 - size.height % 16) % 16,
                       0,
                       (16 - size.width % 16) % 16,
                       cv::BORDER_CONSTANT,
                       cv::Scalar::all(outside_value));
    return chart;
}

void drop_unless_sure(Reading& reading) {
    const bool sure =
        std::any_of(reading.pieces.begin(), reading.pieces.end(), [](const DetectedPiece& found) {
            return found.piece.confidence > kSurePiece;
        });
    if (sure) {
        return;
    }
    reading.pieces.clear();
    reading.score = 0;
    for (SeenProposal& proposal : reading.proposals) {
        if (proposal.rejected_because.empty()) {
            proposal.rejected_because = "nobody in the picture is sure";
        }
    }
}

/// What the eye alone believes.
double eye_belief(const Proposal& proposal) {
    return *std::max_element(proposal.heat.begin(), proposal.heat.end());
}

/// Chart pixel to picture pixel, as cv::resize maps them (pixel centres at halves).
PixelPoint in_picture(cv::Point2d chart_px, double zoom) {
    return {(chart_px.x + 0.5) / zoom - 0.5, (chart_px.y + 0.5) / zoom - 0.5};
}

}  // namespace

Reading PictureReader::read(const cv::Mat& picture, const cv::Mat& empty, Eye& eye) {
    if (!zoom_) {
        find_zoom(picture, empty, eye);
    }
    Reading reading = read_at(picture, empty, *zoom_, eye, Care::Mirrored);
    if (empty.empty()) {
        drop_unless_sure(reading);
    }
    if (reading.pieces.empty()) {
        zoom_.reset();  // Nothing seen yet: try again on the next picture.
    }
    return reading;
}

void PictureReader::find_zoom(const cv::Mat& picture, const cv::Mat& empty, Eye& eye) {
    const double longer = std::max(picture.cols, picture.rows);
    double best = -1;
    double best_zoom = 0;
    const auto try_zoom = [&](double zoom) {
        // The longer the chart, the more places there are in it for something to look like a man.
        const double score = read_at(picture, empty, zoom, eye, Care::Once).score / std::sqrt(zoom);
        if (score > best) {
            best = score;
            best_zoom = zoom;
        }
    };
    for (const int length : kLengths_px) {
        if (length == kLengths_px.front() || length <= kMostZoom * longer) {
            try_zoom(length / longer);
        }
    }
    if (best > 0) {
        for (const double zoom : {best_zoom / kFineStep, best_zoom * kFineStep}) {
            try_zoom(zoom);
        }
    }
    zoom_ = best_zoom;
}

Reading PictureReader::read_at(
    const cv::Mat& picture, const cv::Mat& empty, double zoom, Eye& eye, Care care) {
    const int outside = model_.chart.outside_value;
    const cv::Mat chart = as_chart(picture, zoom, outside);
    cv::Mat matched;
    LightChange light;
    if (!empty.empty()) {
        const cv::Mat before = as_chart(empty, zoom, outside);
        light = LightChange::between(chart, before, outside);
        matched = light.applied_to(before, {0, 0}, chart.size(), outside);
    }
    const EyeOutput output = eye.look(chart, matched, {}, care);
    const CropOverTable crop = crop_over_table(chart, matched, {0, 0});
    const cv::Mat large = as_chart(picture, zoom * kEnlarged, outside);
    cv::Mat large_empty;
    if (!empty.empty()) {
        large_empty = light.applied_to(
            as_chart(empty, zoom * kEnlarged, outside), {0, 0}, large.size(), outside);
    }
    std::vector<FoundFigure> found;
    for (const Proposal& guess : proposals_from(output, model_, {0, 0})) {
        const Proposal proposal =
            refined(guess,
                    eye.look_closer(close_up(large, large_empty, guess), guess.kind, care),
                    model_.refiner);
        const FigureAxis axis{proposal.foot_px, {0, -kUpright * model_.chart.scale_px_per_mm}};
        found.push_back({proposal,
                         axis,
                         figure_patch(crop, axis, proposal.kind, is_standing(proposal)),
                         proposal.foot_px * (1 / model_.chart.scale_px_per_mm)});
    }
    std::vector<std::string> reasons = reasons_against(found, model_);
    for (std::size_t i = 0; i < found.size() && empty.empty(); ++i) {
        if (reasons[i].empty() &&
            std::min(found[i].proposal.score, eye_belief(found[i].proposal)) < kLeastBelief) {
            reasons[i] = "too doubtful without the empty table";
        }
    }
    Reading reading;
    reading.looked_at.emplace_back(cv::Point(0, 0), picture.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Proposal& proposal = found[i].proposal;
        const DetectedPiece piece = detected(found[i], zoom);
        reading.proposals.push_back({proposal.kind, proposal.score, piece.piece.foot, reasons[i]});
        if (reasons[i].empty()) {
            // Doubtful ones say nothing here: without a table clutter makes some at every size.
            reading.score += std::max(0.0, proposal.score - 0.5);
            reading.pieces.push_back(piece);
        }
    }
    return reading;
}

CloseUp PictureReader::close_up(const cv::Mat& large,
                                const cv::Mat& large_empty,
                                const Proposal& proposal) const {
    const RefinerModel& refiner = model_.refiner;
    const double enlarged = refiner.enlarged[static_cast<std::size_t>(proposal.kind)] / kEnlarged;
    // Pixel centres of a picture enlarged by two are at 2 x + 0.5.
    const cv::Point2d foot = proposal.foot_px * kEnlarged + cv::Point2d(0.5, 0.5) * (kEnlarged - 1);
    const cv::Matx23d window(enlarged,
                             0,
                             refiner.foot_px.x - enlarged * foot.x,
                             0,
                             enlarged,
                             refiner.foot_px.y - enlarged * foot.y);
    const auto seen = [&](const cv::Mat& picture) {
        cv::Mat patch;
        cv::warpAffine(picture,
                       patch,
                       window,
                       {refiner.window_px, refiner.window_px},
                       cv::INTER_LINEAR,
                       cv::BORDER_CONSTANT,
                       cv::Scalar::all(model_.chart.outside_value));
        return patch;
    };
    return {seen(large), large_empty.empty() ? cv::Mat() : seen(large_empty), std::nullopt};
}

DetectedPiece PictureReader::detected(const FoundFigure& figure, double zoom) const {
    const Proposal& proposal = figure.proposal;
    DetectedPiece found;
    found.piece.kind = proposal.kind;
    found.piece.standing = is_standing(proposal);
    found.piece.confidence = proposal.score;
    found.piece.foot = in_picture(proposal.foot_px, zoom);
    const double scale = model_.chart.scale_px_per_mm;
    const double half_width = std::max(proposal.half_along_mm, proposal.half_across_mm) * scale;
    const double height = kHeight_px[static_cast<std::size_t>(proposal.kind)];
    const PixelPoint top_left =
        in_picture(proposal.foot_px - cv::Point2d(half_width, height), zoom);
    const PixelPoint bottom_right =
        in_picture(proposal.foot_px + cv::Point2d(half_width, half_width * 0.7), zoom);
    found.piece.box = {top_left.u_px, top_left.v_px, bottom_right.u_px, bottom_right.v_px};
    found.coat = coat_of(figure.patch, proposal.coat_bgr);
    found.changed_share = figure.patch.changed_share;
    found.spot_mm = figure.spot_mm;
    found.visible = proposal.visible;
    found.hand = proposal.hand;
    return found;
}

}  // namespace littlewars::vision
