#pragma once

#include <QWidget>

namespace littlewars::ui {

/// What is left of a move, as eight blocks that empty from the right.
class TimeBar : public QWidget {
    Q_OBJECT

  public:
    explicit TimeBar(QWidget* parent = nullptr);

    /// 0 to 1; the last ten seconds are shown in the accent colour.
    void set_left(double share, bool hurry);
    [[nodiscard]] QSize sizeHint() const override { return {112, 14}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    double share_ = 0;
    bool hurry_ = false;
};

}  // namespace littlewars::ui
