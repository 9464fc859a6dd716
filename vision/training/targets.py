"""Turns label rows into maps at a quarter of the crop's size, for a whole batch at once."""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from channels import CELL_CENTRE, STRIDE
from chart import Array
from labels import INDEX

SPREAD_CELLS = np.array([1.15, 1.5, 2.0], np.float32)  # Gaussian of the heat, by kind
DICE_SPREAD_CELLS = 1.0
REQUIRED = 0.3  # figures less visible are neither taught nor forbidden
REACH = 1  # cells round the foot that are taught the properties


@dataclass
class Targets:
    """Dense maps, (B, C, H, W) or (B, H, W)."""

    heat: Array  # (B, 3, H, W)
    heat_weight: Array  # (B, 3, H, W), 0 = do not teach
    dice: Array
    dice_weight: Array
    owner: Array  # index into the batch's flat rows, -1 = no figure


def _spots(rows: Array) -> tuple[Array, Array, Array]:
    """Batch index, and foot in cells, of the used rows."""
    batch, slot = np.nonzero(rows[..., INDEX["visible"]] > 0.02)
    feet = (rows[batch, slot, INDEX["u"]:INDEX["v"] + 1] - CELL_CENTRE) / STRIDE
    return batch, slot, feet


def _bump(target: Array, keys: tuple[Array, ...], feet: Array, spread: Array) -> None:
    """max of Gaussians into target[keys + (i, j)]."""
    height, width = target.shape[-2:]
    base = np.round(feet).astype(int)
    for di in range(-4, 5):
        for dj in range(-4, 5):
            j, i = base[:, 0] + dj, base[:, 1] + di
            near = (i >= 0) & (i < height) & (j >= 0) & (j < width)
            # The nearest cell counts as the centre, whatever the foot's offset within it.
            value = np.exp(-(di * di + dj * dj) / (2 * spread * spread))
            place = tuple(k[near] for k in keys) + (i[near], j[near])
            np.maximum.at(target, place, value[near].astype(np.float32))


def make_targets(rows: Array, dice: Array, dice_unknown: Array) -> Targets:
    """Targets of a batch: rows (B, N, fields), dice (B, M, 2), dice_unknown (B, H, W)."""
    count, height, width = dice_unknown.shape
    batch, slot, feet = _spots(rows)
    found = rows[batch, slot]
    kind = found[:, INDEX["kind"]].astype(int)
    taught = found[:, INDEX["visible"]] >= REQUIRED
    heat = np.zeros((count, 3, height, width), np.float32)
    _bump(heat, (batch[taught], kind[taught]), feet[taught], SPREAD_CELLS[kind[taught]])
    hidden = np.zeros_like(heat)
    _bump(hidden, (batch[~taught], kind[~taught]), feet[~taught], SPREAD_CELLS[kind[~taught]])
    weight = np.where((hidden > 0.3) & (heat < 0.3), 0, 1).astype(np.float32)
    owner = _owners(batch[taught], slot[taught], feet[taught], found[taught], rows.shape,
                    (height, width))
    dice_heat = np.zeros((count, height, width), np.float32)
    which, die = np.nonzero(dice[..., 0] > -50)
    _bump(dice_heat, (which,), (dice[which, die] - CELL_CENTRE) / STRIDE,
          np.full(len(which), DICE_SPREAD_CELLS))
    return Targets(heat, weight, dice_heat, (~dice_unknown).astype(np.float32), owner)


def _owners(batch: Array, slot: Array, feet: Array, rows: Array, shape: tuple[int, ...],
            size: tuple[int, int]) -> Array:
    """For every cell within REACH of a foot, the flat row of the nearest figure."""
    height, width = size
    owner = np.full((shape[0], height, width), -1, np.int64)
    least = np.full(owner.shape, 1e9, np.float32)
    base = np.round(feet).astype(int)
    flat = batch * shape[1] + slot
    for index in range(len(batch)):
        reach = REACH + (1 if rows[index, INDEX["kind"]] == 2 else 0)
        for di in range(-reach, reach + 1):
            for dj in range(-reach, reach + 1):
                j, i = base[index, 0] + dj, base[index, 1] + di
                if 0 <= i < height and 0 <= j < width:
                    far = (feet[index, 0] - j) ** 2 + (feet[index, 1] - i) ** 2
                    if far < least[batch[index], i, j]:
                        least[batch[index], i, j] = far
                        owner[batch[index], i, j] = flat[index]
    return owner
