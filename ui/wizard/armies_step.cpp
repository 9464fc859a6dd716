#include "ui/wizard/armies_step.hpp"

#include "vision/colours.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

QColor qt(const calibration::Colour& colour) {
    return {colour.red, colour.green, colour.blue};
}

}  // namespace

calibration::Colour coat_at(const cv::Mat& picture, calibration::PixelPoint at) {
    constexpr int kReach = 3;
    const int u = static_cast<int>(std::lround(at.u_px));
    const int v = static_cast<int>(std::lround(at.v_px));
    const cv::Rect box = cv::Rect(u - kReach, v - kReach, 2 * kReach + 1, 2 * kReach + 1) &
                         cv::Rect(0, 0, picture.cols, picture.rows);
    std::vector<cv::Vec3b> colours;
    for (int row = box.y; row < box.y + box.height; ++row) {
        for (int column = box.x; column < box.x + box.width; ++column) {
            colours.push_back(picture.at<cv::Vec3b>(row, column));
        }
    }
    const cv::Vec3b median = vision::median_colour(std::move(colours));
    return {median[2], median[1], median[0]};
}

ArmiesStep::ArmiesStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    add_side(0, QStringLiteral("red"));
    add_side(1, QStringLiteral("blue"));
    auto* again = new QPushButton(tr("Start again"), this);
    connect(again, &QPushButton::clicked, this, &ArmiesStep::forget);
    column()->addWidget(again, 0, Qt::AlignLeft);
    choose_[0]->setChecked(true);
}

void ArmiesStep::add_side(std::size_t side, const QString& name) {
    auto* row = new QHBoxLayout;
    choose_[side] = new QPushButton(tr("Click his soldiers"), this);
    choose_[side]->setCheckable(true);
    choose_[side]->setAutoExclusive(true);
    choose_[side]->setObjectName(QStringLiteral("side_%1").arg(side));
    names_[side] = new QLineEdit(name, this);
    names_[side]->setAccessibleName(tr("Name of the army"));
    names_[side]->setMaxLength(24);
    swatches_[side] = new QLabel(this);
    swatches_[side]->setMinimumWidth(72);
    row->addWidget(names_[side]);
    row->addWidget(choose_[side]);
    row->addWidget(swatches_[side]);
    column()->addLayout(row);
    connect(choose_[side], &QPushButton::clicked, this, [this, side] { side_ = side; });
    connect(names_[side], &QLineEdit::editingFinished, this, &ArmiesStep::take);
}

QString ArmiesStep::title() const {
    return tr("Armies");
}

QString ArmiesStep::instruction() const {
    return tr(
        "Put some men of each army on the table.\nName the armies. Then click the coats of two "
        "or three men of the first, and of the second.\nWithout this the program tells the "
        "armies apart by itself and calls them by its own names.");
}

bool ArmiesStep::is_done() const {
    return !colours_[0].empty() && !colours_[1].empty();
}

void ArmiesStep::enter() {
    const auto& armies = state().setup.armies;
    if (armies && armies->sides.size() == 2 && !is_done()) {
        for (std::size_t side = 0; side < 2; ++side) {
            names_[side]->setText(QString::fromStdString(armies->sides[side].name));
            colours_[side] = armies->sides[side].colours;
        }
    }
    show_colours();
}

void ArmiesStep::click(calibration::PixelPoint at) {
    if (!state().frame) {
        return;
    }
    const calibration::Colour coat = coat_at(state().frame->picture, at);
    colours_[side_].push_back(coat);
    clicked_.push_back({at, names_[side_]->text(), qt(coat)});
    show_colours();
    take();
}

void ArmiesStep::forget() {
    colours_ = {};
    clicked_.clear();
    state().setup.armies.reset();
    show_colours();
    emit changed();
}

void ArmiesStep::show_colours() {
    for (std::size_t side = 0; side < 2; ++side) {
        QString blocks;
        const auto& colours = colours_[side];
        const std::size_t first = colours.size() > 4 ? colours.size() - 4 : 0;
        for (std::size_t index = first; index < colours.size(); ++index) {
            blocks +=
                QStringLiteral("<span style='color:%1'>■</span>").arg(qt(colours[index]).name());
        }
        swatches_[side]->setText(blocks);
    }
    say(is_done() ? tr("Both armies are known.") : tr("Click at least one man of each army."));
}

void ArmiesStep::take() {
    if (!is_done() || names_[0]->text() == names_[1]->text()) {
        emit changed();
        return;
    }
    calibration::Armies armies;
    for (std::size_t side = 0; side < 2; ++side) {
        armies.sides.push_back({names_[side]->text().toStdString(), colours_[side]});
    }
    state().setup = with_armies(std::move(state().setup), armies);
    say_failure(known().save_armies(state().setup.source, armies));
    emit changed();
}

PictureDrawing ArmiesStep::drawing() const {
    PictureDrawing drawing;
    drawing.marks = clicked_;
    return drawing;
}

}  // namespace littlewars::ui
