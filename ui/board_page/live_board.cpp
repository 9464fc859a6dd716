#include "ui/board_page/live_board.hpp"

#include "ui/window/opening_source.hpp"

#include <utility>

namespace littlewars::ui {
namespace {

constexpr qint64 kSearchEvery_ms = 1000;

}  // namespace

std::unique_ptr<vision::FrameSource> source_of(const BoardSetup& setup) {
    if (setup.practice) {
        return std::make_unique<PracticeBoardSource>(setup.practice);
    }
    return std::make_unique<OpeningSource>(setup.source);
}

LiveBoard::LiveBoard(BoardSetup setup,
                     BoardMatch match,
                     std::unique_ptr<vision::FrameSource> source,
                     double begin_s,
                     QObject* parent)
    : QObject(parent),
      setup_(std::move(setup)),
      match_(std::move(match)),
      turns_(match_.turns().size()),
      begin_s_(begin_s),
      frame_s_(begin_s),
      feed_(std::move(source), eye_on(watching_)) {
    match_.listen([this](const BoardEvent& event) { emit happened(event, now_s()); });
    lay_out();
    connect(&feed_, &LiveFeed::frame_arrived, this, &LiveBoard::take_frame);
    connect(&feed_, &LiveFeed::sight_arrived, this, &LiveBoard::take_glance);
    connect(&feed_, &LiveFeed::trouble, this, [this](const QString& what) {
        source_trouble_ = what;
        emit changed();
    });
    connect(&feed_, &LiveFeed::ended, this, [this] {
        ended_ = true;
        emit changed();
    });
}

/// Until the board is found there is nothing to look at.
Eye LiveBoard::eye_on(std::shared_ptr<Watching> watching) {
    return [watching = std::move(watching)](const vision::Frame& frame,
                                            ShowHow) -> calibration::Expected<Sight> {
        std::shared_ptr<BoardWatcher> watcher;
        {
            const std::lock_guard lock(watching->mutex);
            watcher = watching->watcher;
        }
        if (watcher) {
            auto glance = watcher->look(frame);
            if (!glance) {
                return tl::unexpected(glance.error());
            }
            const std::lock_guard lock(watching->mutex);
            watching->newest = std::move(*glance);
        }
        Sight sight;
        sight.observation.frame = frame.index;
        sight.observation.time_s = frame.time.count();
        return sight;
    };
}

double LiveBoard::now_s() const {
    constexpr double kMillisecond = 1000;
    const bool runs = since_frame_.isValid() && !ended_;
    return frame_s_ + (runs ? static_cast<double>(since_frame_.elapsed()) / kMillisecond : 0);
}

QString LiveBoard::trouble() const {
    return source_trouble_.isEmpty() ? board_trouble_ : source_trouble_;
}

void LiveBoard::lay_out() {
    if (setup_.practice) {
        setup_.practice->lay_out(match_.table());
    }
}

void LiveBoard::take_frame(const ShownFrame& shown) {
    ShownFrame in_match = shown;
    in_match.frame.time += std::chrono::duration<double>(begin_s_);
    frame_s_ = in_match.frame.time.count();
    since_frame_.start();
    if (!watcher_ && (!since_search_.isValid() || since_search_.elapsed() > kSearchEvery_ms)) {
        find_board(shown.frame.picture);
        since_search_.start();
    }
    emit frame_shown(in_match);
}

void LiveBoard::find_board(const cv::Mat& picture) {
    auto found = registered(setup_, match_.table(), picture);
    if (!found) {
        board_trouble_ = QString::fromStdString(calibration::message(found.error()));
        emit changed();
        return;
    }
    board_trouble_.clear();
    board_ = std::move(*found);
    watcher_ = watcher_of(setup_, *board_, setup_.empty.empty() ? picture : setup_.empty);
    tell_watcher();
    {
        const std::lock_guard lock(watching_->mutex);
        watching_->watcher = watcher_;
    }
    emit changed();
}

void LiveBoard::tell_watcher() {
    if (watcher_ && told_revision_ != match_.revision()) {
        told_revision_ = match_.revision();
        watcher_->set_game({match_.table(), match_.leftovers(), told_revision_});
    }
}

void LiveBoard::take_glance() {
    BoardGlance glance;
    {
        const std::lock_guard lock(watching_->mutex);
        glance = watching_->newest;
    }
    if (glance.moved_to && board_) {
        board_->picture_from_board = *glance.moved_to;
    }
    const bool other_hand = std::exchange(hand_, glance.hand) != glance.hand;
    const auto lifted = glance.lifted ? std::optional(*glance.lifted) : std::nullopt;
    const bool other_lifted = glance.hand && lifted != match_.lifted();
    if (other_lifted) {
        match_.see_lifted(lifted);
    }
    const bool is_new =
        glance.look && glance.look != taken_ && glance.look->revision == match_.revision();
    if (is_new) {
        taken_ = glance.look;
        if (taken_->dice.empty()) {
            match_.see(taken_->sight, taken_->explanation);
        } else {
            match_.see_dice(taken_->dice);
        }
        take_change();
    } else if (other_hand || other_lifted) {
        emit changed();
    }
}

void LiveBoard::take_change() {
    tell_watcher();
    const bool other_turns = std::exchange(turns_, match_.turns().size()) != match_.turns().size();
    emit changed();
    if (other_turns) {
        emit ruled();
    }
}

}  // namespace littlewars::ui
