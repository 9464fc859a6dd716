#pragma once

#include <tl/expected.hpp>

#include <string>

namespace littlewars::calibration {

/// Which kind of thing failed; decides the program's exit status.
enum class ErrorKind {
    BadInput,     ///< What the user gave is malformed or contradicts itself (exit 2).
    NotFound,     ///< A file, or what was looked for in a picture, is not there (exit 1).
    Unavailable,  ///< A camera, stream, codec or disk does not answer (exit 1).
    Degenerate,   ///< The measurements do not determine the answer (exit 1).
    Timeout,      ///< Nothing came in the time allowed; ask again (exit 1).
    EndOfSource,  ///< A file or sequence is read to its end; not a failure.
};

/// Something in the world that failed, in words for the person who can mend it.
struct Error {
    ErrorKind kind = ErrorKind::BadInput;
    std::string where;   ///< File, JSON path, camera or option.
    std::string what;    ///< What is wrong there.
    std::string remedy;  ///< What to do about it; may be empty.

    bool operator==(const Error&) const = default;
};

template <typename T>
using Expected = tl::expected<T, Error>;

/// The one line that is shown: "where: what; remedy". Line breaks inside are turned into blanks.
[[nodiscard]] std::string message(const Error& error);

/// 2 for BadInput, else 1.
[[nodiscard]] int exit_status(const Error& error);

}  // namespace littlewars::calibration
