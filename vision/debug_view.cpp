#include "vision/debug_view.hpp"

#include <fmt/format.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <cmath>
#include <numbers>
#include <system_error>

namespace littlewars::vision {
namespace {

using calibration::Error;
using calibration::ErrorKind;

const cv::Scalar kKept(80, 220, 80);
const cv::Scalar kRejected(60, 60, 255);
const cv::Scalar kOutline(255, 255, 0);
const cv::Scalar kSigma(255, 255, 255);
const cv::Scalar kLookedAt(200, 120, 0);
const cv::Scalar kThing(0, 220, 255);
constexpr double kFont = 0.4;
constexpr double kWorthWords = 0.15;  ///< Belief from which one asks why it was rejected.

cv::Point at(const PixelPoint& point) {
    return {cvRound(point.u_px), cvRound(point.v_px)};
}

void tint(cv::Mat& drawing, const cv::Mat& mask, const cv::Scalar& colour) {
    if (mask.empty()) {
        return;
    }
    cv::Mat full;
    cv::resize(mask, full, drawing.size(), 0, 0, cv::INTER_NEAREST);
    cv::Mat mixed;
    cv::addWeighted(drawing, 0.6, cv::Mat(drawing.size(), drawing.type(), colour), 0.4, 0, mixed);
    mixed.copyTo(drawing, full);
}

void label(cv::Mat& drawing, cv::Point where, const std::string& text, const cv::Scalar& colour) {
    cv::putText(drawing, text, where, cv::FONT_HERSHEY_SIMPLEX, kFont, {0, 0, 0}, 3, cv::LINE_AA);
    cv::putText(drawing, text, where, cv::FONT_HERSHEY_SIMPLEX, kFont, colour, 1, cv::LINE_AA);
}

/// Picture pixels per millimetre round a piece, from its own outline.
double px_per_mm(const Piece& piece) {
    const auto& corners = piece.table->outline;
    double widest_mm = 1;
    for (const TablePoint& corner : corners) {
        widest_mm = std::max(widest_mm, std::abs(corner.x_mm - piece.table->centre.x_mm));
    }
    return (piece.box.u1_px - piece.box.u0_px) / (2 * widest_mm);
}

void draw_piece(cv::Mat& drawing, const Piece& piece) {
    const std::string name = fmt::format("{} {}{} {} {:.2f}",
                                         piece.id,
                                         name_of(piece.kind).substr(0, 3),
                                         piece.standing ? "" : " fallen",
                                         piece.side,
                                         piece.confidence);
    cv::rectangle(drawing,
                  cv::Point(cvRound(piece.box.u0_px), cvRound(piece.box.v0_px)),
                  cv::Point(cvRound(piece.box.u1_px), cvRound(piece.box.v1_px)),
                  kOutline,
                  1,
                  cv::LINE_AA);
    label(drawing, at(piece.foot) + cv::Point(6, 12), name, kOutline);
    if (!piece.table) {
        return;
    }
    const double scale = px_per_mm(piece);
    const double radius = std::max(1.0, 2 * piece.table->sigma_mm * scale);
    cv::circle(drawing, at(piece.foot), cvRound(radius), kSigma, 1, cv::LINE_AA);
    if (piece.table->heading_deg) {
        const double turn = *piece.table->heading_deg * std::numbers::pi / 180;
        const cv::Point ahead(cvRound(25 * std::cos(turn)), cvRound(-18 * std::sin(turn)));
        cv::arrowedLine(drawing, at(piece.foot), at(piece.foot) + ahead, kOutline, 1, cv::LINE_AA);
    }
}

void draw_proposal(cv::Mat& drawing, const SeenProposal& proposal) {
    const bool kept = proposal.rejected_because.empty();
    cv::drawMarker(
        drawing, at(proposal.foot), kept ? kKept : kRejected, cv::MARKER_CROSS, 9, 1, cv::LINE_AA);
    if (!kept && proposal.score >= kWorthWords) {
        label(drawing,
              at(proposal.foot) + cv::Point(6, -4),
              fmt::format("{} {:.2f}: {}",
                          name_of(proposal.kind).substr(0, 3),
                          proposal.score,
                          proposal.rejected_because),
              kRejected);
    }
}

void draw_ruler(cv::Mat& drawing, const Ruler& ruler, const calibration::TablePlane& plane) {
    const cv::Point from = at(plane.image_from_table(ruler.from));
    const cv::Point to = at(plane.image_from_table(ruler.to));
    cv::line(drawing, from, to, kThing, 1, cv::LINE_AA);
    cv::drawMarker(drawing, from, kThing, cv::MARKER_SQUARE, 7, 1, cv::LINE_AA);
    label(drawing, (from + to) / 2, fmt::format("{:.1f} mm", ruler.measured_mm), kThing);
}

Error unwritable(const std::filesystem::path& path, const std::string& why) {
    return {ErrorKind::Unavailable,
            path.string(),
            "can't be written: " + why,
            "give another folder for the debug pictures"};
}

}  // namespace

cv::Mat draw_debug(const cv::Mat& picture, const DebugView& view, const Observation& observation) {
    cv::Mat drawing = picture.clone();
    tint(drawing, view.change_mask, {0, 255, 255});
    tint(drawing, view.hand_mask, {255, 0, 255});
    for (const cv::Rect& area : view.looked_at) {
        cv::rectangle(drawing, area, kLookedAt, 1);
    }
    for (const SeenProposal& proposal : view.proposals) {
        draw_proposal(drawing, proposal);
    }
    for (const Piece& piece : observation.pieces) {
        draw_piece(drawing, piece);
    }
    if (view.plane) {
        for (const Ruler& ruler : observation.rulers) {
            draw_ruler(drawing, ruler, *view.plane);
        }
    }
    for (const Die& die : observation.dice) {
        label(drawing, at(die.centre) + cv::Point(5, -5), fmt::format("{}", die.value), kThing);
    }
    label(drawing,
          {8, 16},
          fmt::format("frame {}  {}{}  {} pieces  man {:.0f} mm  camera moved {:.1f} px",
                      observation.frame,
                      observation.steady ? "steady" : "moving",
                      observation.hand ? ", hand" : "",
                      observation.pieces.size(),
                      view.figure_mm,
                      view.camera.moved_px),
          kSigma);
    return drawing;
}

calibration::Expected<std::filesystem::path> write_debug(const std::filesystem::path& folder,
                                                         const cv::Mat& picture,
                                                         const DebugView& view,
                                                         const Observation& observation) {
    std::error_code trouble;
    std::filesystem::create_directories(folder, trouble);
    if (trouble) {
        return tl::unexpected(unwritable(folder, trouble.message()));
    }
    const std::filesystem::path file = folder / fmt::format("frame_{:06}.jpg", observation.frame);
    if (!cv::imwrite(file.string(), draw_debug(picture, view, observation))) {
        return tl::unexpected(unwritable(file, "disk full or no permission"));
    }
    return file;
}

}  // namespace littlewars::vision
