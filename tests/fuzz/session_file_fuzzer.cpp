#include "tests/fuzz/fuzz_file.hpp"
#include "ui/session/record_reader.hpp"

#include <cstddef>
#include <cstdint>

/// A session file of any bytes is refused, or read as far as it can be.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using littlewars::ui::RecordReader;
    static const littlewars::fuzz::FuzzFile file(".lws");
    const auto reader = RecordReader::open(file.holding(data, size));
    if (reader) {
        (void)reader->check_integrity();
        (void)reader->each_event([](const littlewars::ui::SessionEvent&) {});
        (void)reader->each_still([](const littlewars::ui::Still&) {});
        (void)reader->given("table");
        (void)reader->meta("video");
        (void)reader->videos();
    }
    return 0;
}
