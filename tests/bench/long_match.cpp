#include "tests/bench/long_match.hpp"

#include "ui/session/record_writer.hpp"
#include "ui/session/session.hpp"

#include <opencv2/core.hpp>

#include <cmath>
#include <numbers>
#include <random>
#include <vector>

namespace littlewars::bench {
namespace {

constexpr int kArmy = 30;
constexpr double kMove_s = 90;
constexpr double kTable_width_mm = 1800;
constexpr double kTable_depth_mm = 1200;

vision::TablePoint round_point(vision::TablePoint centre, int part, int parts) {
    constexpr double kBase_mm = 12;
    const double angle_rad = 2 * std::numbers::pi * part / parts;
    return {centre.x_mm + kBase_mm * std::cos(angle_rad),
            centre.y_mm + kBase_mm * std::sin(angle_rad)};
}

vision::Piece soldier(int id, const char* side, vision::PieceKind kind, vision::TablePoint at) {
    constexpr int kCorners = 16;
    vision::Piece piece;
    piece.id = id;
    piece.side = side;
    piece.kind = kind;
    piece.confidence = piece.side_confidence = 0.99;
    vision::PieceOnTable place;
    place.centre = at;
    place.sigma_mm = 0.6;
    for (int corner = 0; corner < kCorners; ++corner) {
        place.outline.push_back(round_point(at, corner, kCorners));
    }
    if (kind == vision::PieceKind::Gun) {
        place.gun = vision::GunFoot{{{{at.x_mm - 15, at.y_mm}, {at.x_mm + 15, at.y_mm}}},
                                    {at.x_mm, at.y_mm - 40}};
    }
    piece.table = place;
    return piece;
}

vision::PieceKind kind_of(int number) {
    return number == 0 ? vision::PieceKind::Gun
                       : (number < 5 ? vision::PieceKind::Cavalry : vision::PieceKind::Infantry);
}

/// Two lines, a hand's breadth nearer to each other with every step.
std::vector<vision::Piece> armies(double nearer_mm, std::mt19937& random) {
    std::normal_distribution<double> noise_mm(0, 3);
    std::vector<vision::Piece> pieces;
    for (int number = 0; number < kArmy; ++number) {
        const double x_mm = 120 + 52.0 * number + noise_mm(random);
        pieces.push_back(soldier(
            number + 1, "red", kind_of(number), {x_mm, 200 + nearer_mm + noise_mm(random)}));
        pieces.push_back(soldier(number + 101,
                                 "blue",
                                 kind_of(number),
                                 {x_mm + 8, 1000 - nearer_mm + noise_mm(random)}));
    }
    return pieces;
}

cv::Mat still(std::mt19937& random) {
    cv::Mat picture(720, 1280, CV_8UC3);
    cv::RNG noise(random());
    noise.fill(picture, cv::RNG::NORMAL, cv::Scalar(60, 104, 82), cv::Scalar(14, 14, 14));
    return picture;
}

}  // namespace

void record_long_match(const std::filesystem::path& path, int moves, int changes) {
    std::mt19937 random(3);
    ui::MatchSettings settings;
    settings.sides = {"red", "blue"};
    settings.table_width_mm = kTable_width_mm;
    settings.table_depth_mm = kTable_depth_mm;
    ui::Session session(settings);
    const auto writer = ui::RecordWriter::open(path).value();
    for (const ui::SessionEvent& event : session.events()) {
        writer->write(event);
    }
    session.listen([&](const ui::SessionEvent& event) {
        writer->write(event);
        if (std::holds_alternative<ui::RulingMade>(event.body)) {
            writer->write_still(event.time_s, still(random));
        }
    });
    vision::Observation seen;
    seen.steady = true;
    for (int move = 0; move < moves; ++move) {
        for (int change = 0; change < changes; ++change) {
            const double share = (move + static_cast<double>(change) / changes) / moves;
            seen.time_s = kMove_s * (move + static_cast<double>(change) / changes);
            seen.pieces = armies(370 * share, random);
            session.observe(seen);
            if (change == 0) {
                static_cast<void>(session.begin_move(seen.time_s));
            }
        }
        static_cast<void>(session.end_move(seen.time_s));
    }
    static_cast<void>(writer->flush());
}

}  // namespace littlewars::bench
