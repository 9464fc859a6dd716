"""Composes training crops from prepared scenes, cut-outs and inventions."""
from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np

from channels import CHART_SCALE
from chart import Array
from clutter import invent_thing
from cutouts import Cutout
from inventions import invent
from labels import FIELDS, INDEX
from paints import random_colour
from pasting import Sheet, bent, lay, mirrored_cutout, with_other_upper_half
from photometry import Rng, detailed, invented_table, photographed, repainted
from scenes import PreparedFrame, PreparedScene
from solids import Painter

SIZE = 160
MOST_FIGURES = 40
MOST_DICE = 12
MELEES = 0.4  # share of crops with a crowd
RANKS = 0.5  # share of a crowd's men who stand straight before or behind another: half hidden ranks
DETAILED = 0.4  # share of drawn figures and clutter with a brush's detail
STEEP = 0.7  # how far off, in its heights, a camera looks steeply: there guns look least like guns
WIDE_PX = 14.0  # mean half-axis of a stand from which its own size counts, not ROOM_PX
# Radius that a figure keeps free round its foot, by kind (f: fallen).
ROOM_PX = {"0": 6.0, "1": 10.0, "2": 16.0, "0f": 13.0, "1f": 17.0, "2f": 16.0}


def _reach_px(row: Array) -> float:
    return float(CHART_SCALE * np.exp((row[INDEX["log_half_along"]] + row[INDEX["log_half_across"]]) / 2))


def _away(rng: Rng) -> float:
    """How far off a spot may be from a camera, in the camera's heights."""
    choice = rng.random()
    if choice < 0.3:
        return rng.uniform(0.0, STEEP)
    return rng.uniform(0.1, 2.0) if choice < 0.82 else rng.uniform(2.0, 3.2)


def _stands_in_another(row: Array, spot: tuple[float, float], others: list[Array], away: float) -> bool:
    """Whether a wide stand would lie through another's (narrow ones are kept apart by their room)."""
    reach = _reach_px(row)
    for other in others:
        both = reach + _reach_px(other)
        far = np.hypot(other[INDEX["u"]] - spot[0], (other[INDEX["v"]] - spot[1]) * np.hypot(1, away))
        if max(reach, both - reach) > WIDE_PX and far < 0.8 * both:
            return True
    return False


@dataclass
class Crop:
    """One training example; see the trainer for the targets made of it."""

    frame: Array  # uint8 BGR
    empty: Array  # uint8 BGR
    lean: Array  # per column
    away: Array  # per row
    rows: Array  # (MOST_FIGURES, fields); visible = 0 in unused ones
    hand: Array  # share of each cell, 0..255
    ruler: Array
    dice: Array  # (MOST_DICE, 2), -99 in unused ones
    dice_unknown: Array


class Composer:
    """Endless crops from a seed."""

    def __init__(self, scenes: list[PreparedScene], seed: int, invented: bool = True) -> None:
        self.rng = np.random.default_rng(seed)
        self.scenes = scenes
        self.cuts = {role: [c for s in scenes for c in s.cutouts if c.role == role]
                     for role in ("figure", "arm", "ruler", "die", "clutter")}
        self.by_kind = self._sorted_cuts()
        self.invented: dict[str, list[Cutout]] = {}
        self.tables = [invented_table(self.rng, 480) for _ in range(60)]
        self.frames = [(s, f) for s in scenes for f in s.frames]
        self.frame_weights = np.array([1.5 if f.has_hand else 1.0 for _, f in self.frames])
        self.frame_weights /= self.frame_weights.sum()
        self.use_inventions = invented
        if invented:
            for name, count in (("0", 240), ("1", 100), ("2", 120), ("0f", 80), ("1f", 40),
                                ("clutter", 120), ("ruler", 40), ("die", 30), ("arm", 30)):
                self.invented[name] = [self._new_invention(name) for _ in range(count)]

    def _sorted_cuts(self) -> dict[str, list[Cutout]]:
        sorted_cuts: dict[str, list[Cutout]] = {}
        for cut in self.cuts["figure"]:
            name = f"{int(cut.row[0])}" + ("f" if cut.row[INDEX["fallen"]] > 0 else "")
            sorted_cuts.setdefault(name, []).append(cut)
        return sorted_cuts

    # Inventions are drawn once, used several times and replaced one by one.
    def _new_invention(self, name: str) -> Cutout:
        rng = self.rng
        light = np.array([*rng.normal(0, 0.6, 2), 1.0])
        light /= np.linalg.norm(light)
        away = _away(rng)
        painter = Painter(rng.normal(0, 0.5), away, CHART_SCALE, light, 2)
        softness, darkness = rng.uniform(0.6, 3), rng.uniform(0.1, 0.65)
        if name[0].isdigit():
            cut = invent(rng, int(name[0]), name.endswith("f"), random_colour(rng),
                         rng.random() < 0.4, painter, softness, darkness)
        else:
            cut = invent_thing(rng, name, painter, softness, darkness)
        if (name[0].isdigit() or name == "clutter") and rng.random() < DETAILED:
            cut.picture = detailed(cut.picture, rng)
        return cut

    def renew(self, count: int) -> None:
        """Replaces some inventions by new ones."""
        names = list(self.invented)
        for _ in range(count if names else 0):
            name = names[self.rng.integers(len(names))]
            pool = self.invented[name]
            pool[self.rng.integers(len(pool))] = self._new_invention(name)

    def _donor(self, pool: list[Cutout], lean: float, away: float) -> Cutout:
        rng = self.rng
        best, least = None, 1e9
        for index in rng.integers(0, len(pool), 7):
            cut = pool[index]
            for flip in (False, True):
                tilt = -cut.lean if flip else cut.lean
                cost = abs(tilt - lean) + 1.5 * abs(cut.away - away) + 0.05 * rng.random()
                if cost < least:
                    best, least = (cut, flip), cost
        assert best is not None
        return mirrored_cutout(best[0]) if best[1] else best[0]

    def _figure(self, name: str, lean: float, away: float, zoom: float,
                plain: bool) -> Cutout:
        rng = self.rng
        pools = [p for p in (self.by_kind.get(name, []), self.invented.get(name, [])) if p]
        pool = pools[0] if len(pools) == 1 or rng.random() < 0.55 else pools[-1]
        cut = bent(self._donor(pool, lean, away), lean, away, zoom, rng)
        if name == "0" and rng.random() < 0.12:
            other = bent(self._donor(pool, lean, away), lean, away, zoom, rng)
            cut = with_other_upper_half(cut, other, rng)
        if not plain:
            start, end = INDEX["coat_blue"], INDEX["coat_red"] + 1
            picture, colour = repainted(cut.picture, cut.alpha, cut.row[start:end], rng)
            row = cut.row.copy()
            row[start:end] = colour
            cut = replace(cut, picture=picture, row=row)
        return cut

    def _thing(self, role: str, lean: float, away: float, zoom: float) -> Cutout | None:
        rng = self.rng
        pools = [p for p in (self.cuts[role], self.invented.get(role, [])) if p]
        if not pools:
            return None
        pool = pools[rng.integers(len(pools))]
        cut = pool[rng.integers(len(pool))]
        cut = mirrored_cutout(cut) if rng.random() < 0.5 else cut
        if role == "arm":
            return bent(cut, cut.lean, cut.away, zoom, rng)
        cut = bent(cut, lean, away, zoom, rng)
        if rng.random() < 0.5:
            none = np.zeros(3, np.float32)
            cut = replace(cut, picture=repainted(cut.picture, cut.alpha, none, rng)[0])
        return cut

    # --- grounds ---------------------------------------------------------------------------
    def _scene_ground(self, scene: PreparedScene, frame: PreparedFrame | None,
                      centre: tuple[float, float], zoom: float) -> tuple[Sheet, Array, Array, Array,
                                                                        Array]:
        u0, v0 = centre[0] - SIZE / 2 / zoom, centre[1] - SIZE / 2 / zoom
        view = np.float32([[zoom, 0, -u0 * zoom], [0, zoom, -v0 * zoom]])

        def cropped(picture: Array, border: int) -> Array:
            return cv2.warpAffine(picture, view, (SIZE, SIZE), flags=cv2.INTER_LINEAR,
                                  borderMode=cv2.BORDER_CONSTANT, borderValue=(border,) * 3)

        lean = np.interp(u0 + np.arange(SIZE) / zoom, np.arange(len(scene.lean)), scene.lean)
        away = np.interp(v0 + np.arange(SIZE) / zoom, np.arange(len(scene.away)), scene.away)
        nothing = np.zeros((SIZE, SIZE), bool)
        if frame is None:
            empty = cropped(scene.empty, 110)
            sheet = Sheet(empty.astype(np.float32), [], [], [], nothing.copy(), nothing.copy(), [])
            return sheet, empty, lean, away, nothing
        masks = [cropped(m.astype(np.uint8), 0) > 0 for m in (frame.hand, frame.ruler,
                                                              frame.dice_unknown)]
        sheet = Sheet(cropped(frame.frame, 110).astype(np.float32), [], [], [], masks[0], masks[1],
                      [tuple((d - (u0, v0)) * zoom) for d in frame.dice])
        self._take_figures(sheet, frame, view, (u0, v0), zoom)
        return sheet, cropped(frame.empty, 110), lean, away, masks[2]

    def _take_figures(self, sheet: Sheet, frame: PreparedFrame, view: Array,
                      corner: tuple[float, float], zoom: float) -> None:
        for row, (left, top, mask) in zip(frame.rows, frame.silhouettes):
            u, v = (row[1] - corner[0]) * zoom, (row[2] - corner[1]) * zoom
            if not (-40 < u < SIZE + 40 and -40 < v < SIZE + 60):
                continue
            own = view.copy()
            own[:, 2] += zoom * np.array([left, top])
            shown = cv2.warpAffine(mask.astype(np.uint8), own, (SIZE, SIZE)) > 0
            row = row.copy()
            row[1], row[2] = u, v
            if row[INDEX["outline_valid"]]:
                row[INDEX["log_half_along"]] += np.log(zoom)
                row[INDEX["log_half_across"]] += np.log(zoom)
                row[INDEX["log_wheel"]] += np.log(zoom)
            sheet.rows.append(row)
            sheet.cover.append(shown)
            sheet.whole.append(max(int(mask.sum() * zoom * zoom), 1))

    def _invented_ground(self) -> tuple[Sheet, Array, Array, Array, Array]:
        rng = self.rng
        table = self.tables[rng.integers(len(self.tables))]
        if rng.random() < 0.02:
            self.tables[rng.integers(len(self.tables))] = invented_table(rng, 480)
        x, y = rng.integers(0, 480 - SIZE, 2)
        empty = table[y:y + SIZE, x:x + SIZE].copy()
        middle, spread = rng.normal(0, 0.6), SIZE / CHART_SCALE / rng.uniform(500, 1600)
        lean = middle + (np.arange(SIZE) / SIZE - 0.5) * spread
        away = np.sinh(np.arcsinh(_away(rng)) - (np.arange(SIZE) / SIZE - 0.5) * spread)
        nothing = np.zeros((SIZE, SIZE), bool)
        sheet = Sheet(empty.astype(np.float32), [], [], [], nothing.copy(), nothing.copy(), [])
        return sheet, empty, lean, away, nothing

    def _ground(self, zoom: float) -> tuple[Sheet, Array, Array, Array, Array]:
        rng = self.rng
        choice = rng.random()
        if choice < 0.2:
            return self._invented_ground()
        scene, frame = self.frames[rng.choice(len(self.frames), p=self.frame_weights)]
        width, height = scene.chart.size
        centre = (rng.uniform(40, width - 40), rng.uniform(40, height - 40))
        if choice < 0.5:
            return self._scene_ground(scene, None, centre, zoom)
        if len(frame.rows) and rng.random() < 0.85:
            weight = 1 + 2.5 * (frame.rows[:, 0] > 0) + 3 * frame.rows[:, INDEX["fallen"]]
            row = frame.rows[rng.choice(len(weight), p=weight / weight.sum())]
            centre = tuple(np.array(row[1:3]) + rng.uniform(-60, 60, 2))
        return self._scene_ground(scene, frame, centre, zoom)

    # --- composition -----------------------------------------------------------------------
    def _spot(self, name: str, taken: list[tuple[float, float, float]],
              melee: bool) -> tuple[float, float] | None:
        """A place for a figure of this name, near another one or free; `taken`: u, v, radius."""
        rng = self.rng
        radius = ROOM_PX[name]
        for _ in range(8):
            spot = rng.uniform(5, SIZE - 5, 2)
            if taken and rng.random() < (0.92 if melee else 0.67):
                other = taken[rng.integers(len(taken))]
                way = rng.uniform(0, 2 * np.pi)
                if rng.random() < (RANKS if melee else RANKS / 2):  # the man in front or behind
                    way = np.pi * (rng.integers(2) + 0.5) + rng.normal(0, 0.25)
                far = radius + other[2] + rng.uniform(0, 12 if melee else 32)
                spot = np.array(other[:2]) + far * np.array([np.cos(way), 0.8 * np.sin(way)])
            inside = 0 < spot[0] < SIZE and 0 < spot[1] < SIZE
            if inside and all(np.hypot(t[0] - spot[0], t[1] - spot[1]) > 0.9 * (t[2] + radius)
                              for t in taken):
                return float(spot[0]), float(spot[1])
        return None

    def _place_figures(self, sheet: Sheet, lean: Array, away: Array, zoom: float) -> None:
        rng = self.rng
        melee = rng.random() < MELEES
        count = int(rng.integers(0, 6)) if sheet.rows else int(rng.integers(0, 12))
        count += int(rng.integers(2, 6)) if melee else 0
        names = ["0"] * 10 + ["1"] * 4 + ["2"] * 7 + ["0f"] * 2 + ["1f"]
        if melee:
            names += ["0"] * 14 + ["1"] * 4
        if away.mean() < STEEP:
            names += ["2"] * 6
        available = set(self.by_kind) | set(self.invented)
        plain = rng.random() < 0.35
        taken = [(float(r[1]), float(r[2]),
                  ROOM_PX[f"{int(r[0])}" + ("f" if r[INDEX["fallen"]] > 0 else "")])
                 for r in sheet.rows]
        placed: list[tuple[tuple[float, float], str]] = []
        for _ in range(count):
            name = names[rng.integers(len(names))]
            spot = self._spot(name, taken, melee)
            if spot is not None and name in available:
                placed.append((spot, name))
                taken.append((*spot, ROOM_PX[name]))
        for spot, name in sorted(placed, key=lambda p: p[0][1]):
            i, j = int(spot[0]), int(spot[1])
            cut = self._figure(name, float(lean[i]), float(away[j]), zoom, plain)
            if not _stands_in_another(cut.row, spot, sheet.rows, float(away[j])):
                lay(sheet, cut, spot)

    def _place_things(self, sheet: Sheet, lean: Array, away: Array, zoom: float,
                      roles: list[str]) -> None:
        rng = self.rng
        for role in roles:
            u, v = rng.uniform(-10, SIZE + 10, 2)
            i, j = (int(np.clip(value, 0, SIZE - 1)) for value in (u, v))
            thing = self._thing(role, float(lean[i]), float(away[j]), zoom)
            if thing is None:
                continue
            if role == "arm":
                u, v = rng.uniform(10, SIZE - 10, 2) - (rng.uniform(0, 1, 2) - 0.5) * thing.foot[0]
            lay(sheet, thing, (u, v))

    def _distractors(self) -> list[str]:
        rng = self.rng
        roles: list[str] = []
        roles += ["clutter"] * int(rng.poisson(0.7))
        roles += ["ruler"] * (rng.random() < 0.2) + ["die"] * int(rng.poisson(0.35))
        return roles

    def crop(self) -> Crop:
        """The next crop."""
        rng = self.rng
        zoom = float(np.exp(rng.uniform(np.log(0.8), np.log(1.25))))
        sheet, empty, lean, away, unknown = self._ground(zoom)
        if rng.random() < 0.4:
            both = Sheet(empty.astype(np.float32), [], [], [], sheet.hand.copy(),
                         sheet.ruler.copy(), [])
            if not sheet.rows:
                self._place_things(both, lean, away, zoom, ["clutter"] * int(rng.integers(1, 6)))
                empty = np.clip(both.frame, 0, 255).astype(np.uint8)
                sheet.frame = both.frame.copy()
        self._place_things(sheet, lean, away, zoom, self._distractors())
        self._place_figures(sheet, lean, away, zoom)
        if rng.random() < 0.1:
            self._place_things(sheet, lean, away, zoom, ["arm"])
        empty = self._shifted(empty)
        return self._finished(sheet, empty, lean, away, unknown)

    def _shifted(self, empty: Array) -> Array:
        rng = self.rng
        reach = 1.5 if rng.random() < 0.3 else 0.35
        shift = rng.uniform(-reach, reach, 2)
        return cv2.warpAffine(empty, np.float32([[1, 0, shift[0]], [0, 1, shift[1]]]), (SIZE, SIZE),
                              borderMode=cv2.BORDER_REPLICATE)

    def _finished(self, sheet: Sheet, empty: Array, lean: Array, away: Array,
                  unknown: Array) -> Crop:
        rows = np.zeros((MOST_FIGURES, len(FIELDS)), np.float32)
        kept = 0
        for index, row in enumerate(sheet.rows):
            if kept < MOST_FIGURES and -2 < row[1] < SIZE + 2 and -2 < row[2] < SIZE + 2:
                rows[kept] = row
                rows[kept, INDEX["visible"]] = min(row[INDEX["visible"]], 1.0) * min(
                    1.0, sheet.visible(index)) if sheet.whole[index] > 12 else row[INDEX["visible"]]
                kept += 1
        coat = slice(INDEX["coat_blue"], INDEX["coat_red"] + 1)
        frame, empty, coats = photographed(sheet.frame, empty.astype(np.float32), rows[:, coat],
                                           self.rng)
        rows[:, coat] = coats
        dice = np.full((MOST_DICE, 2), -99, np.float32)
        for index, spot in enumerate(sheet.dice[:MOST_DICE]):
            dice[index] = spot

        def cells(mask: Array) -> Array:
            return cv2.resize(mask.astype(np.uint8) * 255, (SIZE // 4, SIZE // 4),
                              interpolation=cv2.INTER_AREA)

        return Crop(frame, empty, lean.astype(np.float32), away.astype(np.float32), rows,
                    cells(sheet.hand), cells(sheet.ruler), dice, cells(unknown) > 0)
