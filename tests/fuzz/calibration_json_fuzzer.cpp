#include "calibration/armies_json.hpp"
#include "calibration/error.hpp"
#include "calibration/lens_json.hpp"
#include "calibration/markers_json.hpp"
#include "calibration/table_json.hpp"
#include "tests/fuzz/fuzz_file.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

/// A complaint is one line that names the file.
template <class Result>
void expect_answer(const Result& result) {
    if (!result && littlewars::calibration::message(result.error()).find_first_of("\r\n") !=
                       std::string::npos) {
        std::abort();
    }
}

}  // namespace

/// Whatever lies in a calibration file, each of its readers takes it or says why not.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const littlewars::fuzz::FuzzFile file(".json");
    const auto& path = file.holding(data, size);
    expect_answer(littlewars::calibration::read_lens(path));
    expect_answer(littlewars::calibration::read_table(path));
    expect_answer(littlewars::calibration::read_markers(path));
    expect_answer(littlewars::calibration::read_armies(path));
    return 0;
}
