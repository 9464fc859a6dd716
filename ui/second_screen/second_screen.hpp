#pragma once

#include "ui/second_screen/reader_server.hpp"

#include <QObject>
#include <QString>
#include <QThread>

namespace littlewars::ui {

/// Who may read the second screen.
enum class Readers { ThisComputer, TheNetwork };

/// The second screen switched on: its server in its own thread, and its address with the secret in
/// it. Off again when destroyed.
class SecondScreen : public QObject {
    Q_OBJECT

  public:
    explicit SecondScreen(Readers readers, QObject* parent = nullptr);
    ~SecondScreen() override;

    void set_content(ReaderContent content) { server_->set_content(std::move(content)); }
    /// Empty until the port is open.
    [[nodiscard]] QString address() const { return address_; }

  signals:
    void opened(const QString& address);  ///< Empty: no port could be opened.

  private:
    QThread thread_;
    ReaderServer* server_ = nullptr;  ///< Lives in thread_, which deletes it at its end.
    QByteArray token_;
    Readers readers_;
    QString address_;
};

}  // namespace littlewars::ui
