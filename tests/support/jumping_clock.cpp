// To be preloaded into a program: the time of day jumps an hour forth and back every second, as a
// badly kept clock's does. The monotonic clock goes on.
#include <ctime>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

int real_time(clockid_t clock, timespec* time) {
    return static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
}

std::time_t jump_s() {
    timespec steady{};
    real_time(CLOCK_MONOTONIC, &steady);
    constexpr std::time_t kHour_s = 3600;
    return steady.tv_sec % 2 == 0 ? kHour_s : -kHour_s;
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept {
    const int failed = real_time(clock, time);
    if (failed == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        time->tv_sec += jump_s();
    }
    return failed;
}

int gettimeofday(timeval* time, void* /*zone*/) noexcept {
    timespec now{};
    const int failed = clock_gettime(CLOCK_REALTIME, &now);
    *time = {now.tv_sec, now.tv_nsec / 1000};
    return failed;
}

std::time_t time(std::time_t* kept) noexcept {
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    if (kept != nullptr) {
        *kept = now.tv_sec;
    }
    return now.tv_sec;
}

}  // extern "C"
