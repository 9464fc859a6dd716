#pragma once

namespace littlewars::referee::little_wars {

/// Is the inferior force of a melee isolated or supported (section 3)?
enum class Support { Isolated, Supported };

/// What one melee costs.
struct MeleeLosses {
    int killed_each = 0;  ///< On either side.
    int prisoners = 0;    ///< Of the inferior side.
    friend bool operator==(const MeleeLosses&, const MeleeLosses&) = default;
};

/// Section 4.5. Precondition: 1 <= inferior <= superior. Equal forces kill each other to the last.
[[nodiscard]] MeleeLosses melee_losses(int inferior, int superior, Support of_inferior);

}  // namespace littlewars::referee::little_wars
