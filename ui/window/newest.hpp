#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace littlewars::ui {

/// A mailbox with one slot: what comes takes the place of what nobody has fetched. Thread-safe.
template <typename T>
class Newest {
  public:
    /// Puts `value` in; false when the slot was still full (the older one is dropped).
    bool put(T value) {
        bool was_empty = true;
        {
            const std::lock_guard lock(mutex_);
            was_empty = !slot_.has_value();
            slot_ = std::move(value);
        }
        arrived_.notify_one();
        return was_empty;
    }

    /// What lies there now, if anything.
    std::optional<T> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(slot_, std::nullopt);
    }

    /// Waits until something comes; nullopt once closed.
    std::optional<T> wait() {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, [this] { return slot_.has_value() || closed_; });
        if (closed_) {
            return std::nullopt;
        }
        return std::exchange(slot_, std::nullopt);
    }

    /// Ends every wait, now and later.
    void close() {
        {
            const std::lock_guard lock(mutex_);
            closed_ = true;
        }
        arrived_.notify_all();
    }

  private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::optional<T> slot_;
    bool closed_ = false;
};

}  // namespace littlewars::ui
