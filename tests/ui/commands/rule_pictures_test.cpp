#include "tests/support/run_program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace littlewars::ui {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;
using testing_support::run_program;
using testing_support::TemporaryFolder;

constexpr std::uintmax_t kLargestPicture = 40000;

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> files_of(const fs::path& folder, const char* extension) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == extension) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// A game's folder in referee/.
class RulePictures : public testing::TestWithParam<std::string> {
  protected:
    [[nodiscard]] fs::path page() const {
        return fs::path(LITTLEWARS_TEST_DATA) / "../../referee" / GetParam();
    }
    [[nodiscard]] fs::path pictures() const { return page() / "pictures"; }
};

TEST_P(RulePictures, StandOnTheirPageEachWithItsPosition) {
    const std::string text = contents(page() / "README.md");
    const auto drawn = files_of(pictures(), ".svg");
    ASSERT_EQ(drawn.size(), files_of(pictures(), ".json").size());
    for (const fs::path& picture : drawn) {
        EXPECT_THAT(text, HasSubstr("](pictures/" + picture.filename().string() + ")"));
        EXPECT_LT(fs::file_size(picture), kLargestPicture) << picture;
        EXPECT_TRUE(fs::exists(fs::path(picture).replace_extension(".json"))) << picture;
    }
}

INSTANTIATE_TEST_SUITE_P(Games,
                         RulePictures,
                         testing::Values("littlewars", "forteca", "stratego", "mukden", "finland"));

/// Little Wars' maps are set in whatever fonts there are, so only these are the same everywhere.
class RulePicturesOfBoards : public RulePictures {};

TEST_P(RulePicturesOfBoards, AreWhatTheProgramDraws) {
    const TemporaryFolder folder;
    for (const fs::path& position : files_of(pictures(), ".json")) {
        const std::string map = folder.file("map.svg");
        const auto run = run_program({"judge", position.string(), "--map", map});
        ASSERT_EQ(run.status, 0) << run.errors;
        EXPECT_THAT(run.errors, IsEmpty());
        EXPECT_EQ(contents(map), contents(fs::path(position).replace_extension(".svg")))
            << position << " has changed: draw anew with the target rule_pictures";
    }
}

INSTANTIATE_TEST_SUITE_P(Games,
                         RulePicturesOfBoards,
                         testing::Values("forteca", "stratego", "mukden", "finland"));

}  // namespace
}  // namespace littlewars::ui
