#include "vision/sources/practice_table.hpp"

#include "vision/sources/practice_drawing.hpp"
#include "vision/sources/practice_sprites.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <utility>

namespace littlewars::vision {

calibration::Expected<std::shared_ptr<PracticeTable>> PracticeTable::open() {
    auto set = load_practice_set();
    if (!set) {
        return tl::unexpected(set.error());
    }
    std::shared_ptr<PracticeTable> table(new PracticeTable(std::move(*set)));
    table->draw_up_armies();
    return table;
}

PracticeTable::PracticeTable(PracticeSet set)
    : set_(std::make_unique<const PracticeSet>(std::move(set))) {}

PracticeTable::~PracticeTable() = default;

const calibration::TablePlane& PracticeTable::plane() const {
    return set_->plane;
}

const cv::Mat& PracticeTable::empty_picture() const {
    return set_->empty;
}

void PracticeTable::draw_up_armies() {
    constexpr int kFoot = 8;
    constexpr double kSpacing_mm = 62;
    const auto table = plane().table();
    for (const bool is_red : {true, false}) {
        const std::string side = is_red ? "red" : "blue";
        const double y_mm = table.depth_mm * (is_red ? 0.27 : 0.73);
        const double heading_deg = is_red ? 90 : 270;
        const auto put = [&](PieceKind kind, double from_middle_mm, double forward_mm) {
            const double forward = is_red ? forward_mm : -forward_mm;
            add({0,
                 side,
                 kind,
                 {table.width_mm / 2 + from_middle_mm, y_mm + forward},
                 heading_deg});
        };
        for (int man = 0; man < kFoot; ++man) {
            put(PieceKind::Infantry, (man - (kFoot - 1) / 2.0) * kSpacing_mm, 0);
        }
        put(PieceKind::Cavalry, -340, -20);
        put(PieceKind::Cavalry, 340, -20);
        put(PieceKind::Gun, 0, -90);
    }
}

std::vector<PracticePiece> PracticeTable::pieces() const {
    const std::lock_guard lock(mutex_);
    return pieces_;
}

PracticeEvents PracticeTable::events() const {
    const std::lock_guard lock(mutex_);
    return events_;
}

std::optional<int> PracticeTable::piece_at(PixelPoint pixel) const {
    std::optional<int> found;
    double nearest_mm = 1e9;
    for (const PracticePiece& piece : pieces()) {
        const double away_mm = distance_mm(*set_, piece);
        if (away_mm < nearest_mm &&
            drawn_box(*set_, piece).contains(cv::Point2d(pixel.u_px, pixel.v_px))) {
            nearest_mm = away_mm;
            found = piece.id;
        }
    }
    return found;
}

namespace {

TablePoint on_table(TablePoint point, const calibration::TableSize& table) {
    return {std::clamp(point.x_mm, 0.0, table.width_mm),
            std::clamp(point.y_mm, 0.0, table.depth_mm)};
}

}  // namespace

int PracticeTable::add(PracticePiece piece) {
    const std::lock_guard lock(mutex_);
    piece.id = ++last_id_;
    piece.at = on_table(piece.at, set_->plane.table());
    pieces_.push_back(std::move(piece));
    ++revision_;
    return last_id_;
}

template <typename Change>
bool PracticeTable::change_piece(int id, Change change) {
    const std::lock_guard lock(mutex_);
    const auto piece = std::find_if(
        pieces_.begin(), pieces_.end(), [id](const PracticePiece& p) { return p.id == id; });
    if (piece == pieces_.end()) {
        return false;
    }
    change(*piece);
    ++revision_;
    return true;
}

bool PracticeTable::move(int id, TablePoint to) {
    return change_piece(
        id, [&](PracticePiece& piece) { piece.at = on_table(to, set_->plane.table()); });
}

bool PracticeTable::turn(int id, double heading_deg) {
    return change_piece(id, [&](PracticePiece& piece) { piece.heading_deg = heading_deg; });
}

bool PracticeTable::set_standing(int id, bool standing) {
    bool can_fall = true;
    const bool found = change_piece(id, [&](PracticePiece& piece) {
        can_fall = piece.kind != PieceKind::Gun;
        piece.standing = standing || !can_fall;
    });
    return found && (can_fall || standing);
}

bool PracticeTable::remove(int id) {
    const std::lock_guard lock(mutex_);
    ++revision_;
    return std::erase_if(pieces_, [id](const PracticePiece& piece) { return piece.id == id; }) > 0;
}

void PracticeTable::clear() {
    const std::lock_guard lock(mutex_);
    pieces_.clear();
    ++revision_;
}

void PracticeTable::set_events(const PracticeEvents& events) {
    const std::lock_guard lock(mutex_);
    events_ = events;
    ++revision_;
}

std::uint64_t PracticeTable::revision() const {
    const std::lock_guard lock(mutex_);
    return revision_;
}

cv::Mat PracticeTable::draw() const {
    const std::lock_guard lock(mutex_);
    if (drawn_revision_ != revision_) {
        drawn_ = draw_practice(*set_, pieces_, events_);
        drawn_revision_ = revision_;
    }
    return drawn_;
}

}  // namespace littlewars::vision
