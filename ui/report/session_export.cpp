#include "ui/report/session_export.hpp"

#include "calibration/atomic_file.hpp"
#include "referee/littlewars/position_json.hpp"
#include "ui/overlay/render_overlay.hpp"
#include "ui/report/match_report.hpp"
#include "ui/session/ruling_words.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <system_error>
#include <utility>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;
using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using Judgements = std::vector<std::shared_ptr<const Judgement>>;

/// Quoted when it has to be.
std::string field(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char letter : text) {
        quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    }
    return quoted + "\"";
}

std::string spot(const std::optional<rules::Spot>& at) {
    return at ? fmt::format("{:.4f},{:.4f}", at->x_in, at->y_in) : ",";
}

std::string status_word(rules::Status status) {
    return std::string(status_name(status));
}

std::string csv_row(const Judgement& judgement,
                    const std::string& piece,
                    const std::string& rest,
                    const std::optional<rules::Spot>& at,
                    const std::optional<rules::Spot>& from,
                    double sigma_in) {
    return fmt::format("{},{},{},{},{},{},{:.4f}\r\n",
                       judgement.number,
                       field(judgement.moved),
                       field(piece),
                       rest,
                       spot(at),
                       spot(from),
                       sigma_in);
}

std::string csv_of(const Judgement& judgement) {
    const rules::PositionInput& position = judgement.position;
    std::string rows;
    for (const rules::ManInput& man : position.men) {
        const std::string rest =
            fmt::format("{},{},{}",
                        field(position.sides[man.side]),
                        man.kind == rules::Kind::Cavalry ? "cavalry" : "infantry",
                        status_word(man.status));
        rows += csv_row(
            judgement, man.id, rest, rules::Outline(man.shape).centre(), man.from, man.sigma_in);
    }
    for (const rules::GunInput& gun : position.guns) {
        const std::string rest = fmt::format("{},gun,", field(position.sides[gun.side]));
        rows += csv_row(judgement, gun.id, rest, gun.axle.middle(), gun.from, gun.sigma_in);
    }
    return rows;
}

/// "00:41:05,250"
std::string srt_time(double time_s) {
    const long ms = std::max(0L, static_cast<long>(time_s * 1000 + 0.5));
    return fmt::format(
        "{:02}:{:02}:{:02},{:03}", ms / 3600000, ms / 60000 % 60, ms / 1000 % 60, ms % 1000);
}

/// Files written into one folder, the first failure kept.
class Folder {
  public:
    explicit Folder(std::filesystem::path path) : path_(std::move(path)) {
        std::error_code refused;
        std::filesystem::create_directories(path_, refused);
        if (refused) {
            failure_ = Error{ErrorKind::Unavailable,
                             path_.string(),
                             "the folder can't be made (" + refused.message() + ")",
                             "choose another folder"};
        }
    }

    void write(const std::string& name, std::string_view bytes) {
        if (failure_) {
            return;
        }
        const auto done = calibration::write_file_atomically(path_ / name, bytes);
        if (done) {
            written_.push_back(path_ / name);
        } else {
            failure_ = done.error();
        }
    }

    [[nodiscard]] Expected<std::vector<std::filesystem::path>> written() const {
        if (failure_) {
            return tl::unexpected(*failure_);
        }
        return written_;
    }

  private:
    std::filesystem::path path_;
    std::vector<std::filesystem::path> written_;
    std::optional<Error> failure_;
};

/// The session's time when the first video's first frame was taken.
double video_start_s(const RecordReader& record) {
    for (const RecordedVideo& video : record.videos()) {
        if (video.frames > 0) {
            return video.begin_s;
        }
    }
    return 0;
}

void write_stills(Folder& folder, const RecordReader& record) {
    int number = 0;
    (void)record.each_still([&](const Still& still) {
        folder.write(fmt::format("still-{}.jpg", ++number), still.jpeg);
    });
}

void write_one(Folder& folder,
               Exported what,
               const RecordReader& record,
               const MatchReport& report,
               const Judgements& judgements) {
    switch (what) {
        case Exported::PositionsCsv:
            folder.write("positions.csv", positions_csv(judgements));
            return;
        case Exported::PositionsJson:
            for (const auto& judgement : judgements) {
                folder.write(fmt::format("move-{}.json", judgement->number),
                             rules::to_json(judgement->position).dump() + "\n");
            }
            return;
        case Exported::Maps:
            for (const ReportedMove& move : report.moves) {
                constexpr int kWidth = 1200;
                folder.write(fmt::format("move-{}.svg", move.judgement->number),
                             map_svg(move.map, report.table, report.colours, kWidth));
            }
            return;
        case Exported::Subtitles:
            folder.write("rulings.srt", rulings_srt(judgements, video_start_s(record)));
            return;
        case Exported::Stills:
            write_stills(folder, record);
            return;
    }
}

}  // namespace

std::string positions_csv(const Judgements& list) {
    std::string csv =
        "move,moved,piece,side,kind,status,x_in,y_in,from_x_in,from_y_in,sigma_in\r\n";
    for (const auto& judgement : list) {
        csv += csv_of(*judgement);
    }
    return csv;
}

std::string rulings_srt(const Judgements& list, double start_s) {
    constexpr double kShown_s = 8;
    std::string srt;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const double from_s = list[i]->time_s - start_s;
        double to_s = from_s + kShown_s;
        if (i + 1 < list.size()) {
            to_s = std::min(to_s, list[i + 1]->time_s - start_s);
        }
        srt += fmt::format("{}\n{} --> {}\nMove {}, {}\n",
                           i + 1,
                           srt_time(from_s),
                           srt_time(to_s),
                           list[i]->number,
                           list[i]->moved);
        for (const std::string& line : words_of(*list[i])) {
            srt += line + "\n";
        }
        srt += "\n";
    }
    return srt;
}

Expected<std::vector<std::filesystem::path>> export_session(const RecordReader& record,
                                                            const std::vector<Exported>& what,
                                                            const std::filesystem::path& path) {
    const auto report = match_report(record);
    if (!report) {
        return tl::unexpected(report.error());
    }
    Judgements judgements;
    for (const ReportedMove& move : report->moves) {
        judgements.push_back(move.judgement);
    }
    Folder folder(path);
    for (const Exported each : what) {
        write_one(folder, each, record, *report, judgements);
    }
    return folder.written();
}

}  // namespace littlewars::ui
