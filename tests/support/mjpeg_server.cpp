#include "tests/support/mjpeg_server.hpp"

#include <gtest/gtest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace littlewars::testing_support {
namespace {

using std::chrono::milliseconds;

sockaddr_in loopback(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    return address;
}

/// False after `wait` without anything to read.
bool is_readable(int socket, milliseconds wait) {
    pollfd waiting{socket, POLLIN, 0};
    return ::poll(&waiting, 1, static_cast<int>(wait.count())) > 0;
}

bool send_all(int client, const std::string& bytes) {
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

}  // namespace

MjpegServer::MjpegServer(std::vector<std::string> jpegs, int port) : jpegs_(std::move(jpegs)) {
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

MjpegServer::~MjpegServer() {
    over_ = true;
    thread_.join();
    ::close(listener_);
}

std::string MjpegServer::address() const {
    return "http://127.0.0.1:" + std::to_string(port_) + "/video";
}

void MjpegServer::show(std::vector<std::string> jpegs) {
    const std::lock_guard lock(mutex_);
    jpegs_ = std::move(jpegs);
    next_ = 0;
}

void MjpegServer::serve() {
    while (!over_) {
        if (!is_readable(listener_, milliseconds(10))) {
            continue;
        }
        const int client = ::accept(listener_, nullptr, nullptr);
        stream_to(client);
        ::close(client);
    }
}

void MjpegServer::stream_to(int client) {
    if (!send_all(
            client,
            "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace;boundary=cut\r\n\r\n")) {
        return;
    }
    while (!over_) {
        if (!frozen_ && !send_all(client, next_part())) {
            return;
        }
        is_readable(client, pace_);
        std::string request(4096, ' ');
        ::recv(client, request.data(), request.size(), MSG_DONTWAIT);
    }
}

std::string MjpegServer::next_part() {
    const std::lock_guard lock(mutex_);
    const std::string& jpeg = jpegs_[next_++ % jpegs_.size()];
    return "--cut\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(jpeg.size()) +
           "\r\n\r\n" + jpeg + "\r\n";
}

}  // namespace littlewars::testing_support
