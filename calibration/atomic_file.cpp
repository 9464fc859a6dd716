#include "calibration/atomic_file.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <istream>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace littlewars::calibration {
namespace fs = std::filesystem;
namespace {

/// A new file beside the wanted one; removed again unless it was renamed into place.
class FileBeside {
  public:
    explicit FileBeside(const fs::path& wanted) : name_(wanted.string() + ".XXXXXX") {
        descriptor_ = mkstemp(name_.data());
    }
    FileBeside(const FileBeside&) = delete;
    FileBeside& operator=(const FileBeside&) = delete;
    ~FileBeside() {
        if (descriptor_ >= 0) {
            close(descriptor_);
        }
        if (!renamed_ && !name_.empty()) {
            unlink(name_.c_str());
        }
    }

    bool write_all(std::string_view bytes) {
        while (descriptor_ >= 0 && !bytes.empty()) {
            const ssize_t written = write(descriptor_, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR) {
                continue;
            }
            if (written <= 0) {
                return false;
            }
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
        return descriptor_ >= 0;
    }

    bool put_in_place(const fs::path& wanted) {
        const mode_t mask = umask(0);
        umask(mask);
        renamed_ = fchmod(descriptor_, 0666 & ~mask) == 0 && fsync(descriptor_) == 0 &&
                   rename(name_.c_str(), wanted.c_str()) == 0;
        return renamed_;
    }

  private:
    std::string name_;
    int descriptor_ = -1;
    bool renamed_ = false;
};

Error bad(std::string where, std::string what, std::string remedy) {
    return {ErrorKind::BadInput, std::move(where), std::move(what), std::move(remedy)};
}

void flush_folder(const fs::path& folder) {
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        fsync(descriptor);
        close(descriptor);
    }
}

}  // namespace

Expected<void> write_file_atomically(const fs::path& path, std::string_view bytes) {
    std::error_code unknown;
    if (fs::exists(path, unknown) && !fs::is_regular_file(path, unknown)) {
        return tl::unexpected(Error{ErrorKind::Unavailable,
                                    path.string(),
                                    "is not an ordinary file",
                                    "name another file to write"});
    }
    FileBeside beside(path);
    if (!beside.write_all(bytes) || !beside.put_in_place(path)) {
        return tl::unexpected(Error{ErrorKind::Unavailable,
                                    path.string(),
                                    fmt::format("cannot be written ({})", std::strerror(errno)),
                                    "check the folder, its permissions and the free disk space"});
    }
    flush_folder(path.has_parent_path() ? path.parent_path() : fs::path("."));
    return {};
}

Expected<std::string> read_text_file(const fs::path& path) {
    const auto refused = [&](std::string what, std::string remedy) {
        return tl::unexpected(bad(path.string(), std::move(what), std::move(remedy)));
    };
    std::error_code unknown;
    if (!fs::exists(path, unknown)) {
        return refused("there is no such file", "check its name");
    }
    if (fs::is_directory(path, unknown)) {
        return refused("is a folder", "name a file in it");
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return refused("cannot be read", "check its permissions");
    }
    return read_text(file, path.string());
}

Expected<std::string> read_text(std::istream& in, const std::string& name) {
    std::string text;
    std::array<char, 1 << 16> block;
    do {
        in.read(block.data(), block.size());
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    } while (in && text.size() <= kMostText_bytes);
    if (text.empty()) {
        return tl::unexpected(bad(name, "is empty", "write it again"));
    }
    if (text.size() > kMostText_bytes) {
        return tl::unexpected(bad(name, "is larger than 16 MB", "give a smaller file"));
    }
    return text;
}

}  // namespace littlewars::calibration
