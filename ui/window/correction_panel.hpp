#pragma once

#include "ui/session/session_view.hpp"

#include <QFrame>
#include <QStringList>

#include <array>

class QGridLayout;
class QVBoxLayout;

namespace littlewars::ui {

/// One click on a piece: everything the camera may have got wrong about it, each put right with one
/// more click. For a place where a piece was missed: what stands there.
class CorrectionPanel : public QFrame {
    Q_OBJECT

  public:
    /// `names`: of pieces it might be instead ("this is r7").
    CorrectionPanel(const PieceView& piece,
                    const std::array<std::string, 2>& sides,
                    const QStringList& names,
                    QWidget* parent);
    /// A piece that the camera missed at `place`.
    CorrectionPanel(vision::TablePoint place,
                    const std::array<std::string, 2>& sides,
                    QWidget* parent);

  signals:
    void corrected(const littlewars::ui::Correction& correction);
    void fired(const QString& gun, int shots);
    void closed();

  private:
    void add_title(const QString& title);
    void add_choice(const QString& word,
                    std::initializer_list<std::pair<QString, Correction>> answers);
    void add_row(const QString& word, QWidget* answers);
    void add_side_row(const PieceView& piece, const std::array<std::string, 2>& sides);
    void add_kind_row(const PieceView& piece);
    void add_state_row(const PieceView& piece);
    void add_shots_row(const PieceView& gun);
    void add_identity_row(const PieceView& piece, const QStringList& names);
    void add_end_row(const PieceView& piece);

    QGridLayout* grid_ = nullptr;
    QVBoxLayout* column_ = nullptr;
};

/// "infantry", "cavalry" or "gun" in the players' language.
[[nodiscard]] QString kind_word(vision::PieceKind kind);

}  // namespace littlewars::ui
