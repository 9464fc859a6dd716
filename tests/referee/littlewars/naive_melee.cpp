#include "tests/referee/littlewars/naive_steps.hpp"

namespace littlewars::referee::testing_naive {

Ids NaiveReferee::touching(char reading) const {
    Ids ids;
    each_fighter(sides_[0], [&](const Piece& a) {
        each_fighter(sides_[1], [&](const Piece& b) {
            if (near(a, b, option("contact"), reading)) {
                ids.insert({a.id, b.id});
            }
        });
    });
    return ids;
}

std::pair<bool, Ids> NaiveReferee::isolation(const Ids& force, char reading) const {
    if (force.empty()) {
        return {false, {}};
    }
    Ids from = force;
    if (word("support_from") == "contacts") {
        const Ids in_contact = touching(reading);
        Ids some;
        std::set_intersection(force.begin(),
                              force.end(),
                              in_contact.begin(),
                              in_contact.end(),
                              std::inserter(some, some.end()),
                              NaturalLess{});
        from = some.empty() ? force : some;
    }
    Ids supporters;
    each_fighter(men_.at(*force.begin()).side, [&](const Piece& man) {
        const double reach =
            options_["support_reach"] == "move" ? move_of(man) : option("support_reach");
        for (const std::string& id : from) {
            if (force.count(man.id) == 0 && near(man, men_.at(id), reach, reading)) {
                supporters.insert(man.id);
            }
        }
    });
    return {2 * supporters.size() < force.size(), supporters};
}

std::vector<Fight> NaiveReferee::fights(char reading) const {
    // Each man in contact starts a group with everybody he reaches and touches; groups that share a
    // man flow together.
    std::vector<Ids> groups;
    for (const std::string& id : touching(reading)) {
        const Piece& core = men_.at(id);
        Ids group;
        each_fighter("", [&](const Piece& man) {
            const bool touch = man.side != core.side && near(core, man, option("contact"), reading);
            if (man.id == id || touch || near(core, man, option("melee_reach"), reading)) {
                group.insert(man.id);
            }
        });
        groups.push_back(group);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < groups.size() && !changed; ++i) {
            for (std::size_t j = i + 1; j < groups.size() && !changed; ++j) {
                changed = std::any_of(groups[i].begin(), groups[i].end(), [&](const auto& id) {
                    return groups[j].count(id) > 0;
                });
                if (changed) {
                    groups[i].insert(groups[j].begin(), groups[j].end());
                    groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(j));
                }
            }
        }
    }
    std::sort(groups.begin(), groups.end(), [](const Ids& a, const Ids& b) {
        return natural_less(*a.begin(), *b.begin());
    });
    std::vector<Fight> found;
    for (const Ids& group : groups) {
        Fight fight;
        for (const std::string& id : group) {
            fight.men[men_.at(id).side].insert(id);
        }
        const std::size_t first = fight.men[sides_[0]].size();
        const std::size_t second = fight.men[sides_[1]].size();
        if (first != second) {
            fight.inferior = sides_[first < second ? 0 : 1];
            std::tie(fight.isolated, fight.supporters) =
                isolation(fight.men[fight.inferior], reading);
        }
        found.push_back(fight);
    }
    return found;
}

json NaiveReferee::proposal(const Fight& fight, int killed) const {
    Ids dead;
    Ids taken;
    for (const std::string& side : sides_) {
        std::vector<std::pair<long long, std::string>> order;
        for (const std::string& id : fight.men.at(side)) {
            double nearest = std::numeric_limits<double>::infinity();
            for (const std::string& other : fight.men.at(enemy(side))) {
                nearest = std::min(nearest, distance(men_.at(id).area, men_.at(other).area));
            }
            order.emplace_back(std::llround(nearest * 1e6), id);
        }
        std::sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first < b.first : natural_less(a.second, b.second);
        });
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (i < static_cast<std::size_t>(killed)) {
                dead.insert(order[i].second);
            } else if (fight.isolated && side == fight.inferior) {
                taken.insert(order[i].second);
            }
        }
    }
    return {{"killed", dead}, {"prisoners", taken}};
}

json NaiveReferee::fight_ruling(const Fight& fight,
                                const std::vector<Fight>& within,
                                const std::vector<Fight>& beyond) {
    const int first = static_cast<int>(fight.men.at(sides_[0]).size());
    const int second = static_cast<int>(fight.men.at(sides_[1]).size());
    const int inferior = std::min(first, second);
    const int taken = fight.isolated ? std::min(inferior, std::max(first, second) - inferior) : 0;
    const int killed = inferior - taken;
    json contacts = json::array();
    for (const std::string& a : fight.men.at(mover_)) {
        for (const std::string& b : fight.men.at(enemy(mover_))) {
            if (near(men_.at(a), men_.at(b), option("contact"), kMeasured)) {
                contacts.push_back({a, b});
            }
        }
    }
    json choice;
    for (const std::string& side : sides_) {
        choice[side] = killed > 0 && killed < static_cast<int>(fight.men.at(side).size());
    }
    return {{"participants", fight.men},
            {"contacts", contacts},
            {"inferior", fight.inferior.empty() ? json() : json(fight.inferior)},
            {"isolated", fight.inferior.empty() ? json() : json(fight.isolated)},
            {"supporters", fight.supporters},
            {"killed", {{sides_[0], killed}, {sides_[1], killed}}},
            {"prisoners", {{"side", taken > 0 ? json(fight.inferior) : json()}, {"count", taken}}},
            {"choice", choice},
            {"chooser", mover_},
            {"proposal", proposal(fight, killed)},
            {"firm",
             std::count(within.begin(), within.end(), fight) == 1 &&
                 std::count(beyond.begin(), beyond.end(), fight) == 1}};
}

void NaiveReferee::settle_melees(json& out, Ids& taken) {
    const auto measured = fights(kMeasured);
    const auto within = fights(kWithin);
    const auto beyond = fights(kBeyond);
    out["melees"] = json::array();
    bool settled = true;
    Ids dead;
    Ids prisoners = taken;
    for (const Fight& fight : measured) {
        json ruling = fight_ruling(fight, within, beyond);
        json fallen = ruling["proposal"];
        bool done = input_.value("auto", false) ||
                    !(ruling["choice"][sides_[0]] || ruling["choice"][sides_[1]]);
        for (const json& choice : input_.value("choices", json::array())) {
            const std::string named = choice["melee"][0];
            if (fight.men.at(men_.at(named).side).count(named) > 0) {
                fallen = choice;
                done = true;
            }
        }
        settled = settled && done;
        dead.insert(fallen["killed"].begin(), fallen["killed"].end());
        prisoners.insert(fallen["prisoners"].begin(), fallen["prisoners"].end());
        out["melees"].push_back(ruling);
    }
    std::vector<Fight> possible;
    for (const auto* others : {&within, &beyond}) {
        for (const Fight& other : *others) {
            if (std::none_of(measured.begin(), measured.end(), [&](const Fight& m) {
                    return m.men == other.men;
                })) {
                possible.push_back(other);
            }
        }
    }
    const auto smallest = [&](const Fight& fight) {
        return std::min(
            *fight.men.at(sides_[0]).begin(), *fight.men.at(sides_[1]).begin(), NaturalLess{});
    };
    std::stable_sort(possible.begin(), possible.end(), [&](const Fight& a, const Fight& b) {
        return natural_less(smallest(a), smallest(b));
    });
    out["possible"] = json::array();
    for (const Fight& fight : possible) {
        out["possible"].push_back(
            {{"participants", fight.men},
             {"inferior", fight.inferior.empty() ? json() : json(fight.inferior)},
             {"isolated", fight.inferior.empty() ? json() : json(fight.isolated)}});
    }
    out["after"] = nullptr;
    if (settled) {
        taken = prisoners;
        for (auto& [id, man] : men_) {
            man.status = dead.count(id) > 0    ? "dead"
                         : taken.count(id) > 0 ? "prisoner"
                                               : man.status;
        }
        out["after"] = {{"dead", dead}, {"prisoners", taken}, {"guns", json::array()}};
    }
}

}  // namespace littlewars::referee::testing_naive
