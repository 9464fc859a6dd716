#pragma once

#include "ui/session/session_event.hpp"

#include <QFrame>

namespace littlewars::ui {

/// The answer on a body of men that was lassoed; an isolated one may surrender.
class BodyPanel : public QFrame {
    Q_OBJECT

  public:
    BodyPanel(const BodyAsked& body, QWidget* parent);

  signals:
    void surrendered(const std::vector<std::string>& men);
    void closed();
};

}  // namespace littlewars::ui
