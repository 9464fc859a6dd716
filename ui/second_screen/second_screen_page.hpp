#pragma once

#include "ui/second_screen/second_screen.hpp"

#include <QFrame>
#include <QImage>

class QLabel;

namespace littlewars::ui {

/// Switching the second screen on and off, its address, and the address as a QR code.
class SecondScreenPage : public QFrame {
    Q_OBJECT

  public:
    /// `address`: of the one that is on; empty when off.
    SecondScreenPage(const QString& address, QWidget* parent);

    void show_address(const QString& address);

  signals:
    void switched_on(littlewars::ui::Readers readers);
    void switched_off();
    void closed();

  private:
    QLabel* address_ = nullptr;
    QLabel* code_ = nullptr;
};

/// `text` as a QR code, black on white with its quiet zone, `module_px` a module.
[[nodiscard]] QImage qr_code(const QString& text, int module_px);

}  // namespace littlewars::ui
