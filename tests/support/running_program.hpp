#pragma once

#include "tests/support/run_program.hpp"

#include <nlohmann/json.hpp>

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace littlewars::testing_support {

/// The program running beside the test, its standard output read line by line as it comes.
class RunningProgram {
  public:
    using Milliseconds = std::chrono::milliseconds;

    explicit RunningProgram(const std::vector<std::string>& arguments);
    /// Kills it if it still runs.
    ~RunningProgram();
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;

    /// The next line that is JSON and answers to `wanted`; lines before it are passed over. Nothing
    /// when it does not come within `patience`.
    [[nodiscard]] std::optional<nlohmann::json> wait_for(
        const std::function<bool(const nlohmann::json&)>& wanted, Milliseconds patience);
    /// All JSON lines that come within `time`.
    [[nodiscard]] std::vector<nlohmann::json> lines_within(Milliseconds time);

    void send(int signal) const;
    /// Waits for its end: exit status, or 128 + signal.
    [[nodiscard]] int wait();

  private:
    [[nodiscard]] std::optional<std::string> next_line(std::chrono::steady_clock::time_point until);

    pid_t child_ = -1;
    int output_ = -1;
    std::string read_;
};

}  // namespace littlewars::testing_support
