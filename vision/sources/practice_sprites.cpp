#include "vision/sources/practice_sprites.hpp"

#include "calibration/resources.hpp"
#include "vision/sources/picture_file.hpp"

#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <cmath>
#include <fstream>

namespace littlewars::vision {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using Json = nlohmann::json;

/// A mirrored figure carries its musket in the wrong hand: taken only when much nearer.
constexpr double kMirrorCost_deg = 20;

PieceKind kind_named(const std::string& name) {
    if (name == "gun") {
        return PieceKind::Gun;
    }
    return name == "cavalry" ? PieceKind::Cavalry : PieceKind::Infantry;
}

calibration::TablePlane plane_from(const Json& camera, const Json& table) {
    const Json& k = camera.at("K");
    const Json& d = camera.at("dist");
    calibration::Lens lens{.width_px = camera.at("width"),
                           .height_px = camera.at("height"),
                           .fx_px = k.at(0).at(0),
                           .fy_px = k.at(1).at(1),
                           .cx_px = k.at(0).at(2),
                           .cy_px = k.at(1).at(2),
                           .k1 = d.at(0),
                           .k2 = d.at(1),
                           .p1 = d.at(2),
                           .p2 = d.at(3),
                           .k3 = d.at(4)};
    cv::Matx33d rotation;
    cv::Vec3d translation;
    for (int row = 0; row < 3; ++row) {
        const auto index = static_cast<std::size_t>(row);
        translation[row] = camera.at("t").at(index);
        for (int column = 0; column < 3; ++column) {
            rotation(row, column) = camera.at("R").at(index).at(static_cast<std::size_t>(column));
        }
    }
    return {lens, {table.at("width"), table.at("depth")}, rotation, translation, 0};
}

/// Colour times alpha, so that scaling draws no dark rims.
cv::Mat premultiplied(const cv::Mat& picture) {
    cv::Mat result = picture.clone();
    result.forEach<cv::Vec4b>([](cv::Vec4b& pixel, const int*) {
        for (int channel = 0; channel < 3; ++channel) {
            pixel[channel] = static_cast<unsigned char>(pixel[channel] * pixel[3] / 255);
        }
    });
    return result;
}

std::vector<PracticeSprite> sprites_from(const Json& list, const cv::Mat& sheet) {
    std::vector<PracticeSprite> sprites;
    for (const Json& entry : list) {
        const Json& box = entry.at("box");
        const cv::Rect place(box.at(0), box.at(1), box.at(2), box.at(3));
        sprites.push_back({entry.at("side"),
                           kind_named(entry.at("kind")),
                           entry.at("standing"),
                           entry.at("view_deg"),
                           entry.at("scale_px"),
                           {entry.at("foot").at(0), entry.at("foot").at(1)},
                           premultiplied(sheet(place))});
    }
    return sprites;
}

double turn_between(double a_deg, double b_deg) {
    return std::abs(std::remainder(a_deg - b_deg, 360));
}

}  // namespace

Expected<PracticeSet> load_practice_set() {
    const auto list = calibration::find_resource("vision/practice/sprites.json");
    if (!list) {
        return tl::unexpected(list.error());
    }
    auto empty = read_picture(list->parent_path() / "empty.jpg");
    const cv::Mat sheet =
        cv::imread((list->parent_path() / "sprites.png").string(), cv::IMREAD_UNCHANGED);
    try {
        std::ifstream in(*list);
        const Json document = Json::parse(in);
        if (!empty || sheet.type() != CV_8UC4) {
            throw std::runtime_error("no pictures");
        }
        return PracticeSet{plane_from(document.at("camera"), document.at("table")),
                           std::move(*empty),
                           sprites_from(document.at("sprites"), sheet)};
    } catch (const std::exception&) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    list->string(),
                                    "the practice table's pictures are damaged",
                                    "install littlewars again"});
    }
}

SpriteChoice nearest_view(
    const PracticeSet& set, std::string_view side, PieceKind kind, bool standing, double view_deg) {
    SpriteChoice nearest;
    double least_deg = 1e9;
    for (const PracticeSprite& sprite : set.sprites) {
        if (sprite.side != side || sprite.kind != kind || sprite.standing != standing) {
            continue;
        }
        const double plain_deg = turn_between(view_deg, sprite.view_deg);
        const double mirrored_deg = turn_between(view_deg, -sprite.view_deg) + kMirrorCost_deg;
        if (std::min(plain_deg, mirrored_deg) < least_deg) {
            least_deg = std::min(plain_deg, mirrored_deg);
            nearest = {&sprite, mirrored_deg < plain_deg};
        }
    }
    return nearest;
}

}  // namespace littlewars::vision
