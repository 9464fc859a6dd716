#pragma once

#include "ui/overlay/build_overlay.hpp"

namespace littlewars::ui {

/// Adds to `scene`, which already holds the pieces, what `judgement` says of them: melees with
/// contacts, reach and supporters; guns; casualties.
[[nodiscard]] OverlayScene with_rulings(OverlayScene scene,
                                        const Judgement& judgement,
                                        const OverlayExtras& extras);

}  // namespace littlewars::ui
