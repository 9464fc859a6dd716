#include "vision/sources/practice_drawing.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace littlewars::vision {
namespace {

constexpr double kShadowDepth = 0.45;
constexpr double kArmWidth_mm = 60;
constexpr double kRadians = std::numbers::pi / 180;
const cv::Scalar kSkin(120, 145, 205);
const cv::Scalar kSleeve(70, 60, 60);
/// What the lamp does to blue, green and red.
const cv::Scalar kLampGain(1.10, 1.22, 1.30);
/// What the knock does: shift in pixels, and turn.
constexpr double kKnockRight_px = 3.4;
constexpr double kKnockDown_px = -2.3;
constexpr double kKnockTurn_deg = 0.12;

/// How a sprite is put into the picture: where its foot goes, how large, mirrored or not.
struct Placement {
    const PracticeSprite* sprite = nullptr;
    bool mirrored = false;
    double factor = 1;
    PixelPoint foot;
};

Placement place(const PracticeSet& set, const PracticePiece& piece) {
    const auto eye = set.plane.camera_centre();
    const double right_mm = piece.at.x_mm - eye.x_mm;
    const double away_mm = piece.at.y_mm - eye.y_mm;
    const double view_deg = piece.heading_deg - std::atan2(away_mm, right_mm) / kRadians;
    const SpriteChoice choice = nearest_view(set, piece.side, piece.kind, piece.standing, view_deg);
    const double distance =
        std::sqrt(right_mm * right_mm + away_mm * away_mm + eye.z_mm * eye.z_mm);
    const double scale_px = set.plane.lens().fx_px / distance;
    return {choice.sprite,
            choice.mirrored,
            choice.sprite == nullptr ? 1 : scale_px / choice.sprite->scale_px,
            set.plane.image_from_table(piece.at)};
}

/// The sprite's top left corner and size in the picture.
cv::Rect2d box_of(const Placement& placement) {
    const cv::Size size = placement.sprite->picture.size();
    const double foot_x =
        placement.mirrored ? size.width - 1 - placement.sprite->foot.x : placement.sprite->foot.x;
    return {placement.foot.u_px - foot_x * placement.factor,
            placement.foot.v_px - placement.sprite->foot.y * placement.factor,
            size.width * placement.factor,
            size.height * placement.factor};
}

cv::Rect whole_pixels(const cv::Rect2d& box, cv::Size picture) {
    const cv::Point first(cvFloor(box.x) - 1, cvFloor(box.y) - 1);
    const cv::Point last(cvCeil(box.br().x) + 2, cvCeil(box.br().y) + 2);
    return cv::Rect(first, last) & cv::Rect({0, 0}, picture);
}

void blend(cv::Mat part, const cv::Mat& sprite) {
    for (int row = 0; row < part.rows; ++row) {
        auto* below = part.ptr<cv::Vec3b>(row);
        const auto* above = sprite.ptr<cv::Vec4b>(row);
        for (int column = 0; column < part.cols; ++column) {
            const int through = 255 - above[column][3];
            for (int channel = 0; channel < 3; ++channel) {
                below[column][channel] = static_cast<unsigned char>(
                    std::min(255, above[column][channel] + below[column][channel] * through / 255));
            }
        }
    }
}

void draw_piece(cv::Mat& picture, const Placement& placement) {
    const cv::Rect2d exact = box_of(placement);
    const cv::Rect box = whole_pixels(exact, picture.size());
    if (box.empty()) {
        return;
    }
    const double sign = placement.mirrored ? -1 : 1;
    const double foot_x = placement.foot.u_px - box.x;
    const double foot_y = placement.foot.v_px - box.y;
    const cv::Matx23d picture_from_sprite(
        sign * placement.factor,
        0,
        foot_x - sign * placement.factor * placement.sprite->foot.x,
        0,
        placement.factor,
        foot_y - placement.factor * placement.sprite->foot.y);
    cv::Mat warped;
    cv::warpAffine(placement.sprite->picture, warped, picture_from_sprite, box.size());
    blend(picture(box), warped);
}

cv::Size2d shadow_mm(const PracticePiece& piece) {
    switch (piece.kind) {
        case PieceKind::Gun:
            return {44, 24};
        case PieceKind::Cavalry:
            return {34, 20};
        case PieceKind::Infantry:
            break;
    }
    return piece.standing ? cv::Size2d(17, 15) : cv::Size2d(30, 13);
}

/// A soft ellipse round the base, a little to the right and away from the window.
void draw_shadow(cv::Mat& picture, const PracticeSet& set, const PracticePiece& piece) {
    constexpr int kCorners = 24;
    constexpr int kMargin_px = 6;
    const cv::Size2d half = shadow_mm(piece);
    const double cosine = std::cos(piece.heading_deg * kRadians);
    const double sine = std::sin(piece.heading_deg * kRadians);
    std::vector<cv::Point> outline;
    for (int corner = 0; corner < kCorners; ++corner) {
        const double angle = 2 * std::numbers::pi * corner / kCorners;
        const double along = half.width * std::cos(angle);
        const double across = half.height * std::sin(angle);
        const PixelPoint at =
            set.plane.image_from_table({piece.at.x_mm + along * cosine - across * sine + 7,
                                        piece.at.y_mm + along * sine + across * cosine + 4});
        outline.emplace_back(cvRound(at.u_px), cvRound(at.v_px));
    }
    cv::Rect box = cv::boundingRect(outline);
    box -= cv::Point(kMargin_px, kMargin_px);
    box += cv::Size(2 * kMargin_px, 2 * kMargin_px);
    box &= cv::Rect({0, 0}, picture.size());
    if (box.empty()) {
        return;
    }
    cv::Mat dark(box.size(), CV_32FC3, cv::Scalar::all(1));
    cv::fillPoly(
        dark, std::vector{outline}, cv::Scalar::all(1 - kShadowDepth), cv::LINE_AA, 0, -box.tl());
    cv::GaussianBlur(dark, dark, {0, 0}, 2);
    cv::multiply(picture(box), dark, picture(box), 1, CV_8U);
}

void draw_arm(cv::Mat& picture, const PracticeSet& set, TablePoint hand) {
    const PixelPoint palm = set.plane.image_from_world({hand.x_mm, hand.y_mm, 50});
    const double scale_px = set.plane.lens().fx_px / set.plane.camera_centre().z_mm;
    const int width = cvRound(kArmWidth_mm * scale_px);
    const cv::Point end(cvRound(palm.u_px), cvRound(palm.v_px));
    const cv::Point from(cvRound((end.x + picture.cols / 2.0) / 2), picture.rows + width);
    const cv::Point wrist = from + (end - from) * 2 / 3;
    cv::Mat arm = picture.clone();
    cv::line(arm, from, end, kSkin, width);
    cv::circle(arm, end, width * 2 / 3, kSkin, cv::FILLED);
    for (int finger = -1; finger <= 2; ++finger) {
        const cv::Point tip = end + cv::Point(finger * width / 3, -width * 5 / 4);
        cv::line(arm, end, tip, kSkin * (0.9 + 0.04 * finger), width / 4);
    }
    cv::line(arm, from, wrist, kSleeve, width * 3 / 2);
    cv::GaussianBlur(arm, picture, {5, 5}, 0);
}

cv::Mat after_knock(const cv::Mat& picture) {
    const cv::Point2f centre(static_cast<float>(picture.cols) / 2,
                             static_cast<float>(picture.rows) / 2);
    cv::Mat turn = cv::getRotationMatrix2D(centre, kKnockTurn_deg, 1);
    turn.at<double>(0, 2) += kKnockRight_px;
    turn.at<double>(1, 2) += kKnockDown_px;
    cv::Mat moved;
    cv::warpAffine(picture, moved, turn, picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return moved;
}

}  // namespace

double distance_mm(const PracticeSet& set, const PracticePiece& piece) {
    const auto eye = set.plane.camera_centre();
    return std::hypot(piece.at.x_mm - eye.x_mm, piece.at.y_mm - eye.y_mm);
}

cv::Rect2d drawn_box(const PracticeSet& set, const PracticePiece& piece) {
    const Placement placement = place(set, piece);
    return placement.sprite == nullptr ? cv::Rect2d() : box_of(placement);
}

cv::Mat draw_practice(const PracticeSet& set,
                      std::vector<PracticePiece> pieces,
                      const PracticeEvents& events) {
    std::sort(pieces.begin(), pieces.end(), [&](const auto& a, const auto& b) {
        return distance_mm(set, a) > distance_mm(set, b);
    });
    cv::Mat picture = set.empty.clone();
    for (const PracticePiece& piece : pieces) {
        draw_shadow(picture, set, piece);
    }
    for (const PracticePiece& piece : pieces) {
        if (const Placement placement = place(set, piece); placement.sprite != nullptr) {
            draw_piece(picture, placement);
        }
    }
    if (events.hand) {
        draw_arm(picture, set, *events.hand);
    }
    if (events.lamp) {
        cv::multiply(picture, kLampGain, picture);
    }
    return events.knocked ? after_knock(picture) : picture;
}

}  // namespace littlewars::vision
