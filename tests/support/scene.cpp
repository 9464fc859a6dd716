#include "tests/support/scene.hpp"

#include "calibration/armies_json.hpp"
#include "calibration/table_json.hpp"
#include "vision/sources/picture_file.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>

namespace littlewars::test {
namespace {

struct Pair {
    double apart_mm = 0;
    std::size_t figure = 0;
    std::size_t piece = 0;
};

std::vector<Pair> nearest_pairs(const vision::Observation& seen, const Scene& scene) {
    std::vector<Pair> all;
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        const double limit = scene.figures[i].kind == "infantry" ? 25 : 40;
        for (std::size_t j = 0; j < seen.pieces.size(); ++j) {
            const auto& centre = seen.pieces[j].table->centre;
            const double apart = std::hypot(centre.x_mm - scene.figures[i].x_mm,
                                            centre.y_mm - scene.figures[i].y_mm);
            if (apart < limit) {
                all.push_back({apart, i, j});
            }
        }
    }
    std::sort(all.begin(), all.end(), [](const Pair& a, const Pair& b) {
        return a.apart_mm < b.apart_mm;
    });
    std::vector<char> figure_taken(scene.figures.size(), 0);
    std::vector<char> piece_taken(seen.pieces.size(), 0);
    std::vector<Pair> pairs;
    for (const Pair& pair : all) {
        if (figure_taken[pair.figure] == 0 && piece_taken[pair.piece] == 0) {
            figure_taken[pair.figure] = piece_taken[pair.piece] = 1;
            pairs.push_back(pair);
        }
    }
    return pairs;
}

nlohmann::json read_truth(const std::filesystem::path& folder) {
    std::ifstream in(folder / "truth.json");
    return nlohmann::json::parse(in);
}

std::vector<TrueFigure> figures_from(const nlohmann::json& figures) {
    std::vector<TrueFigure> all;
    for (const auto& figure : figures) {
        all.push_back({figure.at("side"),
                       figure.at("kind"),
                       figure.at("x"),
                       figure.at("y"),
                       figure.at("visible_fraction"),
                       figure.at("standing")});
    }
    return all;
}

calibration::TablePlane plane_from(const nlohmann::json& truth) {
    const auto& camera = truth.at("camera");
    const auto& k = camera.at("K");
    const auto& d = camera.at("dist");
    const calibration::Lens lens{camera.at("width"),
                                 camera.at("height"),
                                 k[0][0],
                                 k[1][1],
                                 k[0][2],
                                 k[1][2],
                                 d[0],
                                 d[1],
                                 d[2],
                                 d[3],
                                 d[4],
                                 0.2,
                                 12};
    cv::Matx33d rotation;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            rotation(row, column) =
                camera.at("R")[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        }
    }
    const auto& t = camera.at("t");
    const auto& table = truth.at("table");
    return {lens, {table.at("width"), table.at("depth")}, rotation, {t[0], t[1], t[2]}, 0.3};
}

}  // namespace

Scene read_rendered_scene(const std::filesystem::path& folder) {
    const nlohmann::json truth = read_truth(folder);
    const auto& frame = truth.at("frames")[0];
    return {plane_from(truth),
            calibration::read_armies(folder / "armies.json").value(),
            vision::read_picture(folder / "empty.jpg").value(),
            vision::read_picture(folder / frame.at("image").get<std::string>()).value(),
            figures_from(frame.at("figures"))};
}

Scene read_scene(const std::filesystem::path& folder) {
    Scene scene{calibration::read_table(folder / "table.json").value().plane,
                calibration::read_armies(folder / "armies.json").value(),
                vision::read_picture(folder / "empty.jpg").value(),
                vision::read_picture(folder / "frame.jpg").value(),
                {}};
    scene.figures = figures_from(read_truth(folder).at("figures"));
    return scene;
}

SceneScore score_of(const vision::Observation& seen, const Scene& scene) {
    SceneScore score;
    const std::vector<Pair> pairs = nearest_pairs(seen, scene);
    for (const TrueFigure& figure : scene.figures) {
        score.needed += figure.visible >= 0.5 ? 1 : 0;
    }
    score.ghosts = static_cast<int>(seen.pieces.size() - pairs.size());
    std::vector<double> errors;
    for (const Pair& pair : pairs) {
        const TrueFigure& figure = scene.figures[pair.figure];
        const vision::Piece& piece = seen.pieces[pair.piece];
        if (figure.visible < 0.5) {
            continue;
        }
        ++score.found;
        score.side_right += figure.side == piece.side ? 1 : 0;
        score.kind_right += figure.kind == vision::name_of(piece.kind) ? 1 : 0;
        score.nees += std::pow(pair.apart_mm / piece.table->sigma_mm, 2) / 2;
        errors.push_back(pair.apart_mm);
    }
    const double count = std::max(1, score.found);
    score.side_right /= count;
    score.kind_right /= count;
    score.nees /= count;
    std::sort(errors.begin(), errors.end());
    score.median_mm = errors.empty() ? 0 : errors[errors.size() / 2];
    return score;
}

}  // namespace littlewars::test
