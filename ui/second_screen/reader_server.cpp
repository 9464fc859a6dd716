#include "ui/second_screen/reader_server.hpp"

#include "ui/second_screen/reader_page.hpp"

#include <QTcpSocket>
#include <QTimer>

#include <utility>

namespace littlewars::ui {
namespace {

QByteArray response(const QByteArray& status, const QByteArray& type, const QByteArray& body) {
    return "HTTP/1.1 " + status + "\r\nContent-Type: " + type +
           "\r\nContent-Length: " + QByteArray::number(body.size()) +
           "\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff"
           "\r\nReferrer-Policy: no-referrer"
           "\r\nContent-Security-Policy: default-src 'self' 'unsafe-inline'"
           "\r\nConnection: close\r\n\r\n" +
           body;
}

}  // namespace

ReaderServer::ReaderServer(QByteArray token) : token_(std::move(token)) {}

void ReaderServer::set_content(ReaderContent content) {
    const std::lock_guard lock(mutex_);
    content_ = std::move(content);
}

void ReaderServer::open(const QHostAddress& address) {
    close();
    server_ = new QTcpServer(this);
    server_->setMaxPendingConnections(kMostReaders);
    connect(server_, &QTcpServer::newConnection, this, &ReaderServer::take_connections);
    emit opened(server_->listen(address, 0) ? server_->serverPort() : quint16{0});
}

void ReaderServer::close() {
    delete std::exchange(server_, nullptr);
    const QList<QTcpSocket*> readers = heads_.keys();
    heads_.clear();
    for (QTcpSocket* reader : readers) {
        reader->abort();
        reader->deleteLater();
    }
}

void ReaderServer::take_connections() {
    while (QTcpSocket* reader = server_->nextPendingConnection()) {
        if (heads_.size() >= kMostReaders) {
            reader->abort();
            reader->deleteLater();
            continue;
        }
        reader->setParent(this);
        reader->setReadBufferSize(kMostHead + 1);
        heads_.insert(reader, {});
        connect(reader, &QTcpSocket::readyRead, this, [this, reader] { read(reader); });
        connect(reader, &QTcpSocket::disconnected, this, [this, reader] {
            heads_.remove(reader);
            reader->deleteLater();
        });
        QTimer::singleShot(kMostWait_ms, reader, [reader] { reader->abort(); });
    }
}

void ReaderServer::read(QTcpSocket* reader) {
    const auto found = heads_.find(reader);
    if (found == heads_.end()) {
        return;
    }
    *found += reader->read(kMostHead + 1 - found->size());
    const qsizetype end = found->indexOf("\r\n\r\n");
    if (end >= 0) {
        const QByteArray head = *found;
        *found = {};
        answer(reader, head);
    } else if (found->size() > kMostHead) {
        reader->write(response("431 Request Header Fields Too Large", "text/plain", "too long\n"));
        reader->disconnectFromHost();
    }
}

QByteArray ReaderServer::body_of(const QByteArray& path, QByteArray& type) {
    const QByteArray root = "/" + token_ + "/";
    const std::lock_guard lock(mutex_);
    if (path == root) {
        type = "text/html; charset=utf-8";
        return reader_page();
    }
    if (path == root + "state") {
        type = "application/json";
        return content_.state_json;
    }
    if (path == root + "map.svg") {
        type = "image/svg+xml";
        return content_.map_svg;
    }
    return {};
}

void ReaderServer::answer(QTcpSocket* reader, const QByteArray& head) {
    const QList<QByteArray> line = head.left(head.indexOf("\r\n")).split(' ');
    if (line.size() != 3 || !line[2].startsWith("HTTP/1.")) {
        reader->write(response("400 Bad Request", "text/plain", "not a request\n"));
    } else if (line[0] != "GET") {
        reader->write(response("405 Method Not Allowed", "text/plain", "for readers only\n"));
    } else {
        QByteArray type;
        const QByteArray path =
            line[1].left(line[1].indexOf('?') < 0 ? line[1].size() : line[1].indexOf('?'));
        const QByteArray body = body_of(path, type);
        reader->write(body.isEmpty() ? response("404 Not Found", "text/plain", "nothing here\n")
                                     : response("200 OK", type, body));
    }
    reader->disconnectFromHost();
}

}  // namespace littlewars::ui
