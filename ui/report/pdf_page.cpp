#include "ui/report/pdf_page.hpp"

#include "ui/report/pdf_file.hpp"

#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QUrl>

namespace littlewars::ui {
namespace {

constexpr int kDotsPerInch = 96;
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
    return write_pdf_file(path, {}, kDotsPerInch, [&](QPdfWriter& writer) {
        QTextDocument document;
        document.setHtml(with_pictures(html, document));
        document.print(&writer);
    });
}

}  // namespace littlewars::ui
