#pragma once

#include <QApplication>

#include <array>
#include <clocale>

namespace littlewars::test {

/// The one application of a test program, without a display; made at the first call.
inline QApplication& offscreen_application() {
    static int count = 3;
    static std::array<char, 6> program{"tests"};
    static std::array<char, 10> option{"-platform"};
    static std::array<char, 10> value{"offscreen"};
    static std::array<char*, 4> arguments{program.data(), option.data(), value.data(), nullptr};
    // Never destroyed: Qt's own statics may go before it at the program's end.
    static auto* application = new QApplication(count, arguments.data());
    std::setlocale(LC_NUMERIC, "C");
    return *application;
}

}  // namespace littlewars::test
