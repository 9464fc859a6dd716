#pragma once

#include <QScrollArea>

#include <vector>

class QVBoxLayout;

namespace littlewars::ui {

class RulingCard;

/// A scrolled column of cards, the newest at the top.
class CardColumn : public QScrollArea {
    Q_OBJECT

  public:
    explicit CardColumn(QWidget* parent = nullptr);

    /// From the top.
    [[nodiscard]] std::vector<RulingCard*> cards() const;

  protected:
    [[nodiscard]] QVBoxLayout& column() { return *column_; }
    /// Takes all cards out.
    void clear();
    /// Says `text` where there are no cards yet.
    void add_quiet_note(const QString& text);

  private:
    QVBoxLayout* column_ = nullptr;
};

}  // namespace littlewars::ui
