"""Things that are no figures: clutter, rulers, dice and arms, invented."""
from __future__ import annotations

import math

import numpy as np

from cutouts import Cutout
from paints import Rng, near, random_colour
from solids import (Painter, Solid, ball, box, capsule, cylinder, moved, render, sheet,
                    yaw_matrix)


def _stack(rng: Rng) -> Solid:
    """A box, book or block."""
    half = rng.uniform(4, 45, 2)
    height = rng.uniform(1, 30)
    solid: Solid = [box((0, 0, height), (*half, height), random_colour(rng))]
    if rng.random() < 0.4:
        solid.append(box((0, 0, 2 * height), (*(half * rng.uniform(0.3, 0.95)), 0.3),
                         random_colour(rng)))
    return solid


def _drum(rng: Rng) -> Solid:
    """A mug, pot, coin, cork, spool or bottle."""
    radius, height = rng.uniform(4, 32), rng.uniform(1, 60)
    colour = random_colour(rng)
    solid: Solid = [cylinder((0, 0, 0), radius, height, colour, 1, rng.uniform(0.6, 1.1))]
    if rng.random() < 0.5:
        solid.append(cylinder((0, 0, height), radius * rng.uniform(0.3, 0.9),
                              rng.uniform(0.2, 20), random_colour(rng)))
    return solid


def _stick(rng: Rng) -> Solid:
    """A pencil, brush, twig or fence."""
    half, radius = rng.uniform(15, 90), rng.uniform(1, 5)
    colour = random_colour(rng)
    solid: Solid = [capsule((-half, 0, radius), (half, 0, radius), radius, colour),
                    capsule((half, 0, radius), (half + 3 * radius, 0, radius), radius * 0.5,
                            random_colour(rng))]
    if rng.random() < 0.3:
        high = rng.uniform(8, 22)
        solid = [capsule((-half, 0, high), (half, 0, high), 1, colour)]
        solid += [capsule((x, 0, 0), (x, 0, high + 3), 1, colour)
                  for x in np.arange(-half, half, rng.uniform(8, 25))]
    return solid


def _tree(rng: Rng) -> Solid:
    """A tree, bush or heap of stones."""
    colour = random_colour(rng) if rng.random() < 0.5 else (50.0, 110.0, 60.0)
    height, radius = rng.uniform(0, 45), rng.uniform(5, 24)
    solid: Solid = [capsule((0, 0, 0), (0, 0, height + 1), radius * 0.15 + 0.5, (40.0, 60.0, 80.0))]
    for _ in range(rng.integers(2, 14)):
        spot = rng.normal(0, radius * 0.5, 3) + (0, 0, height + radius * 0.4)
        solid.append(ball((spot[0], spot[1], max(spot[2], 2)), radius * rng.uniform(0.2, 0.7),
                          near(colour, rng, 0.3)))
    return solid


def _card(rng: Rng) -> Solid:
    """Paper, cards, patches of cloth."""
    half = rng.uniform(5, 60, 2)
    corners = np.array([[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]) * (*half, 1)
    solid: Solid = [sheet(corners + (0, 0, 0.3), random_colour(rng))]
    for _ in range(rng.integers(0, 6)):
        middle = (*(half * rng.uniform(-0.8, 0.8, 2)), 0.5)
        solid.append(sheet(corners * rng.uniform(0.05, 0.35) + middle, random_colour(rng)))
    return solid


def ruler(rng: Rng) -> Solid:
    """A ruler or tape, with ticks and figures."""
    length, half = rng.uniform(120, 320), rng.uniform(7, 17)
    palette = ((90, 150, 190), (70, 190, 230), (190, 195, 195), (230, 235, 235))
    colour = near(palette[rng.integers(0, 4)], rng) if rng.random() < 0.7 else random_colour(rng)
    ink = (25.0, 25.0, 25.0) if rng.random() < 0.8 else (40.0, 40.0, 180.0)
    solid: Solid = [box((0, 0, 1), (length / 2, half, 1), colour)]
    step = rng.choice([2.0, 3.175, 5.0, 6.35])
    for k, x in enumerate(np.arange(-length / 2 + 5, length / 2 - 5, step)):
        deep = half * (0.9 if k % 4 == 0 else 0.5)
        solid.append(capsule((x, -half, 2.2), (x, -half + deep, 2.2), 0.25, ink))
        if k % 8 == 0 and half > 9:
            solid.append(capsule((x + 2, half * 0.2, 2.2), (x + 2, half * 0.6, 2.2), 1.0, ink))
    return solid


def die(rng: Rng) -> Solid:
    """A die with pips on the faces that can be seen."""
    half = rng.uniform(4, 9)
    colour = (235.0, 238.0, 238.0) if rng.random() < 0.6 else random_colour(rng, 0.0)
    dark = sum(colour) < 300
    ink = (235.0,) * 3 if dark else (20.0, 20.0, 25.0)
    yaw = rng.uniform(0, math.pi / 2)
    solid: Solid = [box((0, 0, half), (half,) * 3, colour)]
    spots = [(0, 0), (-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)]
    values = {1: [0], 2: [1, 2], 3: [0, 1, 2], 4: [1, 2, 3, 4], 5: [0, 1, 2, 3, 4],
              6: [1, 2, 3, 4, 5, 6]}
    for way in range(5):
        for spot in values[int(rng.integers(1, 7))]:
            a, b = (0.5 * half * v for v in spots[spot])
            deep = half * 1.02
            place = ((a, b, deep + half), (deep, a, b + half), (-deep, a, b + half),
                     (a, deep, b + half), (a, -deep, b + half))[way]
            solid.append(ball(place, half * 0.17, ink))
    return moved(solid, yaw_matrix(yaw))


def arm(rng: Rng) -> Solid:
    """A hand near the origin and an arm that leads far away."""
    skin = (rng.uniform(50, 150), rng.uniform(80, 180), rng.uniform(110, 235))
    sleeve = random_colour(rng) if rng.random() < 0.75 else skin
    big = rng.uniform(0.7, 1.6)
    height = rng.uniform(15, 70)
    palm = np.array([0, 0, height])
    solid: Solid = [capsule(palm, palm + (25 * big, 0, 3), 17 * big, skin),
                    capsule(palm + (0, -6 * big, 0), palm + (25 * big, 4 * big, 5), 15 * big, skin)]
    for k in range(5):
        start = palm + np.array([-8, (k - 2) * 9, 0]) * big
        end = start + np.array([-rng.uniform(15, 50), rng.normal(0, 8), -rng.uniform(0, 30)]) * big
        end[2] = max(end[2], 4)
        solid.append(capsule(start, end, 6.5 * big, near(skin, rng, 0.08)))
    wrist = palm + (45 * big, 0, 8)
    elbow = palm + (rng.uniform(220, 420), rng.normal(0, 40), rng.uniform(10, 90))
    cuff = wrist + (elbow - wrist) * rng.uniform(0, 0.4)
    solid.append(capsule(palm + (15 * big, 0, 3), cuff, 15 * big, skin))
    thick = rng.uniform(20, 34) * big
    for share in (0.0, 0.33, 0.66):
        solid.append(capsule(cuff + (elbow - cuff) * share, cuff + (elbow - cuff) * (share + 0.36),
                             thick * (1 + 0.15 * share), near(sleeve, rng, 0.07)))
    return solid


def invent_thing(rng: Rng, role: str, painter: Painter, softness: float,
                 darkness: float) -> Cutout:
    """A drawn thing of the role (clutter, ruler, die or arm)."""
    if role == "clutter":
        maker = (_stack, _drum, _stick, _tree, _card)[rng.integers(0, 5)]
        solid = maker(rng)
    else:
        solid = {"ruler": ruler, "die": die, "arm": arm}[role](rng)
    solid = moved(solid, yaw_matrix(rng.uniform(0, 2 * math.pi)))
    cut = render(solid, painter, softness, darkness, 220)
    cut.role = role
    return cut
