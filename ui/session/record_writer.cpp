#include "ui/session/record_writer.hpp"

#include "ui/session/session_event_json.hpp"
#include "ui/session/session_file.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>
#include <opencv2/imgcodecs.hpp>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <iterator>
#include <mutex>
#include <thread>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using namespace std::chrono_literals;

/// Jobs gathered before they are committed together, at the latest after kGather.
constexpr std::size_t kMostWaiting = 512;
constexpr auto kGather = 250ms;
constexpr auto kRetry = 1s;
constexpr int kJpegQuality = 90;

using Job = std::function<void(SQLite::Database&)>;

void insert_row(SQLite::Database& database,
                double time_s,
                const std::string& kind,
                int action,
                const std::string& line) {
    SQLite::Statement insert(database,
                             "INSERT INTO event (time_s, kind, action, line) VALUES (?, ?, ?, ?)");
    insert.bind(1, time_s);
    insert.bind(2, kind);
    insert.bind(3, action);
    insert.bind(4, line);
    insert.exec();
}

void insert_still(SQLite::Database& database, double time_s, const cv::Mat& picture) {
    std::vector<unsigned char> jpeg;
    cv::imencode(".jpg", picture, jpeg, {cv::IMWRITE_JPEG_QUALITY, kJpegQuality});
    SQLite::Statement insert(database,
                             "INSERT INTO still (event, time_s, width, height, jpeg) "
                             "VALUES ((SELECT max(id) FROM event), ?, ?, ?, ?)");
    insert.bind(1, time_s);
    insert.bind(2, picture.cols);
    insert.bind(3, picture.rows);
    insert.bind(4, jpeg.data(), static_cast<int>(jpeg.size()));
    insert.exec();
}

}  // namespace

/// The thread that alone touches the database.
class RecordWriter::Worker {
  public:
    Worker(SessionLock lock, std::unique_ptr<SQLite::Database> database)
        : lock_(std::move(lock)), database_(std::move(database)), thread_([this] { run(); }) {}

    ~Worker() {
        {
            const std::lock_guard guard(mutex_);
            stopping_ = true;
        }
        changed_.notify_all();
        thread_.join();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void give(Job job) {
        std::unique_lock guard(mutex_);
        changed_.wait(guard, [&] { return waiting_.size() < kMostWaiting || !trouble_.empty(); });
        take(std::move(job));
    }

    /// For what may be left out when the disk can't keep up.
    void offer(Job job) {
        const std::lock_guard guard(mutex_);
        if (waiting_.size() < kMostWaiting / 2 && trouble_.empty()) {
            take(std::move(job));
        }
    }

    Expected<void> flush() {
        std::unique_lock guard(mutex_);
        const long wanted = given_;
        hurry_ = true;
        changed_.notify_all();
        changed_.wait(guard, [&] { return written_ >= wanted || !trouble_.empty(); });
        if (written_ < wanted) {
            return tl::unexpected(
                Error{ErrorKind::Unavailable, "the record", trouble_, "make room on the disk"});
        }
        return {};
    }

    [[nodiscard]] std::string trouble() const {
        const std::lock_guard guard(mutex_);
        return trouble_;
    }

  private:
    void take(Job job) {
        waiting_.push_back(std::move(job));
        ++given_;
        changed_.notify_all();
    }

    void run() {
        std::vector<Job> batch;
        std::unique_lock guard(mutex_);
        while (true) {
            changed_.wait(guard, [&] { return stopping_ || !waiting_.empty() || !batch.empty(); });
            if (waiting_.empty() && batch.empty()) {
                return;
            }
            changed_.wait_for(guard, kGather, [&] { return stopping_ || hurry_; });
            hurry_ = false;
            std::move(waiting_.begin(), waiting_.end(), std::back_inserter(batch));
            waiting_.clear();
            guard.unlock();
            changed_.notify_all();
            const std::string fault = write_out(batch);
            guard.lock();
            finish(batch, fault, guard);
            if (stopping_ && !fault.empty()) {
                return;
            }
        }
    }

    /// All or nothing. Returns what went wrong, in words.
    std::string write_out(const std::vector<Job>& batch) {
        try {
            SQLite::Transaction transaction(*database_);
            for (const Job& job : batch) {
                job(*database_);
            }
            transaction.commit();
            return {};
        } catch (const std::exception& fault) {
            return fault.what();
        }
    }

    void finish(std::vector<Job>& batch,
                const std::string& fault,
                std::unique_lock<std::mutex>& guard) {
        trouble_ = fault.empty() ? "" : fmt::format("the record can't be written: {}", fault);
        if (fault.empty()) {
            written_ += static_cast<long>(batch.size());
            batch.clear();
        }
        changed_.notify_all();
        if (!fault.empty()) {
            changed_.wait_for(guard, kRetry, [&] { return stopping_; });
        }
    }

    SessionLock lock_;
    std::unique_ptr<SQLite::Database> database_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> waiting_;
    long given_ = 0;
    long written_ = 0;
    bool stopping_ = false;
    bool hurry_ = false;
    std::string trouble_;
    std::thread thread_;  // last: it uses all the others
};

Expected<std::unique_ptr<RecordWriter>> RecordWriter::open(const std::filesystem::path& path) {
    auto lock = SessionLock::take(path);
    if (!lock) {
        return tl::unexpected(lock.error());
    }
    auto database = open_for_writing(path);
    if (!database) {
        return tl::unexpected(database.error());
    }
    return std::unique_ptr<RecordWriter>(
        new RecordWriter(std::make_unique<Worker>(std::move(*lock), std::move(*database))));
}

RecordWriter::RecordWriter(std::unique_ptr<Worker> worker) : worker_(std::move(worker)) {}

RecordWriter::~RecordWriter() = default;

void RecordWriter::write(const SessionEvent& event) {
    worker_->give([event](SQLite::Database& database) {
        insert_row(database,
                   event.time_s,
                   std::string(name_of(event.body)),
                   event.action,
                   event_line(event));
    });
}

void RecordWriter::write_line(double time_s, std::string kind, std::string line) {
    worker_->give([=](SQLite::Database& database) { insert_row(database, time_s, kind, 0, line); });
}

void RecordWriter::write_given(double time_s, std::string kind, std::string json) {
    worker_->give([=](SQLite::Database& database) {
        SQLite::Statement insert(database,
                                 "INSERT INTO given (time_s, kind, json) VALUES (?, ?, ?)");
        insert.bind(1, time_s);
        insert.bind(2, kind);
        insert.bind(3, json);
        insert.exec();
    });
}

void RecordWriter::write_meta(std::string key, std::string value) {
    worker_->give([=](SQLite::Database& database) {
        SQLite::Statement insert(database,
                                 "INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)");
        insert.bind(1, key);
        insert.bind(2, value);
        insert.exec();
    });
}

void RecordWriter::write_still(double time_s, cv::Mat picture) {
    worker_->offer(
        [time_s, picture](SQLite::Database& database) { insert_still(database, time_s, picture); });
}

void RecordWriter::begin_video(std::string file, std::string codec) {
    worker_->give([=](SQLite::Database& database) {
        SQLite::Statement insert(database, "INSERT INTO video (file, codec) VALUES (?, ?)");
        insert.bind(1, file);
        insert.bind(2, codec);
        insert.exec();
    });
}

void RecordWriter::write_stamp(long frame, double time_s) {
    worker_->offer([=](SQLite::Database& database) {
        SQLite::Statement insert(database,
                                 "INSERT OR IGNORE INTO frame_stamp (video, frame, time_s) "
                                 "VALUES ((SELECT max(id) FROM video), ?, ?)");
        insert.bind(1, static_cast<std::int64_t>(frame));
        insert.bind(2, time_s);
        insert.exec();
    });
}

Expected<void> RecordWriter::flush() {
    return worker_->flush();
}

std::string RecordWriter::trouble() const {
    return worker_->trouble();
}

}  // namespace littlewars::ui
