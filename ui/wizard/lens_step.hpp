#pragma once

#include "calibration/board_finder.hpp"
#include "calibration/lens_solver.hpp"
#include "ui/wizard/wizard_step.hpp"

#include <future>
#include <vector>

class QPushButton;

namespace littlewars::ui {

/// The lens, from views of the printed board held before the camera: views are taken by themselves
/// when the board is somewhere new; the map shows where it has been. Solved beside the window.
class LensStep : public WizardStep {
    Q_OBJECT

  public:
    LensStep(WizardState& state, SetupStore& known, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("lens"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override { return state().lens.has_value(); }
    [[nodiscard]] PictureDrawing drawing() const override;
    void enter() override;
    void see(const vision::Frame& frame) override;

    /// Takes views and shows them, until there are enough; then solves.
    void add_view(calibration::BoardView view);

  private:
    [[nodiscard]] bool is_new(const calibration::BoardView& view) const;
    void solve();
    void take_answer();
    [[nodiscard]] QString progress_words() const;

    calibration::BoardPattern board_;
    std::vector<calibration::BoardView> views_;
    std::vector<cv::Point2f> now_;  ///< Corners of the board in the newest picture.
    std::future<calibration::Expected<calibration::LensFit>> solving_;
    QPushButton* again_ = nullptr;
};

}  // namespace littlewars::ui
