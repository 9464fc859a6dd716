#pragma once

#include "ui/second_screen/reader_response.hpp"

#include <QByteArray>
#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <QString>
#include <QTcpServer>

#include <mutex>

class QTcpSocket;

namespace littlewars::ui {

/// A web server for readers only, with strict limits; lives in a thread of its own.
///
/// It knows three addresses, all behind a secret token: the page, its state and the map. Anything
/// else gets 404, other methods 405. At most kMostReaders connections; a request head longer than
/// kMostHead bytes or slower than kMostWait_ms ends its connection. (QHttpServer of Qt 6.4 has no
/// such limits.)
class ReaderServer : public QObject {
    Q_OBJECT

  public:
    static constexpr int kMostReaders = 24;
    static constexpr int kMostHead = 2048;
    static constexpr int kMostWait_ms = 4000;

    explicit ReaderServer(QByteArray token);

    /// May be called from any thread.
    void set_content(ReaderContent content);

  public slots:
    /// Opens a free port; the answer comes by opened(). 0: there is none.
    void open(const QHostAddress& address);
    void close();

  signals:
    void opened(quint16 port);

  private:
    void take_connections();
    void read(QTcpSocket* reader);
    void answer(QTcpSocket* reader, const QByteArray& head);

    QByteArray token_;
    QTcpServer* server_ = nullptr;
    QHash<QTcpSocket*, QByteArray> heads_;
    std::mutex mutex_;  ///< Guards content_.
    ReaderContent content_;
};

}  // namespace littlewars::ui
