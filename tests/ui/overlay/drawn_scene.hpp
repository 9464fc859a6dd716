#pragma once

#include "calibration/table_plane.hpp"
#include "ui/overlay/overlay_scene.hpp"
#include "ui/overlay/scene_outline.hpp"

namespace littlewars::test {

/// A camera 1.2 m over a table of 1200 x 800 mm, looking down at its middle from the near side.
inline calibration::TablePlane oblique_plane() {
    calibration::Lens lens;
    lens.width_px = 1280;
    lens.height_px = 720;
    lens.fx_px = lens.fy_px = 980;
    lens.cx_px = 640;
    lens.cy_px = 360;
    const double sine = 0.8;  // the camera looks down at about 53 degrees
    const double cosine = 0.6;
    // Rows are the camera's axes in table coordinates: right, down, forward.
    const cv::Matx33d rotation(1, 0, 0, 0, -sine, -cosine, 0, cosine, -sine);
    const cv::Vec3d middle(600, 400, 0);
    const cv::Vec3d translation = cv::Vec3d(0, 0, 1300) - rotation * middle;
    return {lens, {1200, 800}, rotation, translation, 0.6};
}

inline ui::ScenePiece drawn_man(std::string name, int side, calibration::TablePoint at) {
    ui::ScenePiece man;
    man.name = std::move(name);
    man.side = side;
    man.centre = at;
    man.outline = ui::circle_outline(at, man.radius_mm);
    return man;
}

inline ui::ScenePiece drawn_horseman(std::string name, int side, calibration::TablePoint at) {
    ui::ScenePiece man = drawn_man(std::move(name), side, at);
    man.kind = vision::PieceKind::Cavalry;
    man.heading_deg = 0;
    man.outline = {{at.x_mm - 25, at.y_mm - 10},
                   {at.x_mm + 25, at.y_mm - 10},
                   {at.x_mm + 25, at.y_mm + 10},
                   {at.x_mm - 25, at.y_mm + 10}};
    return man;
}

inline ui::ScenePiece drawn_gun(std::string name, int side, calibration::TablePoint at) {
    ui::ScenePiece gun = drawn_man(std::move(name), side, at);
    gun.kind = vision::PieceKind::Gun;
    gun.gun = vision::GunFoot{{{{at.x_mm - 25, at.y_mm}, {at.x_mm + 25, at.y_mm}}},
                              {at.x_mm, at.y_mm - 70}};
    gun.outline = {{at.x_mm - 25, at.y_mm}, {at.x_mm, at.y_mm - 70}, {at.x_mm + 25, at.y_mm}};
    return gun;
}

/// A small battle that has one of everything the overlay can say.
ui::OverlayScene drawn_battle();

}  // namespace littlewars::test
