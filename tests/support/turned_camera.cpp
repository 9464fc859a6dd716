#include "tests/support/turned_camera.hpp"

#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <vector>

namespace littlewars::test {
namespace {

cv::Matx33d rotation_of(const Turn& turn, const calibration::Lens& lens) {
    cv::Matx33d rotation;
    cv::Rodrigues(
        cv::Vec3d(
            turn.aside_px * 0.3 / lens.fx_px, turn.aside_px * 0.95 / lens.fx_px, turn.roll_rad),
        rotation);
    return rotation;
}

}  // namespace

calibration::TablePlane turned(const calibration::TablePlane& plane, const Turn& turn) {
    const cv::Matx33d back = rotation_of(turn, plane.lens()).t();
    return {plane.lens(),
            plane.table(),
            back * plane.camera_from_table(),
            back * plane.translation_mm(),
            plane.residual_mm()};
}

cv::Mat turned(const cv::Mat& picture, const calibration::Lens& lens, const Turn& turn) {
    std::vector<cv::Point2d> pixels;
    for (int row = 0; row < picture.rows; ++row) {
        for (int column = 0; column < picture.cols; ++column) {
            pixels.emplace_back(column, row);
        }
    }
    std::vector<cv::Point2d> rays;
    cv::undistortPoints(pixels, rays, lens.camera_matrix(), lens.distortion());
    std::vector<cv::Point3d> ahead;
    const cv::Matx33d rotation = rotation_of(turn, lens);
    for (const cv::Point2d& ray : rays) {
        ahead.emplace_back(cv::Point3d(rotation * cv::Vec3d(ray.x, ray.y, 1)));
    }
    std::vector<cv::Point2d> from;
    cv::projectPoints(
        ahead, cv::Vec3d(), cv::Vec3d(), lens.camera_matrix(), lens.distortion(), from);
    cv::Mat map;
    cv::Mat(from).reshape(2, picture.rows).convertTo(map, CV_32FC2);
    cv::Mat seen;
    cv::remap(picture, seen, map, {}, cv::INTER_LINEAR, cv::BORDER_REFLECT);
    return seen;
}

}  // namespace littlewars::test
