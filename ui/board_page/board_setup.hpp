#pragma once

#include "calibration/armies.hpp"
#include "calibration/error.hpp"
#include "ui/board_watch/board_registration.hpp"
#include "ui/board_watch/board_watcher.hpp"
#include "ui/board_watch/practice_board.hpp"
#include "ui/play/game_table.hpp"

#include <nlohmann/json.hpp>
#include <opencv2/core/mat.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// All that must be known to play a board game in the window.
struct BoardSetup {
    std::string game;  ///< "forteca", "stratego", "mukden-1905", …
    nlohmann::json options = nlohmann::json::object();
    std::optional<nlohmann::json> own_board;  ///< A player's own; else the built-in one.
    std::vector<std::string> source;          ///< As on the command line.
    /// Named points as clicked ("C7=x,y …"); empty: the markers of the printed board.
    std::string points;
    cv::Mat empty;                            ///< The bare board, BGR; or no picture.
    std::shared_ptr<PracticeBoard> practice;  ///< The drawn board; null with a camera.
};

/// The game at its start. Errors: the referee's complaint about options or board.
[[nodiscard]] tl::expected<GameTable, std::string> opened_table(const BoardSetup& setup);

/// The drawn board of a game, about which everything is known.
[[nodiscard]] BoardSetup practice_board_setup(const std::string& game);

/// The markers of the board as this program prints it; none for a player's own board.
[[nodiscard]] std::optional<calibration::MarkerLayout> printed_markers(const BoardSetup& setup);

/// Finds the board in the empty picture, or where there is none in `picture`.
///
/// Errors: as register_board() and view_from_markers().
[[nodiscard]] calibration::Expected<RegisteredBoard> registered(const BoardSetup& setup,
                                                                const GameTable& table,
                                                                const cv::Mat& picture);

/// Watches that board; dice too where the markers tell how large it is.
[[nodiscard]] std::shared_ptr<BoardWatcher> watcher_of(const BoardSetup& setup,
                                                       const RegisteredBoard& board,
                                                       const cv::Mat& picture);

/// The board with its points where the registration found them, as a "littlewars-board" file has
/// it. Null for Stratego, whose board is a formula.
[[nodiscard]] nlohmann::json own_board_of(const GameTable& table, const RegisteredBoard& board);

}  // namespace littlewars::ui
