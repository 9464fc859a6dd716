#include "referee/littlewars/position.hpp"

#include "referee/natural_order.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::referee::little_wars {
namespace {

template <typename Piece>
void sort_by_id(std::vector<Piece>& pieces) {
    std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) {
        return natural_less(a.id, b.id);
    });
}

}  // namespace

PerSide<Line> back_lines_of(const TableInput& table) {
    const double right = table.width_in;
    const double far = table.depth_in;
    return {{table.back_lines[Side::First].value_or(Line{{0, 0}, {right, 0}}),
             table.back_lines[Side::Second].value_or(Line{{0, far}, {right, far}})}};
}

Polygon outline_of(const GunInput& gun) {
    return gun.outline.value_or(Polygon{{gun.axle.from, gun.axle.to, gun.trail}});
}

tl::expected<Position, std::vector<Flaw>> Position::from_input(PositionInput input) {
    std::vector<Flaw> flaws = position_flaws(input);
    if (!flaws.empty()) {
        return tl::unexpected(std::move(flaws));
    }
    return Position(std::move(input));
}

Position::Position(PositionInput input)
    : input_(std::move(input)), back_lines_(back_lines_of(input_.table)) {
    men_.reserve(input_.men.size());
    for (const ManInput& man : input_.men) {
        men_.push_back(
            {man.id, man.side, man.kind, Outline(man.shape), man.from, man.status, man.sigma_in});
    }
    sort_by_id(men_);
    for (const GunInput& gun : input_.guns) {
        guns_.push_back({gun.id,
                         gun.side,
                         gun.axle,
                         gun.trail,
                         Outline(outline_of(gun)),
                         gun.from,
                         gun.fired,
                         gun.crew_before,
                         gun.sigma_in});
    }
    sort_by_id(guns_);
    const auto indices = [&](const std::vector<std::string>& ids) {
        std::vector<std::size_t> men;
        men.reserve(ids.size());
        for (const std::string& id : ids) {
            men.push_back(man_named(id).value());
        }
        std::sort(men.begin(), men.end());
        return men;
    };
    for (const BodyInput& body : input_.bodies) {
        bodies_.push_back({body.name, body.side, indices(body.men)});
    }
    if (input_.surrender) {
        surrender_ = indices(*input_.surrender);
    }
}

std::optional<std::size_t> Position::man_named(std::string_view id) const {
    const auto found =
        std::lower_bound(men_.begin(), men_.end(), id, [](const Man& man, std::string_view wanted) {
            return natural_less(man.id, wanted);
        });
    if (found == men_.end() || found->id != id) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - men_.begin());
}

double Position::move_in(const Man& man) const {
    return man.kind == Kind::Cavalry ? options().cavalry_move_in : options().infantry_move_in;
}

}  // namespace littlewars::referee::little_wars
