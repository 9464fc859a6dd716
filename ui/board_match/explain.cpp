#include "ui/board_match/explain.hpp"

#include "ui/board_match/line_search.hpp"
#include "ui/board_match/refused_move.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

/// Another explanation must be this many times less likely to be left out of account.
constexpr double kTimesLessLikely = 50;
/// A point that a move changes must be seen so with this confidence.
constexpr double kConfirmed = 0.75;
/// More doubtful points than this that speak against a line are no chance.
constexpr std::size_t kMostDoubtful = 2;

struct Candidate {
    const PlayedLine* line = nullptr;  ///< None: the board as it was.
    std::vector<StateSet> allowed;
    SightFit fit;
};

std::optional<std::string> side_or_none(const StateNames& names, StateSet state) {
    return state == kEmpty ? std::nullopt : std::optional(names.side_of(state));
}

class Explainer {
  public:
    Explainer(const GameTable& table, const BoardSight& sight, const Leftovers& leftovers)
        : table_(table),
          names_(table.game(), point_ids(table)),
          before_(names_.states(occupation_of(table.game(), table.position()))),
          sight_(sight, names_),
          leftovers_(leftovers) {}

    Explanation run() {
        const Candidate unchanged = candidate(nullptr, before_);
        Explanation answer;
        answer.changes = changes(unchanged);
        const auto lines = seen_lines(table_, names_, standing());
        auto candidates = all(lines, &PlayedLine::finished);
        if (!explains(best_of(candidates)) && !explains(&unchanged)) {
            candidates = all(lines, &PlayedLine::unfinished);
        }
        candidates.push_back(unchanged);
        decide(candidates, answer);
        return answer;
    }

    [[nodiscard]] std::vector<PointChange> changes_only() const {
        return changes(candidate(nullptr, before_));
    }

  private:
    [[nodiscard]] Candidate candidate(const PlayedLine* line,
                                      const std::vector<StateSet>& states) const {
        auto allowed = with_leftovers(states, before_, leftovers_, names_);
        SightFit found = fit(allowed, sight_);
        return {line, std::move(allowed), std::move(found)};
    }

    /// Points so surely as they were that no line which empties them can be a rival.
    [[nodiscard]] std::set<std::string, std::less<>> standing() const {
        std::set<std::string, std::less<>> points;
        for (std::size_t i = 0; i < before_.size(); ++i) {
            const double sure = sight_.confidence[i];
            if (sight_.seen[i] == before_[i] && sure > kTimesLessLikely * (1 - sure)) {
                points.insert(names_.ids()[i]);
            }
        }
        return points;
    }

    [[nodiscard]] std::vector<Candidate> all(const std::vector<PlayedLine>& lines,
                                             std::vector<StateSet> PlayedLine::*states) const {
        std::vector<Candidate> candidates;
        candidates.reserve(lines.size());
        for (const PlayedLine& line : lines) {
            candidates.push_back(candidate(&line, line.*states));
        }
        return candidates;
    }

    /// The most likely; of equals the first, which is the shortest.
    [[nodiscard]] static const Candidate* best_of(const std::vector<Candidate>& candidates) {
        const auto best = std::max_element(
            candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
                return a.fit.log_likelihood < b.fit.log_likelihood - 1e-9;
            });
        return best == candidates.end() ? nullptr : &*best;
    }

    [[nodiscard]] static bool explains(const Candidate* candidate) {
        return candidate != nullptr && candidate->fit.firmly_other.empty() &&
               candidate->fit.maybe_other.size() <= kMostDoubtful;
    }

    void decide(const std::vector<Candidate>& candidates, Explanation& answer) const {
        const Candidate& best = *best_of(candidates);
        if (!explains(&best)) {
            refuse(best, answer);
            return;
        }
        std::vector<const Candidate*> alike;
        std::set<std::size_t> doubtful = unconfirmed(best);
        for (const Candidate& other : candidates) {
            const bool is_rival =
                other.fit.log_likelihood > best.fit.log_likelihood - std::log(kTimesLessLikely);
            if (!is_rival) {
                continue;
            }
            const auto apart = told_apart_by(best, other);
            doubtful.insert(apart.begin(), apart.end());
            if (apart.empty()) {
                alike.push_back(&other);
            }
        }
        if (!doubtful.empty()) {
            answer.kind = SightKind::Unsure;
            for (const std::size_t point : doubtful) {
                answer.doubtful.push_back(names_.ids()[point]);
            }
            return;
        }
        take(alike, answer);
    }

    /// Points that the line changes and that aren't seen surely enough.
    [[nodiscard]] std::set<std::size_t> unconfirmed(const Candidate& best) const {
        std::set<std::size_t> points;
        for (std::size_t i = 0; i < before_.size(); ++i) {
            const bool changes = (best.allowed[i] & before_[i]) == 0;
            if (sight_.between[i] || (changes && sight_.confidence[i] < kConfirmed)) {
                points.insert(i);
            }
        }
        return points;
    }

    /// Points at which the reading fits one of two explanations only.
    [[nodiscard]] std::set<std::size_t> told_apart_by(const Candidate& a,
                                                      const Candidate& b) const {
        std::set<std::size_t> points;
        for (std::size_t i = 0; i < before_.size(); ++i) {
            const bool fits_a = (a.allowed[i] & sight_.seen[i]) != 0;
            const bool fits_b = (b.allowed[i] & sight_.seen[i]) != 0;
            if (fits_a != fits_b) {
                points.insert(i);
            }
        }
        return points;
    }

    /// Precondition: not empty.
    void take(const std::vector<const Candidate*>& alike, Explanation& answer) const {
        const bool may_be_unchanged = std::any_of(
            alike.begin(), alike.end(), [](const Candidate* one) { return one->line == nullptr; });
        if (may_be_unchanged) {
            answer.kind = SightKind::Unchanged;
            return;
        }
        const auto shortest = (*std::min_element(alike.begin(), alike.end(), by_length))->line;
        const PlayedLine* only = nullptr;
        for (const Candidate* one : alike) {
            const bool longer = one->line->moves.size() > shortest->moves.size();
            if (longer || (only != nullptr && is_same_but_for_the_way(*only, *one->line))) {
                continue;
            }
            only = one->line;
            answer.lines.push_back(one->line->moves);
            answer.needs_calls = answer.needs_calls || one->line->next.is_null();
        }
        answer.kind = answer.lines.size() == 1 ? SightKind::Move : SightKind::Several;
        answer.may_go_on = answer.kind == SightKind::Move && only->may_go_on;
    }

    static bool by_length(const Candidate* a, const Candidate* b) {
        return a->line->moves.size() < b->line->moves.size();
    }

    /// In Mukden nobody needs to know over which hex a unit went, if it makes no difference.
    [[nodiscard]] bool is_same_but_for_the_way(const PlayedLine& a, const PlayedLine& b) const {
        return table_.game() == "mukden-1905" && a.next == b.next;
    }

    void refuse(const Candidate& best, Explanation& answer) const {
        if (best.fit.firmly_other.empty()) {
            answer.kind = SightKind::Unsure;
            for (const std::size_t point : best.fit.maybe_other) {
                answer.doubtful.push_back(names_.ids()[point]);
            }
            return;
        }
        answer.kind = SightKind::Illegal;
        const auto refusal = why_refused(table_, answer.changes);
        answer.rule = refusal.rule;
        answer.reason = refusal.reason;
    }

    [[nodiscard]] std::vector<PointChange> changes(const Candidate& unchanged) const {
        std::vector<PointChange> result;
        for (const std::size_t point : unchanged.fit.firmly_other) {
            result.push_back({names_.ids()[point],
                              side_or_none(names_, before_[point]),
                              side_or_none(names_, sight_.seen[point])});
        }
        return result;
    }

    const GameTable& table_;
    StateNames names_;
    std::vector<StateSet> before_;
    SightStates sight_;
    const Leftovers& leftovers_;
};

}  // namespace

Explanation explain(const GameTable& table, const BoardSight& sight, const Leftovers& leftovers) {
    return Explainer(table, sight, leftovers).run();
}

std::vector<PointChange> differences(const GameTable& table, const BoardSight& sight) {
    return Explainer(table, sight, {}).changes_only();
}

}  // namespace littlewars::ui
