#pragma once

#include <string>
#include <string_view>

namespace littlewars::ui {

/// Text to stand in HTML: its four special letters as entities.
[[nodiscard]] std::string escaped(std::string_view text);

/// RFC 4648, with padding.
[[nodiscard]] std::string base64(std::string_view bytes);

}  // namespace littlewars::ui
