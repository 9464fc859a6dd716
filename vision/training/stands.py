"""What invented figures stand on: none, discs, ovals, plates with corners, lumps, with rims and turf."""
from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from paints import Rng, Uniform, near
from solids import Body, Solid, ball, box, cylinder

# Half-axes in mm for 54 mm men. Most men's stands are small; 28 mm men have large ones.
MAN = (6.5, 17.0)
WIDE_MAN = (15.0, 38.0)
WIDE = 0.42  # share of men on wide stands: a wide stand must not make a horseman


def _lump(rng: Rng, along: float, across: float, thick: float, paint: Uniform) -> Body:
    """An irregular slab that fills the rectangle of the half-axes."""
    corners = 14
    angle = (np.arange(corners) + rng.uniform(-0.3, 0.3, corners)) * 2 * math.pi / corners
    ring = np.stack([np.cos(angle), np.sin(angle), np.zeros(corners)], -1)
    ring[:, :2] *= rng.uniform(0.8, 1.0, (corners, 1))
    for axis, half in ((0, along), (1, across)):
        low, high = ring[:, axis].min(), ring[:, axis].max()
        ring[:, axis] = (ring[:, axis] - (low + high) / 2) * 2 * half / (high - low)
    upper = ring * (0.93, 0.93, 1) + (0, 0, thick)
    return Body("hull", np.concatenate([ring, upper]), 0, paint.base)


def _turf(rng: Rng, along: float, across: float, thick: float, paint: Uniform) -> Solid:
    """Tufts and stones on the stand."""
    things: Solid = []
    for _ in range(int(rng.integers(2, 7))):
        way, far = rng.uniform(0, 2 * math.pi), rng.uniform(0.45, 0.85)
        spot = (far * along * math.cos(way), far * across * math.sin(way), thick)
        things.append(ball(spot, rng.uniform(0.8, 2.6), near(paint.base, rng, 0.5)))
    return things


def stand(rng: Rng, along: float, across: float, paint: Uniform) -> Solid:
    """A stand of the half-axes: any of the shapes."""
    thick = rng.uniform(0.7, 4.5)
    shape = rng.random()
    if shape < 0.36:
        bodies: Solid = [box((0, 0, thick / 2), (along, across, thick / 2), paint.base)]
    elif shape < 0.86:
        corners = 20 if shape < 0.8 else int(rng.choice([6, 8]))
        shrink = rng.uniform(0.82, 1.0)
        bodies = [cylinder((0, 0, 0), along, thick, paint.base, across / along, shrink, corners)]
    else:
        bodies = [_lump(rng, along, across, thick, paint)]
    if shape >= 0.36 and rng.random() < 0.3:
        bodies = [replace(b, colour=paint.rim) for b in bodies]
        bodies.append(cylinder((0, 0, thick), along * 0.86, 0.6, paint.base, across / along, 1.0))
    if rng.random() < 0.25:
        bodies += _turf(rng, along, across, thick, paint)
    return bodies


def mans_stand(rng: Rng, paint: Uniform) -> tuple[Solid, float, float]:
    """A standing man's stand and its half-axes along and across the heading; now and then none."""
    if rng.random() < 0.08:
        bare = rng.uniform(5, 7, 2)
        return [], float(bare[0]), float(bare[1])
    least, most = WIDE_MAN if rng.random() < WIDE else MAN
    along = across = rng.uniform(least, most)
    if rng.random() < 0.4:
        across = float(np.clip(along * rng.uniform(0.6, 1.5), 6, most))
    return stand(rng, along, across, paint), along, across


def horses_stand(rng: Rng, paint: Uniform, size: float) -> tuple[Solid, float, float]:
    """A horse's stand and its half-axes."""
    if rng.random() < 0.1:
        return [], 22 * size, 6 * size
    along = rng.uniform(20, 36) * size
    across = (rng.uniform(8, 17) if rng.random() < 0.65 else rng.uniform(16, 32)) * size
    return stand(rng, along, min(across, along), paint), along, min(across, along)
