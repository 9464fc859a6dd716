#pragma once

#include "ui/overlay/overlay_style.hpp"
#include "ui/session/session_view.hpp"

#include <QWidget>

#include <array>

class QGridLayout;
class QLabel;

namespace littlewars::ui {

/// The roll of both armies, the guns they hold, prisoners, dead, and the score.
class RollPanel : public QWidget {
    Q_OBJECT

  public:
    explicit RollPanel(QWidget* parent = nullptr);

    void show_view(const SessionView& view, const OverlayStyle& style);
    void translate();

  private:
    static constexpr int kRows = 6;  ///< Side, men, guns, prisoners, dead, score.

    std::array<QLabel*, kRows> words_{};
    std::array<std::array<QLabel*, 2>, kRows> figures_{};
};

}  // namespace littlewars::ui
