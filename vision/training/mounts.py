"""Riders on horses and camels, put together at random. Lengths: mm for 54 mm men; facing +x."""
from __future__ import annotations

import math

import numpy as np

from men import flattened, trunk
from paints import Rng, Uniform
from solids import Solid, ball, box, capsule, moved, sheet
from stands import horses_stand


def _horse(rng: Rng, size: float, paint: Uniform) -> Solid:
    length, back = 17 * size, 30 * size
    gallop = rng.uniform(3, 11)
    legs: Solid = []
    for x in (-length * 0.9, length * 0.9):
        for sign in (-1, 1):
            foot = (x + rng.normal(0, gallop), sign * 4, rng.choice([2, 2, 8]))
            knee = (x + rng.normal(0, gallop / 2), sign * 4.5, back * 0.5)
            legs += [capsule((x, sign * 4, back - 3), knee, 2.6 * size, paint.horse),
                     capsule(knee, foot, 1.7 * size, paint.horse)]
    head = np.array([length * rng.uniform(1.4, 1.9), rng.normal(0, 3), back + rng.uniform(6, 20) * size])
    neck = rng.uniform(3.4, 5.2) * size
    horse = [capsule((-length, 0, back), (length, 0, back), 7 * size, paint.horse),
             capsule((length, 0, back + 2), head, neck, paint.horse),
             capsule(head, head + (9 * size, 0, -7 * size), 3 * size, paint.horse),
             capsule((-length - 4, 0, back + 2), (-length - 11, 0, back - 14), 1.8, paint.boots)]
    if rng.random() < 0.5:
        horse.append(capsule(np.array([length, 0, back + 5 * size]), head + (-2, 0, 3), neck * 0.5, paint.boots))
    if rng.random() < 0.12:  # horse-cloth
        hem = rng.uniform(0.25, 0.7) * back
        for sign in (-1, 1):
            horse.append(sheet([(-length * 1.3, sign * 7.5 * size, back + 4), (length * 1.3, sign * 7.5 * size, back + 4),
                                (length * 1.3, sign * 9 * size, hem), (-length * 1.3, sign * 9 * size, hem)],
                               paint.cloth))
    if rng.random() < 0.06:  # camel
        horse.append(ball((-length * 0.2, 0, back + 8 * size), 8 * size, paint.horse))
    return horse + legs


def _lance(rng: Rng, at: float, paint: Uniform) -> Solid:
    """A long lance, levelled or carried, often with a pennant."""
    way = np.array([rng.uniform(0, 1.0), rng.normal(0, 0.15), rng.uniform(0.1, 1.0)])
    way /= np.linalg.norm(way)
    grip = np.array([8.0, -8.0, at])
    tip = grip + way * rng.uniform(25, 55)
    bodies: Solid = [capsule(grip - way * rng.uniform(10, 25), tip, rng.uniform(0.6, 1.3), paint.metal)]
    if rng.random() < 0.6:
        out = np.array([-rng.uniform(6, 14), rng.normal(0, 3), rng.normal(0, 2)])
        bodies.append(sheet([tip - way * 2, tip - way * 9, tip - way * 5 + out], paint.cloth))
    return bodies


def rider(rng: Rng, paint: Uniform) -> tuple[Solid, float, float]:
    """A man on a horse with the stand, and its half-axes along and across the heading."""
    size = rng.uniform(0.8, 1.25)
    base, along, across = horses_stand(rng, paint, size)
    length, back, thick = 17 * size, 30 * size, 7 * size
    man = moved(trunk(rng, 0, 50 * rng.uniform(0.85, 1.2), paint, rng.uniform(0.95, 1.5)), np.eye(3),
                (rng.normal(0, 2), 0, back + thick * 0.7))
    for sign in (-1, 1):
        man += [capsule((0, sign * 5, back + 6), (5, sign * 8.5, back - 4), 2.6, paint.trousers),
                capsule((5, sign * 8.5, back - 4), (1, sign * 8.5, back - 15), 2.2, paint.boots)]
    if rng.random() < 0.5:
        man.append(box((-3, 0, back + thick * 0.6), (8, thick * 0.95, 1.5), paint.trousers))
    if rng.random() < 0.25:
        man += _lance(rng, back + 20, paint)
    pitch = rng.uniform(0, 0.6) if rng.random() < 0.3 else 0.0
    c, s = math.cos(pitch), math.sin(pitch)
    tilt = np.array([[c, 0, -s], [0, 1, 0], [s, 0, c]])
    pivot = np.array([-length * 0.9, 0, 0])
    upper = moved(_horse(rng, size, paint) + man, tilt, pivot - tilt @ pivot)
    if rng.random() < 0.06:
        upper = flattened(upper, rng.uniform(0.05, 0.3))
    return upper + base, along, across
