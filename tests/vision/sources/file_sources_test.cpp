#include "vision/sources/file_signature.hpp"
#include "vision/sources/frame_source.hpp"
#include "vision/sources/picture_file.hpp"
#include "vision/sources/picture_source.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>
#include <vector>

namespace littlewars::vision {
namespace {

namespace fs = std::filesystem;
using calibration::ErrorKind;
using std::chrono::milliseconds;

constexpr int kPictures = 30;
constexpr double kStep = 7;  ///< In brightness, from picture to picture.

/// A folder of its own for each test, removed at its end.
class FileSources : public testing::Test {
  protected:
    FileSources() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = fs::temp_directory_path() /
                  ("littlewars_sources_" + std::string(test->name()) + std::to_string(::getpid()));
        fs::create_directories(folder_);
    }
    ~FileSources() override { fs::remove_all(folder_); }

    [[nodiscard]] fs::path path(const std::string& name) const { return folder_ / name; }

    fs::path write(const std::string& name, const std::string& bytes) const {
        std::ofstream(path(name), std::ios::binary) << bytes;
        return path(name);
    }

    fs::path picture(const std::string& name, int rows = 48, int columns = 64) const {
        cv::Mat grey_ramp(rows, columns, CV_8UC3);
        cv::randu(grey_ramp, 0, 255);
        cv::imwrite(path(name).string(), grey_ramp);
        return path(name);
    }

    /// Each picture brighter than the one before.
    fs::path video(const std::string& name, const std::string& fourcc) const {
        cv::VideoWriter writer(path(name).string(),
                               cv::CAP_FFMPEG,
                               cv::VideoWriter::fourcc(fourcc[0], fourcc[1], fourcc[2], fourcc[3]),
                               10,
                               cv::Size(160, 120));
        for (int i = 0; i < kPictures; ++i) {
            cv::Mat frame(120, 160, CV_8UC3, cv::Scalar::all(20 + kStep * i));
            cv::randn(frame(cv::Rect(0, 0, 80, 60)), 20 + kStep * i, 4);
            writer.write(frame);
        }
        return path(name);
    }

    static fs::path cut(const fs::path& file, double part) {
        fs::resize_file(
            file, static_cast<std::uintmax_t>(static_cast<double>(fs::file_size(file)) * part));
        return file;
    }

    fs::path folder_;
};

std::vector<calibration::Expected<Frame>> read_all(const std::vector<std::string>& arguments) {
    std::vector<calibration::Expected<Frame>> frames;
    auto source = open_source(arguments);
    if (!source) {
        frames.emplace_back(tl::unexpected(source.error()));
        return frames;
    }
    do {
        frames.push_back((*source)->next(milliseconds(1000)));
    } while (frames.back() && frames.size() < 1000);
    return frames;
}

ErrorKind only_error(const fs::path& file) {
    const auto frames = read_all({file.string()});
    EXPECT_EQ(frames.size(), 1U);
    EXPECT_FALSE(frames.back());
    EXPECT_FALSE(frames.back().error().what.empty());
    return frames.back().error().kind;
}

TEST_F(FileSources, GiveASequenceInTheOrderNamed) {
    const auto frames = read_all({picture("b.png").string(), picture("a.jpg").string()});
    ASSERT_EQ(frames.size(), 3U);
    EXPECT_EQ(frames[0]->name, "b.png");
    EXPECT_EQ(frames[1]->name, "a.jpg");
    EXPECT_EQ(frames[1]->index, 1);
    EXPECT_EQ(frames[2].error().kind, ErrorKind::EndOfSource);
}

TEST_F(FileSources, GiveEveryPictureOfAVideoWithItsTime) {
    for (const auto& [name, codec] :
         {std::pair{"a.mp4", "mp4v"}, {"a.mkv", "MJPG"}, {"a.avi", "MJPG"}}) {
        const auto frames = read_all({video(name, codec).string()});
        ASSERT_EQ(frames.size(), kPictures + 1U) << name;
        double before = 0;
        for (int i = 0; i < kPictures; ++i) {
            const auto& frame = *frames[static_cast<std::size_t>(i)];
            EXPECT_NEAR(frame.time.count(), 0.1 * i, 0.002) << name;
            const double brightness = cv::mean(frame.picture)[0];
            EXPECT_GT(brightness, before + kStep / 2) << name << i;
            before = brightness;
        }
        EXPECT_EQ(frames.back().error().kind, ErrorKind::EndOfSource);
    }
}

TEST_F(FileSources, RefuseWhatIsNoPictureOrVideo) {
    EXPECT_EQ(only_error(path("absent.jpg")), ErrorKind::BadInput);
    EXPECT_EQ(only_error(folder_), ErrorKind::BadInput);
    EXPECT_EQ(only_error(write("empty.jpg", "")), ErrorKind::BadInput);
    EXPECT_EQ(only_error(write("words.jpg", "not a picture at all, but words")),
              ErrorKind::BadInput);
    EXPECT_EQ(only_error(write("list.mp4", "#EXTM3U\nhttp://127.0.0.1:1/x.ts\n")),
              ErrorKind::BadInput);
    EXPECT_EQ(only_error(write("head_only.png", "\x89PNG\r\n\x1A\n")), ErrorKind::BadInput);
    EXPECT_EQ(only_error("/dev/zero"), ErrorKind::BadInput);
}

TEST_F(FileSources, RefuseAPictureCutShort) {
    EXPECT_EQ(only_error(cut(picture("a.jpg", 200, 300), 0.6)), ErrorKind::BadInput);
    EXPECT_EQ(only_error(cut(picture("a.png", 200, 300), 0.6)), ErrorKind::BadInput);
}

TEST_F(FileSources, RefuseAMedicalPictureInAWebPsClothes) {
    std::string bytes = "RIFF....WEBPVP8 ";
    bytes.resize(128, '\x80');
    bytes += "DICMLO\xB3\xEC\xA1\x1B";
    EXPECT_EQ(read_picture(write("disguised.webp", bytes)).error().what, "is not a picture");
}

TEST_F(FileSources, GoOnAfterABadPictureOfASequence) {
    auto source = open_source({picture("a.jpg").string(),
                               cut(picture("b.jpg", 200, 300), 0.5).string(),
                               picture("c.jpg").string()});
    ASSERT_TRUE(source);
    EXPECT_TRUE((*source)->next(milliseconds(0)));
    EXPECT_EQ((*source)->next(milliseconds(0)).error().kind, ErrorKind::BadInput);
    EXPECT_TRUE((*source)->next(milliseconds(0)));
}

TEST_F(FileSources, SayThatAVideoBreaksOff) {
    const auto frames = read_all({cut(video("a.avi", "MJPG"), 0.6).string()});
    ASSERT_GT(frames.size(), kPictures / 3U);
    EXPECT_LT(frames.size(), kPictures);
    EXPECT_EQ(frames.back().error().kind, ErrorKind::BadInput);
    EXPECT_EQ(only_error(cut(video("a.mp4", "mp4v"), 0.6)), ErrorKind::BadInput);
}

TEST_F(FileSources, RefusePicturesOfAbsurdSize) {
    EXPECT_EQ(read_picture(picture("dot.png", 1, 1)).error().kind, ErrorKind::BadInput);
    std::string bomb("\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\x4E\x20\0\0\x4E\x20\x08\x02\0\0\0", 29);
    EXPECT_EQ(read_picture(write("bomb.png", bomb)).error().what,
              "is too large (20000 x 20000 pixels)");
}

TEST_F(FileSources, KeepStoredOrientation) {
    picture("plain.jpg", 48, 64);
    std::ifstream plain(path("plain.jpg"), std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(plain), {}};
    // An EXIF segment whose only entry is Orientation = 6 (rotate by 90 degrees).
    const std::string exif(
        "\xFF\xE1\x00\x22"
        "Exif\0\0"
        "MM\0\x2A\0\0\0\x08"
        "\0\x01"
        "\x01\x12\0\x03\0\0\0\x01\0\x06\0\0"
        "\0\0\0\0",
        36);
    const auto turned =
        read_picture(write("turned.jpg", bytes.substr(0, 2) + exif + bytes.substr(2)));
    ASSERT_TRUE(turned) << message(turned.error());
    EXPECT_EQ(turned->size(), cv::Size(64, 48));
}

TEST_F(FileSources, EndWhenStopped) {
    auto source = open_source({video("a.mkv", "MJPG").string()});
    ASSERT_TRUE(source);
    EXPECT_TRUE((*source)->next(milliseconds(1000)));
    (*source)->stop();
    EXPECT_EQ((*source)->next(milliseconds(1000)).error().kind, ErrorKind::EndOfSource);
}

TEST(OpenSource, AsksForASource) {
    EXPECT_EQ(open_source({}).error().kind, ErrorKind::BadInput);
    EXPECT_EQ(open_source({""}).error().kind, ErrorKind::BadInput);
}

TEST(FileSignature, ReadsSizesFromHeaders) {
    const cv::Mat picture(40, 70, CV_8UC3, cv::Scalar(1, 2, 3));
    for (const char* ending : {".jpg", ".png", ".bmp", ".webp"}) {
        std::vector<unsigned char> bytes;
        cv::imencode(ending, picture, bytes);
        EXPECT_EQ(claimed_size(std::as_bytes(std::span(bytes))), (PictureSize{70, 40})) << ending;
        EXPECT_TRUE(is_complete(std::as_bytes(std::span(bytes)))) << ending;
    }
}

}  // namespace
}  // namespace littlewars::vision
