#include "ui/report/pdf_report.hpp"

#include "ui/overlay/map_painter.hpp"
#include "ui/overlay/overlay_style.hpp"
#include "ui/report/pdf_file.hpp"
#include "ui/report/report_words.hpp"

#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QPolygonF>
#include <QRectF>

#include <algorithm>
#include <string>

namespace littlewars::ui {
namespace {

/// The page in units of the painter: points, A4 less its margins.
constexpr int kPointsPerInch = 72;
constexpr double kPageWidth = 595 - 2 * kPdfMarginPoints;
constexpr double kPageHeight = 842 - 2 * kPdfMarginPoints;

QString text_of(const std::string& text) {
    return QString::fromStdString(text);
}

QFont book_font(double size, bool small_capitals = false) {
    QFont font({"Old Standard TT", "Libre Caslon Text", "Georgia", "DejaVu Serif", "DejaVu Sans"});
    font.setPointSizeF(size);
    if (small_capitals) {
        font.setCapitalization(QFont::SmallCaps);
    }
    return font;
}

/// Sets text and pictures one below the other.
class Page {
  public:
    Page(QPdfWriter& writer, const OverlayStyle& style)
        : writer_(writer), painter_(&writer), style_(style) {}

    void turn() {
        writer_.newPage();
        top_ = 0;
    }

    void line(const std::string& text, const QFont& font, int alignment = Qt::AlignLeft) {
        painter_.setFont(font);
        painter_.setPen(style_.ink);
        const QRectF room(0, top_, kPageWidth, kPageHeight);
        const int flags = alignment | Qt::TextWordWrap;
        const QRectF used = painter_.boundingRect(room, flags, text_of(text));
        if (used.bottom() > kPageHeight && top_ > 0) {
            turn();
            line(text, font, alignment);
            return;
        }
        painter_.drawText(room, flags, text_of(text));
        top_ = used.bottom() + 4;
    }

    void rule() {
        painter_.setPen(QPen(style_.ink, 0.8));
        painter_.drawLine(QPointF(0, top_), QPointF(kPageWidth, top_));
        top_ += 6;
    }

    void gap(double height) { top_ += height; }

    /// Room for a drawing of this height; on the next page when this one is full.
    QRectF room(double height) {
        if (top_ + height > kPageHeight && top_ > 0) {
            turn();
        }
        const QRectF area(0, top_, kPageWidth, height);
        top_ += height + 6;
        return area;
    }

    QPainter& painter() { return painter_; }
    [[nodiscard]] const OverlayStyle& style() const { return style_; }

  private:
    QPdfWriter& writer_;
    QPainter painter_;
    const OverlayStyle& style_;
    double top_ = 0;
};

void set_title(Page& page, const MatchReport& report) {
    page.gap(150);
    page.rule();
    page.line("LITTLE WARS", book_font(38), Qt::AlignHCenter);
    page.rule();
    page.gap(20);
    page.line(army_line(report.at_first[0]), book_font(15), Qt::AlignHCenter);
    page.line("against", book_font(11), Qt::AlignHCenter);
    page.line(army_line(report.at_first[1]), book_font(15), Qt::AlignHCenter);
    page.gap(20);
    page.line(report.started, book_font(10), Qt::AlignHCenter);
    page.line(std::to_string(report.moves.size()) + " moves in " + clock_time(report.length_s) +
                  " minutes; rules: " + report.edition,
              book_font(10),
              Qt::AlignHCenter);
    page.line(score_line(report), book_font(12), Qt::AlignHCenter);
}

void set_still(Page& page, const ReportedMove& move) {
    const QImage still = QImage::fromData(reinterpret_cast<const uchar*>(move.still_jpeg.data()),
                                          static_cast<int>(move.still_jpeg.size()));
    if (still.isNull()) {
        return;
    }
    constexpr double kStillHeight = 190;
    const QRectF area = page.room(kStillHeight);
    const QSizeF size = QSizeF(still.size()).scaled(area.size(), Qt::KeepAspectRatio);
    page.painter().drawImage(QRectF(area.topLeft(), size), still);
}

void set_move(Page& page, const MatchReport& report, const ReportedMove& move) {
    page.turn();
    page.line(heading_of(move) + ", at " + clock_time(move.judgement->time_s), book_font(16, true));
    page.rule();
    constexpr double kMapHeight = 330;
    paint_map(page.painter(), page.room(kMapHeight), report.table, move.map, page.style());
    QFont italic = book_font(10);
    italic.setItalic(true);
    page.line(steps_line(move), italic);
    for (const std::string& words : move.words) {
        page.line(words, book_font(10));
    }
    set_still(page, move);
}

void set_losses(Page& page, const MatchReport& report) {
    page.turn();
    page.line("Losses: free men after each move", book_font(16, true));
    page.rule();
    const QRectF area = page.room(200);
    const auto lines = strengths(report);
    int most = 1;
    for (const auto& line : lines) {
        most = std::max(most, *std::max_element(line.begin(), line.end()));
    }
    const double step =
        area.width() / std::max<double>(1, static_cast<double>(lines[0].size()) - 1);
    for (std::size_t side = 0; side < 2; ++side) {
        QPolygonF curve;
        for (std::size_t i = 0; i < lines[side].size(); ++i) {
            curve << QPointF(area.left() + step * static_cast<double>(i),
                             area.bottom() - area.height() * lines[side][i] / most);
        }
        QPen pen(page.style().sides[side], 1.6);
        pen.setStyle(side == 0 ? Qt::SolidLine : Qt::DashLine);
        page.painter().setPen(pen);
        page.painter().drawPolyline(curve);
    }
    page.painter().setPen(QPen(page.style().ink, 0.8));
    page.painter().drawLine(area.bottomLeft(), area.bottomRight());
    page.painter().drawLine(area.bottomLeft(), area.topLeft());
    page.line(report.sides[0] + ": solid line. " + report.sides[1] + ": broken line. Up to " +
                  std::to_string(most) + " men.",
              book_font(9));
}

void set_roll(Page& page, const MatchReport& report) {
    page.gap(16);
    page.line("The roll", book_font(16, true));
    page.rule();
    for (const RollLine& line : report.at_last) {
        page.line(army_line(line) + "; holds " + std::to_string(line.prisoners_held) +
                      " prisoners, lost " + std::to_string(line.dead) + " dead.",
                  book_font(11));
    }
    page.line(score_line(report), book_font(11));
    for (const TextAt& note : report.notes) {
        page.line(clock_time(note.time_s) + ": " + note.text, book_font(10));
    }
}

}  // namespace

calibration::Expected<void> write_pdf_report(const MatchReport& report,
                                             const std::filesystem::path& path) {
    const QString title =
        text_of("Little Wars: " + report.sides[0] + " against " + report.sides[1]);
    return write_pdf_file(path, title, kPointsPerInch, [&](QPdfWriter& writer) {
        const OverlayStyle style = paper_style(report.colours);
        Page page(writer, style);
        set_title(page, report);
        for (const ReportedMove& move : report.moves) {
            set_move(page, report, move);
        }
        set_losses(page, report);
        set_roll(page, report);
    });
}

}  // namespace littlewars::ui
