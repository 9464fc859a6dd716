#include "ui/wizard/laid_rulers.hpp"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace littlewars::ui {
namespace {

/// Where the rings lie at first, in shares of the picture: along the near edge, then up the left
/// one, then across the middle.
constexpr std::array<std::array<double, 4>, 3> kOffered{
    {{0.20, 0.80, 0.40, 0.80}, {0.20, 0.70, 0.27, 0.45}, {0.50, 0.55, 0.65, 0.35}}};

}  // namespace

LaidRulers::LaidRulers(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    length_ = new QDoubleSpinBox(this);
    length_->setObjectName(QStringLiteral("ruler_length"));
    length_->setRange(1, 100);
    length_->setDecimals(2);
    length_->setValue(12);
    length_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    length_->setSuffix(tr(" in"));
    row->addWidget(new QLabel(tr("True length between the two rings"), this), 1);
    row->addWidget(length_);
    column->addLayout(row);
    square_ = new QCheckBox(tr("The second place is square to the first"), this);
    square_->setObjectName(QStringLiteral("square"));
    column->addWidget(square_);
    auto* buttons = new QHBoxLayout;
    keep_ = new QPushButton(tr("It lies here"), this);
    keep_->setObjectName(QStringLiteral("keep_place"));
    forget_ = new QPushButton(tr("Start again"), this);
    forget_->setObjectName(QStringLiteral("forget_places"));
    forget_->setEnabled(false);
    buttons->addWidget(keep_);
    buttons->addWidget(forget_);
    buttons->addStretch(1);
    column->addLayout(buttons);
    connect(keep_, &QPushButton::clicked, this, &LaidRulers::keep);
    connect(forget_, &QPushButton::clicked, this, &LaidRulers::forget);
    connect(length_, &QDoubleSpinBox::valueChanged, this, &LaidRulers::changed);
    connect(square_, &QCheckBox::toggled, this, &LaidRulers::changed);
}

calibration::RulerMarks LaidRulers::marks() const {
    calibration::RulerMarks marks;
    marks.length_mm = length_->value() * calibration::kMillimetresPerInch;
    marks.second =
        square_->isChecked() ? calibration::RulerAngle::Square : calibration::RulerAngle::Free;
    return marks;
}

void LaidRulers::offer_rings(cv::Size picture) {
    if (picture == picture_) {
        return;
    }
    picture_ = picture;
    const auto& [u0, v0, u1, v1] = kOffered.at(places_.size() % kOffered.size());
    rings_ = {calibration::PixelPoint{u0 * picture.width, v0 * picture.height},
              calibration::PixelPoint{u1 * picture.width, v1 * picture.height}};
}

void LaidRulers::move_handle(int handle, calibration::PixelPoint to) {
    rings_.at(static_cast<std::size_t>(handle)) = to;
}

void LaidRulers::keep() {
    // The first place is the table's near edge and runs left to right, whichever ring is which.
    if (places_.empty() && rings_[0].u_px > rings_[1].u_px) {
        std::swap(rings_[0], rings_[1]);
    }
    places_.push_back({{rings_[0], rings_[1]}});
    forget_->setEnabled(true);
    offer_rings(std::exchange(picture_, {}));
    emit changed();
}

void LaidRulers::forget() {
    places_.clear();
    forget_->setEnabled(false);
    offer_rings(std::exchange(picture_, {}));
    emit changed();
}

PictureDrawing LaidRulers::drawing() const {
    PictureDrawing drawing;
    drawing.handles = {rings_.begin(), rings_.end()};
    drawing.outlines.push_back(drawing.handles);
    for (const calibration::LaidRuler& place : places_) {
        drawing.outlines.push_back(place.marks);
    }
    return drawing;
}

}  // namespace littlewars::ui
