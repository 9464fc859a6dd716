#include "vision/eye/eye_model.hpp"

#include <nlohmann/json.hpp>

#include <fstream>

namespace littlewars::vision {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using Json = nlohmann::json;

EyeChannels channels_from(const Json& json) {
    EyeChannels to;
    to.heat_infantry = json.at("heat_infantry");
    to.heat_cavalry = json.at("heat_cavalry");
    to.heat_gun = json.at("heat_gun");
    to.offset_u = json.at("offset_u");
    to.offset_v = json.at("offset_v");
    to.log_sigma = json.at("log_sigma");
    to.fallen_logit = json.at("fallen_logit");
    to.heading_cos = json.at("heading_cos");
    to.heading_sin = json.at("heading_sin");
    to.axis_cos2 = json.at("axis_cos2");
    to.axis_sin2 = json.at("axis_sin2");
    to.log_half_along = json.at("log_half_along");
    to.log_half_across = json.at("log_half_across");
    to.log_wheel_radius = json.at("log_wheel_radius");
    to.coat_blue = json.at("coat_blue");
    to.coat_green = json.at("coat_green");
    to.coat_red = json.at("coat_red");
    to.visible_logit = json.at("visible_logit");
    to.heat_hand = json.value("heat_hand", -1);
    to.heat_ruler = json.value("heat_ruler", -1);
    to.heat_dice = json.value("heat_dice", -1);
    return to;
}

std::array<double, 3> by_kind(const Json& json) {
    std::array<double, 3> to{};
    for (const PieceKind kind : {PieceKind::Infantry, PieceKind::Cavalry, PieceKind::Gun}) {
        to[static_cast<std::size_t>(kind)] = json.at(std::string(name_of(kind)));
    }
    return to;
}

void read_thresholds(const Json& json, EyeModel& model) {
    model.threshold = by_kind(json);
    model.fallen_logit_threshold = json.value("fallen_logit", model.fallen_logit_threshold);
    model.hand_threshold = json.value("hand", model.hand_threshold);
}

void read_duplicates(const Json& json, EyeModel& model) {
    for (const PieceKind one : {PieceKind::Infantry, PieceKind::Cavalry, PieceKind::Gun}) {
        for (const PieceKind other : {PieceKind::Infantry, PieceKind::Cavalry, PieceKind::Gun}) {
            const std::string pair = std::string(name_of(one)) + '-' + std::string(name_of(other));
            if (json.contains(pair)) {
                const auto i = static_cast<std::size_t>(one);
                const auto j = static_cast<std::size_t>(other);
                model.duplicate_mm[i][j] = model.duplicate_mm[j][i] = json[pair];
            }
        }
    }
}

RefinerChannels refiner_channels_from(const Json& json) {
    RefinerChannels to;
    to.attention = json.at("attention");
    to.offset_u = json.at("offset_u");
    to.offset_v = json.at("offset_v");
    to.log_sigma = json.at("log_sigma");
    to.piece = json.at("piece");
    to.infantry = json.at("infantry");
    to.cavalry = json.at("cavalry");
    to.gun = json.at("gun");
    to.heading_cos = json.at("heading_cos");
    to.heading_sin = json.at("heading_sin");
    to.stretch_cos2 = json.at("stretch_cos2");
    to.stretch_sin2 = json.at("stretch_sin2");
    to.log_size = json.at("log_size");
    to.log_wheel_radius = json.at("log_wheel_radius");
    return to;
}

RefinerModel refiner_from(const Json& json) {
    RefinerModel model;
    model.window_px = json.at("window_px");
    model.foot_px = {json.at("foot_px").at(0), json.at("foot_px").at(1)};
    model.enlarged = by_kind(json.at("enlarged"));
    model.kind_plane = by_kind(json.at("kind_plane"));
    model.stride_px = json.at("stride");
    model.cell_centre_px = json.at("cell_centre_px");
    model.channels = refiner_channels_from(json.at("channels"));
    model.sigma_factor = json.at("sigma_factor");
    model.heat_weight = json.at("belief").at("heat");
    model.piece_weight = json.at("belief").at("piece");
    model.belief_bias = json.at("belief").at("bias");
    model.least_belief = json.at("least_belief");
    return model;
}

EyeModel model_from(const Json& json) {
    EyeModel model;
    model.chart.scale_px_per_mm = json.at("scale_px_per_mm");
    model.chart.reference_mm = json.at("reference_figure_mm");
    model.chart.margin_mm = json.at("margin_mm");
    model.chart.outside_value = json.at("outside_value");
    model.stride_px = json.at("stride");
    model.cell_centre_px = json.at("cell_centre_px");
    model.channels = channels_from(json.at("channels"));
    model.input_name = json.at("input_name");
    model.output_name = json.at("output_name");
    model.sigma_factor = json.at("sigma_factor");
    model.foot_bias_px = json.value("foot_bias_px", model.foot_bias_px);
    read_thresholds(json.at("thresholds"), model);
    read_duplicates(json.at("duplicate_radii_mm"), model);
    model.refiner = refiner_from(json.at("refiner"));
    return model;
}

}  // namespace

calibration::Expected<EyeModel> read_eye_model(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in) {
        return tl::unexpected(
            Error{ErrorKind::NotFound, file.string(), "can't be read", "install littlewars again"});
    }
    try {
        return model_from(Json::parse(in));
    } catch (const Json::exception& wrong) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    file.string(),
                                    std::string("is not a net's description: ") + wrong.what(),
                                    "install littlewars again"});
    }
}

}  // namespace littlewars::vision
