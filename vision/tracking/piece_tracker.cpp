#include "vision/tracking/piece_tracker.hpp"

#include "vision/tracking/assignment.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr double kInch_mm = 25.4;
/// Farthest move by kind, with a tenth to spare for a generous hand (section 2 of the rules).
constexpr std::array<double, 3> kFarthest_mm{13.2 * kInch_mm, 26.4 * kInch_mm, 26.4 * kInch_mm};
constexpr double kStill_mm = 9;        ///< Nearer than this it has not been moved on purpose.
constexpr double kWrongSide_mm = 250;  ///< Effort that a change of side is worth.
constexpr double kWrongKind_mm = 200;  ///< Effort that a change of kind is worth, when near.
constexpr double kSameSpotOtherKind_mm = 20;
constexpr double kDoubt_mm = 40;  ///< An exchange that costs less more is a toss-up.
constexpr double kSureSide = 0.8;
constexpr double kLikelySide = 0.6;
constexpr int kRemembered = 4;             ///< Readings that a missing piece keeps its id.
constexpr double kCoveredEffort_mm = 150;  ///< One who may be hidden is likelier to stand still.
constexpr double kMissingEffort_mm = 60;   ///< A missing piece is less likely than one in sight.
constexpr int kMostReadings = 6;           ///< The mean position follows slow drift after these.
constexpr double kSameSpotSigmas = 3;
/// Feet of men hardly believed in lie further off than their sigma says: on unseen scenes the mean
/// of error squared over sigma squared is 4 below this, and 1 for those well seen.
constexpr double kDoubtful = 0.8;
constexpr double kClearer = 0.8;       ///< Sigma, to another's, from which a reading tells more.
constexpr double kSureOfHidden = 0.6;  ///< Confidence with which a hidden piece was once seen.
constexpr double kOneSpot_mm = 15;     ///< Two pieces don't stand nearer.

double apart(const DetectedPiece& one, const DetectedPiece& other) {
    return cv::norm(one.spot_mm - other.spot_mm);
}

bool sides_differ(const Piece& one, const Piece& other, double confidence = kSureSide) {
    return one.side != other.side && one.side_confidence > confidence &&
           other.side_confidence > confidence;
}

/// The effort of bringing a known piece to where one is seen; nullopt: it can't be that one.
std::optional<double> effort_mm(const TrackedPiece& known, const DetectedPiece& seen) {
    const double distance = apart(known.seen, seen);
    const bool same_kind = known.seen.piece.kind == seen.piece.kind;
    if (!same_kind && distance > kSameSpotOtherKind_mm) {
        return std::nullopt;
    }
    if (distance > kFarthest_mm[static_cast<std::size_t>(known.seen.piece.kind)]) {
        return std::nullopt;
    }
    return distance + (same_kind ? 0 : kWrongKind_mm) +
           (sides_differ(known.seen.piece, seen.piece) ? kWrongSide_mm : 0);
}

void shift(TablePoint& point, cv::Point2d step_mm) {
    point.x_mm += step_mm.x;
    point.y_mm += step_mm.y;
}

/// Where a piece is taken to stand after being read again at (nearly) the same place.
void average_position(const TrackedPiece& before, DetectedPiece& now) {
    const double weight = 1.0 / (std::min(before.readings, kMostReadings - 1) + 1);
    const cv::Point2d step = (before.seen.spot_mm - now.spot_mm) * (1 - weight);
    now.spot_mm += step;
    if (!now.piece.table) {
        return;
    }
    shift(now.piece.table->centre, step);
    for (TablePoint& corner : now.piece.table->outline) {
        shift(corner, step);
    }
    if (now.piece.table->gun) {
        shift(now.piece.table->gun->axle[0], step);
        shift(now.piece.table->gun->axle[1], step);
        shift(now.piece.table->gun->trail, step);
    }
}

double sigma_mm(const DetectedPiece& seen) {
    return seen.piece.table ? seen.piece.table->sigma_mm : 0;
}

bool is_within_noise(const TrackedPiece& before, const DetectedPiece& now, double farthest_mm) {
    if (!before.seen.piece.table || !now.piece.table ||
        before.seen.piece.standing != now.piece.standing) {
        return false;
    }
    const double sigma = std::hypot(sigma_mm(before.seen), sigma_mm(now));
    return apart(before.seen, now) < std::min(kSameSpotSigmas * sigma, farthest_mm);
}

/// A well seen piece of which hardly anything is seen any more, not a base's breadth aside.
bool is_doubtful_step(const TrackedPiece& before, const DetectedPiece& now) {
    return before.seen.piece.confidence >= kDoubtful && now.piece.confidence < kDoubtful &&
           before.seen.piece.standing == now.piece.standing &&
           apart(before.seen, now) < kOneSpot_mm;
}

/// Leaves a piece where it was seen better before.
void keep_place(const TrackedPiece& before, DetectedPiece& now) {
    now.spot_mm = before.seen.spot_mm;
    now.piece.table = before.seen.piece.table;
    now.piece.foot = before.seen.piece.foot;
    now.piece.box = before.seen.piece.box;
}

TrackedPiece followed(const TrackedPiece& before, DetectedPiece now) {
    TrackedPiece after;
    now.piece.id = before.seen.piece.id;
    after.readings = 1;
    const double clearness = sigma_mm(now) > 0 ? sigma_mm(before.seen) / sigma_mm(now) : 1;
    if (clearness < kClearer &&
        (is_within_noise(before, now, kStill_mm) || is_doubtful_step(before, now))) {
        keep_place(before, now);
        after.readings = before.readings;
    } else if (clearness < 1 / kClearer && is_within_noise(before, now, kStill_mm / 3)) {
        average_position(before, now);
        after.readings = before.readings + 1;
    }
    const double weight = std::max(0.05, now.visible);
    after.coat_weight = before.coat_weight + weight;
    after.coat = (before.coat * before.coat_weight + now.coat * weight) * (1 / after.coat_weight);
    after.seen = std::move(now);
    return after;
}

/// True when giving rows i and k each other's columns costs little more.
bool exchange_is_cheap(const CostTable& costs,
                       const std::vector<std::optional<std::size_t>>& col_of,
                       std::size_t i,
                       std::size_t k) {
    const auto& crossed_i = costs[i][*col_of[k]];
    const auto& crossed_k = costs[k][*col_of[i]];
    if (!crossed_i || !crossed_k) {
        return false;
    }
    return *crossed_i + *crossed_k - *costs[i][*col_of[i]] - *costs[k][*col_of[k]] < kDoubt_mm;
}

std::vector<char> doubtful_rows(const CostTable& costs,
                                const std::vector<std::optional<std::size_t>>& col_of) {
    std::vector<char> doubtful(costs.size(), 0);
    for (std::size_t i = 0; i < costs.size(); ++i) {
        for (std::size_t k = i + 1; k < costs.size(); ++k) {
            if (col_of[i] && col_of[k] && exchange_is_cheap(costs, col_of, i, k)) {
                doubtful[i] = doubtful[k] = 1;
            }
        }
    }
    return doubtful;
}

}  // namespace

/// One reading's pieces against the known ones.
class PieceTracker::Matching {
  public:
    explicit Matching(std::vector<DetectedPiece> seen)
        : seen_(std::move(seen)), taken_(seen_.size(), 0) {}

    void add_known(TrackedPiece piece, Place place, int readings_ago) {
        known_.push_back({std::move(piece), place, readings_ago, false});
    }

    /// Those that stand where they stood, nearest pairs first.
    void match_still(std::vector<TrackedPiece>& matched) {
        for (const Pair& pair : still_pairs()) {
            if (!known_[pair.known].found && taken_[pair.seen] == 0) {
                take(pair.known, pair.seen, Identity::Sure, matched);
            }
        }
    }

    /// The others, by least total effort.
    void match_moved(std::vector<TrackedPiece>& matched) {
        const std::vector<std::size_t> rows = free_known();
        const std::vector<std::size_t> cols = free_seen();
        if (rows.empty() || cols.empty()) {
            return;
        }
        const CostTable costs = efforts(rows, cols);
        const auto col_of = least_cost_assignment(costs);
        const std::vector<char> doubtful = doubtful_rows(costs, col_of);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (col_of[i]) {
                take(rows[i],
                     cols[*col_of[i]],
                     doubtful[i] != 0 ? Identity::Doubtful : Identity::Sure,
                     matched);
            }
        }
    }

    /// Known pieces that were not found: kept where nobody could see, else missing.
    void part_unfound(std::vector<TrackedPiece>& kept, std::vector<Missing>& missing) {
        for (Candidate& candidate : known_) {
            if (candidate.found) {
                continue;
            }
            if (stays(candidate, kept)) {
                kept.push_back(std::move(candidate.piece));
            } else if (candidate.readings_ago < kRemembered) {
                missing.push_back({std::move(candidate.piece), candidate.readings_ago + 1});
            }
        }
    }

    std::vector<DetectedPiece> unmatched_seen() {
        std::vector<DetectedPiece> rest;
        for (const std::size_t j : free_seen()) {
            rest.push_back(std::move(seen_[j]));
        }
        return rest;
    }

  private:
    enum class Identity { Sure, Doubtful };
    struct Candidate {
        TrackedPiece piece;
        Place place = Place::Read;
        int readings_ago = 0;  ///< More than 0: missing since.
        bool found = false;
    };
    struct Pair {
        double distance_mm = 0;
        std::size_t known = 0;
        std::size_t seen = 0;
    };

    [[nodiscard]] std::vector<Pair> still_pairs() const {
        std::vector<Pair> pairs;
        for (std::size_t i = 0; i < known_.size(); ++i) {
            const DetectedPiece& before = known_[i].piece.seen;
            for (std::size_t j = 0; j < seen_.size() && known_[i].readings_ago == 0; ++j) {
                const double distance = apart(before, seen_[j]);
                if (distance < kStill_mm && before.piece.kind == seen_[j].piece.kind &&
                    !sides_differ(before.piece, seen_[j].piece)) {
                    pairs.push_back({distance, i, j});
                }
            }
        }
        std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
            return a.distance_mm < b.distance_mm;
        });
        return pairs;
    }

    void take(std::size_t known,
              std::size_t seen,
              Identity identity,
              std::vector<TrackedPiece>& matched) {
        Candidate& candidate = known_[known];
        candidate.found = true;
        taken_[seen] = 1;
        const bool was_doubtful = candidate.piece.seen.piece.identity_doubtful;
        matched.push_back(followed(candidate.piece, std::move(seen_[seen])));
        matched.back().seen.piece.identity_doubtful =
            was_doubtful || identity == Identity::Doubtful;
    }

    [[nodiscard]] std::vector<std::size_t> free_known() const {
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < known_.size(); ++i) {
            if (!known_[i].found && was_looked_at(known_[i])) {
                free.push_back(i);
            }
        }
        return free;
    }

    [[nodiscard]] std::vector<std::size_t> free_seen() const {
        std::vector<std::size_t> free;
        for (std::size_t j = 0; j < seen_.size(); ++j) {
            if (taken_[j] == 0) {
                free.push_back(j);
            }
        }
        return free;
    }

    [[nodiscard]] CostTable efforts(const std::vector<std::size_t>& rows,
                                    const std::vector<std::size_t>& cols) const {
        CostTable costs(rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (const std::size_t col : cols) {
                costs[i].push_back(effort_of(known_[rows[i]], seen_[col]));
            }
        }
        return costs;
    }

    /// The effort of bringing a candidate to where a piece is seen, for what is known of its place.
    static std::optional<double> effort_of(const Candidate& candidate, const DetectedPiece& seen) {
        const bool covered = candidate.place == Place::Covered;
        if (covered && sides_differ(candidate.piece.seen.piece, seen.piece, kLikelySide)) {
            return std::nullopt;  // an enemy before him, not he himself
        }
        auto effort = effort_mm(candidate.piece, seen);
        if (effort) {
            *effort += (candidate.readings_ago > 0 ? kMissingEffort_mm : 0) +
                       (covered ? kCoveredEffort_mm : 0);
        }
        return effort;
    }

    static bool was_looked_at(const Candidate& candidate) {
        return candidate.place == Place::Read || candidate.place == Place::Covered;
    }

    /// Whether an unfound piece is taken to stand where it stood. `others` are the pieces found.
    [[nodiscard]] bool stays(const Candidate& candidate,
                             const std::vector<TrackedPiece>& others) const {
        return !was_looked_at(candidate) ||
               (candidate.place == Place::Covered && may_be_hidden(candidate, others));
    }

    /// Whether an unfound piece may stand behind others: it was real, and nobody has its place.
    [[nodiscard]] bool may_be_hidden(const Candidate& candidate,
                                     const std::vector<TrackedPiece>& others) const {
        const DetectedPiece& piece = candidate.piece.seen;
        const auto is_there = [&](const DetectedPiece& other) {
            return apart(piece, other) < kOneSpot_mm;
        };
        for (const std::size_t j : free_seen()) {
            if (is_there(seen_[j])) {
                return false;
            }
        }
        return piece.piece.confidence > kSureOfHidden &&
               std::none_of(others.begin(), others.end(), [&](const TrackedPiece& other) {
                   return is_there(other.seen);
               });
    }

    std::vector<Candidate> known_;
    std::vector<DetectedPiece> seen_;
    std::vector<char> taken_;
};

void PieceTracker::update(std::vector<DetectedPiece> seen, std::span<const Place> places) {
    Matching matching(std::move(seen));
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        matching.add_known(std::move(pieces_[i]), places[i], 0);
    }
    for (Missing& gone : missing_) {
        matching.add_known(std::move(gone.piece), Place::Read, gone.readings_ago);
    }
    pieces_.clear();
    missing_.clear();
    matching.match_still(pieces_);
    matching.match_moved(pieces_);
    matching.part_unfound(pieces_, missing_);
    for (DetectedPiece& fresh : matching.unmatched_seen()) {
        fresh.piece.id = next_id_++;
        TrackedPiece piece;
        piece.coat = fresh.coat;
        piece.coat_weight = std::max(0.05, fresh.visible);
        piece.seen = std::move(fresh);
        pieces_.push_back(std::move(piece));
    }
    std::sort(pieces_.begin(), pieces_.end(), [](const TrackedPiece& a, const TrackedPiece& b) {
        return a.seen.piece.id < b.seen.piece.id;
    });
}

void PieceTracker::set_side(std::size_t index, const std::string& side, double confidence) {
    pieces_[index].seen.piece.side = side;
    pieces_[index].seen.piece.side_confidence = confidence;
}

void PieceTracker::forget() {
    pieces_.clear();
    missing_.clear();
}

}  // namespace littlewars::vision
