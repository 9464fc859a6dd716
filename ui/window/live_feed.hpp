#pragma once

#include "ui/window/eye.hpp"
#include "ui/window/newest.hpp"

#include <QImage>
#include <QObject>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace littlewars::ui {

/// A picture ready to be shown, with the frame it was made of.
struct ShownFrame {
    vision::Frame frame;
    QImage image;  ///< RGB32, owns its pixels.
};

/// Capture and vision behind the window: two threads, each with a one-slot mailbox, so that the
/// picture goes on while the eye is busy and the eye always looks at the newest frame.
///
/// Lives in the GUI thread; its signals are emitted there. A film is played at its own speed, but
/// no faster than each of its frames is seen and taken: nothing in it is missed.
class LiveFeed : public QObject {
    Q_OBJECT

  public:
    /// Starts both threads. Without an eye only pictures come.
    LiveFeed(std::unique_ptr<vision::FrameSource> source, Eye eye, QObject* parent = nullptr);
    ~LiveFeed() override;

    [[nodiscard]] vision::SourceStatus status() const { return source_->status(); }
    [[nodiscard]] bool is_live() const { return source_->is_live(); }
    /// Whether sights come with the picture of how they were seen.
    void show_how(bool shown) { show_how_ = shown; }
    /// Holds a film where it is, and lets it go on. A live source cannot be held.
    void hold(bool held);

  signals:
    void frame_arrived(const littlewars::ui::ShownFrame& shown);
    void sight_arrived(const littlewars::ui::Sight& sight);
    /// The source's own words; empty when it is well again.
    void trouble(const QString& what);
    void ended();  ///< A film is over.

  private:
    void capture();
    void watch(const Eye& eye);
    bool wait_for_its_time(double time_s);
    bool wait_until_taken(long frame);
    void take_sight();
    void deliver_frame(vision::Frame frame);
    void report(const calibration::Error& error);

    std::unique_ptr<vision::FrameSource> source_;
    Newest<vision::Frame> to_see_;
    Newest<ShownFrame> to_show_;
    Newest<Sight> seen_;
    std::atomic<bool> show_how_ = false;
    std::atomic<bool> stopped_ = false;
    bool troubled_ = false;  ///< Capture thread only.
    std::mutex pace_mutex_;
    std::condition_variable pace_changed_;
    bool held_ = false;
    long taken_ = -1;  ///< Newest frame whose sight was given to the window.
    std::chrono::duration<double> held_for_{0};
    std::chrono::steady_clock::time_point started_;
    std::thread capture_;
    std::thread vision_;
};

}  // namespace littlewars::ui
