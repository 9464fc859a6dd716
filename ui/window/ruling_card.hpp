#pragma once

#include "ui/window/card_content.hpp"

#include <QFrame>
#include <QPixmap>

class QVBoxLayout;

namespace littlewars::ui {

/// Whether a card shows all it has or one line.
enum class Fold { Open, OneLine };

/// One ruling: head, outcome, and behind "why" the reasons; questions for close calls; the way to
/// choosing men.
class RulingCard : public QFrame {
    Q_OBJECT

  public:
    /// `thumbnail` may be null. `can_change`: the ruling still takes choices and answers.
    RulingCard(CardContent content,
               const QPixmap& thumbnail,
               Fold fold,
               bool can_change,
               QWidget* parent = nullptr);

    [[nodiscard]] const CardContent& content() const { return content_; }

  signals:
    void lit(const QStringList& pieces);
    void call_lit(const littlewars::ui::CardCall& call);
    void call_settled(const littlewars::ui::CardCall& call, bool within);
    void call_to_measure(const littlewars::ui::CardCall& call);
    void choose_men(const QString& man_of_melee);

  protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    void build(const QPixmap& thumbnail, Fold fold, bool can_change);
    void add_folded(QVBoxLayout* column);
    void add_head(QVBoxLayout* column, const QPixmap& thumbnail);
    void add_why(QVBoxLayout* column, bool can_change);
    void add_call(QVBoxLayout* column, const CardCall& call);

    CardContent content_;
};

}  // namespace littlewars::ui
