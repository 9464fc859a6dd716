#include "ui/second_screen/second_screen_page.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <qrencode.h>

#include <memory>

namespace littlewars::ui {

QImage qr_code(const QString& text, int module_px) {
    constexpr int kQuiet = 4;  // modules of white all round (ISO 18004)
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString(text.toUtf8().constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1),
        &QRcode_free);
    if (!code) {
        return {};
    }
    const int size = (code->width + 2 * kQuiet) * module_px;
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int row = 0; row < code->width; ++row) {
        for (int column = 0; column < code->width; ++column) {
            if ((code->data[row * code->width + column] & 1) != 0) {
                painter.fillRect((column + kQuiet) * module_px,
                                 (row + kQuiet) * module_px,
                                 module_px,
                                 module_px,
                                 Qt::black);
            }
        }
    }
    return image;
}

SecondScreenPage::SecondScreenPage(const QString& address, QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("floating"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 18, 24, 18);
    auto* title = new QLabel(tr("Second screen"), this);
    title->setProperty("role", QStringLiteral("page"));
    auto* what = new QLabel(
        tr("Map, rulings and clock on a phone, to look at only. Whoever has the address can look."),
        this);
    what->setWordWrap(true);
    code_ = new QLabel(this);
    code_->setAlignment(Qt::AlignCenter);
    address_ = new QLabel(this);
    address_->setObjectName(QStringLiteral("address"));
    address_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    address_->setWordWrap(true);
    for (QWidget* part : std::initializer_list<QWidget*>{title, what, code_, address_}) {
        column->addWidget(part);
    }
    auto* row = new QHBoxLayout;
    const auto add = [&](const QString& text, const char* name, auto does) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QString::fromLatin1(name));
        connect(button, &QPushButton::clicked, this, does);
        row->addWidget(button);
    };
    add(tr("On, for this network"), "network", [this] { emit switched_on(Readers::TheNetwork); });
    add(tr("On, for this computer"), "computer", [this] {
        emit switched_on(Readers::ThisComputer);
    });
    add(tr("Off"), "off", [this] { emit switched_off(); });
    add(tr("Close"), "close", [this] { emit closed(); });
    column->addLayout(row);
    show_address(address);
}

void SecondScreenPage::show_address(const QString& address) {
    constexpr int kModule_px = 6;
    address_->setText(address.isEmpty() ? tr("It is off.") : address);
    code_->setPixmap(address.isEmpty() ? QPixmap()
                                       : QPixmap::fromImage(qr_code(address, kModule_px)));
    adjustSize();
}

}  // namespace littlewars::ui
