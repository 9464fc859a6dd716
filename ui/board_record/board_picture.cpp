#include "ui/board_record/board_picture.hpp"

#include "referee/stratego/squares.hpp"
#include "ui/board_match/board_overlay.hpp"
#include "ui/board_record/drawn_marks.hpp"
#include "ui/board_record/svg_pen.hpp"
#include "ui/boards/board_drawing.hpp"
#include "ui/boards/board_sheet.hpp"
#include "ui/session/markup.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

constexpr double kUnits_mm = 3.6;  ///< SVG units for a millimetre of the drawn sheet.
constexpr double kLeastWidth = 300;
constexpr double kLetters = 11;
constexpr double kLine = 16;  ///< Height of a line of the reason.
constexpr std::string_view kFirstSide = "#8c2a1c";
constexpr std::string_view kSecondSide = "#ffffff";

using Place = DrawingPlace;

/// The size at which the sheet's letters of 3 mm suit the board's spacing.
BoardPlace drawn_size(std::string_view game, double aspect) {
    const double longer_mm = game == "finland-1918"  ? 300
                             : game == "mukden-1905" ? 190
                             : game == "stratego"    ? 170
                                                     : 100;
    return {0,
            0,
            aspect >= 1 ? longer_mm : longer_mm * aspect,
            aspect >= 1 ? longer_mm / aspect : longer_mm};
}

/// The part of the sheet that is shown.
struct View {
    double left = 1e9;
    double top = 1e9;
    double right = -1e9;
    double bottom = -1e9;

    void reach(Place at, double room) {
        left = std::min(left, at.x - room);
        top = std::min(top, at.y - room);
        right = std::max(right, at.x + room);
        bottom = std::max(bottom, at.y + room);
    }
};

/// Words broken into lines of at most so many letters.
std::vector<std::string> wrapped(const std::string& words, std::size_t letters) {
    std::vector<std::string> lines{""};
    std::size_t begin = 0;
    while (begin < words.size()) {
        const std::size_t end = std::min(words.find(' ', begin), words.size());
        const std::string word = words.substr(begin, end - begin);
        if (!lines.back().empty() && lines.back().size() + 1 + word.size() > letters) {
            lines.emplace_back();
        }
        lines.back() += (lines.back().empty() ? "" : " ") + word;
        begin = end + 1;
    }
    return lines;
}

class Drawing {
  public:
    explicit Drawing(const GameTable& table)
        : table_(table),
          board_(table.board().is_null() ? referee::stratego::board() : board_of(table.board())),
          sheet_(drawn_size(table.game(), board_.aspect)),
          spacing_(spacing_mm(board_, sheet_) * kUnits_mm),
          radius_(std::clamp(0.28 * spacing_, 3.4 * kUnits_mm, 7 * kUnits_mm)),
          room_(std::max(0.85 * spacing_, 14 * kUnits_mm)),
          pieces_(board_pieces(table)) {}

    std::string whole_board() {
        draw({});
        return document(whole(), "");
    }

    std::string ruling(const RulingMarks& marks) {
        draw(marks);
        return document(table_.game() == "forteca" ? whole() : part_shown(marks), marks.words);
    }

  private:
    [[nodiscard]] Place on_page(const referee::BoardPoint& point) const {
        const auto at = sheet_.on_sheet(point.x, point.y);
        return {at.x_mm * kUnits_mm, at.y_mm * kUnits_mm};
    }

    /// Nothing for names of no point: a unit off the map.
    [[nodiscard]] std::optional<Place> find(const std::string& id) const {
        const auto point = board_.find(id);
        return point ? std::optional(on_page(board_.points[static_cast<std::size_t>(*point)]))
                     : std::nullopt;
    }

    void draw(const RulingMarks& marks) {
        SvgPen pen(kUnits_mm);
        draw_board(pen, board_, sheet_);
        body_ = pen.take();
        for (const BoardPieceMark& piece : pieces_) {
            draw_piece(piece, marks);
        }
        for (const std::string& point : marks.offered) {
            if (const auto at = find(point)) {
                draw_offer(*at);
            }
        }
        for (const BoardWay& way : marks.ways) {
            draw_way(way, marks);
        }
        for (const auto& [point, notes] : marks.notes) {
            if (const auto at = find(point)) {
                draw_notes(*at, notes);
            }
        }
    }

    /// A cross stands behind the piece's name, so that it can still be read.
    void draw_piece(const BoardPieceMark& piece, const RulingMarks& marks) {
        const auto at = find(piece.at);
        if (!at) {
            return;
        }
        const auto rank = marks.ranks.find(piece.at);
        const std::size_t space = std::min(piece.label.find(' '), piece.label.size());
        const std::string name =
            rank == marks.ranks.end() ? piece.label.substr(0, space) : rank->second;
        const std::string_view fill = piece.side == 0 ? kFirstSide : kSecondSide;
        const std::string_view letters = piece.side == 0 ? kDrawingPaper : kDrawingInk;
        draw_disc(*at, radius_, fill, 3);
        if (is_among(piece.at, marks.lost)) {
            body_ += cross_svg(*at, radius_ * 1.2, kDrawingInk);
        }
        if (!name.empty()) {
            draw_disc(*at, radius_ * 0.66, fill, 0);
            body_ += fmt::format(
                R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle" font-weight="bold" fill="{}">{}</text>)",
                at->x,
                at->y + kLetters * 0.37,
                letters,
                escaped(name));
        } else if (piece.side == 1) {
            draw_disc(*at, radius_ * 0.3, kDrawingInk, 0);
        }
        if (space < piece.label.size() && !marks.notes.contains(piece.at)) {
            draw_notes(*at, {piece.label.substr(space + 1)});
        }
    }

    void draw_disc(Place at, double radius, std::string_view fill, double line) {
        body_ += fmt::format(
            R"(<circle cx="{:.1f}" cy="{:.1f}" r="{:.1f}" fill="{}" stroke="{}" stroke-width="{}"/>)",
            at.x,
            at.y,
            radius,
            fill,
            kDrawingInk,
            line);
    }

    void draw_offer(Place at) {
        body_ += fmt::format(
            R"(<circle cx="{:.1f}" cy="{:.1f}" r="{:.1f}" fill="none" stroke="{}" stroke-width="3" stroke-dasharray="6 4"/>)",
            at.x,
            at.y,
            radius_ * 1.35,
            kDrawingWarning);
    }

    /// At the piece's right, one below the other.
    void draw_notes(Place at, const std::vector<std::string>& notes) {
        const double first = kLetters * 0.37 - (static_cast<double>(notes.size()) - 1) * 7;
        for (std::size_t i = 0; i < notes.size(); ++i) {
            const Place foot{radius_ + 4, first + static_cast<double>(i) * 14};
            body_ += label_svg(at + foot, "start", notes[i]);
        }
    }

    void draw_way(const BoardWay& way, const RulingMarks& marks) {
        for (std::size_t i = 0; i + 1 < way.points.size(); ++i) {
            const auto from = find(way.points[i]);
            const auto to = find(way.points[i + 1]);
            if (from && to) {
                const double bulge = jumps(*from, *to, marks.lost) ? 1.6 * radius_ : 0;
                const double room = is_taken(*to) ? radius_ + 3 : 2;
                body_ += arrow_svg({*from, *to, radius_ + 3, room, bulge, way.kind});
            }
        }
    }

    static bool is_among(const std::string& point, const std::vector<std::string>& points) {
        return std::find(points.begin(), points.end(), point) != points.end();
    }

    /// Whether something lost stands half-way.
    [[nodiscard]] bool jumps(Place from, Place to, const std::vector<std::string>& lost) const {
        const Place middle = 0.5 * (from + to);
        return std::any_of(lost.begin(), lost.end(), [&](const std::string& point) {
            const auto at = find(point);
            return at && std::hypot(at->x - middle.x, at->y - middle.y) < radius_;
        });
    }

    [[nodiscard]] bool is_taken(Place at) const {
        return std::any_of(pieces_.begin(), pieces_.end(), [&](const BoardPieceMark& piece) {
            const auto other = find(piece.at);
            return other && std::hypot(other->x - at.x, other->y - at.y) < radius_;
        });
    }

    [[nodiscard]] View whole() const {
        View view;
        for (const auto& point : board_.points) {
            view.reach(on_page(point), room_);
        }
        return view;
    }

    [[nodiscard]] View part_shown(const RulingMarks& marks) const {
        View view;
        const auto reach = [&](const std::string& point) {
            if (const auto at = find(point)) {
                view.reach(*at, room_);
            }
        };
        for (const BoardPieceMark& piece : pieces_) {
            reach(piece.at);
        }
        for (const BoardWay& way : marks.ways) {
            std::for_each(way.points.begin(), way.points.end(), reach);
        }
        if (view.left > view.right) {
            reach(board_.points.front().id);
        }
        const double lacking = std::max(0.0, kLeastWidth - (view.right - view.left));
        view.left -= lacking / 2;
        view.right += lacking / 2;
        return view;
    }

    [[nodiscard]] std::string document(const View& view, const std::string& words) const {
        const double width = view.right - view.left;
        std::string caption;
        double foot = words.empty() ? 0 : 8;
        const auto letters = static_cast<std::size_t>((width - 16) / (kLetters * 0.6));
        for (const std::string& line : wrapped(words, letters)) {
            foot += line.empty() ? 0 : kLine;
            caption += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" fill="{}">{}</text>)",
                                   view.left + 8,
                                   view.bottom + foot,
                                   kDrawingInk,
                                   escaped(line));
        }
        foot += words.empty() ? 0 : 8;
        return fmt::format(
            R"(<svg xmlns="http://www.w3.org/2000/svg" width="{2:.0f}" height="{3:.0f}" viewBox="{0:.1f} {1:.1f} {2:.1f} {3:.1f}" font-family="DejaVu Sans, sans-serif" font-size="{4}">)"
            R"(<rect x="{0:.1f}" y="{1:.1f}" width="{2:.1f}" height="{3:.1f}" fill="{5}"/>{6})"
            R"(<rect x="{0:.1f}" y="{7:.1f}" width="{2:.1f}" height="{8:.1f}" fill="{5}"/>{9})"
            R"(<rect x="{0:.1f}" y="{1:.1f}" width="{2:.1f}" height="{3:.1f}" fill="none" stroke="{10}"/></svg>)"
            "\n",
            view.left,
            view.top,
            width,
            view.bottom - view.top + foot,
            kLetters,
            kDrawingPaper,
            body_,
            view.bottom,
            foot,
            caption,
            kDrawingInk);
    }

    const GameTable& table_;
    referee::Board board_;
    BoardPlace sheet_;
    double spacing_;
    double radius_;
    double room_;
    std::vector<BoardPieceMark> pieces_;
    std::string body_;
};

}  // namespace

std::string board_svg(const GameTable& table) {
    return Drawing(table).whole_board();
}

std::string ruling_svg(const GameTable& table, const RulingMarks& marks) {
    return Drawing(table).ruling(marks);
}

}  // namespace littlewars::ui
