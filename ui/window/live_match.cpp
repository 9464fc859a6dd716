#include "ui/window/live_match.hpp"

#include "ui/overlay/qt_picture.hpp"

#include <algorithm>
#include <variant>

namespace littlewars::ui {
namespace {

constexpr std::size_t kMostStills = 12;

}  // namespace

LiveMatch::LiveMatch(MatchSetup setup,
                     std::unique_ptr<vision::FrameSource> source,
                     Eye eye,
                     QObject* parent)
    : LiveMatch(setup, std::move(source), std::move(eye), Session(setup.settings), parent) {}

LiveMatch::LiveMatch(MatchSetup setup,
                     std::unique_ptr<vision::FrameSource> source,
                     Eye eye,
                     Session session,
                     QObject* parent)
    : QObject(parent),
      setup_(std::move(setup)),
      session_(std::move(session)),
      begin_s_(session_.newest_s()),
      feed_(std::move(source), std::move(eye)) {
    if (setup_.schedule) {
        caller_.emplace(setup_.schedule);
    }
    session_.listen([this](const SessionEvent& event) { take_event(event); });
    view_ = session_.view(begin_s_);
    connect(&feed_, &LiveFeed::frame_arrived, this, &LiveMatch::take_frame);
    connect(&feed_, &LiveFeed::sight_arrived, this, &LiveMatch::take_sight);
    connect(&feed_, &LiveFeed::trouble, this, &LiveMatch::take_trouble);
    connect(&feed_, &LiveFeed::ended, this, [this] {
        ended_ = true;
        refresh();
    });
}

double LiveMatch::now_s() const {
    double now = session_.newest_s();
    if (frame_) {
        const bool stands = ended_ || held_;
        const double since = stands ? 0.0 : static_cast<double>(since_frame_.elapsed()) / 1000.0;
        now = std::max(now, frame_->frame.time.count() + since);
    }
    return now;
}

void LiveMatch::take_frame(const ShownFrame& shown) {
    frame_ = shown;
    frame_->frame.time += std::chrono::duration<double>(begin_s_);
    since_frame_.start();
    emit frame_shown(*frame_);
}

void LiveMatch::take_sight(const Sight& sight) {
    const bool other_hand = !sight_ || sight_->hand != sight.observation.hand;
    const std::size_t events = session_.events().size();
    const bool other_place = camera_.stand != sight.camera.stand;
    camera_ = sight.camera;
    sight_ = sight.observation;
    sight_->time_s += begin_s_;
    if (sight.how) {
        emit how_shown(qt_picture(*sight.how));
    }
    if (!setup_.table) {
        emit changed();
        return;
    }
    if (caller_) {
        caller_->follow(session_, *sight_);
    } else {
        session_.observe(*sight_);
    }
    // While nothing happens the window's own slow tick is enough.
    if (other_hand || other_place || events != session_.events().size()) {
        refresh();
    }
}

void LiveMatch::take_trouble(const QString& what) {
    if (!what.isEmpty() && trouble_.isEmpty() && feed_.is_live()) {
        session_.source_lost(now_s(), what.toStdString());
    } else if (what.isEmpty() && !trouble_.isEmpty()) {
        session_.source_back(now_s());
    }
    trouble_ = what;
    refresh();
}

void LiveMatch::take_event(const SessionEvent& event) {
    emit happened(event);
    const auto* ruling = std::get_if<RulingMade>(&event.body);
    if (ruling == nullptr) {
        return;
    }
    const int number = ruling->judgement->number;
    if (frame_) {
        stills_[number] = frame_->image;
        if (stills_.size() > kMostStills) {
            stills_.erase(stills_.begin());
        }
    }
    QMetaObject::invokeMethod(
        this, [this, number] { emit ruled(number); }, Qt::QueuedConnection);
}

std::shared_ptr<const Judgement> LiveMatch::shown_judgement() const {
    if (view_.phase == Phase::Moving) {
        return session_.preview();
    }
    return view_.rulings.empty() ? nullptr : view_.rulings.back();
}

OverlayScene LiveMatch::scene(const OverlayExtras& extras) const {
    if (!setup_.table) {
        return sight_ ? build_boxes(*sight_, view_.sides) : OverlayScene{};
    }
    return build_overlay(view_, settings(), shown_judgement().get(), extras);
}

QImage LiveMatch::still_of(int move_number) const {
    const auto still = stills_.find(move_number);
    return still == stills_.end() ? QImage() : still->second;
}

bool LiveMatch::finish(const Session::Done& done) {
    if (!done) {
        emit refused(QString::fromStdString(calibration::message(done.error())));
    }
    refresh();
    return done.has_value();
}

void LiveMatch::begin_or_end_move() {
    const bool runs = view_.phase == Phase::Moving || view_.phase == Phase::Judging;
    act([runs](Session& session, double now) {
        return runs ? session.end_move(now) : session.begin_move(now);
    });
}

void LiveMatch::pause_or_resume() {
    const bool runs = view_.clock.running;
    if (!feed_.is_live()) {
        held_ = runs;
        feed_.hold(runs);
    }
    act([runs](Session& session, double now) {
        return runs ? session.pause(now) : session.resume(now);
    });
}

void LiveMatch::undo() {
    act([](Session& session, double now) { return session.undo(now); });
}

void LiveMatch::redo() {
    act([](Session& session, double now) { return session.redo(now); });
}

void LiveMatch::come_back() {
    session_.source_back(now_s(), true);
    refresh();
}

void LiveMatch::refresh() {
    view_ = session_.view(now_s());
    emit changed();
}

}  // namespace littlewars::ui
