#pragma once

#include "ui/window/live_match.hpp"

#include <QImage>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace littlewars::test {

/// A source that delivers just the pictures a test puts in, and then waits.
class ScriptedSource : public vision::FrameSource {
  public:
    calibration::Expected<vision::Frame> next(std::chrono::milliseconds limit) override;
    void stop() override;
    [[nodiscard]] bool is_live() const override { return true; }

    void put(vision::Frame frame);

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<vision::Frame> frames_;
    bool stopped_ = false;
};

/// Puts men on the table; millimetres.
vision::Piece seen_man(int track, const std::string& side, calibration::TablePoint at);
vision::Piece seen_gun(int track, const std::string& side, calibration::TablePoint at);

/// The battle of the tests: six red men before four blue ones, a gun each behind them. `charged`:
/// the red men have gone up to the blue.
std::vector<vision::Piece> battle_pieces(bool charged);

/// A match whose camera and eye do as the test says. Each show() is one frame and what is seen in
/// it; it returns when the match has taken it.
class ScriptedMatch {
  public:
    ScriptedMatch();
    /// Goes on with a match.
    explicit ScriptedMatch(ui::Session session);

    /// The match, to be given to a window; show() goes on working while the window has it.
    std::unique_ptr<ui::LiveMatch> take_match() { return std::move(match_); }
    [[nodiscard]] ui::LiveMatch& match() const { return *live_; }

    void show(std::vector<vision::Piece> pieces, bool hand = false);
    /// From now on the eye finds the camera there.
    void stand_at(const vision::CameraPlace& camera);
    /// Only a picture: the eye is not waited for.
    void show_picture();
    /// From now on the eye does not come back from looking, until released.
    void stall_eye();
    void release_eye();
    /// Both sides begin where they stand, and red charges: up to the ruling.
    void charge();

    static cv::Mat picture(const std::vector<vision::Piece>& pieces);

  private:
    struct Seen {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<vision::Piece> pieces;
        bool hand = false;
        vision::CameraPlace camera;
        bool stalled = false;
    };
    static ui::MatchSetup setup();
    static calibration::Expected<ui::Sight> look(Seen& seen, const vision::Frame& frame);

    std::shared_ptr<Seen> seen_ = std::make_shared<Seen>();
    ScriptedSource* source_ = nullptr;
    std::unique_ptr<ui::LiveMatch> match_;
    ui::LiveMatch* live_ = nullptr;
    long frames_ = 0;
};

}  // namespace littlewars::test
