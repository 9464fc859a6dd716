#include "referee/games.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

/// Whatever the text, both questions get one line of answer or one line of complaint.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace littlewars::referee;  // NOLINT(google-build-using-namespace): one function
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const Question question : {Question::Judge, Question::Moves}) {
        const auto line = answer(question, text);
        const std::string& said = line ? *line : line.error();
        if (said.empty() || said.find_first_of("\r\n") != std::string::npos) {
            std::abort();
        }
    }
    return 0;
}
