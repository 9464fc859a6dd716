#pragma once

#include "referee/littlewars/options.hpp"
#include "referee/littlewars/outline.hpp"
#include "referee/littlewars/side.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace littlewars::referee::little_wars {

enum class Kind { Infantry, Cavalry };

/// Prisoner: held by the other side. Disarmed: freed, not yet back over his own line.
enum class Status { Fighting, Prisoner, Disarmed, Dead };

/// A man as somebody claims him to be (section 1). Lengths in inches.
struct ManInput {
    std::string id;
    Side side = Side::First;
    Kind kind = Kind::Infantry;
    Shape shape;               ///< His outline on the table.
    std::optional<Spot> from;  ///< Where his centre was when the move began.
    Status status = Status::Fighting;
    double sigma_in = 0;  ///< Standard deviation of his position.
    friend bool operator==(const ManInput&, const ManInput&) = default;
};

/// A gun as somebody claims it to be (section 1). Lengths in inches.
struct GunInput {
    std::string id;
    Side side = Side::First;         ///< The owner now.
    Line axle;                       ///< From wheel to wheel.
    Spot trail;                      ///< The trail's end on the table.
    std::optional<Polygon> outline;  ///< Left out: the triangle of the axle and the trail.
    std::optional<Spot> from;        ///< The middle of the axle when the move began.
    int fired = 0;                   ///< Shots in this move.
    std::optional<int> crew_before;  ///< Crew when the move began.
    double sigma_in = 0;
    friend bool operator==(const GunInput&, const GunInput&) = default;
};

/// Men of one side asked after as a force (section 3).
struct BodyInput {
    std::string name;
    Side side = Side::First;
    std::vector<std::string> men;
    friend bool operator==(const BodyInput&, const BodyInput&) = default;
};

/// What the player who moved chose for one melee (section 9).
struct Choice {
    std::vector<std::string> melee;  ///< Any of its men, at least one.
    std::vector<std::string> killed;
    std::vector<std::string> prisoners;
    friend bool operator==(const Choice&, const Choice&) = default;
};

/// The table; a back line left out lies along y = 0 (first side) or y = depth, from x = 0 to width.
struct TableInput {
    double width_in = 72;
    double depth_in = 48;
    PerSide<std::optional<Line>> back_lines;
    friend bool operator==(const TableInput&, const TableInput&) = default;
};

/// A claim about the table at the end of a move, not yet checked.
struct PositionInput {
    PerSide<std::string> sides{{"red", "blue"}};
    Side moved = Side::First;
    bool auto_choose = false;  ///< Melees without a choice take the proposed one.
    Edition edition = Edition::HowTo;
    Options options;  ///< Complete: start from options_of(edition).
    TableInput table;
    std::vector<ManInput> men;
    std::vector<GunInput> guns;
    std::vector<BodyInput> bodies;
    std::optional<std::vector<std::string>> surrender;  ///< nullopt: nobody asked.
    std::vector<Choice> choices;
    friend bool operator==(const PositionInput&, const PositionInput&) = default;
};

/// One thing wrong with an input: its place as a JSON path ("$.men[3].radius"), and what was
/// expected there.
struct Flaw {
    std::string path;
    std::string expected;
    friend bool operator==(const Flaw&, const Flaw&) = default;
};

struct Man {
    std::string id;
    Side side;
    Kind kind;
    Outline outline;
    std::optional<Spot> from;
    Status status;
    double sigma_in;
};

struct Gun {
    std::string id;
    Side side;
    Line axle;
    Spot trail;
    Outline outline;
    std::optional<Spot> from;
    int fired;
    std::optional<int> crew_before;
    double sigma_in;
};

/// A body, its men as indices into Position::men(), ascending.
struct Body {
    std::string name;
    Side side;
    std::vector<std::size_t> men;
};

/// A claim that holds together: ids are unique and known, outlines simple, numbers in range.
///
/// Men and guns stand in the natural order of their ids, so that ascending indices are the order
/// of every list in the rulings. Immutable.
class Position {
  public:
    /// Checks a claim. Errors: everything that is wrong with it.
    static tl::expected<Position, std::vector<Flaw>> from_input(PositionInput input);

    /// The claim this position was made from, as it was given.
    [[nodiscard]] const PositionInput& input() const { return input_; }
    [[nodiscard]] const PerSide<std::string>& sides() const { return input_.sides; }
    [[nodiscard]] Side moved() const { return input_.moved; }
    [[nodiscard]] const Options& options() const { return input_.options; }
    [[nodiscard]] const PerSide<Line>& back_lines() const { return back_lines_; }
    [[nodiscard]] const std::vector<Man>& men() const { return men_; }
    [[nodiscard]] const std::vector<Gun>& guns() const { return guns_; }
    [[nodiscard]] const std::vector<Body>& bodies() const { return bodies_; }
    /// Who asks to surrender, ascending; nullopt when nobody asked.
    [[nodiscard]] const std::optional<std::vector<std::size_t>>& surrender() const {
        return surrender_;
    }
    [[nodiscard]] std::optional<std::size_t> man_named(std::string_view id) const;
    /// Most that a man may move (section 2).
    [[nodiscard]] double move_in(const Man& man) const;

  private:
    explicit Position(PositionInput input);

    PositionInput input_;
    PerSide<Line> back_lines_;
    std::vector<Man> men_;
    std::vector<Gun> guns_;
    std::vector<Body> bodies_;
    std::optional<std::vector<std::size_t>> surrender_;
};

/// Where the back lines lie, defaults filled in (section 9).
[[nodiscard]] PerSide<Line> back_lines_of(const TableInput& table);

/// A gun's outline: the one given, or the triangle of its axle and trail.
[[nodiscard]] Polygon outline_of(const GunInput& gun);

/// Everything wrong with a claim, in the order of its fields; empty when it is sound.
[[nodiscard]] std::vector<Flaw> position_flaws(const PositionInput& input);

}  // namespace littlewars::referee::little_wars
