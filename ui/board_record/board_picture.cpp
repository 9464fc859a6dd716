#include "ui/board_record/board_picture.hpp"

#include "referee/stratego/squares.hpp"
#include "ui/board_match/occupation.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace littlewars::ui {
namespace {

using nlohmann::json;

constexpr double kWidth = 560;
constexpr double kMargin = 40;

struct Place {
    double x = 0;
    double y = 0;
};

class Drawing {
  public:
    explicit Drawing(const GameTable& table) : table_(table) {
        const json& board = table.board();
        const double aspect = board.is_null() ? 1 : board.value("aspect", 1.0);
        height_ = kWidth / aspect;
        if (board.is_null()) {
            for (const auto& square : referee::stratego::board().points) {
                places_[square.id] = on_page(square.x, square.y);
            }
        } else {
            for (const json& point : board.at("points")) {
                places_[point.at("id")] = on_page(point.at("x"), point.at("y"));
            }
        }
        for (const auto& [id, place] : places_) {
            for (const auto& [other_id, other] : places_) {
                const double away = std::hypot(place.x - other.x, place.y - other.y);
                spacing_ = id == other_id ? spacing_ : std::min(spacing_, away);
            }
        }
    }

    std::string svg() {
        draw_ground();
        draw_pieces();
        return fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
            "width=\"{0:.0f}\" height=\"{1:.0f}\" font-family=\"DejaVu Sans, sans-serif\" "
            "font-size=\"11\">{2}</svg>\n",
            kWidth + 2 * kMargin,
            height_ + 2 * kMargin,
            body_);
    }

  private:
    [[nodiscard]] Place on_page(double x, double y) const {
        return {kMargin + x * kWidth, kMargin + (1 - y) * height_};
    }

    void draw_ground() {
        if (!table_.board().is_null()) {
            for (const json& link : table_.board().at("links")) {
                const Place a = places_.at(link.at("a"));
                const Place b = places_.at(link.at("b"));
                body_ +=
                    fmt::format("<path d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}\" stroke=\"#8a7a60\"/>",
                                a.x,
                                a.y,
                                b.x,
                                b.y);
            }
        }
        for (const auto& [id, place] : places_) {
            body_ += fmt::format(
                "<circle cx=\"{0:.1f}\" cy=\"{1:.1f}\" r=\"3\" fill=\"#8a7a60\"/>"
                "<text x=\"{0:.1f}\" y=\"{2:.1f}\" text-anchor=\"middle\" fill=\"#8a7a60\">{3}"
                "</text>",
                place.x,
                place.y,
                place.y + spacing_ * 0.48,
                id);
        }
    }

    void draw_pieces() {
        const auto sides = sides_of(table_.game());
        for (const auto& [at, side] : occupation_of(table_.game(), table_.position())) {
            const Place place = places_.at(at);
            body_ += fmt::format(
                "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" stroke=\"#2b2118\" "
                "stroke-width=\"3\" fill=\"{}\"/>",
                place.x,
                place.y,
                spacing_ * 0.28,
                side == sides[0] ? "#8c2a1c" : "#f5eedc");
        }
        for (const char* owner : {"units", "plates"}) {
            const json pieces = table_.position().value(owner, json::object());
            for (const auto& [name, piece] : pieces.items()) {
                const auto place = places_.find(piece.at("at").get<std::string>());
                if (place != places_.end()) {
                    body_ += fmt::format(
                        "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\" "
                        "font-weight=\"bold\" fill=\"#2b2118\">{}</text>",
                        place->second.x,
                        place->second.y - spacing_ * 0.34,
                        name);
                }
            }
        }
    }

    const GameTable& table_;
    double height_ = kWidth;
    double spacing_ = std::numeric_limits<double>::max();
    std::map<std::string, Place> places_;
    std::string body_;
};

}  // namespace

std::string board_svg(const GameTable& table) {
    return Drawing(table).svg();
}

}  // namespace littlewars::ui
