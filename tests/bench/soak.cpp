// Two hours of play at speed: the practice table's pieces are moved by a hand, seen, ruled on and
// recorded, in simulated time. Ends with status 1 when memory grows by more than a twentieth after
// the first tenth, a move stays without its ruling, or a thread outlives its work. Says as well how
// much of the memory is the match itself, which is kept for undo and replay.
//
//     soak [MINUTES=120] [MOVES=200]

#include "ui/session/session.hpp"
#include "ui/session/session_recorder.hpp"
#include "vision/observer.hpp"
#include "vision/sources/practice_table.hpp"

#include <fmt/format.h>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <malloc.h>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

namespace littlewars {
namespace {

namespace fs = std::filesystem;

constexpr double kFramesPerSecond = 5;
constexpr std::size_t kPieces = 60;
constexpr double kMostGrowth = 0.05;

double resident_mb() {
    std::ifstream file("/proc/self/statm");
    long size = 0;
    long resident = 0;
    file >> size >> resident;
    return static_cast<double>(resident * ::sysconf(_SC_PAGESIZE)) / 1e6;
}

/// What the program holds, without what the allocator keeps for later.
double heap_mb() {
    const auto heap = ::mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd) / 1e6;
}

long threads() {
    return std::distance(fs::directory_iterator("/proc/self/task"), fs::directory_iterator());
}

template <typename T>
T sure(calibration::Expected<T> result) {
    if (!result) {
        fmt::print(stderr, "soak: {}\n", message(result.error()));
        std::exit(1);
    }
    return std::move(*result);
}

/// The battle: its table, the eye on it, and the match.
class Soak {
  public:
    explicit Soak(const fs::path& session_file)
        : table_(sure(vision::PracticeTable::open())),
          observer_(sure(vision::Observer::open(settings()))),
          session_(match()) {
        fill_table();
        ui::RecordingStart start;
        start.source = "practice:";
        start.events = session_.events();
        recorder_ = sure(ui::SessionRecorder::start(session_file, std::move(start)));
        session_.listen([this](const ui::SessionEvent& event) {
            rulings_ += std::holds_alternative<ui::RulingMade>(event.body) ? 1 : 0;
            recorder_->event(event);
        });
    }

    /// One move of `seconds`: begun, a man moved by hand, ended, judged.
    void play_move(double seconds) {
        const int frames = static_cast<int>(seconds * kFramesPerSecond);
        const std::string side = table_->sides()[static_cast<std::size_t>(moves_) % 2];
        see(frames / 4);
        begin(side);
        move_a_man(side);
        see(frames - frames / 4 - 8);
        if (const auto ended = session_.end_move(time_s_); !ended) {
            fmt::print(stderr, "soak: {}\n", message(ended.error()));
        }
        see(3);
        ++moves_;
    }

    [[nodiscard]] int rulings() const { return rulings_; }
    /// What the match so far, which undo and replay need, takes of the memory: a copy tells.
    [[nodiscard]] double match_mb() const {
        const double before_mb = heap_mb();
        std::vector<ui::SessionEvent> copy = session_.events();
        for (ui::SessionEvent& event : copy) {
            if (auto* ruling = std::get_if<ui::RulingMade>(&event.body)) {
                ruling->judgement = std::make_shared<const ui::Judgement>(*ruling->judgement);
            }
        }
        return heap_mb() - before_mb;
    }
    void finish() {
        if (const auto finished = recorder_->finish(); !finished) {
            fmt::print(stderr, "soak: {}\n", message(finished.error()));
            std::exit(1);
        }
    }

  private:
    [[nodiscard]] vision::ObserverSettings settings() const {
        vision::ObserverSettings settings;
        settings.table = calibration::TableCalibration{table_->plane(), {}};
        settings.empty = table_->empty_picture();
        return settings;
    }

    [[nodiscard]] ui::MatchSettings match() const {
        ui::MatchSettings settings;
        settings.options = referee::little_wars::options_of(settings.edition);
        settings.table_width_mm = table_->plane().table().width_mm;
        settings.table_depth_mm = table_->plane().table().depth_mm;
        settings.auto_begin = false;
        return settings;
    }

    /// Ranks of foot behind the armies as they are drawn up.
    void fill_table() {
        const auto size = table_->plane().table();
        for (std::size_t i = table_->pieces().size(); i < kPieces; ++i) {
            const bool red = i % 2 == 0;
            const double column = static_cast<double>(i / 2 % 15);
            vision::PracticePiece man;
            man.side = red ? "red" : "blue";
            man.at = {size.width_mm * (0.1 + 0.055 * column), size.depth_mm * (red ? 0.08 : 0.92)};
            man.heading_deg = red ? 90 : 270;
            table_->add(man);
        }
    }

    void begin(const std::string& side) {
        const auto begun = session_.begin_move(
            time_s_, session_.state().settings.sides.empty() ? side : std::string());
        if (!begun) {
            fmt::print(stderr, "soak: {}\n", message(begun.error()));
        }
    }

    /// A hand comes, shifts a man sideways by an inch or two, and goes.
    void move_a_man(const std::string& side) {
        std::vector<vision::PracticePiece> men = table_->pieces();
        std::erase_if(men, [&](const auto& piece) {
            return piece.side != side || piece.kind != vision::PieceKind::Infantry;
        });
        const vision::PracticePiece man = men[random_() % men.size()];
        const double step_mm =
            (random_() % 2 == 0 ? 1 : -1) * (25.0 + static_cast<double>(random_() % 25));
        const vision::TablePoint to{man.at.x_mm + step_mm, man.at.y_mm};
        table_->set_events({.hand = man.at});
        see(4);
        table_->move(man.id, to);
        table_->set_events({.hand = to});
        see(4);
        table_->set_events({});
    }

    void see(int frames) {
        for (int i = 0; i < frames; ++i) {
            time_s_ += 1 / kFramesPerSecond;
            vision::Frame frame;
            const cv::Mat drawn = table_->draw();
            cv::Mat noise(drawn.size(), CV_8UC3);
            noise_.fill(noise, cv::RNG::UNIFORM, 0, 5);
            cv::add(drawn, noise, frame.picture);
            frame.index = index_++;
            frame.time = std::chrono::duration<double>(time_s_);
            frame.name = "practice:";
            recorder_->frame(frame.picture, time_s_);
            session_.observe(sure(observer_.observe(frame)));
        }
    }

    std::shared_ptr<vision::PracticeTable> table_;
    vision::Observer observer_;
    ui::Session session_;
    std::unique_ptr<ui::SessionRecorder> recorder_;
    std::mt19937 random_{1913};
    cv::RNG noise_{1913};
    double time_s_ = 0;
    long index_ = 0;
    int moves_ = 0;
    int rulings_ = 0;
};

int soak(int minutes, int moves) {
    const fs::path folder =
        fs::temp_directory_path() / fmt::format("littlewars_soak_{}", ::getpid());
    fs::create_directories(folder);
    double first_mb = 0;
    double most_mb = 0;
    double match_mb = 0;
    int rulings = 0;
    const long threads_before = threads();
    {
        Soak battle(folder / "soak.lws");
        for (int move = 0; move < moves; ++move) {
            battle.play_move(60.0 * minutes / moves);
            if ((move + 1) % std::max(moves / 10, 1) == 0) {
                first_mb = first_mb > 0 ? first_mb : resident_mb();
                most_mb = std::max(most_mb, resident_mb());
                fmt::print("{:4} moves, {:4} rulings, {:6.1f} MB, {:6.1f} MB of it in use\n",
                           move + 1,
                           battle.rulings(),
                           resident_mb(),
                           heap_mb());
                std::fflush(stdout);
            }
        }
        battle.finish();
        match_mb = battle.match_mb();
        rulings = battle.rulings();
    }
    fs::remove_all(folder);
    // OpenCV keeps its pool of workers for the process; nobody else may have left a thread behind.
    const long left = threads() - threads_before - (cv::getNumThreads() - 1);
    const double grown = most_mb / first_mb - 1;
    fmt::print("memory {:+.1f} % after the first tenth, the match itself takes {:.1f} MB\n",
               100 * grown,
               match_mb);
    fmt::print("{} of {} moves ruled on, {} threads left\n", rulings, moves, std::max(left, 0L));
    return grown < kMostGrowth && rulings >= moves && left <= 0 ? 0 : 1;
}

}  // namespace
}  // namespace littlewars

int main(int count, char** arguments) {
    const int minutes = count > 1 ? std::atoi(arguments[1]) : 120;
    const int moves = count > 2 ? std::atoi(arguments[2]) : 200;
    return littlewars::soak(std::max(minutes, 1), std::max(moves, 10));
}
