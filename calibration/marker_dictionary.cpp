#include "calibration/marker_dictionary.hpp"

#include <opencv2/aruco.hpp>

#include <algorithm>
#include <array>
#include <cctype>

namespace littlewars::calibration {
namespace {

struct NamedDictionary {
    const char* name;
    cv::aruco::PREDEFINED_DICTIONARY_NAME number;
};

constexpr std::array kDictionaries{
    NamedDictionary{"4X4_50", cv::aruco::DICT_4X4_50},
    NamedDictionary{"4X4_100", cv::aruco::DICT_4X4_100},
    NamedDictionary{"4X4_250", cv::aruco::DICT_4X4_250},
    NamedDictionary{"4X4_1000", cv::aruco::DICT_4X4_1000},
    NamedDictionary{"5X5_50", cv::aruco::DICT_5X5_50},
    NamedDictionary{"5X5_100", cv::aruco::DICT_5X5_100},
    NamedDictionary{"5X5_250", cv::aruco::DICT_5X5_250},
    NamedDictionary{"5X5_1000", cv::aruco::DICT_5X5_1000},
    NamedDictionary{"6X6_50", cv::aruco::DICT_6X6_50},
    NamedDictionary{"6X6_100", cv::aruco::DICT_6X6_100},
    NamedDictionary{"6X6_250", cv::aruco::DICT_6X6_250},
    NamedDictionary{"6X6_1000", cv::aruco::DICT_6X6_1000},
    NamedDictionary{"7X7_50", cv::aruco::DICT_7X7_50},
    NamedDictionary{"7X7_100", cv::aruco::DICT_7X7_100},
    NamedDictionary{"7X7_250", cv::aruco::DICT_7X7_250},
    NamedDictionary{"7X7_1000", cv::aruco::DICT_7X7_1000},
    NamedDictionary{"ARUCO_ORIGINAL", cv::aruco::DICT_ARUCO_ORIGINAL},
    NamedDictionary{"APRILTAG_16h5", cv::aruco::DICT_APRILTAG_16h5},
    NamedDictionary{"APRILTAG_25h9", cv::aruco::DICT_APRILTAG_25h9},
    NamedDictionary{"APRILTAG_36h10", cv::aruco::DICT_APRILTAG_36h10},
    NamedDictionary{"APRILTAG_36h11", cv::aruco::DICT_APRILTAG_36h11},
};

bool same_letters(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return std::toupper(static_cast<unsigned char>(x)) ==
               std::toupper(static_cast<unsigned char>(y));
    });
}

}  // namespace

Expected<MarkerDictionary> find_dictionary(std::string_view name) {
    constexpr std::string_view kPrefix = "DICT_";
    const std::string_view bare =
        same_letters(name.substr(0, kPrefix.size()), kPrefix) ? name.substr(kPrefix.size()) : name;
    for (const NamedDictionary& known : kDictionaries) {
        if (same_letters(bare, known.name)) {
            return cv::aruco::getPredefinedDictionary(known.number);
        }
    }
    return tl::unexpected(Error{ErrorKind::BadInput,
                                "dictionary \"" + std::string(name.substr(0, 40)) + "\"",
                                "is unknown",
                                "use one of OpenCV's, such as 4X4_50, 5X5_100 or APRILTAG_36h11"});
}

std::vector<std::string> dictionary_names() {
    std::vector<std::string> names;
    for (const NamedDictionary& known : kDictionaries) {
        names.emplace_back(known.name);
    }
    return names;
}

}  // namespace littlewars::calibration
