#include "ui/report/pdf_file.hpp"

#include "calibration/atomic_file.hpp"
#include "ui/overlay/offscreen_painting.hpp"

#include <QBuffer>
#include <QMarginsF>
#include <QPageLayout>
#include <QPageSize>

#include <string_view>

namespace littlewars::ui {

calibration::Expected<void> write_pdf_file(const std::filesystem::path& path,
                                           const QString& title,
                                           int dots_per_inch,
                                           const std::function<void(QPdfWriter&)>& paint) {
    paint_without_a_window();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        constexpr double kMargin = kPdfMarginPoints;
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Point);
        writer.setResolution(dots_per_inch);
        paint(writer);
    }
    return calibration::write_file_atomically(
        path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace littlewars::ui
