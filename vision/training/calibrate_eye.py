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
from decode import Piece, decode, without_duplicates
from evaluate import MATCH_MM, pairs_of, run_net
from scenes import read_truth
from split import DEVELOPMENT, scene_folders

Frames = list[tuple[dict[str, Any], list[Piece], float]]
CANDIDATES = np.arange(0.14, 0.61, 0.02)
# As near do two stand who fight each other, centre to centre.
FIGHTING_MM = {"infantry-infantry": 15.0, "infantry-cavalry": 18.0, "cavalry-cavalry": 24.0}


def _frames(models: Path, folders: list[Path], eye: dict[str, Any]) -> Frames:
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
            planes = network_planes(picture, match_exposure(picture, empty), chart)
            out = run_net(net, planes)
            found.append((frame, decode(out, eye, chart), chart.figure_mm / 54))
    return found


def _filtered(frames: Frames, radii: dict[str, float]) -> Frames:
    """Without the duplicates that the radii name."""
    return [(f, without_duplicates(pieces, radii, unit), unit) for f, pieces, unit in frames]


def _above(frames: Frames, thresholds: dict[str, float]) -> Frames:
    """Only the pieces above their kind's threshold."""
    return [(f, [p for p in pieces if p.score > thresholds[KINDS[p.kind]]], unit)
            for f, pieces, unit in frames]


def rates_of_all(frames: Frames) -> tuple[float, float, float]:
    """F1, recall and precision over all kinds together."""
    right = wrong = needed = 0
    for frame, pieces, unit in frames:
        pairs = pairs_of(frame["figures"], pieces, unit)
        needed += sum(f["visible_fraction"] >= 0.5 for f in frame["figures"])
        right += sum(frame["figures"][i]["visible_fraction"] >= 0.5 for i, _ in pairs)
        wrong += len(pieces) - len(pairs)
    return (2 * right / max(needed + right + wrong, 1), right / max(needed, 1),
            right / max(right + wrong, 1))


def _choose_radii(frames: Frames, eye: dict[str, Any]) -> None:
    """Shrinks or widens the radii, pair by pair, where that helps by more than chance, but leaves
    room for those who fight each other: there are too few of them for F1 to speak for them."""
    for pair in eye["duplicate_radii_mm"]:
        def score(factor: float) -> float:
            radii = dict(eye["duplicate_radii_mm"])
            radii[pair] *= factor
            return rates_of_all(_filtered(frames, radii))[0]

        factors = (1.0, 0.6, 0.7, 0.8, 0.9, 1.15, 1.3)
        scores = [score(f) for f in factors]
        best = int(np.argmax(scores))
        factor = factors[best] if scores[best] > scores[0] + 0.001 else 1.0
        chosen = eye["duplicate_radii_mm"][pair] * factor
        eye["duplicate_radii_mm"][pair] = round(min(chosen, FIGHTING_MM.get(pair, chosen)), 1)
        print(f"{pair}: {eye['duplicate_radii_mm'][pair]} mm, F1 {max(scores):.4f}")


def _f1(frames: Frames, kind: int,
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


def fallen_cut(frames: Frames) -> float:
    """The logit that parts fallen from upright with the best sum of both rates."""
    logits, truth = [], []
    for frame, pieces, unit in frames:
        for i, j in pairs_of(frame["figures"], pieces, unit):
            if frame["figures"][i]["visible_fraction"] >= 0.5:
                logits.append(pieces[j].fallen)
                truth.append(not frame["figures"][i]["standing"])
    values, fallen = np.array(logits), np.array(truth, bool)
    cuts = np.arange(-4, 4.01, 0.1)
    if not fallen.any() or fallen.all():
        return 0.0
    rates = [(values[fallen] > c).mean() + 2 * (values[~fallen] <= c).mean() for c in cuts]
    best = np.nonzero(np.array(rates) >= max(rates) - 1e-9)[0]
    return float(cuts[best[len(best) // 2]])


def sigma_factor(frames: Frames) -> float:
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


def _foot_bias_px(models: Path, folders: list[Path], eye: dict[str, Any]) -> float:
    """By how much feet come out too far down the chart, in the median."""
    errors = []
    for folder in folders:
        chart = chart_from_truth(read_truth(folder))
        for frame, pieces, unit in _frames(models, [folder], dict(eye, foot_bias_px=0.0)):
            for i, j in pairs_of(frame["figures"], pieces, unit):
                figure = frame["figures"][i]
                if figure["visible_fraction"] >= 0.5 and figure["standing"]:
                    errors.append(pieces[j].v - float(chart.row(np.array(figure["y"]))))
    return float(np.median(errors))


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
    eye["foot_bias_px"] = round(_foot_bias_px(options.models, folders, eye), 2)
    print(f"feet {eye['foot_bias_px']} px too far down")
    none = {pair: 0.0 for pair in eye["duplicate_radii_mm"]}
    low = dict(eye, sigma_factor=1.0, duplicate_radii_mm=none,
               thresholds={**eye["thresholds"], "fallen_logit": 0.0,
                           **{k: float(CANDIDATES[0]) for k in KINDS}})
    everything = _frames(options.models, folders, low)
    frames = _filtered(everything, eye["duplicate_radii_mm"])
    for kind, name in enumerate(KINDS):
        scores = np.array([_f1(frames, kind, float(t)) for t in CANDIDATES])
        good = CANDIDATES[scores >= scores.max() - 0.003]
        eye["thresholds"][name] = round(float(np.median(good)), 3)
        print(f"{name}: threshold {eye['thresholds'][name]}, F1 {scores.max():.3f}")
    eye["thresholds_alone"] = {kind: eye["thresholds"][kind] for kind in KINDS}
    _choose_radii(_above(everything, eye["thresholds"]), eye)
    sure = _filtered(_above(everything, eye["thresholds"]), eye["duplicate_radii_mm"])
    found = sum(len(pieces) for _, pieces, _ in sure)
    if found < 20:
        raise SystemExit(f"{options.models}: only {found} pieces found on {len(folders)} development "
                         "scenes; train longer, or name the folders that hold those scenes")
    eye["thresholds"]["fallen_logit"] = round(fallen_cut(sure), 2)
    eye["sigma_factor"] = round(sigma_factor(sure), 3)
    print(f"fallen above logit {eye['thresholds']['fallen_logit']}, sigma x {eye['sigma_factor']}")
    part = path.with_suffix(".part")
    part.write_text(json.dumps(eye, indent=2) + "\n")
    os.replace(part, path)


if __name__ == "__main__":
    main()
