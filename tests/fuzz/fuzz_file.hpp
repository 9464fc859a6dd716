#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace littlewars::fuzz {

/// The fuzzer's bytes as a file of this process, for parsers that take a path.
class FuzzFile {
  public:
    explicit FuzzFile(const char* suffix)
        : path_(std::filesystem::temp_directory_path() /
                fmt::format("littlewars_fuzz_{}{}", ::getpid(), suffix)) {}
    FuzzFile(const FuzzFile&) = delete;
    FuzzFile& operator=(const FuzzFile&) = delete;
    ~FuzzFile() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }

    /// Writes the bytes and gives the file's path.
    const std::filesystem::path& holding(const std::uint8_t* data, std::size_t size) const {
        std::ofstream file(path_, std::ios::binary | std::ios::trunc);
        file.write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
        return path_;
    }

  private:
    std::filesystem::path path_;
};

}  // namespace littlewars::fuzz
