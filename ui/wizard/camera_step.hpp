#pragma once

#include "ui/wizard/wizard_step.hpp"
#include "vision/sources/camera_list.hpp"

#include <QTimer>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace littlewars::ui {

class CameraTile;

/// How cameras are found and looked through.
struct Cameras {
    std::function<std::vector<vision::CameraFound>()> find;
    std::function<std::unique_ptr<vision::FrameSource>(const std::string& source)> open;
};

/// Those of this computer.
[[nodiscard]] Cameras own_cameras();

/// Which camera: one of this computer's, all shown live side by side, a phone's stream, a film, or
/// the practice table. A camera that is plugged in while the page is open appears by itself.
class CameraStep : public WizardStep {
    Q_OBJECT

  public:
    CameraStep(WizardState& state, SetupStore& known, Cameras cameras, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("camera"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override;
    void enter() override;
    void leave() override;
    void see(const vision::Frame& frame) override;

  signals:
    /// Nobody else looks through it any more.
    void source_chosen(const std::vector<std::string>& source);

  private:
    void find_cameras();
    void list(const std::vector<vision::CameraFound>& cameras);
    void choose(const std::string& source);
    void look_through_others();
    void choose_file();
    [[nodiscard]] bool is_chosen(const std::string& source) const;
    [[nodiscard]] bool is_ours(const std::string& source) const;

    Cameras cameras_;
    std::vector<std::string> listed_;  ///< What the tiles stand for.
    std::vector<CameraTile*> tiles_;
    QGridLayout* grid_ = nullptr;
    QLabel* none_ = nullptr;
    QLineEdit* address_ = nullptr;
    QTimer look_again_;
};

}  // namespace littlewars::ui
