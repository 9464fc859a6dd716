#include "tests/support/run_program.hpp"
#include "ui/report/html_report.hpp"
#include "ui/report/pdf_report.hpp"
#include "ui/report/report_words.hpp"
#include "ui/report/session_export.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace littlewars::ui {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

class ReportOfTheBattle : public testing::Test {
  protected:
    ReportOfTheBattle()
        : record_(RecordReader::open(fs::path(LITTLEWARS_TEST_DATA) / "sessions" / "battle.lws")
                      .value()),
          report_(match_report(record_).value()) {}
    RecordReader record_;
    MatchReport report_;
    testing_support::TemporaryFolder folder_;
};

TEST_F(ReportOfTheBattle, TellsMovesLossesAndRoll) {
    ASSERT_THAT(report_.moves, SizeIs(testing::Ge(4U)));
    EXPECT_EQ(report_.at_first[0].infantry, 12);
    EXPECT_EQ(report_.at_first[1].infantry, 11);
    EXPECT_EQ(report_.at_last[0].dead, 2);
    EXPECT_EQ(report_.at_last[1].dead, 3);
    EXPECT_EQ(report_.at_last[0].prisoners_held, 2);
    const auto lines = strengths(report_);
    EXPECT_EQ(lines[0].front(), 16);
    EXPECT_EQ(lines[0].back(), 14);
    EXPECT_EQ(lines[1].back(), 9);
}

TEST_F(ReportOfTheBattle, IsOneHtmlFileThatNeedsNothingElse) {
    const std::string html = html_report(report_);
    EXPECT_GE(count_of(html, "<svg"), report_.moves.size() + 1);
    EXPECT_THAT(html, HasSubstr("6 red against 4 blue"));
    EXPECT_THAT(html, Not(HasSubstr("src=\"http")));
    EXPECT_THAT(html, Not(HasSubstr("href=\"http")));
    EXPECT_THAT(html, Not(HasSubstr("<link")));
}

TEST_F(ReportOfTheBattle, EscapesWhatPlayersTyped) {
    report_.notes.push_back({3, "<script>alert(1)</script> & \"more\""});
    report_.sides[0] = "<red>";
    const std::string html = html_report(report_);
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    EXPECT_THAT(html, HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;"));
    EXPECT_THAT(html, HasSubstr("&lt;red&gt;"));
}

TEST_F(ReportOfTheBattle, IsAPdf) {
    const fs::path path = folder_.path() / "report.pdf";
    ASSERT_TRUE(write_pdf_report(report_, path));
    const std::string pdf = bytes_of(path);
    EXPECT_EQ(pdf.substr(0, 5), "%PDF-");
    EXPECT_GE(count_of(pdf, "/Type /Page\n"), report_.moves.size() + 2);
}

TEST_F(ReportOfTheBattle, IsExportedForOtherPrograms) {
    const auto written = export_session(
        record_, {Exported::PositionsCsv, Exported::PositionsJson, Exported::Maps}, folder_.path());
    ASSERT_TRUE(written) << message(written.error());
    EXPECT_THAT(*written, SizeIs(1 + 2 * report_.moves.size()));
    const std::string csv = bytes_of(folder_.path() / "positions.csv");
    EXPECT_EQ(csv.substr(0, csv.find(',')), "move");
    const auto& first = report_.moves[0].judgement->position;
    EXPECT_EQ(count_of(csv, "\r\n1,"), first.men.size() + first.guns.size());
    const auto position = nlohmann::json::parse(bytes_of(folder_.path() / "move-1.json"));
    EXPECT_EQ(position["format"], "littlewars-position");
    EXPECT_THAT(bytes_of(folder_.path() / "move-1.svg"), HasSubstr("<svg"));
}

TEST_F(ReportOfTheBattle, SaysWhenAFolderCanNotBeMade) {
    std::ofstream(folder_.path() / "file");
    const auto written = export_session(record_, {Exported::Maps}, folder_.path() / "file" / "x");
    ASSERT_FALSE(written);
    EXPECT_EQ(exit_status(written.error()), 1);
}

TEST_F(ReportOfTheBattle, HasSubtitlesForTheVideo) {
    std::vector<std::shared_ptr<const Judgement>> judgements;
    for (const ReportedMove& move : report_.moves) {
        judgements.push_back(move.judgement);
    }
    const std::string srt = rulings_srt(judgements, judgements[0]->time_s - 61.5);
    EXPECT_THAT(srt, testing::StartsWith("1\n00:01:01,500 --> "));
    EXPECT_EQ(count_of(srt, " --> "), judgements.size());
}

}  // namespace
}  // namespace littlewars::ui
