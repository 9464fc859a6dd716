#include "tests/support/run_program.hpp"

#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace littlewars::testing_support {
namespace fs = std::filesystem;
namespace {

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

int fresh_file(const fs::path& path) {
    return open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
}

}  // namespace

void become_program(const std::vector<std::string>& arguments, int output, int errors) {
    dup2(output, STDOUT_FILENO);
    if (errors >= 0) {
        dup2(errors, STDERR_FILENO);
    }
    std::string program = LITTLEWARS_PROGRAM;
    std::vector<std::string> copies = arguments;
    std::vector<char*> argv{program.data()};
    for (std::string& argument : copies) {
        argv.push_back(argument.data());
    }
    argv.push_back(nullptr);
    execv(program.c_str(), argv.data());
    _exit(127);
}

ProgramRun run_program(const std::vector<std::string>& arguments) {
    const TemporaryFolder folder;
    const fs::path output = folder.file("output");
    const fs::path errors = folder.file("errors");
    const pid_t child = fork();
    if (child == 0) {
        become_program(arguments, fresh_file(output), fresh_file(errors));
    }
    int state = 0;
    rusage used{};
    wait4(child, &state, 0, &used);
    const int status = WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state);
    return {status, contents(output), contents(errors), static_cast<double>(used.ru_maxrss) / 1000};
}

TemporaryFolder::TemporaryFolder() {
    std::string name = (fs::temp_directory_path() / "littlewars_test_XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
        std::abort();
    }
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code left;
    fs::remove_all(path_, left);
}

}  // namespace littlewars::testing_support
