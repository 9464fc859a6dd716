#include "referee/finland/map.hpp"

#include "referee/built_in_boards.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace littlewars::referee::finland {
namespace {

/// object({...}) with the names of a constexpr list.
template <std::size_t Count>
void only_keys(const JsonReader& reader, const std::array<std::string_view, Count>& allowed) {
    for (const auto& [key, unused] : reader.object().value().items()) {
        if (std::find(allowed.begin(), allowed.end(), key) == allowed.end()) {
            reader.at(key).fail("no such field");
        }
    }
}

std::vector<std::vector<Interval>> intervals_of(const Board& board) {
    std::vector<std::vector<Interval>> intervals(board.points.size());
    for (const BoardLink& link : board.links) {
        const bool thick = link.has_tag("thick");
        const bool back = link.has_tag("back");
        intervals[static_cast<std::size_t>(link.a)].push_back({link.b, thick, back});
        intervals[static_cast<std::size_t>(link.b)].push_back({link.a, thick, back});
    }
    for (auto& list : intervals) {
        std::sort(list.begin(), list.end(), [](const Interval& a, const Interval& b) {
            return a.to < b.to;
        });
    }
    return intervals;
}

void read_start(const JsonReader& reader, Map& map) {
    only_keys(reader, kPlateNames);
    std::vector<bool> taken(map.board.points.size(), false);
    for (std::size_t plate = 0; plate < kPlates; ++plate) {
        const JsonReader place = reader.at(kPlateNames[plate]);
        const int circle = read_point(place, map.board);
        if (taken[static_cast<std::size_t>(circle)]) {
            place.fail("a circle where no other plate starts");
        }
        taken[static_cast<std::size_t>(circle)] = true;
        map.start[plate] = circle;
    }
}

void read_places(const JsonReader& reader, Map& map) {
    only_keys(reader, kPlaceKeys);
    for (std::size_t place = 0; place < kPlaces; ++place) {
        if (const auto circle = reader.find(kPlaceKeys[place])) {
            map.places[place] = read_point(*circle, map.board);
        }
    }
}

}  // namespace

const Interval* Map::interval_between(int from, int to) const {
    const auto& list = intervals[static_cast<std::size_t>(from)];
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Interval& one) { return one.to == to; });
    return found == list.end() ? nullptr : &*found;
}

std::vector<bool> Map::within(int from, int most) const {
    std::vector<bool> near(intervals.size(), false);
    near[static_cast<std::size_t>(from)] = true;
    std::vector<int> edge{from};
    for (int step = 0; step < most; ++step) {
        std::vector<int> next;
        for (const int circle : edge) {
            for (const Interval& interval : intervals[static_cast<std::size_t>(circle)]) {
                if (!near[static_cast<std::size_t>(interval.to)]) {
                    near[static_cast<std::size_t>(interval.to)] = true;
                    next.push_back(interval.to);
                }
            }
        }
        edge = std::move(next);
    }
    return near;
}

std::shared_ptr<const Map> read_map(const JsonReader& reader) {
    auto map = std::make_shared<Map>();
    map->board = read_board(reader, {{"star-white", "star-red"}, {"thick", "thin", "back"}});
    map->intervals = intervals_of(map->board);
    read_start(reader.at("start"), *map);
    if (const auto places = reader.find("places")) {
        read_places(*places, *map);
    }
    return map;
}

std::shared_ptr<const Map> built_in_map() {
    static const std::shared_ptr<const Map> map = [] {
        const auto json = nlohmann::json::parse(built_in_board_text("finland-1918-reconstruction"));
        return read_map(JsonReader(json));
    }();
    return map;
}

}  // namespace littlewars::referee::finland
