#include "ui/wizard/camera_step.hpp"

#include "ui/overlay/qt_picture.hpp"
#include "ui/window/opening_source.hpp"
#include "ui/wizard/camera_tile.hpp"

#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr int kTilesInARow = 2;
constexpr int kLookAgain_ms = 2000;

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

Cameras own_cameras() {
    return {[] { return vision::find_cameras(); },
            [](const std::string& source) {
                return std::make_unique<OpeningSource>(std::vector<std::string>{source});
            }};
}

CameraStep::CameraStep(WizardState& state, SetupStore& known, Cameras cameras, QWidget* parent)
    : WizardStep(state, known, parent), cameras_(std::move(cameras)) {
    grid_ = new QGridLayout;
    grid_->setSpacing(6);
    column()->addLayout(grid_);
    none_ = new QLabel(tr("No camera is plugged in. As soon as one is, it appears here."), this);
    none_->setObjectName(QStringLiteral("no_camera"));
    none_->setWordWrap(true);
    none_->setProperty("role", QStringLiteral("quiet"));
    column()->addWidget(none_);
    look_again_.setInterval(kLookAgain_ms);
    connect(&look_again_, &QTimer::timeout, this, &CameraStep::find_cameras);
    auto* row = new QHBoxLayout;
    address_ = new QLineEdit(this);
    address_->setPlaceholderText(QStringLiteral("http://192.168.1.20:8080/video"));
    address_->setAccessibleName(tr("Address of a phone's stream"));
    auto* open = new QPushButton(tr("Phone"), this);
    open->setObjectName(QStringLiteral("stream"));
    const auto open_address = [this] {
        if (!address_->text().trimmed().isEmpty()) {
            choose(address_->text().trimmed().toStdString());
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
    connect(file, &QPushButton::clicked, this, &CameraStep::choose_file);
    connect(practice, &QPushButton::clicked, this, [this] { choose("practice:"); });
    for (QPushButton* button : {practice, file}) {
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
    find_cameras();
    look_through_others();
    look_again_.start();
    say(state().setup.source.empty() ? tr("No camera chosen yet.") : QString());
}

void CameraStep::leave() {
    look_again_.stop();
    for (CameraTile* tile : tiles_) {
        tile->let_go();
    }
}

bool CameraStep::is_chosen(const std::string& source) const {
    return state().setup.source == std::vector<std::string>{source};
}

void CameraStep::find_cameras() {
    std::vector<vision::CameraFound> cameras = cameras_.find();
    std::vector<std::string> words;
    for (vision::CameraFound& camera : cameras) {
        if (is_ours(lasting_name(camera))) {
            camera.access = vision::CameraAccess::Free;
        }
        words.push_back(lasting_name(camera) + camera_words(camera).toStdString());
    }
    none_->setVisible(cameras.empty());
    if (words != listed_) {
        listed_ = std::move(words);
        list(cameras);
        look_through_others();
    }
}

/// Looked through from here: what the computer calls busy.
bool CameraStep::is_ours(const std::string& source) const {
    return is_chosen(source) || std::any_of(tiles_.begin(), tiles_.end(), [&](const auto* tile) {
               return tile->source() == source && tile->is_looking();
           });
}

void CameraStep::list(const std::vector<vision::CameraFound>& cameras) {
    for (CameraTile* tile : std::exchange(tiles_, {})) {
        tile->let_go();
        tile->hide();
        tile->deleteLater();
    }
    for (const vision::CameraFound& camera : cameras) {
        const std::string source = lasting_name(camera);
        auto* tile = new CameraTile(source, camera_words(camera), this);
        tile->setEnabled(camera.access == vision::CameraAccess::Free);
        connect(tile, &QToolButton::clicked, this, [this, source] { choose(source); });
        const auto place = static_cast<int>(tiles_.size());
        grid_->addWidget(tile, place / kTilesInARow, place % kTilesInARow);
        tiles_.push_back(tile);
    }
}

void CameraStep::choose(const std::string& source) {
    for (CameraTile* tile : tiles_) {
        if (tile->source() == source) {
            tile->let_go();
        }
    }
    emit source_chosen({source});
    look_through_others();
}

/// The chosen one is looked through by the wizard.
void CameraStep::look_through_others() {
    for (CameraTile* tile : tiles_) {
        tile->setChecked(is_chosen(tile->source()));
        if (!tile->isChecked() && tile->isEnabled() && !tile->is_looking() && isVisible()) {
            tile->look_through(cameras_.open(tile->source()));
        }
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
        look_through_others();
    }
}

void CameraStep::see(const vision::Frame& frame) {
    for (CameraTile* tile : tiles_) {
        if (is_chosen(tile->source())) {
            tile->show_picture(qt_picture(frame.picture));
        }
    }
    say(tr("It delivers %1×%2.").arg(frame.picture.cols).arg(frame.picture.rows));
    emit changed();
}

}  // namespace littlewars::ui
