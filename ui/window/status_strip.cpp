#include "ui/window/status_strip.hpp"

#include "ui/window/move_bar.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace littlewars::ui {
namespace {

/// Below this a table is as good as known: the drawn one is.
constexpr double kKnown_mm = 0.05;

QString table_word(const std::optional<double>& table_mm) {
    if (!table_mm) {
        return StatusStrip::tr("no table: nothing is measured");
    }
    return *table_mm < kKnown_mm
               ? StatusStrip::tr("table exactly known")
               : StatusStrip::tr("table ±%1 mm").arg(QLocale().toString(*table_mm, 'f', 1));
}

QString size_word(const vision::SourceStatus& source) {
    return source.width_px > 0
               ? QStringLiteral("  %1×%2").arg(source.width_px).arg(source.height_px)
               : QString();
}

}  // namespace

QString source_word(const StatusContent& status) {
    if (status.ended) {
        return StatusStrip::tr("○ The film is over") + size_word(status.source);
    }
    if (!status.live) {
        return StatusStrip::tr("● film") + size_word(status.source);
    }
    const auto age = static_cast<int>(std::lround(status.source.age.count()));
    switch (status.source.state) {
        case vision::SourceState::Stale:
            return StatusStrip::tr(
                       "◐ No new picture for %1 s. Waiting for the camera. The match goes on.")
                .arg(age);
        case vision::SourceState::Lost:
            return StatusStrip::tr("○ Camera stopped %1 s ago. Waiting for it. The match goes on.")
                .arg(age);
        case vision::SourceState::Back:
            return StatusStrip::tr("● The camera is back");
        case vision::SourceState::Live:
            break;
    }
    return StatusStrip::tr("● live %1/s").arg(std::lround(status.source.rate_hz)) +
           size_word(status.source);
}

StatusStrip::StatusStrip(QMenu* menu, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("strip"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 6, 8, 6);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(18);
    const auto label = [&](const char* role, int stretch) {
        auto* made = new QLabel(this);
        made->setProperty("role", QString::fromLatin1(role));
        row->addWidget(made, stretch);
        return made;
    };
    // What is wrong with a camera takes a sentence: it may take two lines in a narrow window.
    source_ = label("plain", 1);
    source_->setWordWrap(true);
    table_ = label("quiet", 0);
    record_ = label("quiet", 0);
    menu_ = new QToolButton(this);
    menu_->setText(QStringLiteral("☰"));
    menu_->setMenu(menu);
    menu_->setPopupMode(QToolButton::InstantPopup);
    help_ = new QToolButton(this);
    help_->setText(QStringLiteral("?"));
    row->addWidget(menu_);
    row->addWidget(help_);
    column->addLayout(row);
    message_ = new QLabel(this);
    message_->setProperty("role", QStringLiteral("warning"));
    message_->setWordWrap(true);
    message_->hide();
    column->addWidget(message_);
    connect(help_, &QToolButton::clicked, this, &StatusStrip::help_pressed);
    translate();
}

void StatusStrip::translate() {
    menu_->setAccessibleName(tr("Menu"));
    menu_->setToolTip(tr("Menu (F10)"));
    help_->setAccessibleName(tr("Keys"));
    help_->setToolTip(tr("Keys (?)"));
}

void StatusStrip::show_status(const StatusContent& status) {
    source_->setText(source_word(status));
    table_->setText(table_word(status.table_mm));
    record_->setVisible(status.recorded_s.has_value());
    if (status.recorded_s) {
        record_->setText(tr("● rec %1").arg(clock_word(*status.recorded_s)));
    }
    const QString message = status.trouble.isEmpty() ? status.hint : status.trouble;
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

}  // namespace littlewars::ui
