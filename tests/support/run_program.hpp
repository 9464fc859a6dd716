#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace littlewars::testing_support {

/// What a run of the program left behind.
struct ProgramRun {
    int status = -1;     ///< Exit status; 128 + signal when it was killed by one.
    std::string output;  ///< Standard output.
    std::string errors;  ///< Standard error.
    double peak_mb = 0;  ///< Most memory that was resident at once, in megabytes.
};

/// Runs the program that was built beside the tests with these arguments and waits for its end.
[[nodiscard]] ProgramRun run_program(const std::vector<std::string>& arguments);

/// In a child process: becomes the program. Standard output goes to `output`, and standard error,
/// where given, to `errors` (descriptors).
[[noreturn]] void become_program(const std::vector<std::string>& arguments,
                                 int output,
                                 int errors = -1);

/// A folder of its own for one test; gone with its contents afterwards.
class TemporaryFolder {
  public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    [[nodiscard]] std::string file(const std::string& name) const {
        return (path_ / name).string();
    }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

}  // namespace littlewars::testing_support
