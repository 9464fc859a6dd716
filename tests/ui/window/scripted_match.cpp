#include "tests/ui/window/scripted_match.hpp"

#include "tests/ui/overlay/drawn_scene.hpp"
#include "ui/overlay/scene_outline.hpp"

#include <QTest>
#include <opencv2/imgproc.hpp>

namespace littlewars::test {
namespace {

constexpr double kFrame_s = 0.5;

}  // namespace

calibration::Expected<vision::Frame> ScriptedSource::next(std::chrono::milliseconds limit) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, limit, [this] { return stopped_ || !frames_.empty(); });
    if (stopped_) {
        return tl::unexpected(
            calibration::Error{calibration::ErrorKind::EndOfSource, "script", "is over", ""});
    }
    if (frames_.empty()) {
        return tl::unexpected(
            calibration::Error{calibration::ErrorKind::Timeout, "script", "waits", ""});
    }
    vision::Frame frame = frames_.front();
    frames_.pop_front();
    return frame;
}

void ScriptedSource::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
    }
    changed_.notify_all();
}

void ScriptedSource::put(vision::Frame frame) {
    {
        const std::lock_guard lock(mutex_);
        frames_.push_back(std::move(frame));
    }
    changed_.notify_all();
}

vision::Piece seen_man(int track, const std::string& side, calibration::TablePoint at) {
    vision::Piece piece;
    piece.id = track;
    piece.side = side;
    piece.confidence = 0.99;
    piece.side_confidence = 0.99;
    piece.foot = oblique_plane().image_from_table(at);
    piece.box = {piece.foot.u_px - 8, piece.foot.v_px - 30, piece.foot.u_px + 8, piece.foot.v_px};
    vision::PieceOnTable place;
    place.centre = at;
    place.sigma_mm = 0.1;
    place.outline = ui::circle_outline(at, 12, 16);
    piece.table = place;
    return piece;
}

vision::Piece seen_gun(int track, const std::string& side, calibration::TablePoint at) {
    vision::Piece piece = seen_man(track, side, at);
    piece.kind = vision::PieceKind::Gun;
    const ui::ScenePiece drawn = drawn_gun("", 0, at);
    piece.table->gun = drawn.gun;
    piece.table->outline = drawn.outline;
    piece.table->heading_deg = 90;
    return piece;
}

std::vector<vision::Piece> battle_pieces(bool charged) {
    std::vector<vision::Piece> pieces;
    const double red_y_mm = charged ? 474.0 : 240.0;
    for (int man = 0; man < 6; ++man) {
        pieces.push_back(
            seen_man(man + 1, "red", {520.0 + 34 * man, red_y_mm - (man % 2 == 0 ? 0.0 : 40.0)}));
    }
    for (int man = 0; man < 4; ++man) {
        pieces.push_back(seen_man(man + 11, "blue", {520.0 + 34 * man, 500}));
    }
    pieces.push_back(seen_gun(21, "red", {250, 160}));
    pieces.push_back(seen_gun(22, "blue", {980, 700}));
    return pieces;
}

cv::Mat ScriptedMatch::picture(const std::vector<vision::Piece>& pieces) {
    cv::Mat drawn(720, 1280, CV_8UC3, cv::Scalar(58, 104, 82));
    const auto plane = oblique_plane();
    std::vector<cv::Point> table;
    for (const calibration::TablePoint corner : {calibration::TablePoint{0, 0},
                                                 calibration::TablePoint{1200, 0},
                                                 calibration::TablePoint{1200, 800},
                                                 calibration::TablePoint{0, 800}}) {
        const auto at = plane.image_from_table(corner);
        table.emplace_back(static_cast<int>(at.u_px), static_cast<int>(at.v_px));
    }
    drawn.setTo(cv::Scalar(40, 44, 50));
    cv::fillConvexPoly(drawn, table, cv::Scalar(58, 104, 82), cv::LINE_AA);
    for (const vision::Piece& piece : pieces) {
        const cv::Scalar coat =
            piece.side == "red" ? cv::Scalar(36, 40, 150) : cv::Scalar(120, 56, 40);
        const cv::Point foot(static_cast<int>(piece.foot.u_px), static_cast<int>(piece.foot.v_px));
        cv::ellipse(drawn, foot, {9, 6}, 0, 0, 360, cv::Scalar(40, 70, 60), -1, cv::LINE_AA);
        cv::rectangle(drawn, foot + cv::Point(-4, -26), foot + cv::Point(4, -2), coat, -1);
        cv::circle(drawn, foot + cv::Point(0, -30), 4, cv::Scalar(140, 170, 220), -1, cv::LINE_AA);
    }
    return drawn;
}

ui::MatchSetup ScriptedMatch::setup() {
    calibration::Armies armies;
    armies.sides = {{"red", {{150, 40, 36}}}, {"blue", {{40, 56, 120}}}};
    return ui::with_armies(ui::with_table(ui::plain_setup({"script"}), {oblique_plane(), {}}),
                           armies);
}

ScriptedMatch::ScriptedMatch() : ScriptedMatch(ui::Session(setup().settings)) {}

ScriptedMatch::ScriptedMatch(ui::Session session) {
    auto source = std::make_unique<ScriptedSource>();
    source_ = source.get();
    auto eye = [seen = seen_](const vision::Frame& frame, ui::ShowHow) {
        return look(*seen, frame);
    };
    match_ = std::make_unique<ui::LiveMatch>(
        setup(), std::move(source), std::move(eye), std::move(session));
    live_ = match_.get();
}

calibration::Expected<ui::Sight> ScriptedMatch::look(Seen& seen, const vision::Frame& frame) {
    std::unique_lock lock(seen.mutex);
    seen.changed.wait(lock, [&] { return !seen.stalled; });
    ui::Sight sight;
    sight.observation.source = frame.name;
    sight.observation.frame = frame.index;
    sight.observation.time_s = frame.time.count();
    sight.camera = seen.camera;
    sight.observation.steady = !seen.hand && vision::is_known(seen.camera);
    sight.observation.hand = seen.hand;
    sight.observation.pieces = seen.pieces;
    return sight;
}

void ScriptedMatch::show(std::vector<vision::Piece> pieces, bool hand) {
    {
        const std::lock_guard lock(seen_->mutex);
        seen_->pieces = std::move(pieces);
        seen_->hand = hand;
    }
    const long frame = frames_;
    show_picture();
    const bool taken = QTest::qWaitFor(
        [&] { return live_->newest_sight() && live_->newest_sight()->frame == frame; }, 20'000);
    if (!taken) {
        qWarning("the match did not take frame %ld", frame);
    }
}

void ScriptedMatch::stand_at(const vision::CameraPlace& camera) {
    const std::lock_guard lock(seen_->mutex);
    seen_->camera = camera;
}

void ScriptedMatch::show_picture() {
    vision::Frame frame;
    {
        const std::lock_guard lock(seen_->mutex);
        frame.picture = picture(seen_->pieces);
    }
    frame.index = frames_;
    frame.time = std::chrono::duration<double>(kFrame_s * static_cast<double>(frames_));
    frame.name = "script";
    ++frames_;
    source_->put(std::move(frame));
}

void ScriptedMatch::stall_eye() {
    const std::lock_guard lock(seen_->mutex);
    seen_->stalled = true;
}

void ScriptedMatch::release_eye() {
    {
        const std::lock_guard lock(seen_->mutex);
        seen_->stalled = false;
    }
    seen_->changed.notify_all();
}

void ScriptedMatch::charge() {
    show(battle_pieces(false));
    live_->begin_or_end_move();
    show(battle_pieces(false), true);
    show(battle_pieces(true));
    live_->begin_or_end_move();
    show(battle_pieces(true));
}

}  // namespace littlewars::test
