#pragma once

#include <QFrame>

namespace littlewars::ui {

/// Every key of the window, on one page over the picture. Any key or click closes it.
class KeysPage : public QFrame {
    Q_OBJECT

  public:
    explicit KeysPage(QWidget* parent);

  signals:
    void closed();

  protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace littlewars::ui
