"""Training examples of the refiner: patches round feet, and round places where nothing stands."""
from __future__ import annotations

import pickle
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from channels import KINDS
from chart import (Array, Chart, camera_from_truth, chart_from_truth, match_exposure, network_planes)
from decode import decode
from evaluate import run_net
from labels import FIELDS, INDEX, mirrored, row_of_figure
from patches import ENLARGED, FOOT, SIZE, Picture, patch_planes, picture_of
from photometry import Rng, photographed
from scenes import coats_of, read_truth

NOTHING = 0.3  # share of examples where no figure stands
WRONG_KIND = 0.08  # share of figures that are proposed as another kind
NO_EMPTY = 0.35
NO_CALIBRATION = 0.3  # of these, share without geometry too
THINGS = 3  # a thing counts as so many decoys
UPPER_BODIES = 0.35  # of the places beside figures, share where a rider's upper body may look like a man
SEEN = 0.3  # figures less visible are not taught
CROP_BORDER_PX = 24
NEAR_PX = (10.0, 12.0, 16.0)  # chart pixels round a foot in which a proposal means this figure, by kind


@dataclass
class Stage:
    """One picture, the figures in it, and where the eye sees some that are not there."""

    picture: Picture
    rows: Array  # labels, chart pixels
    decoys: list[tuple[float, float, int]]  # u, v, kind


@dataclass
class Example:
    """What the refiner is shown, and the label row in patch pixels relative to FOOT."""

    planes: Array
    row: Array
    piece: bool


def distance_to_figures(rows: Array, foot: tuple[float, float]) -> float:
    """To the nearest foot that is not quite hidden, over what is near for its kind."""
    shown = rows[rows[:, INDEX["visible"]] > 0.05]
    if not len(shown):
        return 1e9
    near = np.array(NEAR_PX)[shown[:, 0].astype(int)]
    return float((np.hypot(shown[:, 1] - foot[0], shown[:, 2] - foot[1]) / near).min())


def places_of_things(truth: dict, frame: dict, chart: Chart) -> list[tuple[float, float, int]]:
    """Dice, rulers and clutter, which are no figures: chart pixels, and a kind they may be taken for."""
    spots = [(d["x"], d["y"], 0) for d in frame["dice"]]
    for thing in truth.get("clutter", []):
        kind = 0 if max(thing["size_mm"][:2]) < 60 else 1
        spots += [(thing["x"], thing["y"], kind), (thing["x"], thing["y"], 2 * kind)]
        near = min(thing["outline"], key=lambda corner: corner[1])
        spots.append(((thing["x"] + near[0]) / 2, (thing["y"] + near[1]) / 2, 0))
    for ruler in frame["rulers"]:
        for share in (0.1, 0.35, 0.65, 0.9):
            x, y = (a + share * (b - a) for a, b in zip(ruler["zero"][:2], ruler["end"][:2]))
            spots.append((x, y, 0))
    return [(float(chart.column(x)), float(chart.row(y)), kind) for x, y, kind in spots]


def stages_of(folder: Path, net: cv2.dnn.Net, eye: dict) -> list[Stage]:
    """All pictures of a scene."""
    truth = read_truth(folder)
    chart, camera = chart_from_truth(truth), camera_from_truth(truth)
    maps, coats = chart.maps(camera), coats_of(folder)
    empty = cv2.imread(str(folder / "empty.jpg"))
    stages = []
    keen = dict(eye, thresholds={**eye["thresholds"], **{k: 0.08 for k in KINDS}},
                duplicate_radii_mm={p: 3.0 for p in eye["duplicate_radii_mm"]})
    for frame in truth["frames"]:
        shot = cv2.imread(str(folder / frame["image"]))
        things = places_of_things(truth, frame, chart)
        rows = [row_of_figure(f, chart, coats.get(f["side"])) for f in frame["figures"]
                if f["visible_fraction"] > 0]
        labels = np.array(rows, np.float32).reshape(len(rows), len(FIELDS))
        charted = chart.resample(shot, maps)
        matched = match_exposure(charted, chart.resample(empty, maps))
        decoys = THINGS * [t for t in things if distance_to_figures(labels, t[:2]) > 1]
        for given in (matched, None):
            for piece in decode(run_net(net, network_planes(charted, given, chart)), keen, chart):
                if distance_to_figures(labels, (piece.u, piece.v)) > 1:
                    decoys.append((piece.u, piece.v, piece.kind))
        stages.append(Stage(picture_of(shot, empty, chart, camera, maps), labels, decoys))
    return stages


def load_stages(folders: list[Path], net: cv2.dnn.Net, eye: dict, cache: Path) -> list[Stage]:
    """All pictures of the scenes, keeping what was prepared in `cache` (a folder that may be deleted)."""
    cache.mkdir(parents=True, exist_ok=True)
    stages = []
    for folder in folders:
        kept = cache / f"{folder.name}.pickle"
        if not kept.exists():
            part = kept.with_suffix(".part")
            part.write_bytes(pickle.dumps(stages_of(folder, net, eye)))
            part.replace(kept)
        stages += pickle.loads(kept.read_bytes())
    return stages


class Glancer:
    """Endless examples from a seed: from scenes in full resolution, and from composed crops."""

    def __init__(self, stages: list[Stage], crops: list[dict[str, Array]], seed: int,
                 composed: float = 0.5) -> None:
        self.rng = np.random.default_rng(seed)
        self.stages, self.crops, self.composed = stages, crops, composed if crops else 0.0
        self.sizes = np.array([len(s.rows) + 1 for s in stages], float)
        self.sizes /= self.sizes.sum()

    def example(self) -> Example:
        """The next example."""
        while True:
            made = self._from_crop() if self.rng.random() < self.composed else self._from_stage()
            if made is not None:
                return made

    def _pick(self, rows: Array, decoys: list[tuple[float, float, int]],
              size: tuple[int, int]) -> tuple[tuple[float, float], int, Array | None] | None:
        """Where to look, the kind to be proposed there, and the figure meant (None: nothing)."""
        rng = self.rng
        shown = rows[rows[:, INDEX["visible"]] >= SEEN]
        if rng.random() < NOTHING or not len(shown):
            return self._pick_nothing(rows, decoys, size)
        weight = 1 + 2.5 * (shown[:, 0] > 0) + 4 * shown[:, INDEX["fallen"]]
        row = shown[rng.choice(len(shown), p=weight / weight.sum())]
        spread = 3.5 if rng.random() < 0.15 else 1.3
        kind = int(row[0])
        spread *= 1.0 + 0.5 * (kind > 0) + 0.3 * row[INDEX["fallen"]]
        foot = (row[1] + rng.normal(0, spread), row[2] + rng.normal(0, spread))
        if rng.random() < WRONG_KIND:
            kind = int(rng.integers(3))
        return foot, kind, row

    def _pick_nothing(self, rows: Array, decoys: list[tuple[float, float, int]],
                      size: tuple[int, int]) -> tuple[tuple[float, float], int, None] | None:
        rng = self.rng
        if decoys and rng.random() < 0.6:
            u, v, kind = decoys[rng.integers(len(decoys))]
            foot = (u + rng.normal(0, 1), v + rng.normal(0, 1))
        elif len(rows) and rng.random() < 0.75:
            row = rows[rng.integers(len(rows))]
            far = NEAR_PX[int(row[0])] * rng.uniform(1.05, 2.6)
            over_it = rng.random() < UPPER_BODIES
            way = rng.normal(-np.pi / 2, 0.3) if over_it else rng.uniform(0, 2 * np.pi)
            foot = (row[1] + far * np.cos(way), row[2] + far * np.sin(way))
            kind = int(rng.choice(3, p=(0.7, 0.2, 0.1)))
        else:
            foot = (rng.uniform(5, size[0] - 5), rng.uniform(5, size[1] - 5))
            kind = int(rng.choice(3, p=(0.7, 0.2, 0.1)))
        inside = 0 < foot[0] < size[0] and 0 < foot[1] < size[1]
        return (foot, kind, None) if inside and distance_to_figures(rows, foot) > 1 else None

    def _from_stage(self) -> Example | None:
        rng = self.rng
        stage = self.stages[rng.choice(len(self.stages), p=self.sizes)]
        size = (stage.picture.maps.shape[1], stage.picture.maps.shape[0])
        picked = self._pick(stage.rows, stage.decoys, size)
        if picked is None:
            return None
        foot, kind, row = picked
        zoom = float(np.exp(rng.uniform(np.log(0.85), np.log(1.18))))
        frame, empty = stage.picture.patch(foot, ENLARGED[kind] * zoom)
        return self._finished(frame, self._shifted(empty, ENLARGED[kind]), stage.picture.view(foot),
                              kind, row, foot, zoom, rng.random() < 0.8)

    def _from_crop(self) -> Example | None:
        rng = self.rng
        shard = self.crops[rng.integers(len(self.crops))]
        index = int(rng.integers(len(shard["rows"])))
        dice = [(float(u), float(v), 0) for u, v in shard["dice"][index] if u > 0 and v > 0]
        picked = self._pick(shard["rows"][index], dice, shard["frame"].shape[2:0:-1])
        if picked is None or not self._well_inside(picked[0], shard["frame"].shape[1]):
            return None
        foot, kind, row = picked
        zoom = float(np.exp(rng.uniform(np.log(0.9), np.log(1.11))))
        z = ENLARGED[kind] * zoom
        view = np.float32([[z, 0, FOOT[0] - z * foot[0]], [0, z, FOOT[1] - z * foot[1]]])
        frame, empty = (cv2.warpAffine(shard[name][index], view, (SIZE, SIZE),
                                       borderMode=cv2.BORDER_CONSTANT, borderValue=(110,) * 3)
                        for name in ("frame", "empty"))
        last = shard["frame"].shape[1] - 1
        column, line = (int(np.clip(round(float(value)), 0, last)) for value in foot)
        at = float(shard["lean"][index][column]), float(shard["away"][index][line])
        return self._finished(frame, empty, at, kind, row, foot, zoom, False)

    @staticmethod
    def _well_inside(foot: tuple[float, float], size: int) -> bool:
        """So that little of the patch is beyond the crop."""
        return all(CROP_BORDER_PX < value < size - CROP_BORDER_PX for value in foot)

    def _shifted(self, empty: Array, enlarged: float) -> Array:
        rng = self.rng
        shift = rng.uniform(-1, 1, 2) * enlarged * (1.5 if rng.random() < 0.3 else 0.35)
        return cv2.warpAffine(empty, np.float32([[1, 0, shift[0]], [0, 1, shift[1]]]), (SIZE, SIZE),
                              borderMode=cv2.BORDER_REPLICATE)

    def _finished(self, frame: Array, empty: Array, view: tuple[float, float], kind: int,
                  row: Array | None, foot: tuple[float, float], zoom: float,
                  photograph: bool) -> Example:
        rng = self.rng
        if photograph:
            frame, empty, _ = photographed(frame.astype(np.float32), empty.astype(np.float32),
                                           np.zeros((1, 3), np.float32), rng)
        label = np.zeros(len(FIELDS), np.float32)
        if row is not None:
            label[:] = row
            z = ENLARGED[kind] * zoom
            label[1:3] = (row[1] - foot[0]) * z, (row[2] - foot[1]) * z
            for name in ("log_half_along", "log_half_across", "log_wheel"):
                label[INDEX[name]] += np.log(zoom)
        if rng.random() < 0.5:
            frame, empty = frame[:, ::-1], empty[:, ::-1]
            label = mirrored(label[None], 1)[0]
            view = (-view[0], view[1])
        chance = rng.random()
        planes = patch_planes(frame, None if chance < NO_EMPTY else empty,
                              None if chance < NO_EMPTY * NO_CALIBRATION else view, kind)
        return Example(planes, label, row is not None)
