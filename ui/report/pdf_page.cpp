#include "ui/report/pdf_page.hpp"

#include "calibration/atomic_file.hpp"
#include "ui/overlay/offscreen_painting.hpp"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QUrl>

#include <string_view>

namespace littlewars::ui {
namespace {

constexpr int kDotsPerInch = 96;
constexpr double kMargin_mm = 16;
constexpr int kFinenessOfDrawings = 3;  ///< Pixels for a unit of a drawing.

QImage drawn(const QByteArray& svg) {
    QSvgRenderer drawing(svg);
    QImage picture(drawing.defaultSize() * kFinenessOfDrawings,
                   QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter);
    return picture;
}

/// A text document knows no inline SVG: each drawing becomes a picture of its own.
QString with_pictures(const std::string& html, QTextDocument& document) {
    QString page = QString::fromStdString(html);
    for (int number = 0;; ++number) {
        const qsizetype begin = page.indexOf(QStringLiteral("<svg"));
        const qsizetype end = page.indexOf(QStringLiteral("</svg>"), begin);
        if (begin < 0 || end < 0) {
            return page;
        }
        const qsizetype length = end + 6 - begin;
        const QUrl name(QStringLiteral("drawing-%1").arg(number));
        const QImage picture = drawn(page.mid(begin, length).toUtf8());
        document.addResource(QTextDocument::ImageResource, name, picture);
        page.replace(begin,
                     length,
                     QStringLiteral("<img src=\"%1\" width=\"%2\">")
                         .arg(name.toString())
                         .arg(picture.width() / kFinenessOfDrawings));
    }
}

}  // namespace

calibration::Expected<void> write_pdf_page(const std::string& html,
                                           const std::filesystem::path& path) {
    paint_without_a_window();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(kMargin_mm, kMargin_mm, kMargin_mm, kMargin_mm),
                              QPageLayout::Millimeter);
        writer.setResolution(kDotsPerInch);
        QTextDocument document;
        document.setHtml(with_pictures(html, document));
        document.print(&writer);
    }
    return calibration::write_file_atomically(
        path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace littlewars::ui
