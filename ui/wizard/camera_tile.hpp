#pragma once

#include "ui/window/live_feed.hpp"

#include <QElapsedTimer>
#include <QToolButton>

#include <memory>
#include <string>

namespace littlewars::ui {

/// One camera to choose: its live picture, small, over its name.
class CameraTile : public QToolButton {
    Q_OBJECT

  public:
    /// `source`: what the camera is called on the command line.
    CameraTile(std::string source, const QString& words, QWidget* parent = nullptr);
    ~CameraTile() override;

    [[nodiscard]] const std::string& source() const { return source_; }
    /// Shows what comes from there, a few pictures a second, until let_go().
    void look_through(std::unique_ptr<vision::FrameSource> source);
    /// The camera is free for others; the newest picture stays.
    void let_go();
    [[nodiscard]] bool is_looking() const { return feed_ != nullptr; }
    void show_picture(const QImage& picture);

  private:
    std::string source_;
    QElapsedTimer since_shown_;
    std::unique_ptr<LiveFeed> feed_;
};

}  // namespace littlewars::ui
