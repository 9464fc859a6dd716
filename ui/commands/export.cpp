#include "ui/commands/export.hpp"

#include "ui/commands/fail.hpp"

#include <fmt/format.h>

namespace littlewars::ui {

int run_export(const ExportArguments& arguments) {
    const auto record = RecordReader::open(arguments.session);
    if (!record) {
        return fail(record.error());
    }
    std::vector<Exported> what = arguments.what;
    if (what.empty()) {
        what = {Exported::PositionsCsv,
                Exported::PositionsJson,
                Exported::Maps,
                Exported::Subtitles,
                Exported::Stills};
    }
    const auto written = export_session(*record, what, arguments.folder);
    if (!written) {
        return fail(written.error());
    }
    for (const auto& path : *written) {
        fmt::print("{}\n", path.string());
    }
    return 0;
}

}  // namespace littlewars::ui
