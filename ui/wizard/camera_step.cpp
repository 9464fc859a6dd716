#include "ui/wizard/camera_step.hpp"

#include "vision/sources/camera_list.hpp"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace littlewars::ui {
namespace {

QString camera_words(const vision::CameraFound& camera) {
    QString words = QString::fromStdString(camera.name);
    if (camera.access == vision::CameraAccess::Busy) {
        words += CameraStep::tr(" (another program uses it)");
    } else if (camera.access == vision::CameraAccess::Forbidden) {
        words += CameraStep::tr(" (no permission)");
    }
    return words;
}

/// The name that still means this camera after a restart.
std::string lasting_name(const vision::CameraFound& camera) {
    return (camera.by_id.empty() ? camera.node : camera.by_id).string();
}

}  // namespace

CameraStep::CameraStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    cameras_ = new QVBoxLayout;
    cameras_->setSpacing(6);
    column()->addLayout(cameras_);
    auto* row = new QHBoxLayout;
    address_ = new QLineEdit(this);
    address_->setPlaceholderText(QStringLiteral("http://192.168.1.20:8080/video"));
    address_->setAccessibleName(tr("Address of a phone's stream"));
    auto* open = new QPushButton(tr("Phone"), this);
    open->setObjectName(QStringLiteral("stream"));
    const auto open_address = [this] {
        if (!address_->text().trimmed().isEmpty()) {
            emit source_chosen({address_->text().trimmed().toStdString()});
        }
    };
    connect(open, &QPushButton::clicked, this, open_address);
    connect(address_, &QLineEdit::returnPressed, this, open_address);
    row->addWidget(address_, 1);
    row->addWidget(open);
    column()->addLayout(row);
    auto* others = new QHBoxLayout;
    auto* file = new QPushButton(tr("A film or picture…"), this);
    auto* practice = new QPushButton(tr("Practice table"), this);
    practice->setObjectName(QStringLiteral("practice"));
    auto* again = new QPushButton(tr("Look again"), this);
    connect(file, &QPushButton::clicked, this, &CameraStep::choose_file);
    connect(practice, &QPushButton::clicked, this, [this] { emit source_chosen({"practice:"}); });
    connect(again, &QPushButton::clicked, this, &CameraStep::list_cameras);
    for (QPushButton* button : {practice, file, again}) {
        others->addWidget(button);
    }
    others->addStretch(1);
    column()->addLayout(others);
}

QString CameraStep::title() const {
    return tr("Camera");
}

QString CameraStep::instruction() const {
    return tr(
        "Put the camera on a tripod so that it sees the whole table, from above as steeply as "
        "you can.\nChoose it here. A phone can be the camera: start a camera app that streams, "
        "and type its address.\nWithout a camera, play on the practice table.");
}

bool CameraStep::is_done() const {
    return state().frame.has_value();
}

void CameraStep::enter() {
    list_cameras();
    say(state().setup.source.empty() ? tr("No camera chosen yet.") : QString());
}

void CameraStep::add_source(const QString& words, const std::string& source) {
    auto* button = new QPushButton(words, this);
    button->setProperty("source", QString::fromStdString(source));
    button->setCheckable(true);
    button->setChecked(state().setup.source == std::vector<std::string>{source});
    connect(button, &QPushButton::clicked, this, [this, source] {
        emit source_chosen({source});
        list_cameras();
    });
    cameras_->addWidget(button);
}

void CameraStep::list_cameras() {
    while (QLayoutItem* item = cameras_->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    for (const vision::CameraFound& camera : vision::find_cameras()) {
        add_source(camera_words(camera), lasting_name(camera));
    }
    if (cameras_->count() == 0) {
        auto* none = new QLabel(tr("No camera is plugged in."), this);
        none->setProperty("role", QStringLiteral("quiet"));
        cameras_->addWidget(none);
    }
}

void CameraStep::choose_file() {
    const QStringList files = QFileDialog::getOpenFileNames(
        this,
        tr("A film, or pictures in order"),
        {},
        tr("Films and pictures (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)"));
    std::vector<std::string> source;
    for (const QString& file : files) {
        source.push_back(file.toStdString());
    }
    if (!source.empty()) {
        emit source_chosen(source);
    }
}

void CameraStep::see(const vision::Frame& frame) {
    say(tr("It delivers %1×%2.").arg(frame.picture.cols).arg(frame.picture.rows));
    emit changed();
}

}  // namespace littlewars::ui
