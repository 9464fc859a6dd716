"""Reads scene folders and prepares them: charts, labels, silhouettes and cut-outs."""
from __future__ import annotations

import json
import pickle
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from chart import (Array, Camera, Chart, camera_from_truth, chart_from_truth, match_exposure)
from cutouts import Cutout, cut_arm, cut_figure, cut_thing, silhouette
from labels import row_of_figure


@dataclass
class PreparedFrame:
    """One picture of a scene as chart."""

    name: str
    frame: Array  # BGR
    empty: Array  # BGR, matched in exposure
    rows: Array  # labels, chart pixels
    silhouettes: list[tuple[int, int, Array]]  # left, top, mask per label
    hand: Array  # bool
    ruler: Array  # bool
    dice: Array  # (N, 2) chart pixels
    dice_unknown: Array  # bool: heaps of dice that are not listed one by one
    has_hand: bool


@dataclass
class PreparedScene:
    """All pictures of a scene, its geometry and what was cut from it."""

    name: str
    chart: Chart
    empty: Array
    lean: Array
    away: Array
    frames: list[PreparedFrame] = field(default_factory=list)
    cutouts: list[Cutout] = field(default_factory=list)


def read_truth(folder: Path) -> dict[str, Any]:
    """truth.json of a scene."""
    return json.loads((folder / "truth.json").read_text())


def coats_of(folder: Path) -> dict[str, Array]:
    """The armies' mean clicked colour (BGR) by side name."""
    path = folder / "armies.json"
    if not path.exists():
        return {}
    coats = {}
    for side in json.loads(path.read_text())["sides"]:
        clicks = [[int(text[i:i + 2], 16) for i in (5, 3, 1)] for text in side["colours"]]
        coats[side["name"]] = np.mean(clicks, axis=0)
    return coats


def _filled(chart: Chart, outlines: list[list[list[float]]], height_mm: float = 0.0) -> Array:
    width, height = chart.size
    mask = np.zeros((height, width), np.uint8)
    for outline in outlines:
        points = np.array(outline, float)[:, :2]
        centre = np.array(chart.camera_mm[:2])
        points = points + (points - centre) * height_mm / (chart.camera_mm[2] - height_mm)
        pixels = np.stack([chart.column(points[:, 0]), chart.row(points[:, 1])], -1)
        cv2.fillPoly(mask, [np.round(pixels).astype(np.int32)], 1)
    return mask.astype(bool)


def _dice_of(chart: Chart, truth: dict[str, Any], frame: dict[str, Any]) -> tuple[Array, Array]:
    clutter = truth.get("clutter", [])
    spots = [(d["x"], d["y"]) for d in frame["dice"]]
    spots += [(c["x"], c["y"]) for c in clutter if c["kind"] == "die"]
    heaps = [c["outline"] for c in clutter if c["kind"] == "dice_set"]
    centres = np.array([(chart.column(x), chart.row(y)) for x, y in spots],
                       np.float32).reshape(-1, 2)
    heap_mask = _filled(chart, heaps).astype(np.uint8)
    return centres, cv2.dilate(heap_mask, np.ones((15, 15), np.uint8)).astype(bool)


def _prepare_frame(folder: Path, truth: dict[str, Any], frame: dict[str, Any], chart: Chart,
                   maps: tuple[Array, Array], empty: Array,
                   quiet: PreparedFrame | None) -> tuple[PreparedFrame, list[Cutout]]:
    coats = coats_of(folder)
    picture = chart.resample(cv2.imread(str(folder / frame["image"])), maps)
    matched = match_exposure(picture, empty)
    figures = [f for f in frame["figures"] if f["visible_fraction"] > 0]
    rows = [row_of_figure(f, chart, coats.get(f["side"])) for f in figures]
    masks = [silhouette(f, chart, maps, picture, matched) for f in figures]
    prepared = PreparedFrame(
        frame["image"], picture, matched, np.array(rows, np.float32).reshape(len(rows), -1),
        [(m.left, m.top, m.mask) for m in masks], np.zeros(picture.shape[:2], bool),
        _filled(chart, [r["outline"] for r in frame["rulers"]], 3.0),
        *_dice_of(chart, truth, frame), bool(frame["hand"]))
    cuts: list[Cutout] = []
    if frame["hand"]:
        if quiet is not None:
            arm, prepared.hand = cut_arm(picture, quiet.frame, matched)
            cuts.append(arm)
        return prepared, cuts
    for index, figure in enumerate(figures):
        cut = cut_figure(index, figure, rows[index], masks, chart, picture, matched)
        if cut is not None:
            cuts.append(cut)
    return prepared, cuts + _cut_things(truth, frame, chart, prepared)


def _cut_things(truth: dict[str, Any], frame: dict[str, Any], chart: Chart,
                prepared: PreparedFrame) -> list[Cutout]:
    things = [(r["outline"], 3.0, "ruler") for r in frame["rulers"]]
    for die in frame["dice"]:
        half = die["size_mm"] * 0.7
        corners = [[die["x"] + i * half, die["y"] + j * half]
                   for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        things.append((corners, die["size_mm"], "die"))
    for item in truth.get("clutter", []):
        if not item["in_empty"]:
            role = "die" if item["kind"] == "die" else "clutter"
            if item["kind"] != "dice_set":
                things.append((item["outline"], item["size_mm"][2], role))
    cuts = [cut_thing(*thing, chart, prepared.frame, prepared.empty) for thing in things]
    return [cut for cut in cuts if cut is not None]


def prepare_scene(folder: Path) -> PreparedScene:
    """Reads one scene folder."""
    truth = read_truth(folder)
    camera: Camera = camera_from_truth(truth)
    chart = chart_from_truth(truth)
    maps = chart.maps(camera)
    empty = chart.resample(cv2.imread(str(folder / "empty.jpg")), maps)
    scene = PreparedScene(folder.name, chart, empty, chart.lean_plane(), chart.away_plane())
    quiet = None
    for frame in truth["frames"]:
        prepared, cuts = _prepare_frame(folder, truth, frame, chart, maps, empty, quiet)
        scene.frames.append(prepared)
        scene.cutouts += cuts
        if not prepared.has_hand:
            quiet = prepared
    return scene


def load_scenes(folders: list[Path], cache: Path) -> list[PreparedScene]:
    """Prepares the scenes, keeping the result in `cache` (a folder that may be deleted)."""
    cache.mkdir(parents=True, exist_ok=True)
    scenes = []
    for folder in folders:
        kept = cache / f"{folder.name}.pickle"
        if not kept.exists():
            part = kept.with_suffix(".part")
            part.write_bytes(pickle.dumps(prepare_scene(folder)))
            part.replace(kept)
        scenes.append(pickle.loads(kept.read_bytes()))
    return scenes
