#include "ui/wizard/lens_step.hpp"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <vector>

namespace littlewars::ui {
namespace {

using calibration::LensCollector;
using calibration::OfferedView;
using calibration::WantedView;

/// From so many views on a lens can be worked out, if less surely.
constexpr std::size_t kUsableViews = 8;
const QColor kNow(242, 184, 75);

std::vector<calibration::PixelPoint> outline_of(const calibration::BoardView& view) {
    std::vector<cv::Point2f> hull;
    cv::convexHull(view.pixels, hull);
    std::vector<calibration::PixelPoint> line;
    for (const cv::Point2f& corner : hull) {
        line.push_back({corner.x, corner.y});
    }
    return line;
}

/// One of the picture's cells, greener the more views reached it.
PictureArea cell_area(cv::Size picture, std::size_t cell, int views) {
    constexpr int kColumns = LensCollector::kColumns;
    constexpr int kFullAfter = 3;
    const double width = double(picture.width) / kColumns;
    const double height = double(picture.height) / LensCollector::kRows;
    const double left = width * double(cell % kColumns);
    const double top = height * double(cell / kColumns);
    return {{{left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}},
            QColor(60, 170, 90, 30 * std::min(views, kFullAfter))};
}

}  // namespace

LensStep::LensStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    enough_ = new QPushButton(tr("Use these views"), this);
    enough_->setObjectName(QStringLiteral("enough"));
    enough_->setEnabled(false);
    connect(enough_, &QPushButton::clicked, this, &LensStep::solve);
    again_ = new QPushButton(tr("Start again"), this);
    connect(again_, &QPushButton::clicked, this, &LensStep::start_again);
    column()->addWidget(enough_, 0, Qt::AlignLeft);
    column()->addWidget(again_, 0, Qt::AlignLeft);
}

void LensStep::start_again() {
    collector_.start_again();
    enough_->setEnabled(false);
    state().lens.reset();
    say(progress_words(OfferedView::NoBoard));
    emit changed();
}

QString LensStep::title() const {
    return tr("Lens");
}

QString LensStep::instruction() const {
    return tr(
        "Print the lens board (littlewars targets board.pdf --what charuco) and glue it to "
        "something flat.\nHold it before the camera: near and far, tilted to all sides, into "
        "every corner of the picture.\nViews are taken by themselves. Skip this for a usual "
        "camera: distances are then a little less sure.");
}

void LensStep::enter() {
    if (state().lens) {
        say(tr("Known for this camera: good to %1 px.")
                .arg(QLocale().toString(state().lens->rms_px, 'f', 2)));
    } else {
        say(progress_words(OfferedView::NoBoard));
    }
}

QString LensStep::progress_words(OfferedView offered) const {
    const QString count =
        tr("%1 of %2 views.").arg(collector_.views().size()).arg(LensCollector::kEnoughViews);
    if (offered == OfferedView::Moving) {
        return count + QLatin1Char('\n') + tr("Hold the board still for a moment.");
    }
    if (offered == OfferedView::Blurred) {
        return count + QLatin1Char('\n') + tr("Too blurred: more light, and autofocus off.");
    }
    switch (collector_.wanted()) {
        case WantedView::Tilted:
            return count + QLatin1Char('\n') + tr("Tilt the board: left, right, to you and away.");
        case WantedView::Near:
            return count + QLatin1Char('\n') +
                   tr("Nearer: the board should fill half the picture.");
        case WantedView::Rim:
            return count + QLatin1Char('\n') +
                   tr("To the rim: bring it where no cell is green yet.");
        case WantedView::Any:
        case WantedView::Enough:
            break;
    }
    return count;
}

void LensStep::see(const vision::Frame& frame) {
    take_answer();
    if (solving_.valid() || state().lens) {
        return;
    }
    picture_ = frame.picture.size();
    const OfferedView offered = collector_.offer(frame.picture, frame.name);
    const std::size_t views = collector_.views().size();
    enough_->setEnabled(views >= kUsableViews);
    say(progress_words(offered));
    if (collector_.wanted() == WantedView::Enough || views == LensCollector::kMostViews) {
        solve();
    }
    emit changed();
}

void LensStep::solve() {
    say(tr("Working out the lens…"));
    enough_->setEnabled(false);
    solving_ = std::async(std::launch::async,
                          [views = collector_.views()] { return calibration::solve_lens(views); });
}

void LensStep::take_answer() {
    if (!solving_.valid() ||
        solving_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
        return;
    }
    const auto fit = solving_.get();
    if (!fit) {
        collector_.start_again();
        say(QString::fromStdString(calibration::message(fit.error())));
    } else {
        state().lens = fit->lens;
        QString words = tr("Good to %1 px.").arg(QLocale().toString(fit->lens.rms_px, 'f', 2));
        for (const std::string& warning : fit->warnings) {
            words += QLatin1Char('\n') + QString::fromStdString(warning);
        }
        say(words);
        say_failure(known().save_lens(state().setup.source, fit->lens));
    }
    emit changed();
}

PictureDrawing LensStep::drawing() const {
    PictureDrawing drawing;
    const auto coverage = collector_.coverage();
    for (std::size_t cell = 0; cell < coverage.size(); ++cell) {
        if (coverage[cell] > 0) {
            drawing.areas.push_back(cell_area(picture_, cell, coverage[cell]));
        }
    }
    for (const calibration::BoardView& view : collector_.views()) {
        drawing.outlines.push_back(outline_of(view));
    }
    if (collector_.newest() && !state().lens) {
        for (const cv::Point2f& corner : collector_.newest()->pixels) {
            drawing.marks.push_back({{corner.x, corner.y}, {}, kNow});
        }
    }
    return drawing;
}

}  // namespace littlewars::ui
