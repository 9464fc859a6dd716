#include "ui/wizard/setup_store.hpp"

#include "calibration/armies_json.hpp"
#include "calibration/atomic_file.hpp"
#include "calibration/lens_json.hpp"
#include "calibration/table_json.hpp"
#include "vision/sources/picture_file.hpp"

#include <QCryptographicHash>
#include <QDir>
#include <QStringList>
#include <opencv2/imgcodecs.hpp>

namespace littlewars::ui {
namespace {

constexpr const char* kLastSource = "last/source";

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
    std::vector<unsigned char> png;
    cv::imencode(".png", picture, png);
    return calibration::write_file_atomically(file(source, "empty.png"),
                                              std::string(png.begin(), png.end()));
}

calibration::Expected<void> SetupStore::save_armies(const std::vector<std::string>& source,
                                                    const calibration::Armies& armies) {
    return calibration::write_armies(file(source, "armies.json"), armies);
}

}  // namespace littlewars::ui
