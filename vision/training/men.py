"""Men of all sorts, put together at random: hats, weapons, coats, wood, bricks and flat tin.

All lengths are mm for 54 mm men. A figure faces +x before it is turned to its heading.
"""
from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from chart import Array
from paints import Rng, Uniform, random_colour
from solids import Body, Solid, ball, box, capsule, cylinder, moved, sheet
from stands import mans_stand, stand


def _hat(rng: Rng, top: Array, r: float, paint: Uniform) -> Solid:
    x, y, z = top
    kind = rng.integers(0, 8)
    if kind == 0:
        return [cylinder((x, y, z), r * 0.95, r * rng.uniform(1.2, 2.2), paint.hat, 1, 1.1)]
    if kind == 1:
        return [ball((x, y, z + r * 0.9), r * rng.uniform(1.2, 1.7), paint.hat)]
    if kind == 2:
        return [box((x, y, z + r * 0.5), (r * 0.6, r * 2.1, r * 0.9), paint.hat,
                    rng.choice([0, math.pi / 2]))]
    if kind == 3:
        return [cylinder((x, y, z - 0.2 * r), r * rng.uniform(1.3, 2.1), 0.8, paint.hat),
                ball((x, y, z), r * 0.95, paint.hat)]
    if kind == 4:
        return [ball((x, y, z - 0.2 * r), r * 1.2, paint.hat)]
    if kind == 5:
        return [cylinder((x, y, z - r * 0.2), r, r * 0.9, paint.hat, 1, 0.9),
                capsule((x, y, z + r * 0.5), (x, y, z + r * rng.uniform(1.5, 3.2)), r * 0.4,
                        random_colour(rng))]
    if kind == 6:
        return [cylinder((x, y, z - r * 0.3), r * 1.1, r * 2.2, paint.hat, 1, 0.1)]
    return []


def _weapon(rng: Rng, hand: Array, h: float, paint: Uniform, aim: bool) -> Solid:
    x, y, z = hand
    kind = rng.integers(0, 8)
    thin = rng.uniform(0.5, 1.1) if rng.random() < 0.8 else rng.uniform(1.1, 1.9)
    if aim:
        return [capsule((x - 8, y, z), (x + rng.uniform(12, 24), y, z + rng.uniform(-3, 4)), thin,
                        paint.metal)]
    if kind <= 1:
        tilt = rng.normal(0, 6, 2)
        return [capsule((x, y, z - 8), (x + tilt[0], y + tilt[1], z + rng.uniform(18, 34)), thin,
                        paint.metal)]
    if kind == 2:
        return [capsule((x, y, z), (x + rng.uniform(-4, 12), y + rng.normal(0, 6),
                                    z + rng.uniform(6, 18)), 0.5, (190.0, 190.0, 195.0))]
    if kind == 3:
        top = z + rng.uniform(20, 42)
        wide, high = rng.uniform(12, 26), rng.uniform(9, 20)
        cloth = random_colour(rng, 0.0)
        way = rng.uniform(0, 2 * math.pi)
        a = np.array([math.cos(way), math.sin(way), 0]) * wide
        pole = np.array([x, y, top])
        return [capsule((x, y, z - 25), (x, y, top), 0.6, paint.metal),
                sheet([pole, pole + a + (0, 0, rng.normal(0, 3)),
                       pole + a - (0, 0, high), pole - (0, 0, high)], cloth)]
    if kind == 4:
        return [capsule((x - 10, y, z - 2), (x + 16, y, z + rng.normal(0, 6)), thin, paint.metal)]
    if kind == 5:  # spear or pike, held upright or levelled
        way = np.array([rng.uniform(-0.3, 1.2), rng.normal(0, 0.2), rng.uniform(0.2, 1.0)])
        way /= np.linalg.norm(way)
        fore, aft = rng.uniform(20, 60), min(rng.uniform(15, 32), 0.9 * z / max(way[2], 0.3))
        grip = np.array([x, y, z])
        return [capsule(grip - way * aft, grip + way * fore, thin, paint.metal),
                capsule(grip + way * fore, grip + way * (fore + 5), thin * 1.4, (190.0, 190.0, 195.0))]
    return []


def _shield(rng: Rng, side: float, middle: float, paint: Uniform) -> Solid:
    """A flat board on the left arm: round, square, long or kite-shaped."""
    wide, high = rng.uniform(5, 11), rng.uniform(6, 16)
    angle = np.linspace(0, 2 * math.pi, 14, endpoint=False)
    across, up = np.cos(angle), np.sin(angle)
    shape = rng.integers(0, 3)
    if shape == 1:
        across, up = np.array([-1.0, 1, 1, -1]), np.array([-1.0, -1, 1, 1])
    elif shape == 2:
        across, up = np.array([0, 1.0, 1, -1, -1]), np.array([-1.3, 0.2, 1, 1, 0.2])
    turn = rng.uniform(-0.3, 1.4)
    c, s = math.cos(turn), math.sin(turn)
    at = np.array([side * 0.8 * c + 2, side * 1.2, middle])
    plate = [at + (-wide * s * a, wide * c * a, high * u) for a, u in zip(across, up)]
    bodies: Solid = [sheet(plate, paint.cloth)]
    if rng.random() < 0.5:
        bodies.append(ball(tuple(at + (1.5 * c, 1.5 * s, 0)), rng.uniform(1.2, 3), paint.metal))
    return bodies


def _cape(rng: Rng, hip: float, h: float, side: float, chest: float, lean: float, paint: Uniform) -> Solid:
    """Hangs from the shoulders, blown about a little."""
    shoulder, hem = hip + 0.3 * h, max(hip - rng.uniform(0.05, 0.35) * h, 3)
    flare = rng.uniform(1.0, 1.9)
    back = -chest * rng.uniform(1.5, 3.5)
    corners = [(lean - chest, -side, shoulder), (lean - chest, side, shoulder),
               (back, side * flare + rng.normal(0, 2), hem), (back, -side * flare + rng.normal(0, 2), hem)]
    return [sheet(corners, paint.cloth)]


def _arms(rng: Rng, shoulder: float, side: float, h: float, paint: Uniform, lean: float) -> Solid:
    bodies: Solid = []
    aim = rng.random() < 0.3
    for sign in (-1, 1):
        start = np.array([lean, sign * side, shoulder])
        reach = h * 0.17
        if aim:
            way = np.array([1.0, -0.4 * sign, rng.normal(0, 0.1)])
        else:
            way = rng.normal(0, 0.6, 3) + np.array([0.4, 0.3 * sign, -0.6])
        elbow = start + way / np.linalg.norm(way) * reach
        way = rng.normal(0, 0.7, 3) + np.array([0.8, -0.4 * sign if aim else 0, 0.1])
        hand = elbow + way / np.linalg.norm(way) * reach
        thick = h * rng.uniform(0.032, 0.05)
        bodies += [capsule(start, elbow, thick, paint.coat), capsule(elbow, hand, thick * 0.9,
                                                                     paint.coat),
                   ball(tuple(hand), thick * 1.05, paint.skin)]
        if sign == 1:
            bodies += _weapon(rng, hand, h, paint, aim)
    return bodies


def _kit(rng: Rng, hip: float, h: float, side: float, chest: float, lean: float, paint: Uniform) -> Solid:
    """Knapsack, drum, shield, cape: what a man may carry on his body."""
    shoulder = hip + 0.3 * h
    bodies: Solid = []
    if rng.random() < 0.35:
        bodies.append(box((-chest * 1.5 + lean, 0, shoulder - 5), (2.6, rng.uniform(3, 6), rng.uniform(3, 7)),
                          random_colour(rng) if rng.random() < 0.5 else paint.trousers))
    if rng.random() < 0.15:
        bodies += _shield(rng, side, hip + rng.uniform(0.02, 0.2) * h, paint)
    if rng.random() < 0.12:
        bodies += _cape(rng, hip, h, side, chest, lean, paint)
    if rng.random() < 0.05:
        r = rng.uniform(4, 7)
        bodies.append(cylinder((chest + r, side * 0.6, hip - 2), r, rng.uniform(6, 12), paint.cloth))
    if rng.random() < 0.15:
        bodies.append(ball((lean, side, shoulder), h * 0.05, paint.belts))
        bodies.append(ball((lean, -side, shoulder), h * 0.05, paint.belts))
    return bodies


def trunk(rng: Rng, hip: float, h: float, paint: Uniform, stout: float) -> Solid:
    """Body, arms, head and hat above the hip at height `hip`."""
    lean = rng.normal(0, 0.04) * h
    shoulder = hip + 0.3 * h
    side = h * 0.085 * stout
    chest = h * 0.075 * stout
    bodies: Solid = [
        capsule((0, -side * 0.35, hip + chest), (lean, -side * 0.35, shoulder - chest * 0.6), chest,
                paint.coat),
        capsule((0, side * 0.35, hip + chest), (lean, side * 0.35, shoulder - chest * 0.6), chest,
                paint.coat)]
    if rng.random() < 0.4:
        bodies.append(capsule((chest + lean, side, shoulder - 2), (chest, -side, hip + 2), 0.7,
                              paint.belts))
        bodies.append(capsule((chest + lean, -side, shoulder - 2), (chest, side, hip + 2), 0.7,
                              paint.belts))
    bodies += _kit(rng, hip, h, side, chest, lean, paint)
    radius = h * (rng.uniform(0.055, 0.085) if rng.random() < 0.7 else rng.uniform(0.085, 0.125))
    head = np.array([lean * 1.3, 0, shoulder + radius * 1.25])
    bodies += _arms(rng, shoulder - 1.5, side + chest * 0.6, h, paint, lean)
    bodies.append(ball(tuple(head), radius, paint.skin))
    bodies += _hat(rng, head + (0, 0, radius * 0.6), radius, paint)
    return bodies


def _legs(rng: Rng, hip: float, h: float, paint: Uniform, stride: float) -> Solid:
    thick = h * rng.uniform(0.04, 0.06)
    bodies: Solid = []
    for sign in (-1, 1):
        foot = np.array([sign * stride, sign * h * 0.06, thick + 1.5])
        top = np.array([0, sign * h * 0.045, hip + 2])
        knee = (foot + top) / 2 + (rng.uniform(0, 0.05) * h, 0, 0)
        bodies += [capsule(top, knee, thick, paint.trousers),
                   capsule(knee, foot, thick * 0.9, paint.boots if rng.random() < 0.4
                           else paint.trousers),
                   capsule(foot, foot + (h * 0.06, 0, -thick * 0.3), thick * 0.8, paint.boots)]
    if rng.random() < 0.35:  # coat tails, kilt, greatcoat or gown
        drop = h * (rng.uniform(0.1, 0.25) if rng.random() < 0.7 else rng.uniform(0.25, 0.42))
        bodies.append(cylinder((0, 0, max(hip - drop, 1)), h * rng.uniform(0.1, 0.17), drop + h * 0.04,
                               (paint.coat, paint.trousers, paint.cloth)[rng.integers(0, 3)], 1,
                               rng.uniform(0.5, 0.8)))
    return bodies


def _brick_man(rng: Rng, h: float, paint: Uniform) -> Solid:
    """A man of bricks: block legs, trapezoid body, round head."""
    u = h / 40
    yellow = (30.0, 200.0, 240.0) if rng.random() < 0.7 else paint.skin
    bodies = [box((0, -4.2 * u, 7 * u), (4 * u, 3.8 * u, 7 * u), paint.trousers),
              box((0, 4.2 * u, 7 * u), (4 * u, 3.8 * u, 7 * u), paint.trousers),
              cylinder((0, 0, 14 * u), 10 * u, 13 * u, paint.coat, 0.55, 0.75, 4, math.pi / 2),
              cylinder((0, 0, 27 * u), 5.2 * u, 9.5 * u, yellow)]
    for sign in (-1, 1):
        hand = (rng.uniform(3, 9) * u, sign * 11 * u, rng.uniform(13, 22) * u)
        bodies += [capsule((0, sign * 8 * u, 25 * u), hand, 2.2 * u, paint.coat),
                   ball(hand, 2.6 * u, yellow)]
        if rng.random() < 0.4:
            bodies += _weapon(rng, np.array(hand), h, paint, rng.random() < 0.5)
    if rng.random() < 0.8:
        kind = rng.integers(0, 3)
        z = 36 * u
        if kind == 0:
            bodies.append(ball((0, 0, z - 1), 6.4 * u, paint.hat))
        elif kind == 1:
            bodies += [cylinder((0, 0, z - 3 * u), 8.5 * u, 1.2 * u, paint.hat),
                       cylinder((0, 0, z - 2 * u), 5.5 * u, 5 * u, paint.hat)]
        else:
            bodies.append(cylinder((0, 0, z - 4 * u), 6.2 * u, 6 * u, paint.hat))
    return bodies


def _turned_man(rng: Rng, h: float, paint: Uniform) -> Solid:
    """Turned from wood: a stack of drums and a ball, hardly any arms."""
    r = h * rng.uniform(0.1, 0.2)
    waist, neck = h * rng.uniform(0.2, 0.45), h * rng.uniform(0.6, 0.75)
    head = (h - neck) * rng.uniform(0.3, 0.5)
    bodies: Solid = [
        cylinder((0, 0, 0), r * rng.uniform(0.6, 1.15), waist, paint.trousers, 1, rng.uniform(0.7, 1.2)),
        cylinder((0, 0, waist), r, neck - waist, paint.coat, 1, rng.uniform(0.45, 1.0)),
        ball((0, 0, neck + head * 0.8), head, paint.skin)]
    if rng.random() < 0.5:
        bodies.append(cylinder((0, 0, waist - 1), r * 1.05, 2.5, paint.belts))
    if rng.random() < 0.5:
        for sign in (-1, 1):
            bodies.append(capsule((0, sign * r, neck - 3), (rng.uniform(0, 6), sign * r * 1.2, waist), r * 0.28,
                                  paint.coat))
        if rng.random() < 0.5:
            bodies += _weapon(rng, np.array([4.0, r * 1.3, waist + 4]), h, paint, False)
    return bodies + _hat(rng, np.array([0, 0, neck + head * 1.3]), head, paint)


def flattened(solid: Solid, share: float) -> Solid:
    """Pressed to a flat: cast tin or card, all in the plane of its heading."""
    return [replace(b, points=b.points * (1, share, 1), radius=b.radius * 0.75) for b in solid]


def _standing(rng: Rng, h: float, paint: Uniform) -> Solid:
    stout = rng.uniform(0.85, 1.7)
    hip = rng.uniform(0.38, 0.5) * h
    man = _legs(rng, hip, h, paint, rng.uniform(0, 0.18) * h * (rng.random() < 0.6))
    return man + trunk(rng, hip, h, paint, stout)


def _kneeling(rng: Rng, h: float, paint: Uniform) -> Solid:
    hip, thick = 0.25 * h, h * 0.05
    return [capsule((0, -3, hip), (8, -3, hip), thick, paint.trousers),
            capsule((8, -3, hip), (8, -3, 3), thick, paint.trousers),
            capsule((0, 3, hip), (2, 3, 3), thick, paint.trousers),
            capsule((2, 3, 3), (-10, 3, 3), thick, paint.boots)] + trunk(rng, hip, h, paint,
                                                                         rng.uniform(0.85, 1.5))


def _prone(rng: Rng, h: float, paint: Uniform) -> tuple[Solid, float, float]:
    along, across = rng.uniform(18, 38), rng.uniform(7, 13)
    base = [] if rng.random() < 0.1 else stand(rng, along, across, paint)
    man = moved(_legs(rng, 0.46 * h, h, paint, 2) + trunk(rng, 0.46 * h, h, paint, rng.uniform(0.85, 1.5)),
                np.array([[0, 0, 1.0], [0, 1, 0], [-1, 0, 0]]), (-0.5 * h, 0, 5))
    return man + _weapon(rng, np.array([0.38 * h, 2, 6]), h, paint, True) + base, along, across


def soldier(rng: Rng, paint: Uniform) -> tuple[Solid, float, float]:
    """A man on foot with his stand, and its half-axes along and across the heading."""
    h = 54 * rng.uniform(0.8, 1.2)
    if rng.random() < 0.1:
        man = _brick_man(rng, h * rng.uniform(0.75, 1.0), paint)
        if rng.random() < 0.7:
            return man, 6.0, 11.0
    else:
        pose = rng.random()
        if pose < 0.12:
            return _prone(rng, h, paint)
        man = (_turned_man(rng, h, paint) if pose < 0.2 else
               _kneeling(rng, h, paint) if pose < 0.35 else _standing(rng, h, paint))
        if pose > 0.92:
            man = flattened(man, rng.uniform(0.05, 0.25))
    base, along, across = mans_stand(rng, paint)
    return man + base, along, across
