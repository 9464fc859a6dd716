#pragma once

#include "ui/session/judgement.hpp"
#include "ui/session/match_settings.hpp"
#include "ui/window/card_column.hpp"
#include "ui/window/card_content.hpp"

#include <functional>
#include <memory>
#include <vector>

namespace littlewars::ui {

/// Every ruling of the match, newest first. The newest move's cards are open, older ones folded to
/// a line. Cards are made anew only when a ruling changed.
class RulingsPanel : public CardColumn {
    Q_OBJECT

  public:
    using Rulings = std::vector<std::shared_ptr<const Judgement>>;
    /// A small picture of the place where these pieces stood when `judgement` was made.
    using Thumbnailer = std::function<QPixmap(const Judgement&, const QStringList& pieces)>;

    explicit RulingsPanel(QWidget* parent = nullptr);

    void set_thumbnailer(Thumbnailer thumbnailer) { thumbnailer_ = std::move(thumbnailer); }
    /// `newest_open`: the newest still takes choices and answers.
    void set_rulings(const Rulings& rulings, bool newest_open, const MatchSettings& settings);
    /// The same rulings in a new language or size.
    void renew();

  signals:
    void lit(const QStringList& pieces);
    void call_lit(const littlewars::ui::CardCall& call);
    void call_settled(const littlewars::ui::CardCall& call, bool within);
    void call_to_measure(const littlewars::ui::CardCall& call);
    void choose_men(const QString& man_of_melee);
    void accept();

  private:
    void add_cards(const Judgement& judgement, const Judgement* before, bool newest);
    void add_card(const Judgement& judgement, CardContent content, bool newest);
    [[nodiscard]] bool is_only_proposed(const Judgement& judgement) const;

    Thumbnailer thumbnailer_;
    Rulings rulings_;
    bool newest_open_ = false;
    MatchSettings settings_;
};

}  // namespace littlewars::ui
