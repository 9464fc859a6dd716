#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace littlewars::testing_support {

/// A telephone's stream on the loopback: multipart JPEG over HTTP, one client at a time. It sends
/// its pictures in turn, again and again. (Two that differ at least: a camera whose pictures are
/// all alike is taken to hang.)
class MjpegServer {
  public:
    /// `jpegs`: encoded pictures, or any other bytes. `port` 0 takes any that is free.
    explicit MjpegServer(std::vector<std::string> jpegs, int port = 0);
    /// Hangs up.
    ~MjpegServer();
    MjpegServer(const MjpegServer&) = delete;
    MjpegServer& operator=(const MjpegServer&) = delete;

    [[nodiscard]] int port() const { return port_; }
    [[nodiscard]] std::string address() const;

    /// What is sent from now on.
    void show(std::vector<std::string> jpegs);
    void set_pace(std::chrono::milliseconds between_pictures) { pace_ = between_pictures; }
    /// Keeps the connection open and sends nothing more until thawed.
    void freeze() { frozen_ = true; }
    void thaw() { frozen_ = false; }

  private:
    void serve();
    void stream_to(int client);
    [[nodiscard]] std::string next_part();

    int listener_ = -1;
    int port_ = 0;
    std::mutex mutex_;  ///< Guards jpegs_ and next_.
    std::vector<std::string> jpegs_;
    std::size_t next_ = 0;
    std::atomic<std::chrono::milliseconds> pace_{std::chrono::milliseconds(20)};
    std::atomic<bool> over_ = false;
    std::atomic<bool> frozen_ = false;
    std::thread thread_;
};

}  // namespace littlewars::testing_support
