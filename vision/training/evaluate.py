"""Scores an exported eye on whole charts of scenes, with the true camera."""
from __future__ import annotations

import argparse
import json
import math
from collections import defaultdict
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from scipy.optimize import linear_sum_assignment

from chart import Array, Chart, camera_from_truth, chart_from_truth, match_exposure, network_planes
from channels import KINDS
from decode import Piece, decode
from patches import picture_of
from refine import seen_closely
from scenes import read_truth
from split import DEVELOPMENT, FINAL_TEST, scene_folders

MATCH_MM = {"infantry": 25.0, "cavalry": 40.0, "gun": 45.0}
Scores = dict[str, list[Any]]


def run_net(net: cv2.dnn.Net, planes: Array) -> Array:
    """The net's answer (C, H/4, W/4)."""
    net.setInput(planes[None])
    return net.forward()[0]


def _turn(a: float, b: float) -> float:
    return abs(math.degrees(math.atan2(math.sin(a - b), math.cos(a - b))))


def pairs_of(figures: list[dict[str, Any]], pieces: list[Piece],
             unit: float) -> list[tuple[int, int]]:
    """Optimal pairs (figure, piece) nearer than MATCH_MM, less for small figures."""
    if not figures or not pieces:
        return []
    cost = np.full((len(figures), len(pieces)), 1e4)
    for i, figure in enumerate(figures):
        limit = MATCH_MM[figure["kind"]] * min(unit, 1.0)
        for j, piece in enumerate(pieces):
            far = math.hypot(figure["x"] - piece.x, figure["y"] - piece.y)
            if far <= limit:
                cost[i, j] = far
    rows, columns = linear_sum_assignment(cost)
    return [(i, j) for i, j in zip(rows, columns) if cost[i, j] < 1e4]


def score_frame(frame: dict[str, Any], pieces: list[Piece], unit: float, eye: dict[str, Any],
                scores: Scores) -> None:
    """Adds one frame's comparison. Distances are divided by `unit` (figure / 54 mm)."""
    figures = frame["figures"]
    if frame["hand"]:
        scores["on_hand"].append(sum(
            all(math.hypot(p.x - f["x"], p.y - f["y"]) > 45 for f in figures) for p in pieces))
        return
    pairs = pairs_of(figures, pieces, unit)
    found = {i for i, _ in pairs}
    for i, figure in enumerate(figures):
        visible = figure["visible_fraction"]
        if visible >= 0.5:
            scores["recall"].append(i in found)
            scores["recall_" + figure["kind"]].append(i in found)
        elif visible >= 0.3:
            scores["recall_30_50"].append(i in found)
    taken = {j for _, j in pairs}
    right = sum(figures[i]["visible_fraction"] >= 0.5 for i, _ in pairs)
    scores["precision"] += [True] * right + [False] * (len(pieces) - len(taken))
    for i, j in pairs:
        if figures[i]["visible_fraction"] >= 0.5:
            _score_pair(figures[i], pieces[j], unit, eye, scores)


def _score_pair(figure: dict[str, Any], piece: Piece, unit: float, eye: dict[str, Any],
                scores: Scores) -> None:
    scores["kind"].append(figure["kind"] == KINDS[piece.kind])
    fallen = piece.fallen > 0
    scores["upright" if figure["standing"] else "fallen"].append(fallen != figure["standing"])
    if not figure["standing"]:
        return
    error = math.hypot(figure["x"] - piece.x, figure["y"] - piece.y)
    scores["error_mm"].append(error)
    scores["error_at_54_mm"].append(error / unit)
    scores["error_" + figure["kind"]].append(error)
    scores["nees"].append(error ** 2 / (2 * piece.sigma ** 2))
    if figure["kind"] != "infantry":
        scores["heading_" + figure["kind"]].append(
            _turn(math.radians(figure["heading_deg"]), piece.heading))
    if figure.get("base_size_mm"):
        for got, true in zip((piece.half_along, piece.half_across), figure["base_size_mm"]):
            scores["half_axis_mm"].append(abs(got - true / 2))
    if figure["kind"] == "gun":
        scores["wheel_mm"].append(abs(piece.wheel - figure["wheel_diameter_mm"] / 2))


def score_scene(net: cv2.dnn.Net, refiner: cv2.dnn.Net | None, eye: dict[str, Any], folder: Path,
                with_empty: bool, with_camera: bool, scores: Scores) -> None:
    """Adds all frames of a scene; `refiner` None: the eye alone."""
    truth = read_truth(folder)
    chart, camera = chart_from_truth(truth), camera_from_truth(truth)
    maps, before = chart.maps(camera), cv2.imread(str(folder / "empty.jpg"))
    empty = chart.resample(before, maps)
    for frame in truth["frames"]:
        shot = cv2.imread(str(folder / frame["image"]))
        picture = chart.resample(shot, maps)
        planes = network_planes(picture, match_exposure(picture, empty) if with_empty else None,
                                chart if with_camera else None)
        pieces = decode(run_net(net, planes), eye, chart)
        if refiner is not None:
            pieces = seen_closely(refiner, picture_of(shot, before, chart, camera, maps), pieces, chart,
                                  eye, with_empty=with_empty, with_camera=with_camera)
        score_frame(frame, pieces, chart.figure_mm / 54, eye, scores)


def summary(scores: Scores) -> dict[str, float]:
    """Means of right and wrong, medians and 95 % of errors."""
    answer: dict[str, float] = {"needed": len(scores["recall"]),
                                "false": scores["precision"].count(False)}
    for name, values in sorted(scores.items()):
        if not values:
            continue
        if isinstance(values[0], (bool, np.bool_)) or name in ("kind", "fallen", "upright", "nees"):
            answer[name] = float(np.mean(values))
        elif name == "on_hand":
            answer[name] = int(sum(values))
        else:
            answer[name + "_median"] = float(np.median(values))
            answer[name + "_95"] = float(np.percentile(values, 95))
    return answer


def evaluate(models: Path, folders: list[Path], with_empty: bool = True, with_camera: bool = True,
             alone: bool = False) -> dict[str, float]:
    """The figures over all folders together."""
    eye = json.loads((models / "eye.json").read_text())
    refiner = None
    if alone:
        eye["thresholds"].update(eye["thresholds_alone"])
    else:
        refiner = cv2.dnn.readNetFromONNX(str(models / "refiner.onnx"))
    net = cv2.dnn.readNetFromONNX(str(models / "eye.onnx"))
    scores: Scores = defaultdict(list)
    for folder in folders:
        score_scene(net, refiner, eye, folder, with_empty, with_camera, scores)
    return summary(scores)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", type=Path, help="folder with eye.onnx and eye.json")
    parser.add_argument("scenes", type=Path, nargs="+", help="folders of scenes, or scenes")
    parser.add_argument("--set", choices=("development", "final", "all"), default="development")
    parser.add_argument("--no-empty", action="store_true")
    parser.add_argument("--no-camera", action="store_true", help="blank the geometry planes")
    parser.add_argument("--alone", action="store_true", help="the eye without the refiner")
    parser.add_argument("--each", action="store_true", help="one line per scene too")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    folders = scene_folders(options.scenes)
    wanted = {"development": DEVELOPMENT, "final": FINAL_TEST}.get(options.set)
    folders = [f for f in folders if wanted is None or f.name in wanted]
    if options.each:
        for folder in folders:
            s = evaluate(options.models, [folder], not options.no_empty, not options.no_camera,
                         options.alone)
            print(folder.name, {k: round(v, 3) for k, v in s.items() if k in (
                "needed", "false", "recall", "precision", "error_mm_median", "kind")})
    result = evaluate(options.models, folders, not options.no_empty, not options.no_camera,
                      options.alone)
    for name, value in result.items():
        print(f"{name:26} {value:.3f}")


if __name__ == "__main__":
    main()
