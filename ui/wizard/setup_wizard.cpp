#include "ui/wizard/setup_wizard.hpp"

#include "ui/board_page/live_board.hpp"
#include "ui/wizard/armies_step.hpp"
#include "ui/wizard/board_play_step.hpp"
#include "ui/wizard/board_step.hpp"
#include "ui/wizard/empty_step.hpp"
#include "ui/wizard/game_step.hpp"
#include "ui/wizard/lens_step.hpp"
#include "ui/wizard/play_step.hpp"
#include "ui/wizard/ruler_step.hpp"
#include "ui/wizard/table_step.hpp"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr qint64 kLookEvery_ms = 350;  // markers and boards are looked for this often

}  // namespace

SetupWizard::SetupWizard(SetupStore& known,
                         const std::vector<std::string>& source,
                         const std::string& game,
                         Cameras cameras)
    : known_(known) {
    state_.game = game;
    state_.game_chosen = !source.empty();
    state_.setup = known_.load(source);
    state_.board = known_.load_board(source, game);
    state_.lens = known_.lens(source);
    setWindowTitle(tr("littlewars · set up"));
    build();
    add_steps(std::move(cameras));
    resize(1180, 720);
    if (!source.empty()) {
        open_source(source);
    } else {
        picture_->set_message(tr("Choose a camera."));
    }
}

SetupWizard::~SetupWizard() = default;

void SetupWizard::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    progress_row_ = new QHBoxLayout;
    progress_row_->setSpacing(20);
    column->addLayout(progress_row_);
    auto* halves = new QHBoxLayout;
    picture_ = new WizardPicture(this);
    pages_ = new QStackedWidget(this);
    pages_->setMinimumWidth(380);
    pages_->setMaximumWidth(480);
    halves->addWidget(picture_, 1);
    halves->addWidget(pages_);
    column->addLayout(halves, 1);
    column->addLayout(build_buttons());
    connect(picture_, &WizardPicture::clicked, this, [this](calibration::PixelPoint at) {
        step()->click(at);
        refresh();
    });
    connect(picture_,
            &WizardPicture::handle_moved,
            this,
            [this](int handle, calibration::PixelPoint to) {
                step()->move_handle(handle, to);
                refresh();
            });
}

QHBoxLayout* SetupWizard::build_buttons() {
    auto* buttons = new QHBoxLayout;
    back_ = new QPushButton(tr("Back"), this);
    back_->setObjectName(QStringLiteral("back"));
    skip_ = new QPushButton(tr("Skip"), this);
    skip_->setObjectName(QStringLiteral("skip"));
    next_ = new QPushButton(this);
    next_->setObjectName(QStringLiteral("next"));
    next_->setProperty("role", QStringLiteral("now"));
    buttons->addStretch(1);
    for (QPushButton* button : {back_, skip_, next_}) {
        buttons->addWidget(button);
    }
    connect(back_, &QPushButton::clicked, this, [this] { enter(place_on_way() - 1); });
    connect(skip_, &QPushButton::clicked, this, &SetupWizard::next);
    connect(next_, &QPushButton::clicked, this, &SetupWizard::next);
    return buttons;
}

void SetupWizard::add_step(WizardStep* step) {
    step->translate();
    steps_.push_back(step);
    pages_->addWidget(step);
    connect(step, &WizardStep::changed, this, &SetupWizard::refresh);
    auto* word = new QLabel(step->title(), this);
    progress_row_->addWidget(word);
    progress_.push_back(word);
}

void SetupWizard::add_steps(Cameras cameras) {
    auto* game = new GameStep(state_, known_, this);
    connect(game, &GameStep::game_chosen, this, &SetupWizard::choose_game);
    auto* camera = new CameraStep(state_, known_, std::move(cameras), this);
    connect(camera, &CameraStep::source_chosen, this, &SetupWizard::open_source);
    for (WizardStep* step :
         std::initializer_list<WizardStep*>{game,
                                            camera,
                                            new LensStep(state_, known_, this),
                                            new TableStep(state_, known_, this),
                                            new EmptyStep(state_, known_, this),
                                            new ArmiesStep(state_, known_, this),
                                            new RulerStep(state_, known_, this),
                                            new PlayStep(state_, known_, this)}) {
        add_step(step);
    }
    first_of_board_ = steps_.size();
    add_step(new BoardStep(state_, known_, this));
    add_step(new BoardPlayStep(state_, known_, this));
    progress_row_->addStretch(1);
}

std::vector<WizardStep*> SetupWizard::way() const {
    constexpr std::ptrdiff_t kCommon = 2;
    const auto board = steps_.begin() + static_cast<std::ptrdiff_t>(first_of_board_);
    if (!state_.is_board_game()) {
        return {steps_.begin(), board};
    }
    std::vector<WizardStep*> way(steps_.begin(), steps_.begin() + kCommon);
    way.insert(way.end(), board, steps_.end());
    return way;
}

int SetupWizard::place_on_way() const {
    const auto on_way = way();
    return static_cast<int>(std::find(on_way.begin(), on_way.end(), step()) - on_way.begin());
}

WizardStep* SetupWizard::step() const {
    return steps_[static_cast<std::size_t>(pages_->currentIndex())];
}

/// The lens may be left for later: the table can be found without. What for Little Wars is the
/// table is the board for the others.
void SetupWizard::go_to(const QString& name) {
    const auto on_way = way();
    const bool is_on_way = std::any_of(on_way.begin(), on_way.end(), [&](const WizardStep* step) {
        return name.isEmpty() || step->name() == name;
    });
    if (!is_on_way && state_.is_board_game()) {
        go_to(QStringLiteral("board"));
        return;
    }
    for (std::size_t place = 0; place < on_way.size(); ++place) {
        const WizardStep& at = *on_way[place];
        const bool wanted = name.isEmpty() ? !at.is_done() && at.name() != QLatin1String("lens")
                                           : at.name() == name;
        if (wanted || place + 1 == on_way.size()) {
            enter(static_cast<int>(place));
            return;
        }
    }
}

void SetupWizard::enter(int place) {
    step()->leave();
    pages_->setCurrentWidget(way()[static_cast<std::size_t>(place)]);
    step()->enter();
    refresh();
}

void SetupWizard::choose_game(const std::string& game) {
    state_.game = game;
    state_.game_chosen = true;
    if (state_.is_board_game()) {
        state_.board = known_.load_board(state_.setup.source, game);
    }
    if (!state_.setup.source.empty()) {
        open_source(state_.setup.source);
    }
    refresh();
}

void SetupWizard::next() {
    const int place = place_on_way();
    if (place + 1 < static_cast<int>(way().size())) {
        enter(place + 1);
        return;
    }
    done_ = true;
    step()->leave();
    feed_.reset();  // The match needs the camera.
    known_.remember_game(state_.game);
    if (state_.is_board_game()) {
        emit board_finished(state_.board);
    } else {
        emit finished(state_.setup);
    }
    close();
}

void SetupWizard::refresh() {
    const auto on_way = way();
    const int place = place_on_way();
    const bool last = place + 1 == static_cast<int>(on_way.size());
    back_->setEnabled(place > 0);
    skip_->setVisible(!last && !step()->is_done());
    next_->setText(last ? tr("Play") : tr("Next"));
    next_->setEnabled(step()->is_done());
    picture_->set_drawing(step()->drawing());
    for (std::size_t at = 0; at < progress_.size(); ++at) {
        const bool here = steps_[at] == step();
        progress_[at]->setVisible(std::find(on_way.begin(), on_way.end(), steps_[at]) !=
                                  on_way.end());
        const QString mark = steps_[at]->is_done() ? QStringLiteral("✓ ") : QString();
        progress_[at]->setText(mark + steps_[at]->title());
        progress_[at]->setProperty("role",
                                   here ? QStringLiteral("plain") : QStringLiteral("quiet"));
        progress_[at]->style()->unpolish(progress_[at]);
        progress_[at]->style()->polish(progress_[at]);
    }
}

void SetupWizard::open_source(const std::vector<std::string>& source) {
    const bool other = source != state_.setup.source;
    if (other) {
        const MatchSettings settings = state_.setup.settings;
        state_.setup = known_.load(source);
        state_.setup.settings.edition = settings.edition;
        state_.setup.settings.options = settings.options;
        state_.lens = known_.lens(source);
        if (state_.is_board_game()) {
            state_.board = known_.load_board(source, state_.game);
        }
    }
    state_.frame.reset();
    picture_->set_picture({});
    picture_->set_message(tr("Opening %1…").arg(QString::fromStdString(source.front())));
    feed_.reset();
    feed_ = std::make_unique<LiveFeed>(
        state_.is_board_game() ? source_of(state_.board) : source_of(state_.setup), Eye{});
    connect(feed_.get(), &LiveFeed::frame_arrived, this, &SetupWizard::show_frame);
    connect(feed_.get(), &LiveFeed::trouble, picture_, &WizardPicture::set_message);
    if (state_.is_board_game() ? state_.board.practice != nullptr
                               : state_.setup.practice != nullptr) {
        // Nothing is left to find out.
        go_to(state_.is_board_game() ? QStringLiteral("board_play") : QStringLiteral("play"));
    }
    refresh();
}

void SetupWizard::show_frame(const ShownFrame& shown) {
    const bool first = !state_.frame;
    state_.frame = shown.frame;
    picture_->set_picture(shown.image);
    if (first || !since_seen_.isValid() || since_seen_.elapsed() >= kLookEvery_ms) {
        step()->see(shown.frame);
        since_seen_.start();
        refresh();
    }
}

void SetupWizard::closeEvent(QCloseEvent* event) {
    step()->leave();
    feed_.reset();
    if (!done_) {
        emit abandoned();
    }
    QWidget::closeEvent(event);
}

}  // namespace littlewars::ui
