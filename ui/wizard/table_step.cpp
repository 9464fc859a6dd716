#include "ui/wizard/table_step.hpp"

#include "calibration/covariance.hpp"
#include "calibration/marker_dictionary.hpp"
#include "calibration/markers_json.hpp"

#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <opencv2/imgproc.hpp>

namespace littlewars::ui {
namespace {

using calibration::kMillimetresPerInch;

QDoubleSpinBox* inch_box(double value_in, QWidget* parent) {
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(6, 240);
    box->setDecimals(2);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setValue(value_in);
    box->setSuffix(TableStep::tr(" in"));
    return box;
}

/// "good to ±0.6 mm near, ±1.4 mm far".
QString quality_words(const calibration::TableFit& fit) {
    const calibration::TableSize table = fit.calibration.plane.table();
    const auto known = calibration::TableUncertainty::of(fit.calibration);
    const auto word = [&](double depth_mm) {
        return QLocale().toString(known.sigma_mm({table.width_mm / 2, depth_mm}), 'f', 1);
    };
    QString text =
        TableStep::tr("Good to ±%1 mm near, ±%2 mm far.").arg(word(0), word(table.depth_mm));
    for (const std::string& warning : fit.warnings) {
        text += QLatin1Char('\n') + QString::fromStdString(warning);
    }
    return text;
}

}  // namespace

TableStep::TableStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    auto* grid = new QGridLayout;
    width_ = inch_box(72, this);
    width_->setObjectName(QStringLiteral("width"));
    depth_ = inch_box(48, this);
    depth_->setObjectName(QStringLiteral("depth"));
    grid->addWidget(new QLabel(tr("Width of the table"), this), 0, 0);
    grid->addWidget(width_, 0, 1);
    grid->addWidget(new QLabel(tr("Depth, away from the camera"), this), 1, 0);
    grid->addWidget(depth_, 1, 1);
    column()->addLayout(grid);
    auto* markers = new QPushButton(tr("Markers' places (markers.json)…"), this);
    connect(markers, &QPushButton::clicked, this, &TableStep::choose_layout);
    column()->addWidget(markers, 0, Qt::AlignLeft);
    for (QDoubleSpinBox* box : {width_, depth_}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &TableStep::solve);
    }
}

QString TableStep::title() const {
    return tr("Table");
}

QString TableStep::instruction() const {
    return tr(
        "Give the size of the table, or of any rectangle on it that you play in.\nDrag the "
        "four rings to its corners: near left, near right, far right, far left as the camera "
        "sees them. Arrow keys move the last one.\nWith printed markers on the table, open "
        "the file that says where they lie; they are then found by themselves.");
}

calibration::TableSize TableStep::size() const {
    return {width_->value() * kMillimetresPerInch, depth_->value() * kMillimetresPerInch};
}

void TableStep::enter() {
    if (state().setup.table) {
        say(tr("Known for this camera: good to ±%1 mm.")
                .arg(QLocale().toString(state().setup.table->plane.residual_mm(), 'f', 1)));
    }
    if (state().frame && corners_ == calibration::TableCorners{}) {
        const double width = state().frame->picture.cols;
        const double height = state().frame->picture.rows;
        corners_ = {{{width * 0.15, height * 0.85},
                     {width * 0.85, height * 0.85},
                     {width * 0.75, height * 0.25},
                     {width * 0.25, height * 0.25}}};
    }
    emit changed();
}

void TableStep::choose_layout() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Where the markers lie"), {}, tr("Markers (*.json)"));
    if (file.isEmpty()) {
        return;
    }
    auto layout = calibration::read_markers(file.toStdString());
    if (!layout) {
        say(QString::fromStdString(calibration::message(layout.error())));
        return;
    }
    layout_ = std::move(*layout);
    frames_.clear();
    by_hand_ = false;
}

void TableStep::see(const vision::Frame& frame) {
    if (corners_ == calibration::TableCorners{}) {
        enter();
    }
    if (!layout_ || by_hand_) {
        return;
    }
    const auto dictionary = calibration::find_dictionary(layout_->dictionary);
    if (!dictionary) {
        say(QString::fromStdString(calibration::message(dictionary.error())));
        return;
    }
    cv::Mat grey;
    cv::cvtColor(frame.picture, grey, cv::COLOR_BGR2GRAY);
    add_markers(
        calibration::find_markers(grey, *dictionary, state().lens ? &*state().lens : nullptr));
    solve();
}

void TableStep::add_markers(calibration::MarkersOfFrame markers) {
    constexpr std::size_t kMostFrames = 12;
    if (!frames_.empty() &&
        displacement_px(frames_.back(), markers) > calibration::kMovedMarkers_px) {
        frames_.clear();
    }
    frames_.push_back(std::move(markers));
    if (frames_.size() > kMostFrames) {
        frames_.erase(frames_.begin());
    }
    seen_ = calibration::average(frames_);
}

void TableStep::move_handle(int handle, calibration::PixelPoint to) {
    corners_[static_cast<std::size_t>(handle)] = to;
    by_hand_ = true;
    solve();
}

void TableStep::solve() {
    if (!state().frame || (!by_hand_ && !layout_)) {
        return;
    }
    calibration::TableTask task;
    task.table = size();
    task.picture = state().frame->picture.size();
    task.lens = state().lens;
    if (by_hand_) {
        task.corners = corners_;
    } else {
        task.layout = layout_;
    }
    const auto fit = calibration::solve_table(task, seen_);
    if (fit) {
        take(*fit);
    } else {
        state().setup.table.reset();
        say(QString::fromStdString(calibration::message(fit.error())));
    }
    emit changed();
}

void TableStep::take(const calibration::TableFit& fit) {
    state().setup = with_table(std::move(state().setup), fit.calibration);
    say(quality_words(fit));
    say_failure(known().save_table(state().setup.source, fit.calibration));
}

PictureDrawing TableStep::drawing() const {
    PictureDrawing drawing;
    if (!layout_ || by_hand_) {
        drawing.handles = {corners_.begin(), corners_.end()};
        drawing.outlines.push_back(drawing.handles);
    }
    for (const calibration::SeenMarker& marker : seen_) {
        drawing.outlines.push_back({marker.corners.begin(), marker.corners.end()});
    }
    if (state().setup.table && !by_hand_) {
        const calibration::TablePlane& plane = state().setup.table->plane;
        const auto [width, depth] = plane.table();
        drawing.outlines.push_back({plane.image_from_table({0, 0}),
                                    plane.image_from_table({width, 0}),
                                    plane.image_from_table({width, depth}),
                                    plane.image_from_table({0, depth})});
    }
    return drawing;
}

}  // namespace littlewars::ui
