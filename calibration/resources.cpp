#include "calibration/resources.hpp"

#include <cstdlib>
#include <string>
#include <system_error>
#include <vector>

namespace littlewars::calibration {
namespace fs = std::filesystem;

Expected<fs::path> find_resource(std::string_view name) {
    std::vector<fs::path> folders;
    if (const char* chosen = std::getenv("LITTLEWARS_DATA"); chosen != nullptr && *chosen != '\0') {
        folders.emplace_back(chosen);
    }
    std::error_code no_proc;
    const fs::path program = fs::read_symlink("/proc/self/exe", no_proc);
    if (!no_proc) {
        folders.push_back(program.parent_path().parent_path() / "share" / "littlewars");
    }
    folders.emplace_back(LITTLEWARS_DATA_DIR);
    folders.emplace_back(LITTLEWARS_SOURCE_DIR);
    for (const fs::path& folder : folders) {
        std::error_code unreadable;
        if (fs::exists(folder / name, unreadable)) {
            return folder / name;
        }
    }
    return tl::unexpected(
        Error{ErrorKind::NotFound,
              std::string(name),
              "is missing from the installation",
              "install littlewars again, or set LITTLEWARS_DATA to its data folder"});
}

}  // namespace littlewars::calibration
