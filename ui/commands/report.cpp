#include "ui/commands/report.hpp"

#include "calibration/atomic_file.hpp"
#include "ui/board_record/board_record.hpp"
#include "ui/board_record/board_report.hpp"
#include "ui/commands/fail.hpp"
#include "ui/report/html_report.hpp"
#include "ui/report/pdf_page.hpp"
#include "ui/report/pdf_report.hpp"

#include <string>

namespace littlewars::ui {

int run_report(const ReportArguments& arguments) {
    const std::string kind = arguments.out.extension().string();
    if (kind != ".html" && kind != ".pdf") {
        return fail({calibration::ErrorKind::BadInput,
                     arguments.out.string(),
                     "a report is an .html or a .pdf file",
                     "choose such a name"});
    }
    const auto record = RecordReader::open(arguments.session);
    if (!record) {
        return fail(record.error());
    }
    if (is_board_record(*record)) {
        const auto page = board_report_html(*record);
        if (!page) {
            return fail(page.error());
        }
        const auto done = kind == ".pdf" ? write_pdf_page(*page, arguments.out)
                                         : calibration::write_file_atomically(arguments.out, *page);
        return done ? 0 : fail(done.error());
    }
    const auto report = match_report(*record);
    if (!report) {
        return fail(report.error());
    }
    const auto written =
        kind == ".pdf" ? write_pdf_report(*report, arguments.out)
                       : calibration::write_file_atomically(arguments.out, html_report(*report));
    return written ? 0 : fail(written.error());
}

}  // namespace littlewars::ui
