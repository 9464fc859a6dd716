#pragma once

#include "calibration/lens.hpp"
#include "ui/board_page/board_setup.hpp"
#include "ui/window/match_setup.hpp"

#include <QSettings>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// What was found out about each camera, kept between runs: its lens, table, empty table and armies
/// as files of the program's own formats, in a folder per camera. Everything is written at once and
/// atomically.
class SetupStore {
  public:
    /// `folder`: where the cameras' folders are; made when needed.
    SetupStore(QSettings& store, QString folder);

    /// The source of the last match; empty when there was none.
    [[nodiscard]] std::vector<std::string> last_source() const;
    void remember_source(const std::vector<std::string>& source);

    /// The game played last; "little-wars" when there was none.
    [[nodiscard]] std::string last_game() const;
    void remember_game(const std::string& game);

    /// What is known of a board game under that source. What can't be read is left out.
    [[nodiscard]] BoardSetup load_board(const std::vector<std::string>& source,
                                        const std::string& game) const;
    /// Where its board lies, its picture without pieces, the player's own board and the options.
    ///
    /// Errors: Unavailable  the disk.
    calibration::Expected<void> save_board(const BoardSetup& setup);

    /// All that is known of a source's setup. What can't be read is left out.
    [[nodiscard]] MatchSetup load(const std::vector<std::string>& source) const;
    [[nodiscard]] std::optional<calibration::Lens> lens(
        const std::vector<std::string>& source) const;

    /// Errors of the four: Unavailable  the disk.
    calibration::Expected<void> save_lens(const std::vector<std::string>& source,
                                          const calibration::Lens& lens);
    calibration::Expected<void> save_table(const std::vector<std::string>& source,
                                           const calibration::TableCalibration& table);
    calibration::Expected<void> save_empty(const std::vector<std::string>& source,
                                           const cv::Mat& picture);
    calibration::Expected<void> save_armies(const std::vector<std::string>& source,
                                            const calibration::Armies& armies);

  private:
    [[nodiscard]] std::string file(const std::vector<std::string>& source, const char* name) const;

    QSettings& store_;
    QString folder_;
};

}  // namespace littlewars::ui
