#include "ui/wizard/board_step.hpp"

#include "calibration/atomic_file.hpp"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using nlohmann::json;

constexpr std::size_t kLeastClicks = 4;
const QColor kClicked(242, 184, 75);
const QColor kFound(120, 200, 140);

/// Those farthest out to the four corners first: clicked, they fix the view best.
std::vector<std::string> in_clicking_order(const std::vector<vision::BoardSpot>& spots) {
    std::vector<std::string> order;
    constexpr std::array<std::array<double, 2>, 4> kCorners{{{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}};
    for (const auto& [across, up] : kCorners) {
        const auto farthest = std::max_element(
            spots.begin(), spots.end(), [across = across, up = up](const auto& a, const auto& b) {
                return across * a.x + up * a.y < across * b.x + up * b.y;
            });
        if (farthest != spots.end() &&
            std::find(order.begin(), order.end(), farthest->id) == order.end()) {
            order.push_back(farthest->id);
        }
    }
    for (const vision::BoardSpot& spot : spots) {
        if (std::find(order.begin(), order.end(), spot.id) == order.end()) {
            order.push_back(spot.id);
        }
    }
    return order;
}

calibration::PixelPoint in_picture(const RegisteredBoard& board, double x, double y) {
    const cv::Vec3d at = board.picture_from_board * cv::Vec3d(x, y, 1);
    return {at[0] / at[2], at[1] / at[2]};
}

}  // namespace

BoardStep::BoardStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    const auto button = [this](const QString& text, const char* name) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(QString::fromLatin1(name));
        return made;
    };
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("The next click is on"), this));
    points_ = new QComboBox(this);
    points_->setObjectName(QStringLiteral("next_point"));
    points_->setAccessibleName(tr("The next click is on"));
    row->addWidget(points_, 1);
    auto* again = button(tr("Start again"), "clicks_again");
    row->addWidget(again);
    column()->addLayout(row);
    auto* take = button(tr("The board is bare: take the picture"), "take_board");
    column()->addWidget(take, 0, Qt::AlignLeft);
    auto* files = new QHBoxLayout;
    auto* load = button(tr("Own board file…"), "load_board");
    auto* save = button(tr("Save as a board file…"), "save_board");
    files->addWidget(load);
    files->addWidget(save);
    files->addStretch(1);
    column()->addLayout(files);
    connect(again, &QPushButton::clicked, this, &BoardStep::forget_clicks);
    connect(take, &QPushButton::clicked, this, &BoardStep::take_empty);
    connect(load, &QPushButton::clicked, this, &BoardStep::choose_file);
    connect(save, &QPushButton::clicked, this, &BoardStep::choose_place);
}

QString BoardStep::title() const {
    return tr("Board");
}

QString BoardStep::instruction() const {
    return tr(
        "Lay the bare board flat under the camera, all of it in the picture.\nA printed board is "
        "found by the markers at its corners. On any other board click four of its points by name, "
        "as far apart as you can; a few more where a map lies uneven.\nThen take its picture, "
        "without pieces and hands.");
}

void BoardStep::name_points() {
    const auto table = opened_table(state().board);
    if (!table) {
        say(QString::fromStdString(table.error()));
        return;
    }
    named_for_ = state().board.game;
    points_->clear();
    for (const std::string& id : in_clicking_order(spots_of(*table))) {
        points_->addItem(QString::fromStdString(id));
    }
}

void BoardStep::enter() {
    if (named_for_ != state().board.game) {
        name_points();
        clicks_.clear();
        found_.reset();
    }
    if (state().frame) {
        find(state().frame->picture);
    }
}

void BoardStep::see(const vision::Frame& frame) {
    if (clicks_.empty() || !found_) {
        find(frame.picture);
    }
    emit changed();
}

std::string BoardStep::clicks_text() const {
    std::string text;
    for (const auto& [id, at] : clicks_) {
        text += fmt::format("{}={:.2f},{:.2f} ", id, at.u_px, at.v_px);
    }
    return text;
}

void BoardStep::find(const cv::Mat& picture) {
    const auto table = opened_table(state().board);
    const bool too_few = !clicks_.empty() && clicks_.size() < kLeastClicks;
    if (!table || too_few) {
        return;
    }
    auto found = registered(state().board, *table, picture);
    if (!found) {
        found_.reset();
        say(tr("Not found yet: %1").arg(QString::fromStdString(found.error().what)));
        return;
    }
    found_ = std::move(*found);
    say(state().board.empty.empty()
            ? tr("Found: its points are marked. Take the picture of the bare board; without it "
                 "pieces are found less well.")
            : tr("Found, and its picture is taken. Take a new one if anything was moved."));
}

void BoardStep::click(calibration::PixelPoint at) {
    if (!state().frame || points_->count() == 0) {
        return;
    }
    clicks_.emplace_back(points_->currentText().toStdString(), at);
    points_->removeItem(points_->currentIndex());
    points_->setCurrentIndex(0);
    if (clicks_.size() < kLeastClicks) {
        found_.reset();
        say(tr("Clicked: %1 of 4 or more.").arg(clicks_.size()));
    } else {
        state().board.points = clicks_text();
        find(state().frame->picture);
        say_failure(known().save_board(state().board));
    }
    emit changed();
}

void BoardStep::forget_clicks() {
    clicks_.clear();
    found_.reset();
    state().board.points.clear();
    state().board.empty.release();
    name_points();
    say_failure(known().save_board(state().board));
    emit changed();
}

void BoardStep::take_empty() {
    if (!state().frame) {
        say(tr("There is no picture from the camera yet."));
        return;
    }
    state().board.empty = state().frame->picture.clone();
    find(state().board.empty);
    say_failure(known().save_board(state().board));
    emit changed();
}

void BoardStep::choose_file() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Own board file"), {}, tr("Board files (*.json)"));
    if (!path.isEmpty()) {
        say_failure(load_board(path.toStdString()));
    }
}

void BoardStep::choose_place() {
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save as a board file"), {}, tr("Board files (*.json)"));
    if (!path.isEmpty()) {
        say_failure(save_board(path.toStdString()));
    }
}

Expected<void> BoardStep::save_board(const std::string& path) const {
    const auto table = opened_table(state().board);
    const json own = table && found_ ? own_board_of(*table, *found_) : json();
    if (own.is_null()) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    path,
                                    "there is no board to save",
                                    "click four of its points first"});
    }
    return calibration::write_file_atomically(path, own.dump(1) + "\n");
}

Expected<void> BoardStep::load_board(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    BoardSetup with_board = state().board;
    with_board.own_board = json::parse(text, nullptr, false);
    const auto table = with_board.own_board->is_object()
                           ? opened_table(with_board)
                           : tl::expected<GameTable, std::string>(
                                 tl::unexpected(std::string("it is no \"littlewars-board\"")));
    if (!table) {
        return tl::unexpected(
            Error{ErrorKind::BadInput, path, table.error(), "choose another file"});
    }
    state().board = std::move(with_board);
    clicks_.clear();
    found_.reset();
    state().board.points.clear();
    name_points();
    emit changed();
    return known().save_board(state().board);
}

PictureDrawing BoardStep::drawing() const {
    PictureDrawing drawing;
    for (const auto& [id, at] : clicks_) {
        drawing.marks.push_back({at, QString::fromStdString(id), kClicked});
    }
    if (found_) {
        for (const vision::BoardSpot& spot : found_->spots) {
            drawing.marks.push_back({in_picture(*found_, spot.x, spot.y), {}, kFound});
        }
        drawing.outlines.push_back({in_picture(*found_, 0, 0),
                                    in_picture(*found_, 1, 0),
                                    in_picture(*found_, 1, 1),
                                    in_picture(*found_, 0, 1)});
    }
    return drawing;
}

}  // namespace littlewars::ui
