#pragma once

#include "calibration/ruler_table.hpp"
#include "ui/wizard/wizard_picture.hpp"

#include <QWidget>

#include <array>
#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QPushButton;

namespace littlewars::ui {

/// One ruler that is laid on the table again and again: two rings are dragged to the ends of its
/// scale, and each place is kept with a button.
class LaidRulers : public QWidget {
    Q_OBJECT

  public:
    explicit LaidRulers(QWidget* parent = nullptr);

    /// The places kept so far, first to last mark.
    [[nodiscard]] const std::vector<calibration::LaidRuler>& places() const { return places_; }
    [[nodiscard]] calibration::RulerMarks marks() const;
    [[nodiscard]] PictureDrawing drawing() const;

    /// Puts the rings where the next place is likely to be in a picture of that size, unless they
    /// are in use.
    void offer_rings(cv::Size picture);
    void move_handle(int handle, calibration::PixelPoint to);

  signals:
    void changed();  ///< A place was kept or forgotten, or the ruler is another.

  private:
    void keep();
    void forget();

    std::vector<calibration::LaidRuler> places_;
    std::array<calibration::PixelPoint, 2> rings_{};
    cv::Size picture_;
    QDoubleSpinBox* length_ = nullptr;
    QCheckBox* square_ = nullptr;
    QPushButton* keep_ = nullptr;
    QPushButton* forget_ = nullptr;
};

}  // namespace littlewars::ui
