"""Cut-outs bent to a new place of the chart and laid into a crop, far ones first."""
from __future__ import annotations

import math
from dataclasses import dataclass, replace

import cv2
import numpy as np

from chart import Array
from cutouts import SHADOW_UNIT, Cutout
from labels import INDEX, mirrored
from photometry import Rng


def mirrored_cutout(cut: Cutout) -> Cutout:
    """The cut-out as seen in a mirror."""
    width = cut.alpha.shape[1]
    row = cut.row if cut.role != "figure" else mirrored(cut.row[None], 1)[0]
    return replace(cut, picture=cut.picture[:, ::-1], alpha=cut.alpha[:, ::-1],
                   shadow=cut.shadow[:, ::-1], foot=(width - 1 - cut.foot[0], cut.foot[1]),
                   row=row, lean=-cut.lean)


def _vertical(away: float) -> float:
    return away / math.sqrt(1 + away * away)


def _level(away: float) -> float:
    return 1 / math.sqrt(1 + away * away)


def place_matrix(cut: Cutout, lean: float, away: float, wide: float, tall: float,
                 lying: bool) -> Array:
    """Linear map of offsets from the foot: new elevation, new lean, another build."""
    rising, ground = 1.0, _level(away) / _level(cut.away)
    shear = 0.0
    if abs(cut.away) > 0.2:
        rising = min(max(_vertical(away) / _vertical(cut.away), 0.55), 1.7)
        shear = -(lean - cut.lean) / _vertical(cut.away)
    height_share = 0.3 if lying else 0.85
    ratio = height_share * rising + (1 - height_share) * ground
    return np.array([[wide, shear * height_share * wide], [0, ratio * tall]])


def reshaped_row(row: Array, wide: float, deep: float) -> Array:
    """Half-axes after stretching the ground by `wide` across and `deep` away."""
    row = row.copy()
    if not row[INDEX["outline_valid"]]:
        return row
    if row[INDEX["heading_valid"]]:
        c, s = row[INDEX["heading_cos"]], row[INDEX["heading_sin"]]
    else:
        half = 0.5 * math.atan2(row[INDEX["axis_sin2"]], row[INDEX["axis_cos2"]])
        c, s = math.cos(half), math.sin(half)
    row[INDEX["log_half_along"]] += math.log(math.hypot(c * wide, s * deep))
    row[INDEX["log_half_across"]] += math.log(math.hypot(s * wide, c * deep))
    if row[INDEX["wheel_valid"]]:
        row[INDEX["log_wheel"]] += 0.5 * math.log(wide * deep)
    return row


def _wobbled(maps: tuple[Array, Array], foot: Array, rng: Rng) -> tuple[Array, Array]:
    """Bends the body above the foot by a smooth sway of a pixel or two."""
    u, v = maps
    above = np.clip((foot[1] - v) / 25, 0, 1)
    phase, wave = rng.uniform(0, 6.28, 2), rng.uniform(0.1, 0.35, 2)
    sway = rng.normal(0, 1.3, 2)
    return ((u + above * sway[0] * np.sin(wave[0] * v + phase[0])).astype(np.float32),
            (v + above * sway[1] * np.sin(wave[1] * u + phase[1])).astype(np.float32))


def bent(cut: Cutout, lean: float, away: float, zoom: float, rng: Rng) -> Cutout:
    """The cut-out as it would look at the place, in another build."""
    lying = cut.role != "figure" or cut.row[INDEX["kind"]] == 2 or cut.row[INDEX["fallen"]] > 0
    wide, tall = rng.uniform(0.85, 1.22), rng.uniform(0.88, 1.16)
    if cut.role != "figure":
        wide = tall = 1.0
    linear = place_matrix(cut, lean, away, wide, tall, lying) * zoom
    height, width = cut.alpha.shape
    corners = np.array([[0, 0], [width, 0], [0, height], [width, height]]) - cut.foot
    moved = corners @ linear.T
    low = np.floor(moved.min(0)).astype(int) - 1
    size = np.ceil(moved.max(0)).astype(int) + 1 - low
    size = np.clip(size, 4, 640)
    inverse = np.linalg.inv(linear)
    u, v = np.meshgrid(np.arange(size[0]) + low[0], np.arange(size[1]) + low[1])
    maps = ((inverse[0, 0] * u + inverse[0, 1] * v + cut.foot[0]).astype(np.float32),
            (inverse[1, 0] * u + inverse[1, 1] * v + cut.foot[1]).astype(np.float32))
    if cut.role == "figure" and rng.random() < 0.5:
        maps = _wobbled(maps, np.array(cut.foot), rng)
    row = cut.row
    if cut.role == "figure":
        row = reshaped_row(row, wide * zoom, tall * zoom)
    return replace(
        cut, picture=cv2.remap(cut.picture, *maps, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE),
        alpha=cv2.remap(cut.alpha, *maps, cv2.INTER_LINEAR),
        shadow=cv2.remap(cut.shadow, *maps, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT,
                         borderValue=SHADOW_UNIT),
        foot=(float(-low[0]), float(-low[1])), row=row, lean=lean, away=away)


def with_other_upper_half(cut: Cutout, other: Cutout, rng: Rng) -> Cutout:
    """The legs of one figure under the body of another (both at one lean and elevation)."""
    height = np.nonzero(cut.alpha.max(1) > 128)[0]
    if len(height) == 0:
        return cut
    split = cut.foot[1] - (cut.foot[1] - height[0]) * rng.uniform(0.35, 0.6)
    shift = (cut.foot[0] - other.foot[0], cut.foot[1] - other.foot[1])
    move = np.float32([[1, 0, shift[0]], [0, 1, shift[1]]])
    size = (cut.alpha.shape[1], cut.alpha.shape[0])
    alpha = cv2.warpAffine(other.alpha, move, size)
    picture = cv2.warpAffine(other.picture, move, size)
    upper = np.arange(size[1])[:, None] < split
    return replace(cut, picture=np.where(upper[..., None], picture, cut.picture),
                   alpha=np.where(upper, alpha, cut.alpha).astype(np.uint8))


@dataclass
class Sheet:
    """The crop being composed."""

    frame: Array  # float32 BGR
    cover: list[Array]  # bool mask per labelled figure, what still shows of it
    whole: list[int]  # pixels each figure had when nothing covered it
    rows: list[Array]
    hand: Array
    ruler: Array
    dice: list[tuple[float, float]]

    def visible(self, index: int) -> float:
        """Share of a figure's own pixels that still show."""
        return float(self.cover[index].sum()) / max(self.whole[index], 1)


def _overlap(size: int, patch: Array, left: int, top: int) -> tuple[slice, slice, slice, slice] | None:
    x0, y0 = max(left, 0), max(top, 0)
    x1, y1 = min(left + patch.shape[1], size), min(top + patch.shape[0], size)
    if x1 <= x0 or y1 <= y0:
        return None
    return slice(y0, y1), slice(x0, x1), slice(y0 - top, y1 - top), slice(x0 - left, x1 - left)


def lay(sheet: Sheet, cut: Cutout, at: tuple[float, float], opacity: float = 1.0) -> None:
    """Draws the bent cut-out with its foot at `at`, behind figures that stand nearer."""
    size = sheet.frame.shape[0]
    left, top = int(round(at[0] - cut.foot[0])), int(round(at[1] - cut.foot[1]))
    foot = (left + cut.foot[0], top + cut.foot[1])
    boxes = _overlap(size, cut.alpha, left, top)
    if boxes is None:
        return
    ys, xs, py, px = boxes
    alpha = cut.alpha[py, px].astype(np.float32) / 255 * opacity
    if cut.role not in ("arm",):
        for row, mask in zip(sheet.rows, sheet.cover):
            if row[INDEX["v"]] > foot[1] + 1:
                alpha = alpha * ~mask[ys, xs]
    patch = sheet.frame[ys, xs]
    shade = cut.shadow[py, px, None].astype(np.float32) / SHADOW_UNIT
    sheet.frame[ys, xs] = patch * shade * (1 - alpha[..., None]) + (
        cut.picture[py, px] * alpha[..., None])
    solid = alpha > 0.5
    for mask in sheet.cover:
        mask[ys, xs] &= ~solid
    sheet.hand[ys, xs] &= ~solid
    sheet.ruler[ys, xs] &= ~solid
    _register(sheet, cut, foot, solid, (ys, xs))


def _register(sheet: Sheet, cut: Cutout, foot: tuple[float, float], solid: Array,
              box: tuple[slice, slice]) -> None:
    if cut.role == "arm":
        sheet.hand[box] |= solid
    elif cut.role == "ruler":
        sheet.ruler[box] |= solid
    elif cut.role == "die":
        sheet.dice.append(foot)
    elif cut.role == "figure":
        row = cut.row.copy()
        row[INDEX["u"]], row[INDEX["v"]] = foot
        mask = np.zeros(sheet.frame.shape[:2], bool)
        mask[box] = solid
        sheet.rows.append(row)
        sheet.cover.append(mask)
        sheet.whole.append(max(int((cut.alpha > 127).sum()), 1))
