#include "tests/support/running_program.hpp"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace littlewars::testing_support {

using std::chrono::steady_clock;

RunningProgram::RunningProgram(const std::vector<std::string>& arguments) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        std::abort();
    }
    child_ = ::fork();
    if (child_ == 0) {
        become_program(arguments, ends[1]);
    }
    ::close(ends[1]);
    output_ = ends[0];
}

RunningProgram::~RunningProgram() {
    if (child_ > 0) {
        send(SIGKILL);
        static_cast<void>(wait());
    }
    ::close(output_);
}

std::optional<std::string> RunningProgram::next_line(steady_clock::time_point until) {
    for (;;) {
        if (const std::size_t end = read_.find('\n'); end != std::string::npos) {
            std::string line = read_.substr(0, end);
            read_.erase(0, end + 1);
            return line;
        }
        const auto left = std::chrono::ceil<Milliseconds>(until - steady_clock::now());
        pollfd waiting{output_, POLLIN, 0};
        if (left.count() <= 0 || ::poll(&waiting, 1, static_cast<int>(left.count())) <= 0) {
            return {};
        }
        std::array<char, 4096> bytes{};
        const ssize_t count = ::read(output_, bytes.data(), bytes.size());
        if (count <= 0) {
            return {};
        }
        read_.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

std::optional<nlohmann::json> RunningProgram::wait_for(
    const std::function<bool(const nlohmann::json&)>& wanted, Milliseconds patience) {
    const auto until = steady_clock::now() + patience;
    while (const auto line = next_line(until)) {
        auto json = nlohmann::json::parse(*line, nullptr, false);
        if (!json.is_discarded() && wanted(json)) {
            return json;
        }
    }
    return {};
}

std::vector<nlohmann::json> RunningProgram::lines_within(Milliseconds time) {
    std::vector<nlohmann::json> lines;
    static_cast<void>(wait_for(
        [&](const nlohmann::json& line) {
            lines.push_back(line);
            return false;
        },
        time));
    return lines;
}

void RunningProgram::send(int signal) const {
    ::kill(child_, signal);
}

int RunningProgram::wait() {
    int state = 0;
    ::waitpid(child_, &state, 0);
    child_ = -1;
    return WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state);
}

}  // namespace littlewars::testing_support
