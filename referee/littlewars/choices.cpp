#include "referee/littlewars/choices.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace littlewars::referee::little_wars {
namespace {

/// Checks the choices one after another and gathers the reasons against them.
class ChoiceCheck {
  public:
    ChoiceCheck(const Position& position, const std::vector<Melee>& melees)
        : position_(position), melees_(melees), chosen_(melees.size()) {}

    tl::expected<Chosen, std::vector<Flaw>> run() {
        const auto& choices = position_.input().choices;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            check(choices[i], fmt::format("$.choices[{}]", i));
        }
        if (!refusals_.empty()) {
            return tl::unexpected(std::move(refusals_));
        }
        return std::move(chosen_);
    }

  private:
    void refuse(std::string path, std::string expected) {
        refusals_.push_back({std::move(path), std::move(expected)});
    }

    [[nodiscard]] bool takes_part(std::size_t man, const Melee& melee) const {
        return melee.has(man, position_.men()[man].side);
    }

    [[nodiscard]] Force men_of(const std::vector<std::string>& ids) const {
        Force men;
        for (const std::string& id : ids) {
            men.push_back(position_.man_named(id).value());
        }
        return men;
    }

    void check(const Choice& choice, const std::string& path) {
        const Force named = men_of(choice.melee);
        const auto melee = std::find_if(melees_.begin(), melees_.end(), [&](const Melee& each) {
            return takes_part(named.front(), each);
        });
        if (melee == melees_.end()) {
            refuse(path + ".melee[0]", "a man who takes part in a melee");
            return;
        }
        const auto index = static_cast<std::size_t>(melee - melees_.begin());
        if (chosen_[index]) {
            refuse(path + ".melee", "a melee that no other choice names");
            return;
        }
        Fallen fallen{men_of(choice.killed), men_of(choice.prisoners)};
        const std::size_t before = refusals_.size();
        all_take_part(named, *melee, path + ".melee");
        all_take_part(fallen.killed, *melee, path + ".killed");
        all_take_part(fallen.prisoners, *melee, path + ".prisoners");
        no_man_twice(fallen, path);
        if (refusals_.size() == before) {
            count(fallen, *melee, path);
        }
        std::sort(fallen.killed.begin(), fallen.killed.end());
        std::sort(fallen.prisoners.begin(), fallen.prisoners.end());
        chosen_[index] = std::move(fallen);
    }

    void all_take_part(const Force& men, const Melee& melee, const std::string& path) {
        for (std::size_t i = 0; i < men.size(); ++i) {
            if (!takes_part(men[i], melee)) {
                refuse(fmt::format("{}[{}]", path, i), "a man of that melee");
            }
        }
    }

    void no_man_twice(const Fallen& fallen, const std::string& path) {
        const std::set<std::size_t> killed(fallen.killed.begin(), fallen.killed.end());
        for (std::size_t i = 0; i < fallen.prisoners.size(); ++i) {
            if (killed.count(fallen.prisoners[i]) > 0) {
                refuse(fmt::format("{}.prisoners[{}]", path, i), "a man who is not killed as well");
            }
        }
    }

    void count(const Fallen& fallen, const Melee& melee, const std::string& path) {
        const MeleeLosses losses = losses_of(melee);
        const auto of_side = [&](const Force& men, Side side) {
            return std::count_if(men.begin(), men.end(), [&](std::size_t man) {
                return position_.men()[man].side == side;
            });
        };
        for (const Side side : kBothSides) {
            if (of_side(fallen.killed, side) != losses.killed_each) {
                refuse(path + ".killed",
                       fmt::format("{} men killed of each side", losses.killed_each));
                return;
            }
        }
        const bool right_side =
            fallen.prisoners.empty() ||
            (melee.inferior && of_side(fallen.prisoners, enemy_of(*melee.inferior)) == 0);
        if (!right_side || static_cast<int>(fallen.prisoners.size()) != losses.prisoners) {
            refuse(path + ".prisoners",
                   fmt::format("{} men taken of the inferior side", losses.prisoners));
        }
    }

    const Position& position_;
    const std::vector<Melee>& melees_;
    Chosen chosen_;
    std::vector<Flaw> refusals_;
};

}  // namespace

tl::expected<Chosen, std::vector<Flaw>> check_choices(const Position& position,
                                                      const std::vector<Melee>& melees) {
    return ChoiceCheck(position, melees).run();
}

}  // namespace littlewars::referee::little_wars
