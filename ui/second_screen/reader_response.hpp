#pragma once

#include <QByteArray>

namespace littlewars::ui {

/// What the second screen's readers get.
struct ReaderContent {
    QByteArray map_svg;
    QByteArray state_json;
};

/// The whole HTTP answer to the head of a request (RFC 9112: a request line and header lines).
///
/// Only GET of the page, its state and the map, all below the secret `token`, gets anything; all
/// else gets 400, 404 or 405. Reads nothing but the request line.
[[nodiscard]] QByteArray reader_response(const QByteArray& head,
                                         const QByteArray& token,
                                         const ReaderContent& content);

/// The answer to a head that is longer than is read.
[[nodiscard]] QByteArray too_long_response();

}  // namespace littlewars::ui
