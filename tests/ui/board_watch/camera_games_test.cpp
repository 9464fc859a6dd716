#include "calibration/marker_dictionary.hpp"
#include "calibration/marker_finder.hpp"
#include "tests/support/random_board_game.hpp"
#include "ui/board_match/explain.hpp"
#include "ui/board_match/line_search.hpp"
#include "ui/board_watch/board_eye.hpp"
#include "ui/board_watch/drawn_board.hpp"
#include "ui/boards/board_sheet.hpp"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

#include <cstdlib>
#include <string>

namespace littlewars::ui {
namespace {

using nlohmann::json;

/// Of the moves that can be told by looking at the board at all.
constexpr double kLeastUnderstood = 0.99;

/// What became of the moves of random games under the camera.
struct Tally {
    int told_apart = 0;  ///< Moves that a perfect reading explains at once.
    int understood = 0;
    int asked = 0;
    int wrong = 0;
};

/// Whether the explanation leads to that very position.
bool leads_to(const GameTable& before, const Explanation& answer, const json& position) {
    GameTable played = before;
    for (const json& move : answer.lines.front()) {
        (void)played.play(move);
    }
    return played.position() == position;
}

/// One camera over one game from its start; registered by the printed markers.
class CameraGame {
  public:
    CameraGame(const std::string& game, unsigned seed)
        : board_(*built_in_board(game == "stratego" ? "stratego-10x10" : game)),
          scene_(board_, seed),
          random_(seed),
          table_(started(game)),
          eye_(task()) {}

    void play(int moves, Tally& tally) {
        while (moves > 0 && !table_.is_over()) {
            const json move = random_move(table_, random_);
            if (move.is_null()) {
                return;
            }
            const GameTable before = table_;
            (void)table_.play(move);
            const bool is_seen = waits_for_a_seen_move(table_.game(), before.position()) &&
                                 board_of(before) != board_of(table_);
            if (is_seen) {
                --moves;
                read(before, tally);
            }
        }
    }

  private:
    static Occupation board_of(const GameTable& table) {
        return occupation_of(table.game(), table.position());
    }

    vision::BoardReadingTask task() {
        vision::BoardReadingTask task;
        task.spots = spots_of(table_);
        const auto sides = sides_of(table_.game());
        task.empty = scene_.picture({}, sides);
        std::vector<vision::BoardMark> marks;
        const auto dictionary = *calibration::find_dictionary(scene_.markers().dictionary);
        for (const auto& seen : calibration::find_markers(task.empty, dictionary)) {
            for (std::size_t i = 0; i < 4; ++i) {
                marks.push_back(
                    {scene_.markers().markers.at(static_cast<std::size_t>(seen.id)).corners[i],
                     seen.corners[i]});
            }
        }
        EXPECT_EQ(marks.size(), 16U);
        task.picture_from_board =
            *vision::picture_from_marks(marks, vision::board_size(scene_.markers().markers));
        task.armies = calibration::Armies{
            .sides = {{sides[0], {{170, 50, 45}}}, {sides[1], {{35, 75, 140}}}}, .figure_mm = {}};
        return task;
    }

    void read(const GameTable& before, Tally& tally) {
        const Occupation board = board_of(table_);
        const bool can_be_told = explain(before, sight_of(before, board)).kind == SightKind::Move;
        const auto answer =
            explain(before, *eye_.look(scene_.picture(board, sides_of(before.game())), before));
        tally.told_apart += can_be_told ? 1 : 0;
        if (answer.kind != SightKind::Move) {
            tally.asked += can_be_told ? 1 : 0;
            return;
        }
        const bool is_right = leads_to(before, answer, table_.position());
        tally.understood += is_right && can_be_told ? 1 : 0;
        tally.wrong += is_right ? 0 : 1;
        EXPECT_TRUE(is_right) << before.position() << answer.lines.front().front();
    }

    referee::Board board_;
    DrawnBoard scene_;
    std::mt19937 random_;
    GameTable table_;
    BoardEye eye_;
};

struct CameraCase {
    std::string game;
    int cameras = 2;
    int moves = 25;  ///< With each camera.
};

class GamesUnderTheCamera : public testing::TestWithParam<CameraCase> {};

/// LITTLEWARS_CAMERA_MOVES sets how many moves are played with each camera.
TEST_P(GamesUnderTheCamera, AreUnderstoodAndNeverMisunderstood) {
    const char* const wanted = std::getenv("LITTLEWARS_CAMERA_MOVES");
    const int moves = wanted == nullptr ? GetParam().moves : std::atoi(wanted);
    Tally tally;
    for (int camera = 0; camera < GetParam().cameras; ++camera) {
        CameraGame(GetParam().game, 1000U + static_cast<unsigned>(camera)).play(moves, tally);
    }
    RecordProperty("told_apart", tally.told_apart);
    RecordProperty("understood", tally.understood);
    EXPECT_EQ(tally.wrong, 0);
    EXPECT_GE(tally.understood, kLeastUnderstood * tally.told_apart)
        << tally.understood << " of " << tally.told_apart;
}

INSTANTIATE_TEST_SUITE_P(BoardGames,
                         GamesUnderTheCamera,
                         testing::Values(CameraCase{"forteca"},
                                         CameraCase{"stratego"},
                                         CameraCase{"mukden-1905"},
                                         CameraCase{"finland-1918"}),
                         [](const auto& given) {
                             return given.param.game.substr(0, given.param.game.find('-'));
                         });

/// A picture of each scene to look at.
TEST(DrawnBoard, LooksLikeABoardUnderACamera) {
    const auto board = *built_in_board("forteca");
    DrawnBoard scene(board, 1000);
    const GameTable table = started("forteca");
    const cv::Mat picture =
        scene.picture(occupation_of("forteca", table.position()), sides_of("forteca"));
    EXPECT_EQ(picture.size(), cv::Size(800, 600));
    if (const char* const folder = std::getenv("LITTLEWARS_SCREENSHOTS")) {
        cv::imwrite(std::string(folder) + "/drawn_board.png", picture);
    }
}

}  // namespace
}  // namespace littlewars::ui
