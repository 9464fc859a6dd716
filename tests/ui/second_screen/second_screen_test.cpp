#include "ui/second_screen/second_screen.hpp"

#include "tests/ui/offscreen_application.hpp"
#include "ui/second_screen/second_screen_page.hpp"

#include <QTcpSocket>
#include <QTest>
#include <QUrl>
#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace littlewars::ui {
namespace {

constexpr int kPatience_ms = 20'000;

class SecondScreenOn : public testing::Test {
  protected:
    void SetUp() override {
        test::offscreen_application();
        screen_ = std::make_unique<SecondScreen>(Readers::ThisComputer);
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return !screen_->address().isEmpty(); }, kPatience_ms));
        screen_->set_content({"<svg/>", R"({"mover":"red"})"});
        url_ = QUrl(screen_->address());
    }

    std::unique_ptr<QTcpSocket> connected() {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(url_.host(), static_cast<quint16>(url_.port()));
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return socket->state() == QAbstractSocket::ConnectedState; }, kPatience_ms));
        return socket;
    }

    /// All that comes back for what is sent, until the server closes.
    QByteArray answer(const QByteArray& sent) {
        auto socket = connected();
        socket->write(sent);
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return socket->state() == QAbstractSocket::UnconnectedState; }, kPatience_ms));
        return socket->readAll();
    }

    QByteArray get(const QByteArray& path) {
        return answer("GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n");
    }

    std::unique_ptr<SecondScreen> screen_;
    QUrl url_;
};

TEST_F(SecondScreenOn, ShowsPageStateAndMapBehindItsToken) {
    const QByteArray root = url_.path().toUtf8();
    EXPECT_TRUE(get(root).contains("Little Wars"));
    EXPECT_TRUE(get(root + "state").endsWith(R"({"mover":"red"})"));
    EXPECT_TRUE(get(root + "map.svg?7").endsWith("<svg/>"));
}

TEST_F(SecondScreenOn, ListensOnThisComputerOnly) {
    EXPECT_EQ(url_.host(), "127.0.0.1");
    EXPECT_GE(url_.path().size(), 22);
}

TEST_F(SecondScreenOn, RefusesEverythingElse) {
    EXPECT_TRUE(get("/").startsWith("HTTP/1.1 404"));
    EXPECT_TRUE(get(url_.path().toUtf8() + "../../etc/passwd").startsWith("HTTP/1.1 404"));
    EXPECT_TRUE(get("/wrong/state").startsWith("HTTP/1.1 404"));
    EXPECT_TRUE(
        answer("POST " + url_.path().toUtf8() + " HTTP/1.1\r\n\r\n").startsWith("HTTP/1.1 405"));
    EXPECT_TRUE(answer("nonsense\r\n\r\n").startsWith("HTTP/1.1 400"));
    EXPECT_TRUE(answer(QByteArray(3000, 'x')).startsWith("HTTP/1.1 431"));
}

TEST_F(SecondScreenOn, IdleConnectionsDontKeepReadersOutForEver) {
    std::vector<std::unique_ptr<QTcpSocket>> idle;
    for (int reader = 0; reader < ReaderServer::kMostReaders + 10; ++reader) {
        idle.push_back(connected());
    }
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return get(url_.path().toUtf8() + "state").startsWith("HTTP/1.1 200"); },
        kPatience_ms));
}

TEST(QrCode, HasItsThreeFindersAndAQuietZone) {
    test::offscreen_application();
    const QImage code = qr_code("http://127.0.0.1:1234/abc/", 1);
    ASSERT_GT(code.width(), 20);
    EXPECT_EQ(code.pixel(3, 3), QColor(Qt::white).rgb());
    EXPECT_EQ(code.pixel(4, 4), QColor(Qt::black).rgb());
    EXPECT_EQ(code.pixel(code.width() - 5, 4), QColor(Qt::black).rgb());
    EXPECT_EQ(code.pixel(4, code.height() - 5), QColor(Qt::black).rgb());
}

}  // namespace
}  // namespace littlewars::ui
