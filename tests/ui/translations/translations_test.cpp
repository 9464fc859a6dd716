#include <QDomDocument>
#include <QFile>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace littlewars::ui {
namespace {

/// Context and source text of every entry, and how many are unfinished or empty.
struct TsFile {
    std::set<std::pair<std::string, std::string>> entries;
    int unfinished = 0;
};

TsFile read_ts(const QString& language) {
    QFile file(QStringLiteral(LITTLEWARS_TEST_DATA "/../../ui/translations/littlewars_%1.ts")
                   .arg(language));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QDomDocument document;
    EXPECT_TRUE(document.setContent(&file));
    TsFile read;
    const QDomNodeList messages = document.elementsByTagName(QStringLiteral("message"));
    for (int index = 0; index < messages.size(); ++index) {
        const QDomElement message = messages.at(index).toElement();
        const QDomElement translation = message.firstChildElement(QStringLiteral("translation"));
        const QDomElement context = message.parentNode().toElement();
        read.entries.insert(
            {context.firstChildElement(QStringLiteral("name")).text().toStdString(),
             message.firstChildElement(QStringLiteral("source")).text().toStdString()});
        read.unfinished += translation.hasAttribute(QStringLiteral("type")) ||
                           translation.text().trimmed().isEmpty();
    }
    return read;
}

TEST(Translations, AreCompleteAndAllOfTheSameTexts) {
    const TsFile dutch = read_ts(QStringLiteral("nl"));
    EXPECT_GT(dutch.entries.size(), 200U);
    for (const char* language : {"nl", "da", "ko", "pl", "sv"}) {
        const TsFile other = read_ts(QString::fromLatin1(language));
        EXPECT_EQ(other.unfinished, 0) << language;
        EXPECT_EQ(other.entries, dutch.entries) << language;
    }
}

}  // namespace
}  // namespace littlewars::ui
