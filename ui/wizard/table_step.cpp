#include "ui/wizard/table_step.hpp"

#include "calibration/covariance.hpp"
#include "calibration/marker_dictionary.hpp"
#include "calibration/markers_json.hpp"
#include "ui/wizard/laid_rulers.hpp"

#include <QComboBox>
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

calibration::TableCorners corners_of(const calibration::TablePlane& plane) {
    const auto [width, depth] = plane.table();
    return {plane.image_from_table({0, 0}),
            plane.image_from_table({width, 0}),
            plane.image_from_table({width, depth}),
            plane.image_from_table({0, depth})};
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
    ways_ = new QComboBox(this);
    ways_->setObjectName(QStringLiteral("ways"));
    ways_->setAccessibleName(tr("What the table is found by"));
    ways_->addItem(tr("By its four corners"));
    ways_->addItem(tr("By printed markers"));
    ways_->addItem(tr("By a ruler, laid down twice or more"));
    column()->addWidget(ways_);
    open_layout_ = new QPushButton(tr("Markers' places (markers.json)…"), this);
    column()->addWidget(open_layout_, 0, Qt::AlignLeft);
    rulers_ = new LaidRulers(this);
    column()->addWidget(rulers_);
    connect(ways_, &QComboBox::activated, this, [this](int way) {
        find_by(static_cast<TableBy>(way));
    });
    connect(open_layout_, &QPushButton::clicked, this, &TableStep::choose_layout);
    connect(rulers_, &LaidRulers::changed, this, &TableStep::solve);
    for (QDoubleSpinBox* box : {width_, depth_}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &TableStep::solve);
    }
    open_layout_->hide();
    rulers_->hide();
}

QString TableStep::title() const {
    return tr("Table");
}

QString TableStep::instruction() const {
    const QString size =
        tr("Give the size of the table, or of any rectangle on it that you play in.");
    switch (by_) {
        case TableBy::Corners:
            break;
        case TableBy::Markers:
            return size + QLatin1Char('\n') +
                   tr("Lay printed markers on it, and open the file that says where they lie: "
                      "they are then found by themselves. Three in the picture are enough.");
        case TableBy::Ruler:
            return size + QLatin1Char('\n') +
                   tr("Lay a ruler along the near edge, its zero in the near left corner. Drag one "
                      "ring to each end of its scale, and press the button.\nThen lay it along the "
                      "left edge, and once more across the middle: each place makes it surer.");
    }
    return size + QLatin1Char('\n') +
           tr("Drag the four rings to its corners: near left, near right, far right, far left as "
              "the camera sees them. Arrow keys move the last one.");
}

calibration::TableSize TableStep::size() const {
    return {width_->value() * kMillimetresPerInch, depth_->value() * kMillimetresPerInch};
}

void TableStep::find_by(TableBy by) {
    by_ = by;
    ways_->setCurrentIndex(static_cast<int>(by));
    open_layout_->setVisible(by == TableBy::Markers);
    rulers_->setVisible(by == TableBy::Ruler);
    translate();
    solve();
    emit changed();
}

void TableStep::enter() {
    if (state().setup.table) {
        say(tr("Known for this camera: good to ±%1 mm.")
                .arg(QLocale().toString(state().setup.table->plane.residual_mm(), 'f', 1)));
    }
    offer_corners();
    emit changed();
}

/// Where the table is known to be, else somewhere in the picture.
void TableStep::offer_corners() {
    if (!state().frame) {
        return;
    }
    const cv::Size picture = state().frame->picture.size();
    rulers_->offer_rings(picture);
    if (dragged_) {
        return;
    }
    if (state().setup.table) {
        corners_ = corners_of(state().setup.table->plane);
        return;
    }
    const double width = picture.width;
    const double height = picture.height;
    corners_ = {{{width * 0.15, height * 0.85},
                 {width * 0.85, height * 0.85},
                 {width * 0.75, height * 0.25},
                 {width * 0.25, height * 0.25}}};
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
}

void TableStep::see(const vision::Frame& frame) {
    offer_corners();
    if (!layout_ || by_ != TableBy::Markers) {
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
    if (by_ == TableBy::Ruler) {
        rulers_->move_handle(handle, to);
        return;
    }
    corners_.at(static_cast<std::size_t>(handle)) = to;
    dragged_ = true;
    solve();
}

void TableStep::solve() {
    if (state().frame) {
        by_ == TableBy::Ruler ? solve_by_ruler() : solve_by_marks();
    }
}

void TableStep::solve_by_marks() {
    calibration::TableTask task;
    task.table = size();
    task.picture = state().frame->picture.size();
    task.lens = state().lens;
    if (by_ == TableBy::Markers) {
        task.layout = layout_;
    } else if (dragged_) {
        task.corners = corners_;
    }
    if (task.layout || task.corners) {
        take(calibration::solve_table(task, seen_));
    }
}

void TableStep::solve_by_ruler() {
    constexpr std::size_t kFewestPlaces = 2;
    if (rulers_->places().size() < kFewestPlaces) {
        say(rulers_->places().empty()
                ? tr("The ruler was not laid down yet.")
                : tr("One place is known. Lay the ruler down a second time, across the first."));
        emit changed();
        return;
    }
    take(calibration::solve_table({size(),
                                   state().frame->picture.size(),
                                   state().lens,
                                   rulers_->places(),
                                   rulers_->marks()}));
}

void TableStep::take(const calibration::Expected<calibration::TableFit>& fit) {
    if (fit) {
        state().setup = with_table(std::move(state().setup), fit->calibration);
        say(quality_words(*fit));
        say_failure(known().save_table(state().setup.source, fit->calibration));
    } else {
        state().setup.table.reset();
        say(QString::fromStdString(calibration::message(fit.error())));
    }
    emit changed();
}

PictureDrawing TableStep::drawing() const {
    PictureDrawing drawing;
    if (by_ == TableBy::Corners) {
        drawing.handles = {corners_.begin(), corners_.end()};
        drawing.outlines.push_back(drawing.handles);
        return drawing;
    }
    if (by_ == TableBy::Ruler) {
        drawing = rulers_->drawing();
    } else {
        for (const calibration::SeenMarker& marker : seen_) {
            drawing.outlines.push_back({marker.corners.begin(), marker.corners.end()});
        }
    }
    if (state().setup.table) {
        const calibration::TableCorners corners = corners_of(state().setup.table->plane);
        drawing.outlines.emplace_back(corners.begin(), corners.end());
    }
    return drawing;
}

}  // namespace littlewars::ui
