#include "ui/second_screen/reader_response.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// Any head of a request gets a whole answer, and what is secret only with the token.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace littlewars::ui;  // NOLINT(google-build-using-namespace): one function
    const QByteArray head(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QByteArray answer = reader_response(head, "token", {"<svg/>", "{}"});
    const bool whole = answer.startsWith("HTTP/1.1 ") && answer.contains("\r\n\r\n");
    const bool given = answer.startsWith("HTTP/1.1 200");
    if (!whole || (given && !head.startsWith("GET /token/"))) {
        std::abort();
    }
    return 0;
}
