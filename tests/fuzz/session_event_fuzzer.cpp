#include "referee/json_reader.hpp"
#include "ui/session/match_state.hpp"
#include "ui/session/session_event_json.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

/// Lines of a record, as they might lie in a damaged or made-up session: each is refused, or read
/// and folded into a match.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace littlewars::ui;  // NOLINT(google-build-using-namespace): one function
    std::string_view text(reinterpret_cast<const char*>(data), size);
    MatchState state;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        try {
            const SessionEvent event = read_event(text.substr(0, end));
            const std::string line = event_line(event);
            if (event_line(read_event(line)) != line) {
                std::abort();
            }
            state = after(std::move(state), event);
        } catch (const littlewars::referee::MalformedInput&) {
            return 0;  // what a bad line deserves
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return 0;
}
