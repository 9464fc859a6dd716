#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace littlewars::ui {

enum class PanelTone { Plain, Now };

/// Something the players can press.
struct PanelChoice {
    QString name;  ///< For tests and style, never translated.
    QString text;
    PanelTone tone = PanelTone::Plain;
    std::function<void()> does;
};

/// Everything the panel says.
struct PanelContent {
    QString sentence;     ///< What is waited for.
    QString warning;      ///< What is wrong; may be empty.
    QStringList reasons;  ///< Why.
    QStringList to_do;    ///< On the board, by hand.
    std::vector<PanelChoice> choices;
    int dice = 0;  ///< How many are to be told.
};

/// What the game waits for, what is asked, and what is to be done on the board.
class BoardPanel : public QWidget {
    Q_OBJECT

  public:
    explicit BoardPanel(QWidget* parent = nullptr);

    /// Its widgets are made anew only when something else is to be seen.
    void show_content(PanelContent content);
    [[nodiscard]] const PanelContent& content() const { return content_; }

  signals:
    void thrown(int first, int second);  ///< `second` is 0 for one die.

  private:
    void rebuild();
    void add_dice();
    void show_first_die();
    void add_label(const QString& text, const char* role);
    [[nodiscard]] bool looks_like(const PanelContent& other) const;

    PanelContent content_;
    QVBoxLayout* column_ = nullptr;
    int first_die_ = 0;
};

}  // namespace littlewars::ui
