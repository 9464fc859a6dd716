#include "vision/sources/frame_source.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <arpa/inet.h>
#include <atomic>
#include <chrono>
#include <netinet/in.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace littlewars::vision {
namespace {

using calibration::ErrorKind;
using std::chrono::milliseconds;

constexpr milliseconds kPatience{60'000};

/// A telephone's stream on the loopback: multipart JPEG over HTTP, one client at a time.
class MjpegServer {
  public:
    /// `port` 0 takes any that is free.
    explicit MjpegServer(int port = 0) {
        listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const int yes = 1;
        ::setsockopt(listener_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        sockaddr_in address = loopback(port);
        EXPECT_EQ(::bind(listener_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
        EXPECT_EQ(::listen(listener_, 4), 0);
        socklen_t size = sizeof address;
        ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
        port_ = ntohs(address.sin_port);
        thread_ = std::thread([this] { serve(); });
    }
    ~MjpegServer() {
        over_ = true;
        thread_.join();
        ::close(listener_);
    }
    MjpegServer(const MjpegServer&) = delete;
    MjpegServer& operator=(const MjpegServer&) = delete;

    [[nodiscard]] int port() const { return port_; }
    [[nodiscard]] std::string address() const {
        return "http://127.0.0.1:" + std::to_string(port_) + "/video";
    }
    /// Keeps the connection open and sends nothing more.
    void freeze() { frozen_ = true; }

  private:
    static sockaddr_in loopback(int port) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        return address;
    }

    /// False after `wait` without anything to read.
    static bool is_readable(int socket, milliseconds wait) {
        pollfd waiting{socket, POLLIN, 0};
        return ::poll(&waiting, 1, static_cast<int>(wait.count())) > 0;
    }

    void serve() {
        while (!over_) {
            if (!is_readable(listener_, milliseconds(10))) {
                continue;
            }
            const int client = ::accept(listener_, nullptr, nullptr);
            stream_to(client);
            ::close(client);
        }
    }

    void stream_to(int client) {
        send_all(client,
                 "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace;boundary=cut\r\n\r\n");
        for (int i = 0; !over_; ++i) {
            if (!frozen_ && !send_all(client, part(i))) {
                return;
            }
            is_readable(client, milliseconds(20));  // Sets the pace: some fifty a second.
            std::string request(4096, ' ');
            ::recv(client, request.data(), request.size(), MSG_DONTWAIT);
        }
    }

    static std::string part(int i) {
        cv::Mat picture(120, 160, CV_8UC3);
        cv::RNG random(static_cast<unsigned>(i + 1));
        random.fill(picture, cv::RNG::UNIFORM, 0, 255);
        std::vector<unsigned char> jpeg;
        cv::imencode(".jpg", picture, jpeg);
        return "--cut\r\nContent-Type: image/jpeg\r\nContent-Length: " +
               std::to_string(jpeg.size()) + "\r\n\r\n" + std::string(jpeg.begin(), jpeg.end()) +
               "\r\n";
    }

    static bool send_all(int client, const std::string& bytes) {
        std::size_t sent = 0;
        while (sent < bytes.size()) {
            const auto now = ::send(client, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
            if (now <= 0) {
                return false;
            }
            sent += static_cast<std::size_t>(now);
        }
        return true;
    }

    int listener_ = -1;
    int port_ = 0;
    std::atomic<bool> over_ = false;
    std::atomic<bool> frozen_ = false;
    std::thread thread_;
};

void wait_for(FrameSource& source, SourceState state) {
    const auto begin = std::chrono::steady_clock::now();
    while (source.status().state != state) {
        ASSERT_LT(std::chrono::steady_clock::now() - begin, kPatience);
        static_cast<void>(source.next(milliseconds(20)));
    }
}

TEST(Stream, GivesFreshPictures) {
    const MjpegServer server;
    const auto source = open_source({server.address()});
    ASSERT_TRUE(source) << message(source.error());
    EXPECT_TRUE((*source)->is_live());
    double before = -1;
    for (int i = 0; i < 5; ++i) {
        const auto frame = (*source)->next(kPatience);
        ASSERT_TRUE(frame) << message(frame.error());
        EXPECT_EQ(frame->picture.size(), cv::Size(160, 120));
        EXPECT_GT(frame->time.count(), before);
        before = frame->time.count();
    }
}

TEST(Stream, IsLostWhenTheServerFreezes) {
    MjpegServer server;
    const auto source = open_source({server.address()});
    ASSERT_TRUE(source) << message(source.error());
    server.freeze();
    wait_for(**source, SourceState::Stale);
    wait_for(**source, SourceState::Lost);
    EXPECT_EQ((*source)->next(milliseconds(0)).error().kind, ErrorKind::Unavailable);
}

TEST(Stream, ComesBackWhenTheServerDoes) {
    auto server = std::make_unique<MjpegServer>();
    const int port = server->port();
    const auto source = open_source({server->address()});
    ASSERT_TRUE(source) << message(source.error());
    server.reset();
    wait_for(**source, SourceState::Lost);
    server = std::make_unique<MjpegServer>(port);
    wait_for(**source, SourceState::Back);
    EXPECT_TRUE((*source)->next(kPatience));
    EXPECT_GE((*source)->status().reconnects, 1);
}

TEST(Stream, IsUnavailableWhenNobodyServes) {
    EXPECT_EQ(open_source({"http://127.0.0.1:1/video"}).error().kind, ErrorKind::Unavailable);
    EXPECT_EQ(open_source({"rtsp://127.0.0.1:1/video"}).error().kind, ErrorKind::Unavailable);
}

}  // namespace
}  // namespace littlewars::vision
