"""Chooses thresholds and the sigma factor on the development scenes and writes them into eye.json."""
from __future__ import annotations

import argparse
import json
import math
import os
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from channels import KINDS
from chart import camera_from_truth, chart_from_truth, match_exposure, network_planes
from decode import Piece, decode
from evaluate import MATCH_MM, pairs_of, run_net
from scenes import read_truth
from split import DEVELOPMENT, scene_folders

CANDIDATES = np.arange(0.14, 0.61, 0.02)


def _frames(models: Path, folders: list[Path], eye: dict[str, Any], with_empty: bool
            ) -> list[tuple[dict[str, Any], list[Piece], float]]:
    """(truth frame, pieces down to the lowest threshold, figure / 54 mm) of every quiet frame."""
    net = cv2.dnn.readNetFromONNX(str(models / "eye.onnx"))
    found = []
    for folder in folders:
        truth = read_truth(folder)
        chart = chart_from_truth(truth)
        maps = chart.maps(camera_from_truth(truth))
        empty = chart.resample(cv2.imread(str(folder / "empty.jpg")), maps)
        for frame in truth["frames"]:
            if frame["hand"]:
                continue
            picture = chart.resample(cv2.imread(str(folder / frame["image"])), maps)
            reference = match_exposure(picture, empty) if with_empty else None
            out = run_net(net, network_planes(picture, reference, chart))
            found.append((frame, decode(out, eye, chart), chart.figure_mm / 54))
    return found


def _f1(frames: list[tuple[dict[str, Any], list[Piece], float]], kind: int,
        threshold: float) -> float:
    """F1 of one kind's pieces; figures 0.3 to 0.5 visible may be found or not."""
    right = wrong = needed = 0
    for frame, pieces, unit in frames:
        kept = [p for p in pieces if p.kind == kind and p.score > threshold]
        pairs = pairs_of(frame["figures"], kept, unit)
        needed += sum(f["kind"] == KINDS[kind] and f["visible_fraction"] >= 0.5
                      for f in frame["figures"])
        right += sum(frame["figures"][i]["visible_fraction"] >= 0.5 for i, _ in pairs)
        wrong += len(kept) - len(pairs)
    return 2 * right / max(needed + right + wrong, 1)


def _fallen_cut(frames: list[tuple[dict[str, Any], list[Piece], float]]) -> float:
    """The logit that parts fallen from upright with the best sum of both rates."""
    logits, truth = [], []
    for frame, pieces, unit in frames:
        for i, j in pairs_of(frame["figures"], pieces, unit):
            if frame["figures"][i]["visible_fraction"] >= 0.5:
                logits.append(pieces[j].fallen)
                truth.append(not frame["figures"][i]["standing"])
    values, fallen = np.array(logits), np.array(truth)
    cuts = np.arange(-2, 2.01, 0.1)
    rates = [(values[fallen] > c).mean() + 2 * (values[~fallen] <= c).mean() for c in cuts]
    best = np.nonzero(np.array(rates) >= max(rates) - 1e-9)[0]
    return float(cuts[best[len(best) // 2]])


def _sigma_factor(frames: list[tuple[dict[str, Any], list[Piece], float]]) -> float:
    """Root of the mean of error^2 / sigma^2 per axis, with the few worst 2 % left out."""
    ratios = []
    for frame, pieces, unit in frames:
        for i, j in pairs_of(frame["figures"], pieces, unit):
            figure = frame["figures"][i]
            if figure["visible_fraction"] >= 0.5 and figure["standing"]:
                square = (figure["x"] - pieces[j].x) ** 2 + (figure["y"] - pieces[j].y) ** 2
                ratios.append(square / (2 * pieces[j].sigma ** 2))
    ratios.sort()
    return math.sqrt(float(np.mean(ratios[:int(0.98 * len(ratios))])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", type=Path, help="folder with eye.onnx and eye.json")
    parser.add_argument("scenes", type=Path, nargs="+", help="folders of scenes, or scenes")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    assert set(MATCH_MM) == set(KINDS)
    path = options.models / "eye.json"
    eye = json.loads(path.read_text())
    folders = [f for f in scene_folders(options.scenes) if f.name in DEVELOPMENT]
    low = dict(eye, sigma_factor=1.0,
               thresholds={**eye["thresholds"], **{k: float(CANDIDATES[0]) for k in KINDS}})
    frames = _frames(options.models, folders, low, True)
    for kind, name in enumerate(KINDS):
        scores = np.array([_f1(frames, kind, float(t)) for t in CANDIDATES])
        good = CANDIDATES[scores >= scores.max() - 0.003]
        eye["thresholds"][name] = round(float(np.median(good)), 3)
        print(f"{name}: threshold {eye['thresholds'][name]}, F1 {scores.max():.3f}")
    sure = [(f, [p for p in pieces if p.score > eye["thresholds"][KINDS[p.kind]]], unit)
            for f, pieces, unit in frames]
    eye["thresholds"]["fallen_logit"] = round(_fallen_cut(sure), 2)
    eye["sigma_factor"] = round(_sigma_factor(sure), 3)
    print(f"fallen above logit {eye['thresholds']['fallen_logit']}, sigma x {eye['sigma_factor']}")
    part = path.with_suffix(".part")
    part.write_text(json.dumps(eye, indent=2) + "\n")
    os.replace(part, path)


if __name__ == "__main__":
    main()
