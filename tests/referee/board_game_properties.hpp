#pragma once

#include "referee/board_game.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <functional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace littlewars::referee {

/// Random games of one board game under one set of options, and what must hold in every position.
///
/// `candidates` gives every move of the game's forms that could be meant in a position (a superset
/// of the legal ones of the listed forms); `check` looks at one step of the game.
template <class Adapter>
struct RandomGames {
    using Rules = typename Adapter::Rules;
    using Position = typename Adapter::Position;
    using Move = typename Adapter::Move;

    nlohmann::json input;  ///< Frame, options, board; no position.
    std::function<std::vector<Move>(const Rules&, const Position&)> candidates;
    std::function<void(const Rules&, const Position&, const Position&)> check;
    int games = 10;     ///< Thousands are played instead where LITTLEWARS_SLOW_TESTS is set.
    int longest = 400;  ///< Moves after which a game counts as a draw.
    int brute_force_every = 5;

    int games_wanted() const {
        constexpr int kSlowGames = 1000;  // of each option set
        return std::getenv("LITTLEWARS_SLOW_TESTS") == nullptr ? games : kSlowGames;
    }

    /// Plays them; returns the share that reached their end.
    double play(unsigned seed) const {
        std::mt19937 random(seed);
        const Rules rules = Adapter::read_rules(JsonReader(input));
        int ended = 0;
        const int wanted = games_wanted();
        for (int game = 0; game < wanted && !testing::Test::HasFailure(); ++game) {
            ended += play_one(rules, random) ? 1 : 0;
        }
        return static_cast<double>(ended) / wanted;
    }

  private:
    bool play_one(const Rules& rules, std::mt19937& random) const {
        Position position = Adapter::start(rules);
        for (int turn = 0; turn < longest; ++turn) {
            if (position.result) {
                return true;
            }
            const auto moves = Adapter::legal_moves(rules, position);
            if (turn % brute_force_every == 0) {
                expect_complete(rules, position, moves);
            }
            if (moves.empty()) {
                return false;
            }
            const Move& move = moves[random() % moves.size()];
            const Position next = expect_legal(rules, position, move);
            if (testing::Test::HasFailure()) {
                return false;
            }
            check(rules, position, next);
            position = next;
        }
        return false;
    }

    /// A listed move is judged legal, and what comes next reads as it was written.
    Position expect_legal(const Rules& rules, const Position& position, const Move& move) const {
        const auto ruling = Adapter::judge(rules, position, move);
        if (!ruling) {
            ADD_FAILURE() << "listed, yet refused: " << Adapter::write_move(rules, move) << " "
                          << ruling.error().rule << " in "
                          << Adapter::write_position(rules, position);
            return position;
        }
        const nlohmann::json next = ruling->next;
        Position read = Adapter::read_position(JsonReader(next), rules);
        EXPECT_EQ(nlohmann::json(Adapter::write_position(rules, read)), next);
        EXPECT_EQ(read.result, ruling->result);
        return read;
    }

    /// The list holds each legal candidate exactly once, and nothing else.
    void expect_complete(const Rules& rules,
                         const Position& position,
                         const std::vector<Move>& moves) const {
        std::set<std::string> listed;
        for (const Move& move : moves) {
            EXPECT_TRUE(listed.insert(Adapter::write_move(rules, move).dump()).second);
        }
        std::set<std::string> legal;
        for (const Move& move : candidates(rules, position)) {
            const auto ruling = Adapter::judge(rules, position, move);
            if (ruling) {
                legal.insert(Adapter::write_move(rules, move).dump());
            } else {
                EXPECT_NE(ruling.error().rule, "");
                EXPECT_NE(ruling.error().reason, "");
            }
        }
        EXPECT_EQ(listed, legal) << Adapter::write_position(rules, position);
    }
};

}  // namespace littlewars::referee
