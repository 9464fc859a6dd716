#include "ui/commands/ruling_pictures.hpp"

#include "calibration/atomic_file.hpp"
#include "ui/overlay/build_overlay.hpp"
#include "ui/overlay/render_overlay.hpp"

#include <fmt/format.h>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace littlewars::ui {

namespace {

/// The outcome in a few short lines, broken where a picture of this width ends.
std::vector<std::string> captions_of(const Judgement& judgement) {
    std::vector<std::string> lines{fmt::format("Move {}, {}", judgement.number, judgement.moved)};
    for (const auto& melee : judgement.rulings.melees) {
        std::string text = melee.text;
        constexpr std::size_t kMostLetters = 90;
        while (text.size() > kMostLetters) {
            const std::size_t blank = std::max<std::size_t>(1, text.rfind(' ', kMostLetters));
            lines.push_back(text.substr(0, blank));
            text.erase(0, blank + 1);
        }
        lines.push_back(text);
    }
    if (const auto breaches = judgement.rulings.illegal.size(); breaches > 0) {
        lines.push_back(fmt::format("Against the rules of the move: {}", breaches));
    }
    return lines;
}

}  // namespace

RulingPictures::RulingPictures(std::filesystem::path folder,
                               calibration::TablePlane plane,
                               std::optional<calibration::Armies> armies)
    : folder_(std::move(folder)), plane_(std::move(plane)), armies_(std::move(armies)) {}

calibration::Expected<void> RulingPictures::draw(const cv::Mat& picture,
                                                 const Session& session) const {
    if (folder_.empty() || session.state().rulings.empty()) {
        return {};
    }
    std::error_code refused;
    std::filesystem::create_directories(folder_, refused);
    const Judgement& judgement = *session.state().rulings.back();
    const OverlayScene scene = build_overlay(session.view(judgement.time_s),
                                             session.state().settings,
                                             &judgement,
                                             {.lit = {},
                                              .lit_call = {},
                                              .choosing = {},
                                              .tapes = {},
                                              .captions = captions_of(judgement)});
    std::vector<unsigned char> png;
    cv::imencode(".png",
                 render_overlay(picture, scene, &plane_, coat_colours(armies_, kDefaultArmies)),
                 png);
    const std::string_view bytes(reinterpret_cast<const char*>(png.data()), png.size());
    return calibration::write_file_atomically(
        folder_ / fmt::format("move-{}-{}.png", judgement.number, judgement.moved), bytes);
}

}  // namespace littlewars::ui
