#include "ui/commands/json_file.hpp"

#include "calibration/atomic_file.hpp"

namespace littlewars::ui {

calibration::Expected<nlohmann::json> read_json_object(const std::filesystem::path& path,
                                                       const std::string& wanted) {
    const auto text = calibration::read_text_file(path);
    if (!text) {
        return tl::unexpected(text.error());
    }
    nlohmann::json value = nlohmann::json::parse(*text, nullptr, false);
    if (!value.is_object()) {
        return tl::unexpected(calibration::Error{calibration::ErrorKind::BadInput,
                                                 path.string(),
                                                 "cannot be read as " + wanted,
                                                 "give another file"});
    }
    return value;
}

}  // namespace littlewars::ui
