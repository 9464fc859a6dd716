#pragma once

#include "calibration/lens_collector.hpp"
#include "calibration/lens_solver.hpp"
#include "ui/wizard/wizard_step.hpp"

#include <opencv2/core/types.hpp>

#include <future>

class QPushButton;

namespace littlewars::ui {

/// The lens, from views of the printed board held before the camera: sharp and varied ones are
/// taken by themselves, cells of the picture that the board has reached turn green, and words say
/// what the views lack. Solved beside the window.
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

  private:
    void solve();
    void take_answer();
    void start_again();
    [[nodiscard]] QString progress_words(calibration::OfferedView offered) const;

    calibration::LensCollector collector_{calibration::BoardPattern{}};
    cv::Size picture_;
    std::future<calibration::Expected<calibration::LensFit>> solving_;
    QPushButton* again_ = nullptr;
    QPushButton* enough_ = nullptr;  ///< Solves before all is covered.
};

}  // namespace littlewars::ui
