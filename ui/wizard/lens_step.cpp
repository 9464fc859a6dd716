#include "ui/wizard/lens_step.hpp"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace littlewars::ui {
namespace {

constexpr std::size_t kEnoughViews = 12;
constexpr double kNewPlace = 0.06;  // share of the picture's width a corner must have moved

}  // namespace

LensStep::LensStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    again_ = new QPushButton(tr("Start again"), this);
    connect(again_, &QPushButton::clicked, this, [this] {
        views_.clear();
        this->state().lens.reset();
        say(progress_words());
        emit changed();
    });
    column()->addWidget(again_, 0, Qt::AlignLeft);
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
        say(progress_words());
    }
}

QString LensStep::progress_words() const {
    return tr("%1 of %2 views.").arg(views_.size()).arg(kEnoughViews);
}

bool LensStep::is_new(const calibration::BoardView& view) const {
    return std::none_of(views_.begin(), views_.end(), [&](const auto& taken) {
        const cv::Point2f moved = taken.pixels.front() - view.pixels.front();
        const cv::Point2f other = taken.pixels.back() - view.pixels.back();
        const double most = std::max(std::hypot(moved.x, moved.y), std::hypot(other.x, other.y));
        return most < kNewPlace * view.size.width;
    });
}

void LensStep::see(const vision::Frame& frame) {
    take_answer();
    if (solving_.valid() || state().lens) {
        return;
    }
    cv::Mat grey;
    cv::cvtColor(frame.picture, grey, cv::COLOR_BGR2GRAY);
    auto view = calibration::find_board(grey, board_, frame.name);
    now_ = view ? view->pixels : std::vector<cv::Point2f>{};
    if (view && !view->pixels.empty()) {
        add_view(std::move(*view));
    }
    emit changed();
}

void LensStep::add_view(calibration::BoardView view) {
    if (!is_new(view)) {
        return;
    }
    views_.push_back(std::move(view));
    say(progress_words());
    if (views_.size() >= kEnoughViews) {
        solve();
    }
}

void LensStep::solve() {
    say(tr("Working out the lens…"));
    solving_ =
        std::async(std::launch::async, [views = views_] { return calibration::solve_lens(views); });
}

void LensStep::take_answer() {
    if (!solving_.valid() ||
        solving_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
        return;
    }
    const auto fit = solving_.get();
    if (!fit) {
        views_.clear();
        say(QString::fromStdString(calibration::message(fit.error())));
    } else {
        state().lens = fit->lens;
        say(tr("Good to %1 px.").arg(QLocale().toString(fit->lens.rms_px, 'f', 2)));
        say_failure(known().save_lens(state().setup.source, fit->lens));
    }
    emit changed();
}

PictureDrawing LensStep::drawing() const {
    PictureDrawing drawing;
    const auto outline = [](const std::vector<cv::Point2f>& corners) {
        std::vector<cv::Point2f> hull;
        cv::convexHull(corners, hull);
        std::vector<calibration::PixelPoint> line;
        for (const cv::Point2f& corner : hull) {
            line.push_back({corner.x, corner.y});
        }
        return line;
    };
    for (const calibration::BoardView& view : views_) {
        drawing.outlines.push_back(outline(view.pixels));
    }
    for (const cv::Point2f& corner : now_) {
        drawing.marks.push_back({{corner.x, corner.y}, {}, QColor(242, 184, 75)});
    }
    return drawing;
}

}  // namespace littlewars::ui
