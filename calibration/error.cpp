#include "calibration/error.hpp"

#include <algorithm>

namespace littlewars::calibration {

std::string message(const Error& error) {
    std::string line = error.where.empty() ? error.what : error.where + ": " + error.what;
    if (!error.remedy.empty()) {
        line += "; " + error.remedy;
    }
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line;
}

int exit_status(const Error& error) {
    return error.kind == ErrorKind::BadInput ? 2 : 1;
}

}  // namespace littlewars::calibration
