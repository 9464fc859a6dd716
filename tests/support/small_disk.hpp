#pragma once

#include "tests/support/run_program.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/mount.h>

namespace littlewars::testing_support {

/// A disk of 80 MB (tmpfs) for one test; gone with its contents afterwards. Only root may have one.
class SmallDisk {
  public:
    SmallDisk() : mounted_(::mount("none", folder_.path().c_str(), "tmpfs", 0, "size=80m") == 0) {}
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (mounted_) {
            ::umount2(folder_.path().c_str(), MNT_DETACH);
        }
    }

    /// False where nobody lets us mount it.
    [[nodiscard]] bool is_there() const { return mounted_; }
    [[nodiscard]] std::string file(const std::string& name) const { return folder_.file(name); }

    /// Leaves `left` bytes free, to the block.
    void fill(std::uintmax_t left) const {
        std::ofstream filler(file("filler"), std::ios::binary | std::ios::app);
        const std::string block(1 << 16, 'x');
        while (std::filesystem::space(folder_.path()).available > left + block.size() && filler) {
            filler << block << std::flush;
        }
    }
    void make_room() const { std::filesystem::remove(file("filler")); }
    /// From now on nothing can be written, not even by root.
    [[nodiscard]] bool make_read_only() const {
        return ::mount("none", folder_.path().c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, "") == 0;
    }

  private:
    TemporaryFolder folder_;
    bool mounted_;
};

}  // namespace littlewars::testing_support
