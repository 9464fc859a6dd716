#pragma once

#include "ui/wizard/wizard_step.hpp"

#include <map>
#include <string>
#include <vector>

class QComboBox;
class QPushButton;

namespace littlewars::ui {

/// Where the board lies: from the printed markers round it where they are found, else from named
/// points of it that are clicked. Then a picture of it without pieces.
class BoardStep : public WizardStep {
    Q_OBJECT

  public:
    BoardStep(WizardState& state, SetupStore& known, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("board"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override { return found_.has_value(); }
    [[nodiscard]] PictureDrawing drawing() const override;
    void enter() override;
    void see(const vision::Frame& frame) override;
    void click(calibration::PixelPoint at) override;

    /// The board as found; nothing before.
    [[nodiscard]] const std::optional<RegisteredBoard>& found() const { return found_; }
    /// Writes the board as it was found, as a "littlewars-board" file.
    ///
    /// Errors: BadInput  it is not found yet, or is Stratego's; Unavailable  the disk.
    calibration::Expected<void> save_board(const std::string& path) const;
    /// Takes a player's own board from such a file.
    ///
    /// Errors: BadInput  the file, or a board on which this game can't be played.
    calibration::Expected<void> load_board(const std::string& path);

  private:
    void find(const cv::Mat& picture);
    void name_points();
    void take_empty();
    void forget_clicks();
    void choose_file();
    void choose_place();
    [[nodiscard]] std::string clicks_text() const;

    QComboBox* points_ = nullptr;  ///< Which point is clicked next.
    std::vector<std::pair<std::string, calibration::PixelPoint>> clicks_;
    std::optional<RegisteredBoard> found_;
    std::string named_for_;  ///< The game whose points are in the list.
};

}  // namespace littlewars::ui
