#pragma once

#include "ui/wizard/wizard_step.hpp"

class QDoubleSpinBox;

namespace littlewars::ui {

/// A ruler laid on the table and its ends dragged to: measured against true.
class RulerStep : public WizardStep {
    Q_OBJECT

  public:
    RulerStep(WizardState& state, SetupStore& known, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("ruler"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override { return agrees_; }
    [[nodiscard]] PictureDrawing drawing() const override;
    void enter() override;
    void move_handle(int handle, calibration::PixelPoint to) override;

  private:
    void compare();

    QDoubleSpinBox* length_ = nullptr;
    std::array<calibration::PixelPoint, 2> ends_{};
    bool touched_ = false;
    bool agrees_ = false;
};

}  // namespace littlewars::ui
