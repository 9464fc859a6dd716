#include "ui/wizard/setup_wizard.hpp"

#include "ui/wizard/armies_step.hpp"
#include "ui/wizard/camera_step.hpp"
#include "ui/wizard/empty_step.hpp"
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

namespace littlewars::ui {
namespace {

constexpr qint64 kLookEvery_ms = 350;  // markers and boards are looked for this often

}  // namespace

SetupWizard::SetupWizard(SetupStore& known, const std::vector<std::string>& source)
    : known_(known) {
    state_.setup = known_.load(source);
    state_.lens = known_.lens(source);
    setWindowTitle(tr("littlewars · set up"));
    build();
    add_steps();
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
    connect(back_, &QPushButton::clicked, this, [this] { enter(pages_->currentIndex() - 1); });
    connect(skip_, &QPushButton::clicked, this, &SetupWizard::next);
    connect(next_, &QPushButton::clicked, this, &SetupWizard::next);
    return buttons;
}

void SetupWizard::add_steps() {
    auto* camera = new CameraStep(state_, known_, this);
    connect(camera, &CameraStep::source_chosen, this, &SetupWizard::open_source);
    steps_ = {camera,
              new LensStep(state_, known_, this),
              new TableStep(state_, known_, this),
              new EmptyStep(state_, known_, this),
              new ArmiesStep(state_, known_, this),
              new RulerStep(state_, known_, this),
              new PlayStep(state_, known_, this)};
    for (WizardStep* step : steps_) {
        step->translate();
        pages_->addWidget(step);
        connect(step, &WizardStep::changed, this, &SetupWizard::refresh);
        auto* word = new QLabel(step->title(), this);
        progress_row_->addWidget(word);
        progress_.push_back(word);
    }
    progress_row_->addStretch(1);
}

WizardStep* SetupWizard::step() const {
    return steps_[static_cast<std::size_t>(pages_->currentIndex())];
}

void SetupWizard::go_to(const QString& name) {
    for (std::size_t index = 0; index < steps_.size(); ++index) {
        const bool wanted = name.isEmpty() ? !steps_[index]->is_done() && index != 1
                                           : steps_[index]->name() == name;
        if (wanted || index + 1 == steps_.size()) {
            enter(static_cast<int>(index));
            return;
        }
    }
}

void SetupWizard::enter(int index) {
    pages_->setCurrentIndex(index);
    step()->enter();
    refresh();
}

void SetupWizard::next() {
    const int index = pages_->currentIndex();
    if (index + 1 < pages_->count()) {
        enter(index + 1);
        return;
    }
    done_ = true;
    feed_.reset();  // The match needs the camera.
    emit finished(state_.setup);
    close();
}

void SetupWizard::refresh() {
    const int index = pages_->currentIndex();
    const bool last = index + 1 == pages_->count();
    back_->setEnabled(index > 0);
    skip_->setVisible(!last && !step()->is_done());
    next_->setText(last ? tr("Play") : tr("Next"));
    next_->setEnabled(step()->is_done());
    picture_->set_drawing(step()->drawing());
    for (std::size_t at = 0; at < progress_.size(); ++at) {
        const bool here = static_cast<int>(at) == index;
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
    }
    state_.frame.reset();
    picture_->set_picture({});
    picture_->set_message(tr("Opening %1…").arg(QString::fromStdString(source.front())));
    feed_.reset();
    feed_ = std::make_unique<LiveFeed>(source_of(state_.setup), Eye{});
    connect(feed_.get(), &LiveFeed::frame_arrived, this, &SetupWizard::show_frame);
    connect(feed_.get(), &LiveFeed::trouble, picture_, &WizardPicture::set_message);
    if (state_.setup.practice) {
        go_to(QStringLiteral("play"));  // Nothing is left to find out.
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
    feed_.reset();
    if (!done_) {
        emit abandoned();
    }
    QWidget::closeEvent(event);
}

}  // namespace littlewars::ui
