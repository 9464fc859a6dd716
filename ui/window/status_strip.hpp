#pragma once

#include "vision/sources/frame_source.hpp"

#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;
class QMenu;

namespace littlewars::ui {

/// Everything the strip over the picture says.
struct StatusContent {
    vision::SourceStatus source;
    bool live = true;                  ///< A camera or stream, not a film.
    bool ended = false;                ///< The film is over.
    std::optional<double> table_mm;    ///< Residual of the calibration; none without a table.
    std::optional<double> recorded_s;  ///< Length of the recording under way.
    QString trouble;                   ///< The source's or the disk's own words.
    QString hint;                      ///< What the program has to say; fades after a while.
};

/// The strip over the picture: how the source, the table and the recording are, in words.
class StatusStrip : public QWidget {
    Q_OBJECT

  public:
    explicit StatusStrip(QMenu* menu, QWidget* parent = nullptr);

    void show_status(const StatusContent& status);
    void translate();

  signals:
    void help_pressed();

  private:
    QLabel* source_ = nullptr;
    QLabel* table_ = nullptr;
    QLabel* record_ = nullptr;
    QLabel* message_ = nullptr;
    QToolButton* menu_ = nullptr;
    QToolButton* help_ = nullptr;
};

/// "● live 30/s  1280×720", or what is wrong with the source and what becomes of the match.
[[nodiscard]] QString source_word(const StatusContent& status);

}  // namespace littlewars::ui
