#pragma once

#include "ui/session/match_settings.hpp"

#include <QFrame>

#include <vector>

class QTableWidget;

namespace littlewars::ui {

/// One thing the rules ask, and who can answer it.
struct HonestyRow {
    std::string rule;  ///< Its kind, as in policy_rules(); empty where there is no policy.
    QString asks;
    QString by_itself;   ///< What the camera judges.
    QString needs_word;  ///< What it has to be told.
    QString nobody;      ///< What nobody can see in the picture.
};

[[nodiscard]] std::vector<HonestyRow> honesty_rows();

/// For every rule: what the camera judges by itself, what it needs telling, what nobody can see;
/// and what a ruling of that kind does to the match.
class HonestyPage : public QFrame {
    Q_OBJECT

  public:
    HonestyPage(const MatchSettings& settings, QWidget* parent);

  signals:
    void policy_chosen(const QString& rule, littlewars::ui::Policy policy);
    void closed();

  private:
    void fill(QTableWidget* table, const MatchSettings& settings);
    [[nodiscard]] QWidget* policy_box(const std::string& rule, Policy now);
};

}  // namespace littlewars::ui
