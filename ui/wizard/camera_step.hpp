#pragma once

#include "ui/wizard/wizard_step.hpp"

class QLineEdit;

namespace littlewars::ui {

/// Which camera: one of this computer's, a phone's stream, a film, or the practice table.
class CameraStep : public WizardStep {
    Q_OBJECT

  public:
    CameraStep(WizardState& state, SetupStore& known, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("camera"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override;
    void enter() override;
    void see(const vision::Frame& frame) override;

  signals:
    void source_chosen(const std::vector<std::string>& source);

  private:
    void list_cameras();
    void add_source(const QString& words, const std::string& source);
    void choose_file();

    QVBoxLayout* cameras_ = nullptr;
    QLineEdit* address_ = nullptr;
};

}  // namespace littlewars::ui
