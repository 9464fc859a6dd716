#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedLayout;
class QVBoxLayout;

namespace littlewars::ui {

/// The screen handed over: first a cover that says who alone may look, then that player's form,
/// then nothing again. No other side's secret is ever on it.
class SecretPage : public QWidget {
    Q_OBJECT

  public:
    explicit SecretPage(QWidget* parent = nullptr);

    /// Covers the screen for a side; `form` is shown when its player says so. Takes the form.
    void cover_for(const QString& side, QWidget* form);
    /// Puts the form away.
    void clear();
    [[nodiscard]] bool is_open() const;  ///< The form is shown.

  signals:
    void put_off();  ///< The player goes back to the board without an answer.

  private:
    QStackedLayout* layers_ = nullptr;
    QLabel* whose_ = nullptr;
    QPushButton* show_ = nullptr;
    QVBoxLayout* place_ = nullptr;
    QWidget* form_ = nullptr;
};

}  // namespace littlewars::ui
