#pragma once

#include "calibration/table_plane.hpp"
#include "ui/session/session_view.hpp"

#include <QImage>
#include <QPixmap>
#include <QStringList>

namespace littlewars::ui {

/// A small picture of the place in `still` where these pieces of the match stand; null when the
/// still is, or when none of them is in it.
[[nodiscard]] QPixmap cut_out(const QImage& still,
                              const calibration::TablePlane& plane,
                              const SessionView& view,
                              const QStringList& pieces);

}  // namespace littlewars::ui
