#include "ui/window/match_setup.hpp"

#include "calibration/armies_json.hpp"
#include "calibration/resources.hpp"
#include "ui/window/opening_source.hpp"
#include "vision/observer.hpp"
#include "vision/sources/picture_file.hpp"
#include "vision/sources/practice_source.hpp"

#include <utility>

namespace littlewars::ui {
namespace {

/// Red is drawn red whichever side it is.
std::array<SceneColour, 2> coats_by_name(const std::vector<std::string>& sides) {
    std::array<SceneColour, 2> coats = kDefaultArmies;
    if (sides.size() == 2 && sides[0] == "blue" && sides[1] == "red") {
        std::swap(coats[0], coats[1]);
    }
    return coats;
}

/// An observer made at the first frame; std::function wants what it holds to be copyable.
struct LateObserver {
    vision::ObserverSettings settings;
    std::optional<vision::Observer> observer;
};

calibration::Expected<Sight> look(LateObserver& late, const vision::Frame& frame, ShowHow how) {
    if (!late.observer) {
        auto opened = vision::Observer::open(late.settings);
        if (!opened) {
            return tl::unexpected(opened.error());
        }
        late.observer.emplace(std::move(*opened));
    }
    auto observation = late.observer->observe(frame);
    if (!observation) {
        return tl::unexpected(observation.error());
    }
    Sight sight{std::move(*observation), late.observer->debug_view().camera, std::nullopt};
    if (how == ShowHow::Yes) {
        sight.how =
            vision::draw_debug(frame.picture, late.observer->debug_view(), sight.observation);
    }
    return sight;
}

}  // namespace

MatchSetup plain_setup(std::vector<std::string> source) {
    MatchSetup setup;
    setup.source = std::move(source);
    setup.settings.options = referee::little_wars::options_of(setup.settings.edition);
    return setup;
}

std::optional<calibration::TablePlane> plane_of(const MatchSetup& setup) {
    return setup.table ? std::optional(setup.table->plane) : std::nullopt;
}

MatchSetup with_table(MatchSetup setup, const calibration::TableCalibration& table) {
    setup.table = table;
    setup.settings.table_width_mm = table.plane.table().width_mm;
    setup.settings.table_depth_mm = table.plane.table().depth_mm;
    return setup;
}

MatchSetup with_armies(MatchSetup setup, const calibration::Armies& armies) {
    setup.armies = armies;
    setup.settings.sides.clear();
    for (const calibration::Army& army : armies.sides) {
        setup.settings.sides.push_back(army.name);
    }
    return setup;
}

std::array<SceneColour, 2> coats_of(const MatchSetup& setup) {
    return coat_colours(setup.armies, coats_by_name(setup.settings.sides));
}

Eye observer_eye(const MatchSetup& setup) {
    auto late = std::make_shared<LateObserver>();
    late->settings.table = setup.table;
    late->settings.empty = setup.empty;
    late->settings.armies = setup.armies;
    if (setup.armies) {
        late->settings.figure_mm = setup.armies->figure_mm;
    }
    return [late](const vision::Frame& frame, ShowHow how) { return look(*late, frame, how); };
}

std::unique_ptr<vision::FrameSource> source_of(const MatchSetup& setup) {
    if (setup.practice) {
        return std::make_unique<vision::PracticeSource>(setup.practice);
    }
    return std::make_unique<OpeningSource>(setup.source);
}

calibration::Expected<MatchSetup> practice_setup() {
    auto table = vision::PracticeTable::open();
    if (!table) {
        return tl::unexpected(table.error());
    }
    MatchSetup setup = with_table(plain_setup({"practice:"}), {(*table)->plane(), {}});
    setup.empty = (*table)->empty_picture();
    // The drawn figures are of the demonstration's two armies.
    const auto armies_file = calibration::find_resource("ui/demo/armies.json");
    const auto armies =
        armies_file
            ? calibration::read_armies(*armies_file)
            : calibration::Expected<calibration::Armies>(tl::unexpected(armies_file.error()));
    if (!armies) {
        return tl::unexpected(armies.error());
    }
    setup = with_armies(std::move(setup), *armies);
    setup.practice = std::move(*table);
    return setup;
}

calibration::Expected<MatchSetup> demo_setup() {
    const auto find = [](const char* name) { return calibration::find_resource(name); };
    const auto film = find("ui/demo/battle.mp4");
    const auto table_file = find("ui/demo/table.json");
    const auto empty_file = find("ui/demo/empty.jpg");
    const auto armies_file = find("ui/demo/armies.json");
    const auto moves_file = find("ui/demo/battle.json");
    for (const auto* file : {&film, &table_file, &empty_file, &armies_file, &moves_file}) {
        if (!*file) {
            return tl::unexpected(file->error());
        }
    }
    auto table = calibration::read_table(table_file->string());
    auto empty = vision::read_picture(empty_file->string());
    auto armies = calibration::read_armies(armies_file->string());
    auto moves = read_move_schedule(*moves_file);
    if (!table || !empty || !armies || !moves) {
        return tl::unexpected(!table    ? table.error()
                              : !empty  ? empty.error()
                              : !armies ? armies.error()
                                        : moves.error());
    }
    MatchSetup setup = with_armies(with_table(plain_setup({film->string()}), *table), *armies);
    setup.empty = *empty;
    setup.schedule = *moves;
    return setup;
}

}  // namespace littlewars::ui
