#include "ui/second_screen/reader_response.hpp"

#include "ui/second_screen/reader_page.hpp"

#include <QList>

namespace littlewars::ui {
namespace {

struct Body {
    QByteArray type;
    QByteArray bytes;  ///< Empty: nothing stands at this address.
};

QByteArray response(const QByteArray& status, const Body& body) {
    return "HTTP/1.1 " + status + "\r\nContent-Type: " + body.type +
           "\r\nContent-Length: " + QByteArray::number(body.bytes.size()) +
           "\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff"
           "\r\nReferrer-Policy: no-referrer"
           "\r\nContent-Security-Policy: default-src 'self' 'unsafe-inline'"
           "\r\nConnection: close\r\n\r\n" +
           body.bytes;
}

QByteArray refusal(const QByteArray& status, const QByteArray& words) {
    return response(status, {"text/plain", words});
}

Body body_of(const QByteArray& path, const QByteArray& token, const ReaderContent& content) {
    const QByteArray root = "/" + token + "/";
    if (path == root) {
        return {"text/html; charset=utf-8", reader_page()};
    }
    if (path == root + "state") {
        return {"application/json", content.state_json};
    }
    if (path == root + "map.svg") {
        return {"image/svg+xml", content.map_svg};
    }
    return {};
}

}  // namespace

QByteArray reader_response(const QByteArray& head,
                           const QByteArray& token,
                           const ReaderContent& content) {
    const QList<QByteArray> line = head.left(head.indexOf("\r\n")).split(' ');
    if (line.size() != 3 || !line[2].startsWith("HTTP/1.")) {
        return refusal("400 Bad Request", "not a request\n");
    }
    if (line[0] != "GET") {
        return refusal("405 Method Not Allowed", "for readers only\n");
    }
    const qsizetype query = line[1].indexOf('?');
    const Body body = body_of(query < 0 ? line[1] : line[1].left(query), token, content);
    return body.bytes.isEmpty() ? refusal("404 Not Found", "nothing here\n")
                                : response("200 OK", body);
}

QByteArray too_long_response() {
    return refusal("431 Request Header Fields Too Large", "too long\n");
}

}  // namespace littlewars::ui
