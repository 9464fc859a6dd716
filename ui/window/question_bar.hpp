#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace littlewars::ui {

/// A question over the picture with two answers, shown only while it is asked.
class QuestionBar : public QWidget {
    Q_OBJECT

  public:
    /// The answers' object names.
    QuestionBar(const QString& first_name, const QString& second_name, QWidget* parent = nullptr);

    void set_answers(const QString& first, const QString& second);
    /// Shows itself. The first answer is the one to be expected.
    void ask(const QString& words);

  signals:
    void first_chosen();
    void second_chosen();

  private:
    QLabel* words_ = nullptr;
    QPushButton* first_ = nullptr;
    QPushButton* second_ = nullptr;
};

}  // namespace littlewars::ui
