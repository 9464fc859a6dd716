"""Invented guns: field guns, howitzers, ship's guns, machine guns on wheels, mortars. Lengths: mm for 54 mm men."""
from __future__ import annotations

import math

import numpy as np

from paints import Colour, Rng, near, random_colour
from solids import Body, Solid, ball, box, capsule, moved, sheet, wheel


USUAL = 0.45  # share of wheeled guns that are field guns of the usual build


def _carriage_colours(rng: Rng) -> tuple[Colour, Colour, Colour]:
    """Wood, iron and tyre."""
    wood = random_colour(rng) if rng.random() < 0.6 else (60.0, 90.0, 120.0)
    iron = near(wood, rng) if rng.random() < 0.4 else random_colour(rng)
    tyre = near(wood, rng) if rng.random() < 0.6 else (30.0, 30.0, 32.0)
    return wood, iron, tyre


def _barrel(rng: Rng, seat: np.ndarray, radius: float, iron: Colour) -> Solid:
    """Long or short, thick or thin, with rings, several barrels or a muzzle's swell."""
    rise = rng.uniform(-0.03, 0.3) if rng.random() < 0.75 else rng.uniform(0.3, 0.9)
    way = np.array([math.cos(rise), 0, math.sin(rise)])
    stubby = rng.random() < 0.3
    bore = radius * (rng.uniform(0.22, 0.4) if stubby else rng.uniform(0.09, 0.22))
    front = radius * (rng.uniform(0.8, 1.6) if stubby else rng.uniform(1.3, 4.0))
    back = radius * rng.uniform(0.4, 1.3)
    if rng.random() < 0.1:  # several thin barrels round one axis
        bodies: Solid = []
        for k in range(6):
            a = k * math.pi / 3
            aside = np.array([-math.sin(rise) * math.sin(a), math.cos(a), math.cos(rise) * math.sin(a)])
            bodies.append(capsule(seat + aside * bore, seat + aside * bore + way * front, bore * 0.45, iron))
        return bodies + [capsule(seat - way * back, seat, bore * 1.5, iron)]
    bodies = [capsule(seat - way * back, seat + way * front * rng.uniform(0.2, 0.5), bore * 1.35, iron),
              capsule(seat, seat + way * front, bore, iron)]
    if rng.random() < 0.35:
        bodies.append(capsule(seat + way * (front - bore), seat + way * front, bore * 1.35, near(iron, rng)))
    if rng.random() < 0.35:
        bodies.append(ball(tuple(seat - way * (back + bore)), bore * 0.9, iron))
    return bodies


def _trail(rng: Rng, radius: float, length: float, track: float, wood: Colour, iron: Colour) -> Solid:
    """One pole, two spread or parallel poles, or a box, down to the ground."""
    kind = rng.random()
    end = -length + 2
    if kind < 0.35:
        bodies: Solid = [capsule((0, 0, radius), (end, 0, 2), rng.uniform(1.5, 4), wood)]
    elif kind < 0.75:
        start = rng.uniform(2, max(0.25 * track, 3))
        # Brackets come together at the tail, split trails go apart.
        spread = start * rng.uniform(0.1, 0.9) if rng.random() < 0.5 else rng.uniform(2, max(track * 0.55, 4))
        bodies = [capsule((0, s * start, radius * 0.9), (end, s * spread, 2), rng.uniform(1.2, 2.6), wood)
                  for s in (-1, 1)]
    else:
        wide = rng.uniform(3, max(0.3 * track, 4))
        around = ((0, -wide), (0, wide), (end, wide), (end, -wide))
        rings = [[(x, y, zs[0] if x == 0 else zs[1]) for x, y in around]
                 for zs in ((radius * 0.8, 0.5), (radius * 1.2, 4.0))]
        bodies = [Body("hull", np.array(rings, float).reshape(-1, 3), 0, wood)]
    if rng.random() < 0.3:
        bodies.append(ball((end + 1, 0, 3), rng.uniform(1.5, 3.5), iron))
    elif rng.random() < 0.3:  # a spade
        bodies.append(box((end, 0, 2.5), (1.2, rng.uniform(2.5, 6), 2.5), iron))
    if rng.random() < 0.1:  # a small wheel under the trail
        bodies += wheel((end + 5, 0, 5), 0.0, 5, 1.2, 0, iron)
    return bodies


def _extras(rng: Rng, radius: float, track: float, wood: Colour, iron: Colour) -> Solid:
    bodies: Solid = []
    if rng.random() < 0.35:  # shield, now and then sloping or in two halves
        high, lean = radius * rng.uniform(0.6, 1.2), rng.uniform(0, 0.4)
        for sign in (-1, 1):
            inner = 0.0 if rng.random() < 0.6 else 0.12 * track
            corners = np.array([(0, inner, -0.7), (0, 0.5 * track, -0.7), (0, 0.5 * track, 1), (0, inner, 1)])
            corners = corners * (1, sign, high) + (rng.uniform(3, 5), 0, radius * 1.25)
            corners[2:, 0] -= lean * high
            bodies.append(sheet(corners, near(wood, rng)))
    if rng.random() < 0.3:
        bodies.append(box((-0.3 * radius, 0, radius), (8, min(0.3 * track, 10), 4), wood))
    if rng.random() < 0.25:  # chests beside the barrel
        for sign in (-1, 1):
            bodies.append(box((-2, sign * 0.3 * track, radius * 1.2), (5, 0.12 * track, 3), near(wood, rng)))
    return bodies


def _build(rng: Rng) -> tuple[float, float, float, int]:
    """Wheel radius, track, length of the trail and spokes: the usual, or anything."""
    if rng.random() < USUAL:
        radius = rng.uniform(13, 24)
        return radius, rng.uniform(1.5, 2.8) * radius, rng.uniform(1.8, 3.4) * radius, int(rng.choice([8, 10, 12]))
    radius = rng.uniform(8, 27)
    track = rng.uniform(1.0, 3.0) * radius if rng.random() < 0.5 else rng.uniform(14, 62)
    trail = rng.uniform(radius * 1.2, max(85, 2.5 * radius))
    return radius, track, trail, int(rng.choice([0, 0, 6, 8, 10, 12]))


def wheeled_gun(rng: Rng) -> tuple[Solid, float, float, float]:
    """On two wheels with a trail; half-length, half-width and wheel radius of its ground rectangle."""
    radius, track, trail, spokes = _build(rng)
    wood, iron, tyre = _carriage_colours(rng)
    thick = rng.uniform(0.9, 2.2) if rng.random() < 0.75 else rng.uniform(2.2, 5)
    half_track = track / 2 + thick
    bodies: Solid = []
    for sign in (-1, 1):
        bodies += wheel((0, sign * track / 2, radius), 0.0, radius, thick, spokes, tyre)
        if rng.random() < 0.3:  # hubs that stand out
            bodies.append(ball((0, sign * half_track, radius), thick * 1.2, iron))
    bodies.append(capsule((0, -track / 2, radius), (0, track / 2, radius), rng.uniform(1.2, 2.5), wood))
    bodies += _trail(rng, radius, trail, track, wood, iron)
    bodies += _barrel(rng, np.array([0, 0, radius * rng.uniform(1.0, 1.4)]), radius, iron)
    bodies += _extras(rng, radius, track, wood, iron)
    if rng.random() < 0.12:
        bodies.append(box(((radius - trail) / 2, 0, 0.6), ((radius + trail) / 2, half_track, 0.6),
                          random_colour(rng)))
    centre = (radius - trail) / 2
    return moved(bodies, np.eye(3), (-centre, 0, 0)), (radius + trail) / 2, half_track, radius


def block_gun(rng: Rng) -> tuple[Solid, float, float, float]:
    """A ship's or fortress gun: a block on four small wheels, or a mortar on its bed."""
    radius = rng.uniform(4, 9)
    along, across = rng.uniform(18, 40), rng.uniform(9, 22)
    wood, iron, tyre = _carriage_colours(rng)
    bed = rng.random() < 0.3
    bodies: Solid = []
    if not bed:
        for x in (-1, 1):
            for sign in (-1, 1):
                bodies += wheel((x * (along - radius), sign * across, radius), 0.0, radius, 1.6, 0, tyre)
    level = radius * 1.6
    for sign in (-1, 1):
        rise = rng.uniform(3, 10)
        around = ((-along, 0.55), (along, 0.55), (along, 0.85), (-along, 0.85))
        cheek = [[(x, sign * across * share, z if x > 0 else low) for x, share in around]
                 for z, low in ((2, 2), (level + rise, level))]
        bodies.append(Body("hull", np.array(cheek, float).reshape(-1, 3), 0, wood))
    bodies.append(box((0, 0, level * 0.6), (along * 0.95, across * 0.6, level * 0.35), near(wood, rng)))
    bodies += _barrel(rng, np.array([0, 0, level + 6]), rng.uniform(14, 22), iron)
    return bodies, along, across + (0 if bed else 1.6), radius


def gun(rng: Rng) -> tuple[Solid, float, float, float]:
    """A gun centred on its ground rectangle; half-length, half-width and wheel radius."""
    return block_gun(rng) if rng.random() < 0.12 else wheeled_gun(rng)
