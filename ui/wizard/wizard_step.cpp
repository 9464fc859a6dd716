#include "ui/wizard/wizard_step.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace littlewars::ui {

WizardStep::WizardStep(WizardState& state, SetupStore& known, QWidget* parent)
    : QWidget(parent), state_(state), known_(known) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(18, 12, 18, 12);
    outer->setSpacing(12);
    title_ = new QLabel(this);
    title_->setProperty("role", QStringLiteral("page"));
    title_->setWordWrap(true);
    instruction_ = new QLabel(this);
    instruction_->setWordWrap(true);
    quality_ = new QLabel(this);
    quality_->setObjectName(QStringLiteral("quality"));
    quality_->setWordWrap(true);
    quality_->setProperty("role", QStringLiteral("quiet"));
    column_ = new QVBoxLayout;
    column_->setSpacing(8);
    outer->addWidget(title_);
    outer->addWidget(instruction_);
    outer->addLayout(column_);
    outer->addWidget(quality_);
    outer->addStretch(1);
}

void WizardStep::translate() {
    title_->setText(title());
    instruction_->setText(instruction());
}

void WizardStep::say(const QString& quality) {
    quality_->setText(quality);
}

void WizardStep::say_failure(const calibration::Expected<void>& saved) {
    if (!saved) {
        say(QString::fromStdString(calibration::message(saved.error())));
    }
}

}  // namespace littlewars::ui
