#include "referee/littlewars/casualties.hpp"

#include <algorithm>

namespace littlewars::referee::little_wars {

MeleeLosses melee_losses(int inferior, int superior, Support of_inferior) {
    if (inferior == superior || of_inferior == Support::Supported) {
        return {inferior, 0};
    }
    const int prisoners = std::min(inferior, superior - inferior);
    return {inferior - prisoners, prisoners};
}

}  // namespace littlewars::referee::little_wars
