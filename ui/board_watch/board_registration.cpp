#include "ui/board_watch/board_registration.hpp"

#include "calibration/marker_dictionary.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/markers_json.hpp"

#include <fmt/format.h>
#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using calibration::PixelPoint;
using vision::BoardSpot;

tl::unexpected<Error> refuse(ErrorKind kind,
                             std::string where,
                             std::string what,
                             std::string remedy) {
    return tl::unexpected(Error{kind, std::move(where), std::move(what), std::move(remedy)});
}

/// The blank-separated words of a text.
std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        if (end > 0) {
            words.push_back(text.substr(0, end));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

/// "x,y"; nullopt when it isn't that.
std::optional<PixelPoint> pixel_of(std::string_view word) {
    const auto comma = word.find(',');
    if (comma == std::string_view::npos) {
        return std::nullopt;
    }
    const auto number = [](std::string_view text) -> std::optional<double> {
        double value = 0;
        const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool is_whole = parsed.ec == std::errc() && parsed.ptr == text.data() + text.size();
        return is_whole && std::isfinite(value) ? std::optional(value) : std::nullopt;
    };
    const auto u_px = number(word.substr(0, comma));
    const auto v_px = number(word.substr(comma + 1));
    return u_px && v_px ? std::optional(PixelPoint{*u_px, *v_px}) : std::nullopt;
}

Expected<cv::Matx33d> view_from_corners(const std::string& text) {
    const auto words = words_of(text);
    std::array<PixelPoint, 4> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto corner = i < words.size() ? pixel_of(words[i]) : std::nullopt;
        if (!corner || words.size() != corners.size()) {
            return refuse(ErrorKind::BadInput,
                          "--corners",
                          "are not four points",
                          "write \"x,y x,y x,y x,y\"");
        }
        corners[i] = *corner;
    }
    return vision::picture_from_board(corners);
}

/// A point of the board that a player clicked.
struct KnownPoint {
    cv::Point2d on_board;
    cv::Point2d in_picture;
};

Expected<std::vector<KnownPoint>> known_points(const std::string& text,
                                               const std::vector<BoardSpot>& spots) {
    std::vector<KnownPoint> known;
    for (const std::string_view word : words_of(text)) {
        const auto sign = word.find('=');
        const auto pixel =
            sign == std::string_view::npos ? std::nullopt : pixel_of(word.substr(sign + 1));
        const auto spot = std::find_if(spots.begin(), spots.end(), [&](const BoardSpot& one) {
            return pixel && one.id == word.substr(0, sign);
        });
        if (spot == spots.end()) {
            return refuse(ErrorKind::BadInput,
                          "--points",
                          fmt::format("\"{}\" is no point of the board at a place", word),
                          "write \"NAME=x,y NAME=x,y …\"");
        }
        known.push_back({{spot->x, spot->y}, {pixel->u_px, pixel->v_px}});
    }
    if (known.size() < 4) {
        return refuse(ErrorKind::NotFound,
                      "--points",
                      fmt::format("only {} are told", known.size()),
                      "tell four or more, far apart");
    }
    return known;
}

cv::Point2d through(const cv::Matx33d& view, cv::Point2d point) {
    const cv::Vec3d seen = view * cv::Vec3d(point.x, point.y, 1);
    return {seen[0] / seen[2], seen[1] / seen[2]};
}

/// Moves each spot as the known points near it are off the plane view, the nearest counting most.
void correct_locally(std::vector<BoardSpot>& spots,
                     const cv::Matx33d& view,
                     const std::vector<KnownPoint>& known) {
    const cv::Matx33d back = view.inv();
    for (BoardSpot& spot : spots) {
        cv::Point2d off;
        double weights = 0;
        for (const KnownPoint& point : known) {
            const cv::Point2d apart = point.on_board - cv::Point2d(spot.x, spot.y);
            const double weight = 1 / (apart.dot(apart) + 1e-6);
            off += weight * (through(back, point.in_picture) - point.on_board);
            weights += weight;
        }
        spot.x += off.x / weights;
        spot.y += off.y / weights;
    }
}

Expected<RegisteredBoard> register_by_points(const std::string& text,
                                             std::vector<BoardSpot> spots) {
    const auto known = known_points(text, spots);
    if (!known) {
        return tl::unexpected(known.error());
    }
    std::vector<cv::Point2d> on_board;
    std::vector<cv::Point2d> in_picture;
    for (const KnownPoint& point : *known) {
        on_board.push_back(point.on_board);
        in_picture.push_back(point.in_picture);
    }
    const cv::Mat found = cv::findHomography(on_board, in_picture);
    if (found.empty() || std::abs(cv::determinant(found)) < 1e-9) {
        return refuse(ErrorKind::Degenerate,
                      "--points",
                      "do not fix where the board lies",
                      "tell points that are not in one line");
    }
    RegisteredBoard board{cv::Matx33d(found), std::move(spots)};
    correct_locally(board.spots, board.picture_from_board, *known);
    return board;
}

}  // namespace

bool BoardPlaceTold::is_told_once() const {
    return (markers.empty() ? 0 : 1) + (corners.empty() ? 0 : 1) + (points.empty() ? 0 : 1) == 1;
}

Expected<cv::Matx33d> view_from_markers(const cv::Mat& picture,
                                        const calibration::MarkerLayout& layout) {
    const auto dictionary = calibration::find_dictionary(layout.dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    std::vector<vision::BoardMark> marks;
    for (const auto& seen : calibration::find_markers(picture, *dictionary)) {
        for (const auto& known : layout.markers) {
            for (std::size_t i = 0; known.id == seen.id && i < known.corners.size(); ++i) {
                marks.push_back({known.corners[i], seen.corners[i]});
            }
        }
    }
    return vision::picture_from_marks(marks, vision::board_size(layout.markers));
}

Expected<RegisteredBoard> register_board(const cv::Mat& picture,
                                         std::vector<BoardSpot> spots,
                                         const BoardPlaceTold& told) {
    if (!told.points.empty()) {
        return register_by_points(told.points, std::move(spots));
    }
    const auto view = told.corners.empty()
                          ? calibration::read_markers(told.markers)
                                .and_then([&](const calibration::MarkerLayout& layout) {
                                    return view_from_markers(picture, layout);
                                })
                          : view_from_corners(told.corners);
    return view.map([&](const cv::Matx33d& found) { return RegisteredBoard{found, spots}; });
}

}  // namespace littlewars::ui
