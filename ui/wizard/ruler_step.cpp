#include "ui/wizard/ruler_step.hpp"

#include "calibration/covariance.hpp"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace littlewars::ui {
namespace {

constexpr double kAim_px = 1.0;      // a hand's aim with a handle
constexpr double kAgreeing = 0.005;  // a print or size that is wrong is wrong by more

}  // namespace

RulerStep::RulerStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    length_ = new QDoubleSpinBox(this);
    length_->setRange(1, 100);
    length_->setValue(12);
    length_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    length_->setSuffix(tr(" in"));
    length_->setObjectName(QStringLiteral("length"));
    column()->addWidget(new QLabel(tr("True length between the two rings"), this));
    column()->addWidget(length_, 0, Qt::AlignLeft);
    connect(length_, &QDoubleSpinBox::valueChanged, this, &RulerStep::compare);
}

QString RulerStep::title() const {
    return tr("Check with a ruler");
}

QString RulerStep::instruction() const {
    return tr(
        "Lay a ruler on the table.\nDrag one ring to each end of its scale, and say how long "
        "it is.\nThen lay it somewhere else, across the first place, and drag again.");
}

void RulerStep::enter() {
    if (!state().setup.table) {
        say(tr("The table is not calibrated: nothing can be checked."));
        return;
    }
    if (!touched_) {
        const calibration::TablePlane& plane = state().setup.table->plane;
        const auto [width, depth] = plane.table();
        ends_ = {plane.image_from_table({width * 0.35, depth * 0.4}),
                 plane.image_from_table({width * 0.65, depth * 0.4})};
        say(tr("Not checked yet."));
    }
    emit changed();
}

void RulerStep::move_handle(int handle, calibration::PixelPoint to) {
    ends_[static_cast<std::size_t>(handle)] = to;
    touched_ = true;
    compare();
}

void RulerStep::compare() {
    if (!state().setup.table || !touched_) {
        return;
    }
    const auto from = state().setup.table->plane.table_from_image(ends_[0]);
    const auto to = state().setup.table->plane.table_from_image(ends_[1]);
    if (!from || !to) {
        return;
    }
    const double true_mm = length_->value() * calibration::kMillimetresPerInch;
    const double measured_mm = std::hypot(to->x_mm - from->x_mm, to->y_mm - from->y_mm);
    const double sigma_mm = calibration::TableUncertainty::of(*state().setup.table)
                                .distance_sigma_mm(*from, *to, kAim_px);
    const double off_mm = std::abs(measured_mm - true_mm);
    agrees_ = off_mm <= std::max(2 * sigma_mm, kAgreeing * true_mm);
    const auto number = [](double value) { return QLocale().toString(value, 'f', 1); };
    const QString figures = tr("Measured %1 ± %2 mm, true %3 mm.")
                                .arg(number(measured_mm), number(sigma_mm), number(true_mm));
    say(figures + QLatin1Char('\n') +
        (agrees_ ? tr("They agree.")
                 : tr("They don't agree: check the table's size, its corners and the rings.")));
    emit changed();
}

PictureDrawing RulerStep::drawing() const {
    PictureDrawing drawing;
    if (state().setup.table) {
        drawing.handles = {ends_.begin(), ends_.end()};
        drawing.outlines.push_back(drawing.handles);
    }
    return drawing;
}

}  // namespace littlewars::ui
