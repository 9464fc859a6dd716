#include "ui/second_screen/second_screen.hpp"

#include <QNetworkInterface>
#include <QRandomGenerator>

#include <array>

namespace littlewars::ui {
namespace {

QByteArray random_token() {
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return QByteArray(reinterpret_cast<const char*>(words.data()), sizeof(words))
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

/// The address a phone in the same network would use; this computer's own when there is none.
QString host_for_others() {
    for (const QHostAddress& address : QNetworkInterface::allAddresses()) {
        if (!address.isLoopback() && address.protocol() == QAbstractSocket::IPv4Protocol) {
            return address.toString();
        }
    }
    return QStringLiteral("127.0.0.1");
}

}  // namespace

SecondScreen::SecondScreen(Readers readers, QObject* parent)
    : QObject(parent), token_(random_token()), readers_(readers) {
    server_ = new ReaderServer(token_);
    server_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, server_, &QObject::deleteLater);
    connect(server_, &ReaderServer::opened, this, [this](quint16 port) {
        const QString host =
            readers_ == Readers::TheNetwork ? host_for_others() : QStringLiteral("127.0.0.1");
        address_ = port == 0 ? QString()
                             : QStringLiteral("http://%1:%2/%3/")
                                   .arg(host)
                                   .arg(port)
                                   .arg(QString::fromLatin1(token_));
        emit opened(address_);
    });
    thread_.start();
    const QHostAddress address(readers == Readers::TheNetwork ? QHostAddress::AnyIPv4
                                                              : QHostAddress::LocalHost);
    QMetaObject::invokeMethod(server_, [server = server_, address] { server->open(address); });
}

SecondScreen::~SecondScreen() {
    QMetaObject::invokeMethod(
        server_, [server = server_] { server->close(); }, Qt::BlockingQueuedConnection);
    thread_.quit();
    thread_.wait();
}

}  // namespace littlewars::ui
