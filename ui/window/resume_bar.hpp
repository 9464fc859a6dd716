#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace littlewars::ui {

/// Over the picture, at a start after a match that was not brought to its end: go on with it?
class ResumeBar : public QWidget {
    Q_OBJECT

  public:
    explicit ResumeBar(QWidget* parent = nullptr);

    /// Shows itself with what there is to go on with, in words.
    void offer(const QString& match_words);
    void translate();

  signals:
    void go_on();
    void begin_anew();

  private:
    QLabel* words_ = nullptr;
    QPushButton* go_on_ = nullptr;
    QPushButton* anew_ = nullptr;
};

}  // namespace littlewars::ui
