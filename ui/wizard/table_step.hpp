#pragma once

#include "calibration/marker_average.hpp"
#include "calibration/table_solver.hpp"
#include "ui/wizard/wizard_step.hpp"

class QComboBox;
class QDoubleSpinBox;
class QPushButton;

namespace littlewars::ui {

class LaidRulers;

/// What the table's place is found from.
enum class TableBy { Corners, Markers, Ruler };

/// Where the table is: from its four corners dragged by hand, from printed markers, or from a ruler
/// that is laid down twice or more.
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

    [[nodiscard]] TableBy by() const { return by_; }
    void find_by(TableBy by);

  private:
    void choose_layout();
    void offer_corners();
    void add_markers(calibration::MarkersOfFrame markers);
    void solve();
    void solve_by_marks();
    void solve_by_ruler();
    void take(const calibration::Expected<calibration::TableFit>& fit);
    [[nodiscard]] calibration::TableSize size() const;

    QDoubleSpinBox* width_ = nullptr;
    QDoubleSpinBox* depth_ = nullptr;
    QComboBox* ways_ = nullptr;
    QPushButton* open_layout_ = nullptr;
    LaidRulers* rulers_ = nullptr;
    TableBy by_ = TableBy::Corners;
    std::optional<calibration::MarkerLayout> layout_;
    std::vector<calibration::MarkersOfFrame> frames_;  ///< The newest, of an unmoved camera.
    calibration::MarkersOfFrame seen_;                 ///< Their average.
    calibration::TableCorners corners_{};
    bool dragged_ = false;  ///< A corner was: they are where somebody wants them.
};

}  // namespace littlewars::ui
