// The second screen of the match window.
#include "ui/overlay/render_overlay.hpp"
#include "ui/second_screen/second_screen_page.hpp"
#include "ui/window/card_content.hpp"
#include "ui/window/match_window.hpp"
#include "ui/window/move_bar.hpp"

#include <nlohmann/json.hpp>

namespace littlewars::ui {
namespace {

nlohmann::json rulings_json(const SessionView& view) {
    constexpr std::size_t kMost = 8;
    nlohmann::json list = nlohmann::json::array();
    for (std::size_t back = 0; back < std::min(kMost, view.rulings.size()); ++back) {
        const std::size_t index = view.rulings.size() - 1 - back;
        const Judgement* before = index > 0 ? view.rulings[index - 1].get() : nullptr;
        for (const CardContent& card : cards_of(*view.rulings[index], before)) {
            list.push_back(
                {{"head", card.head.toStdString()}, {"text", card.spoken().toStdString()}});
        }
    }
    return list;
}

}  // namespace

void MatchWindow::show_second_screen() {
    auto* page = new SecondScreenPage(second_screen_ ? second_screen_->address() : QString(), this);
    connect(page, &SecondScreenPage::switched_on, this, [this, page](Readers readers) {
        second_screen_ = std::make_unique<SecondScreen>(readers);
        shared_version_.clear();
        connect(second_screen_.get(), &SecondScreen::opened, page, [page](const QString& address) {
            page->show_address(address);
        });
    });
    connect(page, &SecondScreenPage::switched_off, this, [this, page] {
        second_screen_.reset();
        page->show_address({});
    });
    connect(page, &SecondScreenPage::closed, this, &MatchWindow::close_floating);
    open_floating(page, QPoint(width() / 4, height() / 6));
}

/// The map is drawn anew only when the match changed; the clock goes along each time.
void MatchWindow::share() {
    if (!second_screen_ || !match_ || !match_->setup().table) {
        return;
    }
    const SessionView& view = match_->view();
    const std::string version =
        std::to_string(match_->session().events().size()) + language_.code().toStdString();
    if (version != shared_version_) {
        shared_version_ = version;
        constexpr int kMapWidth = 900;
        shared_map_ = QByteArray::fromStdString(map_svg(match_->scene(extras_),
                                                        match_->setup().table->plane.table(),
                                                        coats_of(match_->setup()),
                                                        kMapWidth));
        shared_rulings_ =
            rulings_json(view).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
    const bool timed = view.phase == Phase::Moving && view.clock.allowed_s > 0;
    const nlohmann::json state{
        {"version", version},
        {"mover", side_word(view.mover).toStdString()},
        {"clock", timed ? clock_word(view.clock.left_s).toStdString() : std::string()},
        {"rulings", nlohmann::json::parse(shared_rulings_)}};
    second_screen_->set_content({shared_map_,
                                 QByteArray::fromStdString(state.dump(
                                     -1, ' ', false, nlohmann::json::error_handler_t::replace))});
}

}  // namespace littlewars::ui
