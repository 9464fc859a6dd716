#include "ui/second_screen/reader_server.hpp"

#include <QTcpSocket>
#include <QTimer>

#include <utility>

namespace littlewars::ui {

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
        reader->write(too_long_response());
        reader->disconnectFromHost();
    }
}

void ReaderServer::answer(QTcpSocket* reader, const QByteArray& head) {
    {
        const std::lock_guard lock(mutex_);
        reader->write(reader_response(head, token_, content_));
    }
    reader->disconnectFromHost();
}

}  // namespace littlewars::ui
