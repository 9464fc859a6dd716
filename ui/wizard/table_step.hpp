#pragma once

#include "calibration/marker_average.hpp"
#include "calibration/table_solver.hpp"
#include "ui/wizard/wizard_step.hpp"

class QDoubleSpinBox;

namespace littlewars::ui {

/// Where the table is: from printed markers where they are found, else from its four corners
/// dragged by hand.
class TableStep : public WizardStep {
    Q_OBJECT

  public:
    TableStep(WizardState& state, SetupStore& known, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("table"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override { return state().setup.table.has_value(); }
    [[nodiscard]] PictureDrawing drawing() const override;
    void enter() override;
    void see(const vision::Frame& frame) override;
    void move_handle(int handle, calibration::PixelPoint to) override;

  private:
    void choose_layout();
    void add_markers(calibration::MarkersOfFrame markers);
    void solve();
    void take(const calibration::TableFit& fit);
    [[nodiscard]] calibration::TableSize size() const;

    QDoubleSpinBox* width_ = nullptr;
    QDoubleSpinBox* depth_ = nullptr;
    std::optional<calibration::MarkerLayout> layout_;
    std::vector<calibration::MarkersOfFrame> frames_;  ///< The newest, of an unmoved camera.
    calibration::MarkersOfFrame seen_;                 ///< Their average.
    calibration::TableCorners corners_{};
    bool by_hand_ = false;  ///< A corner was dragged: markers no longer decide.
};

}  // namespace littlewars::ui
