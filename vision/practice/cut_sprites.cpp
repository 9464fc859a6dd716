// Cuts figures out of rendered scenes for the practice table:
//
//     cut_sprites OUT_FOLDER TABLE_SCENE SCENE...
//
// A scene is a folder with truth.json, empty.jpg and its frames. TABLE_SCENE gives the table, its
// camera and its empty picture; from all scenes, free-standing figures are cut out by their
// difference from the empty picture. Writes sprites.png (BGRA), sprites.json and empty.jpg.
#include "calibration/table_plane.hpp"

#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <numbers>
#include <string>
#include <tuple>
#include <vector>

namespace littlewars {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using calibration::PixelPoint;
using calibration::TablePlane;
using calibration::TablePoint;

constexpr double kLargestScale = 1.5;  ///< Pixels a millimetre kept in the sprite sheet.
constexpr int kDirections = 16;        ///< Views kept round each kind of figure.
constexpr int kSheetWidth = 1024;
constexpr double kUsualPitch_deg = 50;
constexpr int kMostOverlap_px = 30;   ///< Of two figures' boxes: corners are empty.
constexpr double kMostMisfit = 0.22;  ///< Cut-outs that lost or gained more are left.

struct Scene {
    Json figures;
    cv::Mat frame;
    cv::Mat empty;  ///< With the frame's exposure.
    TablePlane plane;
};

struct Sprite {
    std::string side;
    std::string kind;
    bool standing = true;
    double view_deg = 0;   ///< Heading, seen from the camera: 0 faces away, 180 towards it.
    double pitch_deg = 0;  ///< Of the ray that meets the foot, below the horizon.
    double scale_px = 1;   ///< Pixels a millimetre.
    cv::Point2d foot;      ///< The base's centre in the sprite.
    double misfit = 0;     ///< Of the silhouette's area with the true one, as |ln|.
    cv::Mat picture;       ///< BGRA.
};

TablePlane plane_of(const Json& truth) {
    const Json& c = truth["camera"];
    const Json& k = c["K"];
    const Json& d = c["dist"];
    const calibration::Lens lens{.width_px = c["width"],
                                 .height_px = c["height"],
                                 .fx_px = k[0][0],
                                 .fy_px = k[1][1],
                                 .cx_px = k[0][2],
                                 .cy_px = k[1][2],
                                 .k1 = d[0],
                                 .k2 = d[1],
                                 .p1 = d[2],
                                 .p2 = d[3],
                                 .k3 = d[4]};
    cv::Matx33d rotation;
    cv::Vec3d translation;
    for (int row = 0; row < 3; ++row) {
        translation[row] = c["t"][row];
        for (int column = 0; column < 3; ++column) {
            rotation(row, column) = c["R"][row][column];
        }
    }
    return {lens, {truth["table"]["width"], truth["table"]["depth"]}, rotation, translation, 0};
}

/// `empty` times the median ratio of the two pictures, channel by channel.
cv::Mat with_exposure_of(const cv::Mat& empty, const cv::Mat& frame) {
    cv::Scalar gain;
    for (int channel = 0; channel < 3; ++channel) {
        std::vector<double> ratios;
        for (int row = 0; row < frame.rows; row += 7) {
            for (int column = 0; column < frame.cols; column += 7) {
                ratios.push_back((frame.at<cv::Vec3b>(row, column)[channel] + 1.0) /
                                 (empty.at<cv::Vec3b>(row, column)[channel] + 1.0));
            }
        }
        std::nth_element(ratios.begin(),
                         ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2),
                         ratios.end());
        gain[channel] = ratios[ratios.size() / 2];
    }
    cv::Mat scaled;
    cv::multiply(empty, gain, scaled);
    return scaled;
}

/// A scene's frames without a hand in them.
std::vector<Scene> read_scene(const fs::path& folder) {
    std::ifstream in(folder / "truth.json");
    const Json truth = Json::parse(in);
    const cv::Mat empty = cv::imread((folder / "empty.jpg").string());
    std::vector<Scene> frames;
    for (const Json& frame : truth["frames"]) {
        if (!frame["hand"].get<bool>()) {
            const cv::Mat picture =
                cv::imread((folder / frame["image"].get<std::string>()).string());
            frames.push_back(
                {frame["figures"], picture, with_exposure_of(empty, picture), plane_of(truth)});
        }
    }
    return frames;
}

cv::Rect box_of(const Json& figure, int margin) {
    const Json& box = figure["bbox_px"];
    const cv::Point first(cvFloor(box[0].get<double>()) - margin,
                          cvFloor(box[1].get<double>()) - margin);
    const cv::Point last(cvCeil(box[2].get<double>()) + margin + 1,
                         cvCeil(box[3].get<double>()) + margin + 1);
    return {first, last};
}

bool stands_free(const Json& figures, const Json& figure, const cv::Mat& frame) {
    const cv::Rect box = box_of(figure, 1);
    const cv::Rect whole({0, 0}, frame.size());
    if (figure["visible_fraction"].get<double>() < 0.97 || (box & whole) != box) {
        return false;
    }
    return std::none_of(figures.begin(), figures.end(), [&](const Json& other) {
        return other["id"] != figure["id"] && (box_of(other, 0) & box).area() > kMostOverlap_px;
    });
}

/// Shadow darkens all channels alike; a figure seldom does.
bool is_figure(const cv::Vec3b& seen, const cv::Vec3b& empty) {
    double least = 10;
    double most = 0;
    double difference = 0;
    for (int channel = 0; channel < 3; ++channel) {
        const double ratio = (seen[channel] + 4.0) / (empty[channel] + 4.0);
        least = std::min(least, ratio);
        most = std::max(most, ratio);
        difference = std::max(difference, std::abs(double(seen[channel]) - empty[channel]));
    }
    const bool is_shadow = most < 1.03 && least > 0.3 && most - least < 0.12;
    return difference > 22 && !is_shadow;
}

void fill_base(cv::Mat& mask, const Json& figure, const TablePlane& plane, cv::Point corner) {
    std::vector<cv::Point> outline;
    for (const Json& point : figure["footprint"]) {
        const PixelPoint at = plane.image_from_table({point[0], point[1]});
        outline.emplace_back(cvRound(at.u_px) - corner.x, cvRound(at.v_px) - corner.y);
    }
    if (figure["kind"] != "gun" && figure["standing"].get<bool>()) {
        cv::fillPoly(mask, std::vector{outline}, cv::Scalar(255));
    }
}

/// The figure's silhouette inside `box`, 0 to 255, soft at the edge.
cv::Mat silhouette(const Scene& scene, const Json& figure, cv::Rect box) {
    cv::Mat mask(box.size(), CV_8UC1, cv::Scalar(0));
    for (int row = 0; row < box.height; ++row) {
        for (int column = 0; column < box.width; ++column) {
            const cv::Point at(box.x + column, box.y + row);
            if (is_figure(scene.frame.at<cv::Vec3b>(at), scene.empty.at<cv::Vec3b>(at))) {
                mask.at<unsigned char>(row, column) = 255;
            }
        }
    }
    fill_base(mask, figure, scene.plane, box.tl());
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, cv::Mat::ones(3, 3, CV_8U));
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(mask, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
    mask.setTo(0);
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        if (cv::contourArea(outlines[i]) > 12) {
            cv::drawContours(mask, outlines, static_cast<int>(i), cv::Scalar(255), cv::FILLED);
        }
    }
    cv::GaussianBlur(mask, mask, {3, 3}, 0.6);
    return mask;
}

double degrees(double radians) {
    return radians * 180 / std::numbers::pi;
}

Sprite cut_out(const Scene& scene, const Json& figure) {
    const cv::Rect box = box_of(figure, 2);
    std::vector<cv::Mat> planes;
    cv::split(scene.frame(box), planes);
    planes.push_back(silhouette(scene, figure, box));
    Sprite sprite;
    cv::merge(planes, sprite.picture);
    sprite.misfit = std::abs(
        std::log(std::max(1.0, cv::sum(planes[3])[0] / 255) / figure["visible_px"].get<double>()));
    sprite.side = figure["side"];
    sprite.kind = figure["kind"];
    sprite.standing = figure["standing"];
    const auto eye = scene.plane.camera_centre();
    const double x = figure["x"];
    const double y = figure["y"];
    const double heading =
        figure["heading_deg"].is_null() ? figure["lie_dir_deg"] : figure["heading_deg"];
    const double away = std::hypot(x - eye.x_mm, y - eye.y_mm);
    sprite.view_deg =
        std::fmod(heading - degrees(std::atan2(y - eye.y_mm, x - eye.x_mm)) + 720, 360);
    sprite.pitch_deg = degrees(std::atan2(eye.z_mm, away));
    sprite.scale_px = scene.plane.lens().fx_px / std::hypot(away, eye.z_mm);
    const PixelPoint foot = scene.plane.image_from_table({x, y});
    sprite.foot = {foot.u_px - box.x, foot.v_px - box.y};
    return sprite;
}

void limit_scale(Sprite& sprite) {
    const double factor = kLargestScale / sprite.scale_px;
    if (factor >= 1) {
        return;
    }
    cv::resize(sprite.picture, sprite.picture, {}, factor, factor, cv::INTER_AREA);
    sprite.foot = (sprite.foot + cv::Point2d(0.5, 0.5)) * factor - cv::Point2d(0.5, 0.5);
    sprite.scale_px = kLargestScale;
}

using Key = std::tuple<std::string, std::string, bool, int>;

double worth(const Sprite& sprite) {
    return sprite.scale_px - std::abs(sprite.pitch_deg - kUsualPitch_deg) / 20 - 4 * sprite.misfit;
}

void keep_best(const Scene& scene, std::map<Key, Sprite>& best) {
    for (const Json& figure : scene.figures) {
        if (!stands_free(scene.figures, figure, scene.frame)) {
            continue;
        }
        Sprite sprite = cut_out(scene, figure);
        // Cloth shows between the spokes of wheels.
        const double most = sprite.kind == "gun" ? 2 * kMostMisfit : kMostMisfit;
        if (sprite.misfit > most) {
            continue;
        }
        limit_scale(sprite);
        const int direction = cvRound(sprite.view_deg * kDirections / 360) % kDirections;
        const Key key{sprite.side, sprite.kind, sprite.standing, direction};
        const auto known = best.find(key);
        if (known == best.end() || worth(known->second) < worth(sprite)) {
            best.insert_or_assign(key, std::move(sprite));
        }
    }
}

/// The best-resolved sprite for each side, kind, posture and direction.
std::map<Key, Sprite> collect(const std::vector<fs::path>& folders) {
    std::map<Key, Sprite> best;
    for (const fs::path& folder : folders) {
        for (const Scene& scene : read_scene(folder)) {
            keep_best(scene, best);
        }
    }
    return best;
}

Json sheet(const std::map<Key, Sprite>& sprites, cv::Mat& picture) {
    picture = cv::Mat(4096, kSheetWidth, CV_8UC4, cv::Scalar::all(0));
    Json list = Json::array();
    cv::Point at(0, 0);
    int row_height = 0;
    for (const auto& [key, sprite] : sprites) {
        if (at.x + sprite.picture.cols > kSheetWidth) {
            at = {0, at.y + row_height};
            row_height = 0;
        }
        const cv::Rect place(at, sprite.picture.size());
        sprite.picture.copyTo(picture(place));
        list.push_back({{"side", sprite.side},
                        {"kind", sprite.kind},
                        {"standing", sprite.standing},
                        {"view_deg", std::round(sprite.view_deg * 10) / 10},
                        {"pitch_deg", std::round(sprite.pitch_deg * 10) / 10},
                        {"scale_px", std::round(sprite.scale_px * 1e4) / 1e4},
                        {"foot", {sprite.foot.x, sprite.foot.y}},
                        {"box", {place.x, place.y, place.width, place.height}}});
        at.x += sprite.picture.cols;
        row_height = std::max(row_height, sprite.picture.rows);
    }
    picture = picture.rowRange(0, at.y + row_height).clone();
    // Pixels that nobody sees would only cost space.
    for (int row = 0; row < picture.rows; ++row) {
        for (int column = 0; column < picture.cols; ++column) {
            auto& pixel = picture.at<cv::Vec4b>(row, column);
            pixel = pixel[3] == 0 ? cv::Vec4b() : pixel;
        }
    }
    return list;
}

int run(const fs::path& out, const fs::path& table, const std::vector<fs::path>& scenes) {
    cv::Mat picture;
    Json list = sheet(collect(scenes), picture);
    std::ifstream in(table / "truth.json");
    const Json truth = Json::parse(in);
    const Json document{{"format", "littlewars-practice"},
                        {"version", 1},
                        {"camera", truth["camera"]},
                        {"table", truth["table"]},
                        {"sprites", std::move(list)}};
    std::ofstream(out / "sprites.json") << document.dump(0) << "\n";
    cv::imwrite((out / "sprites.png").string(), picture, {cv::IMWRITE_PNG_COMPRESSION, 9});
    fs::copy_file(table / "empty.jpg", out / "empty.jpg", fs::copy_options::overwrite_existing);
    std::printf("%zu sprites\n", document["sprites"].size());
    return 0;
}

}  // namespace
}  // namespace littlewars

int main(int argc, char** argv) {
    if (argc < 4) {
        std::fprintf(stderr, "usage: cut_sprites OUT_FOLDER TABLE_SCENE SCENE...\n");
        return 2;
    }
    return littlewars::run(argv[1], argv[2], {argv + 3, argv + argc});
}
