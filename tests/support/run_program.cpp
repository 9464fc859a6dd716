#include "tests/support/run_program.hpp"

#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
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

[[noreturn]] void become_program(const std::vector<std::string>& arguments,
                                 const fs::path& output,
                                 const fs::path& errors) {
    const int out = open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    const int err = open(errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    std::vector<char*> argv;
    std::string program = LITTLEWARS_PROGRAM;
    argv.push_back(program.data());
    std::vector<std::string> copies = arguments;
    for (std::string& argument : copies) {
        argv.push_back(argument.data());
    }
    argv.push_back(nullptr);
    execv(program.c_str(), argv.data());
    _exit(127);
}

}  // namespace

ProgramRun run_program(const std::vector<std::string>& arguments) {
    const TemporaryFolder folder;
    const fs::path output = folder.file("output");
    const fs::path errors = folder.file("errors");
    const pid_t child = fork();
    if (child == 0) {
        become_program(arguments, output, errors);
    }
    int state = 0;
    waitpid(child, &state, 0);
    const int status = WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state);
    return {status, contents(output), contents(errors)};
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
