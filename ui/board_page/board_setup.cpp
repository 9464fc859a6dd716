#include "ui/board_page/board_setup.hpp"

#include "ui/boards/board_sheet.hpp"
#include "ui/play/seats.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using nlohmann::json;

std::string board_name(const std::string& game) {
    return game == "stratego" ? "stratego-10x10" : std::string(default_board(game));
}

/// Pictures given one by one are each taken when the board was at rest.
Settling settling_of(const BoardSetup& setup) {
    const bool are_pictures =
        !setup.source.empty() &&
        std::all_of(setup.source.begin(), setup.source.end(), [](const std::string& file) {
            const auto ending = std::filesystem::path(file).extension();
            return ending == ".png" || ending == ".jpg" || ending == ".jpeg";
        });
    return are_pictures ? Settling::EachPicture : Settling::Watched;
}

}  // namespace

tl::expected<GameTable, std::string> opened_table(const BoardSetup& setup) {
    json input{{"format", "littlewars-position"},
               {"version", 1},
               {"game", setup.game},
               {"options", setup.options},
               {"position", "start"}};
    if (setup.own_board) {
        input["board"] = *setup.own_board;
    }
    return GameTable::open(std::move(input));
}

BoardSetup practice_board_setup(const std::string& game) {
    BoardSetup setup;
    setup.game = game;
    setup.source = {"practice:"};
    setup.practice = std::make_shared<PracticeBoard>(*built_in_board(board_name(game)));
    setup.empty = setup.practice->empty_picture();
    return setup;
}

std::optional<calibration::MarkerLayout> printed_markers(const BoardSetup& setup) {
    const auto board = built_in_board(board_name(setup.game));
    if (setup.own_board || !board) {
        return std::nullopt;
    }
    return *markers_round(*board, {});
}

Expected<RegisteredBoard> registered(const BoardSetup& setup,
                                     const GameTable& table,
                                     const cv::Mat& picture) {
    const cv::Mat& seen = setup.empty.empty() ? picture : setup.empty;
    if (!setup.points.empty()) {
        BoardPlaceTold told;
        told.points = setup.points;
        return register_board(seen, spots_of(table), told);
    }
    const auto markers = printed_markers(setup);
    if (!markers) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    "board",
                                    "where it lies is not known",
                                    "click four of its points"});
    }
    return view_from_markers(seen, *markers).map([&](const cv::Matx33d& view) {
        return RegisteredBoard{view, spots_of(table)};
    });
}

std::shared_ptr<BoardWatcher> watcher_of(const BoardSetup& setup,
                                         const RegisteredBoard& board,
                                         const cv::Mat& picture) {
    std::optional<BoardDice> dice;
    const auto markers = printed_markers(setup);
    if (markers && !setup.practice) {
        if (auto found = BoardDice::from_markers(picture, *markers)) {
            dice = std::move(*found);
        }
    }
    return std::make_shared<BoardWatcher>(
        vision::BoardReadingTask{board.spots, board.picture_from_board, setup.empty, std::nullopt},
        std::move(dice),
        setup.points.empty() && !setup.practice ? markers : std::nullopt,
        settling_of(setup));
}

json own_board_of(const GameTable& table, const RegisteredBoard& board) {
    json own = table.board();
    if (own.is_null()) {
        return own;
    }
    for (std::size_t i = 0; i < board.spots.size(); ++i) {
        const auto kept = [](double part) {
            return std::clamp(std::round(part * 1e4) / 1e4, 0.0, 1.0);
        };
        own["points"][i]["x"] = kept(board.spots[i].x);
        own["points"][i]["y"] = kept(board.spots[i].y);
    }
    own["name"] = own.value("name", "") + "-own";
    return own;
}

}  // namespace littlewars::ui
