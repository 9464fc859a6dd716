"""Fits what the refiner's answers mean on the development scenes and writes it into eye.json."""
from __future__ import annotations

import argparse
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from scipy.optimize import minimize

from calibrate_eye import Frames, rates_of_all, sigma_factor
from channels import KINDS
from chart import (Array, Chart, camera_from_truth, chart_from_truth, match_exposure, network_planes)
from decode import Piece, decode
from evaluate import pairs_of, run_net
from patches import ENLARGED, FOOT, KIND_PLANE, SIZE, picture_of
from refine import believed, close_look, logit, refined
from refiner_channels import CELL_CENTRE, CELL_PX, M
from scenes import read_truth
from split import DEVELOPMENT, scene_folders

PROPOSED = 0.2  # heat from which the eye proposes; the refiner decides
PLAIN = {"heat": 0.0, "piece": 1.0, "bias": 0.0}


@dataclass
class Looked:
    """What was proposed in one picture, and what the refiner said."""

    figures: list[dict[str, Any]]
    chart: Chart
    pieces: list[Piece]
    answers: list[Array]


def contract() -> dict[str, Any]:
    """What a reader of refiner.onnx has to know besides the file itself."""
    return {"window_px": SIZE, "foot_px": list(FOOT), "enlarged": dict(zip(KINDS, ENLARGED)),
            "kind_plane": dict(zip(KINDS, KIND_PLANE)), "stride": CELL_PX, "cell_centre_px": CELL_CENTRE,
            "channels": dict(M), "sigma_factor": 1.0, "belief": PLAIN,
            "least_belief": 0.5}


def looks_of(models: Path, folders: list[Path], eye: dict[str, Any], **missing: bool) -> list[Looked]:
    """Every proposal of every quiet picture, duplicates too."""
    net = cv2.dnn.readNetFromONNX(str(models / "eye.onnx"))
    refiner = cv2.dnn.readNetFromONNX(str(models / "refiner.onnx"))
    keen = dict(eye, duplicate_radii_mm={pair: 0.0 for pair in eye["duplicate_radii_mm"]})
    found = []
    for folder in folders:
        truth = read_truth(folder)
        chart, camera = chart_from_truth(truth), camera_from_truth(truth)
        maps, empty = chart.maps(camera), cv2.imread(str(folder / "empty.jpg"))
        for frame in truth["frames"]:
            if frame["hand"]:
                continue
            shot = cv2.imread(str(folder / frame["image"]))
            charted = chart.resample(shot, maps)
            matched = match_exposure(charted, chart.resample(empty, maps))
            planes = network_planes(charted, matched if missing.get("with_empty", True) else None, chart)
            picture = picture_of(shot, empty, chart, camera, maps)
            pieces = decode(run_net(net, planes), keen, chart)
            answers = [close_look(refiner, picture, (p.u, p.v), p.kind, **missing) for p in pieces]
            found.append(Looked(frame["figures"], chart, pieces, answers))
    return found


def refined_pieces(looked: Looked, eye: dict[str, Any]) -> list[Piece]:
    """Every proposal as the close look has it."""
    return [refined(p, a, looked.chart, eye["refiner"]) for p, a in zip(looked.pieces, looked.answers)]


def kept(looks: list[Looked], eye: dict[str, Any]) -> Frames:
    """The pieces that remain, in the form that calibrate_eye.py measures."""
    return [({"figures": looked.figures}, believed(refined_pieces(looked, eye), eye, looked.chart),
             looked.chart.figure_mm / 54) for looked in looks]


def fit_belief(looks: list[Looked], eye: dict[str, Any]) -> dict[str, float]:
    """Logistic regression of being a figure's best proposal on both logits."""
    rows, right = [], []
    for looked in looks:
        pieces = refined_pieces(looked, eye)
        near = {j for _, j in pairs_of(looked.figures, pieces, looked.chart.figure_mm / 54)}
        for j, (piece, answer) in enumerate(zip(looked.pieces, looked.answers)):
            rows.append((logit(piece.score), answer[M["piece"]], 1.0))
            right.append(j in near)
    x, y = np.array(rows), np.array(right, float)

    def cost(weights: Array) -> float:
        odds = x @ weights
        return float(np.mean(np.logaddexp(0, odds) - y * odds) + 1e-3 * weights[:2] @ weights[:2])

    heat, piece, bias = minimize(cost, np.array([0.5, 0.5, 0.0])).x
    return {"heat": round(float(heat), 3), "piece": round(float(piece), 3), "bias": round(float(bias), 3)}


def choose_least_belief(looks: list[Looked], eye: dict[str, Any]) -> None:
    """The middle of the thresholds that are within 0.002 of the best F1."""
    candidates = np.arange(0.2, 0.81, 0.02)
    scores = []
    for least in candidates:
        eye["refiner"]["least_belief"] = float(least)
        scores.append(rates_of_all(kept(looks, eye))[0])
    good = candidates[np.array(scores) >= max(scores) - 0.002]
    eye["refiner"]["least_belief"] = round(float(np.median(good)), 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", type=Path, help="folder with eye.onnx, refiner.onnx and eye.json")
    parser.add_argument("scenes", type=Path, nargs="+", help="folders of scenes, or scenes")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    path = options.models / "eye.json"
    eye = json.loads(path.read_text())
    eye["thresholds"].update({kind: PROPOSED for kind in KINDS})
    eye["refiner"] = contract()
    folders = [f for f in scene_folders(options.scenes) if f.name in DEVELOPMENT]
    looks = looks_of(options.models, folders, eye)
    eye["refiner"]["belief"] = fit_belief(looks, eye)
    choose_least_belief(looks, eye)
    print(f"belief {eye['refiner']['belief']}, least {eye['refiner']['least_belief']}: "
          "F1 %.3f, recall %.3f, precision %.3f" % rates_of_all(kept(looks, eye)))
    eye["refiner"]["sigma_factor"] = round(sigma_factor(kept(looks, eye)), 3)
    print(f"sigma x {eye['refiner']['sigma_factor']}")
    part = path.with_suffix(".part")
    part.write_text(json.dumps(eye, indent=2) + "\n")
    os.replace(part, path)


if __name__ == "__main__":
    main()
