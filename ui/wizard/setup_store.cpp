#include "ui/wizard/setup_store.hpp"

#include "calibration/armies_json.hpp"
#include "calibration/atomic_file.hpp"
#include "calibration/lens_json.hpp"
#include "calibration/table_json.hpp"
#include "vision/sources/picture_file.hpp"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QStringList>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include <fstream>

namespace littlewars::ui {
namespace {

constexpr const char* kLastSource = "last/source";
constexpr const char* kLastGame = "last/game";

std::string png_of(const cv::Mat& picture) {
    std::vector<unsigned char> png;
    cv::imencode(".png", picture, png);
    return {png.begin(), png.end()};
}

QStringList text_list(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts) {
        list.append(QString::fromStdString(text));
    }
    return list;
}

}  // namespace

SetupStore::SetupStore(QSettings& store, QString folder)
    : store_(store), folder_(std::move(folder)) {}

std::vector<std::string> SetupStore::last_source() const {
    std::vector<std::string> source;
    for (const QString& part : store_.value(kLastSource).toStringList()) {
        source.push_back(part.toStdString());
    }
    return source;
}

void SetupStore::remember_source(const std::vector<std::string>& source) {
    store_.setValue(kLastSource, text_list(source));
    store_.sync();
}

std::string SetupStore::file(const std::vector<std::string>& source, const char* name) const {
    const QByteArray text = text_list(source).join(QLatin1Char('\n')).toUtf8();
    const QByteArray key = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
    const QString folder = folder_ + QLatin1Char('/') + QString::fromLatin1(key.left(16));
    QDir().mkpath(folder);
    return (folder + QLatin1Char('/') + QString::fromLatin1(name)).toStdString();
}

std::optional<calibration::Lens> SetupStore::lens(const std::vector<std::string>& source) const {
    const auto lens = calibration::read_lens(file(source, "lens.json"));
    return lens ? std::optional(*lens) : std::nullopt;
}

MatchSetup SetupStore::load(const std::vector<std::string>& source) const {
    if (source == std::vector<std::string>{"practice:"}) {
        if (auto practice = practice_setup()) {
            return std::move(*practice);
        }
    }
    MatchSetup setup = plain_setup(source);
    if (const auto table = calibration::read_table(file(source, "table.json"))) {
        setup = with_table(std::move(setup), *table);
    }
    if (const auto armies = calibration::read_armies(file(source, "armies.json"))) {
        setup = with_armies(std::move(setup), *armies);
    }
    if (const auto empty = vision::read_picture(file(source, "empty.png"))) {
        setup.empty = *empty;
    }
    return setup;
}

std::string SetupStore::last_game() const {
    return store_.value(kLastGame, QStringLiteral("little-wars")).toString().toStdString();
}

void SetupStore::remember_game(const std::string& game) {
    store_.setValue(kLastGame, QString::fromStdString(game));
    store_.sync();
}

BoardSetup SetupStore::load_board(const std::vector<std::string>& source,
                                  const std::string& game) const {
    if (source == std::vector<std::string>{"practice:"}) {
        return practice_board_setup(game);
    }
    BoardSetup setup;
    setup.game = game;
    setup.source = source;
    std::ifstream kept(file(source, (game + ".json").c_str()));
    const auto place = nlohmann::json::parse(kept, nullptr, false);
    if (place.is_object() && place.value("format", "") == "littlewars-board-place") {
        setup.points = place.value("points", "");
        setup.options = place.value("options", nlohmann::json::object());
        if (place.contains("board")) {
            setup.own_board = place["board"];
        }
    }
    if (!opened_table(setup)) {
        setup.options = nlohmann::json::object();
        setup.own_board.reset();
    }
    if (const auto empty = vision::read_picture(file(source, (game + ".png").c_str()))) {
        setup.empty = *empty;
    }
    return setup;
}

calibration::Expected<void> SetupStore::save_board(const BoardSetup& setup) {
    if (setup.practice) {
        return {};
    }
    nlohmann::ordered_json place{{"format", "littlewars-board-place"},
                                 {"version", 1},
                                 {"game", setup.game},
                                 {"points", setup.points},
                                 {"options", setup.options}};
    if (setup.own_board) {
        place["board"] = *setup.own_board;
    }
    const std::string picture = file(setup.source, (setup.game + ".png").c_str());
    auto saved = calibration::write_file_atomically(
        file(setup.source, (setup.game + ".json").c_str()), place.dump(1) + "\n");
    if (setup.empty.empty()) {
        QFile::remove(QString::fromStdString(picture));
        return saved;
    }
    return saved.and_then(
        [&] { return calibration::write_file_atomically(picture, png_of(setup.empty)); });
}

calibration::Expected<void> SetupStore::save_lens(const std::vector<std::string>& source,
                                                  const calibration::Lens& lens) {
    return calibration::write_lens(file(source, "lens.json"), lens);
}

calibration::Expected<void> SetupStore::save_table(const std::vector<std::string>& source,
                                                   const calibration::TableCalibration& table) {
    return calibration::write_table(file(source, "table.json"), table);
}

calibration::Expected<void> SetupStore::save_empty(const std::vector<std::string>& source,
                                                   const cv::Mat& picture) {
    return calibration::write_file_atomically(file(source, "empty.png"), png_of(picture));
}

calibration::Expected<void> SetupStore::save_armies(const std::vector<std::string>& source,
                                                    const calibration::Armies& armies) {
    return calibration::write_armies(file(source, "armies.json"), armies);
}

}  // namespace littlewars::ui
