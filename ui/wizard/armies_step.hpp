#pragma once

#include "ui/wizard/wizard_step.hpp"

#include <array>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;

namespace littlewars::ui {

/// The colours of the two armies: click a soldier or two of each.
class ArmiesStep : public WizardStep {
    Q_OBJECT

  public:
    ArmiesStep(WizardState& state, SetupStore& known, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("armies"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override;
    [[nodiscard]] PictureDrawing drawing() const override;
    void enter() override;
    void click(calibration::PixelPoint at) override;

  private:
    void add_side(std::size_t side, const QString& name);
    void forget();
    void show_colours();
    void take();

    std::array<QLineEdit*, 2> names_{};
    std::array<QPushButton*, 2> choose_{};
    std::array<QLabel*, 2> swatches_{};
    std::array<std::vector<calibration::Colour>, 2> colours_;
    std::vector<PictureMark> clicked_;
    std::size_t side_ = 0;
};

/// The coat at a click: the median colour of the pixels round it.
[[nodiscard]] calibration::Colour coat_at(const cv::Mat& picture, calibration::PixelPoint at);

}  // namespace littlewars::ui
