// What the match window does when the camera no longer stands where it was calibrated.
#include "ui/window/match_window.hpp"
#include "ui/window/question_bar.hpp"

#include <QLocale>

namespace littlewars::ui {
namespace {

/// What is to be asked; empty while the table is known.
QString question_about(const vision::CameraPlace& camera) {
    switch (camera.stand) {
        case vision::CameraStand::AsCalibrated:
        case vision::CameraStand::Moved:
            break;
        case vision::CameraStand::Lost:
            return MatchWindow::tr(
                       "Camera or table were moved (by %1 pixels). Put it back, or find the table "
                       "again. Nothing is ruled until then; the match is kept.")
                .arg(QLocale().toString(camera.moved_px, 'f', 0));
        case vision::CameraStand::Unrecognised:
            return MatchWindow::tr(
                "The table is not recognised: is the camera covered, turned away or in the dark? "
                "Nothing is ruled until it is seen again.");
    }
    return {};
}

}  // namespace

QString MatchWindow::camera_words() const {
    const auto& sight = match_->newest_sight();
    if (!sight || match_->camera().stand != vision::CameraStand::Moved) {
        return {};
    }
    return tr("The camera was moved by %1 pixels: allowed for.")
        .arg(QLocale().toString(match_->camera().moved_px, 'f', 1));
}

/// Draws over the table where it is now, and asks when that is not known. Asked once: an answer of
/// the players stands until the camera is moved again.
void MatchWindow::follow_camera() {
    const vision::CameraPlace& camera = match_->camera();
    if (camera.stand == camera_stand_ && camera.moved_px == camera_moved_px_) {
        return;
    }
    const bool other_stand = std::exchange(camera_stand_, camera.stand) != camera.stand;
    camera_moved_px_ = camera.moved_px;
    if (vision::is_known(camera)) {
        table_->set_plane(camera.plane ? camera.plane : plane_of(match_->setup()));
        camera_bar_->hide();
    } else if (other_stand) {
        camera_bar_->ask(question_about(camera));
    }
}

}  // namespace littlewars::ui
