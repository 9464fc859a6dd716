"""Figures that no scene shows: soldiers, riders and guns put together at random.

All lengths are mm for 54 mm men. A figure faces +x before it is turned to its heading.
"""
from __future__ import annotations

import math

import cv2
import numpy as np

from chart import Array
from cutouts import Cutout
from labels import INDEX, empty_row, set_heading, set_outline
from solids import (Body, Painter, Solid, ball, box, capsule, cylinder, moved, outline_points,
                    render, sheet, wheel, yaw_matrix)

Rng = np.random.Generator
Colour = tuple[float, float, float]


def random_colour(rng: Rng, dull: float = 0.5) -> Colour:
    """BGR, sometimes dull, of any hue."""
    hsv = np.array([[[rng.integers(0, 180), int(255 * rng.uniform(0, 1) ** (0.7 + dull)),
                      int(255 * rng.uniform(0.15, 1.0))]]], np.uint8)
    return tuple(float(v) for v in cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0])


def near(colour: Colour, rng: Rng, spread: float = 0.12) -> Colour:
    """The colour, a little lighter or darker."""
    return tuple(float(np.clip(v * rng.uniform(1 - spread, 1 + spread), 3, 255)) for v in colour)


class Uniform:
    """The paints of one figure."""

    def __init__(self, rng: Rng, coat: Colour, plastic: bool) -> None:
        skin = (rng.uniform(70, 150), rng.uniform(110, 180), rng.uniform(150, 235))
        metal = (rng.uniform(20, 120),) * 3

        def pick(colour: Colour) -> Colour:
            return near(coat, rng) if plastic else colour

        self.coat = near(coat, rng)
        self.trousers = pick(random_colour(rng))
        self.skin = pick(skin)
        self.hat = pick(random_colour(rng) if rng.random() < 0.5 else (25.0, 25.0, 30.0))
        self.metal = pick(metal)
        self.belts = pick((220.0, 225.0, 225.0))
        self.boots = pick((25.0, 25.0, 30.0))
        self.horse = pick(((20.0, 40.0, 90.0), (30.0, 30.0, 35.0), (200.0, 205.0, 210.0),
                           (60.0, 100.0, 150.0), (110.0, 115.0, 120.0))[rng.integers(0, 5)])
        greens = ((50.0, 110.0, 70.0), (60.0, 90.0, 110.0), (90.0, 90.0, 90.0), (30.0, 40.0, 45.0))
        self.base = pick(greens[rng.integers(0, 4)] if rng.random() < 0.7 else random_colour(rng))


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
    kind = rng.integers(0, 6)
    thin = rng.uniform(0.5, 1.1)
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
    return []


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
    if rng.random() < 0.4:
        bodies.append(box((-chest * 1.5 + lean, 0, shoulder - 5), (2.6, 4.5, 4.5),
                          random_colour(rng) if rng.random() < 0.5 else paint.trousers))
    radius = h * rng.uniform(0.055, 0.085)
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
    if rng.random() < 0.3:
        bodies.append(cylinder((0, 0, hip - h * rng.uniform(0.1, 0.25)), h * 0.12, h * 0.2,
                               paint.coat if rng.random() < 0.5 else paint.trousers, 1, 0.75))
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


def base_of(rng: Rng, kind: int, paint: Uniform, brick: bool) -> tuple[Solid, float, float]:
    """Base body and its half-axes along and across the heading."""
    thick = rng.uniform(0.8, 3.5)
    if kind == 1:
        along, across = rng.uniform(20, 32), rng.uniform(9, 16)
    else:
        along = rng.uniform(7, 17)
        across = along * rng.uniform(0.6, 1.5) if rng.random() < 0.5 else along
        across = float(np.clip(across, 6, 17))
    if brick and rng.random() < 0.7:
        return [], 6.0, 11.0
    if kind == 0 and rng.random() < 0.12:
        return [], rng.uniform(5, 7), rng.uniform(5, 7)
    if rng.random() < 0.45:
        return [box((0, 0, thick / 2), (along, across, thick / 2), paint.base)], along, across
    return ([cylinder((0, 0, 0), along, thick, paint.base, across / along,
                      rng.uniform(0.85, 1.0))], along, across)


def soldier(rng: Rng, paint: Uniform) -> tuple[Solid, float, float]:
    """A man on foot with his base."""
    h = 54 * rng.uniform(0.8, 1.15)
    if rng.random() < 0.12:
        base, along, across = base_of(rng, 0, paint, True)
        return _brick_man(rng, h * rng.uniform(0.75, 1.0), paint) + base, along, across
    base, along, across = base_of(rng, 0, paint, False)
    pose = rng.random()
    stout = rng.uniform(0.85, 1.5)
    if pose < 0.68:
        hip = 0.46 * h
        man = _legs(rng, hip, h, paint, rng.uniform(0, 0.18) * h * (rng.random() < 0.6))
        man += trunk(rng, hip, h, paint, stout)
    elif pose < 0.86:
        hip = 0.25 * h
        thick = h * 0.05
        man = [capsule((0, -3, hip), (8, -3, hip), thick, paint.trousers),
               capsule((8, -3, hip), (8, -3, 3), thick, paint.trousers),
               capsule((0, 3, hip), (2, 3, 3), thick, paint.trousers),
               capsule((2, 3, 3), (-10, 3, 3), thick, paint.boots)] + trunk(rng, hip, h, paint, stout)
    else:
        along, across = rng.uniform(18, 28), rng.uniform(7, 12)
        if base:
            base = [cylinder((0, 0, 0), along, 2, paint.base, across / along)]
        man = moved(_legs(rng, 0.46 * h, h, paint, 2) + trunk(rng, 0.46 * h, h, paint, stout),
                    np.array([[0, 0, 1.0], [0, 1, 0], [-1, 0, 0]]), (-0.5 * h, 0, 5))
        man += _weapon(rng, np.array([0.38 * h, 2, 6]), h, paint, True)
    return man + base, along, across


def rider(rng: Rng, paint: Uniform) -> tuple[Solid, float, float]:
    """A man on a horse with the base."""
    size = rng.uniform(0.85, 1.15)
    base, along, across = base_of(rng, 1, paint, False)
    length, back = 17 * size, 30 * size
    thick = 7 * size
    legs: Solid = []
    for x in (-length * 0.9, length * 0.9):
        for sign in (-1, 1):
            foot = (x + rng.normal(0, 5), sign * 4, 2)
            knee = (x + rng.normal(0, 3), sign * 4.5, back * 0.5)
            legs += [capsule((x, sign * 4, back - 3), knee, 2.6 * size, paint.horse),
                     capsule(knee, foot, 1.7 * size, paint.horse)]
    head = np.array([length * 1.7, rng.normal(0, 2), back + 16 * size])
    horse = [capsule((-length, 0, back), (length, 0, back), thick, paint.horse),
             capsule((length, 0, back + 2), head, 4.2 * size, paint.horse),
             capsule(head, head + (9 * size, 0, -7 * size), 3 * size, paint.horse),
             capsule((-length - 4, 0, back + 2), (-length - 11, 0, back - 14), 1.8, paint.boots)]
    pitch = rng.uniform(0, 0.6) if rng.random() < 0.3 else 0.0
    h = 50 * size
    man = moved(trunk(rng, 0, h, paint, 1.1), np.eye(3), (0, 0, back + thick * 0.7))
    for sign in (-1, 1):
        man += [capsule((0, sign * 5, back + 6), (5, sign * 8.5, back - 4), 2.6, paint.trousers),
                capsule((5, sign * 8.5, back - 4), (1, sign * 8.5, back - 15), 2.2, paint.boots)]
    if rng.random() < 0.5:
        man.append(box((-3, 0, back + thick * 0.6), (8, thick * 0.95, 1.5), paint.trousers))
    c, s = math.cos(pitch), math.sin(pitch)
    tilt = np.array([[c, 0, -s], [0, 1, 0], [s, 0, c]])
    pivot = np.array([-length * 0.9, 0, 0])
    upper = moved(horse + man + legs, tilt, pivot - tilt @ pivot)
    return upper + base, along, across


def gun(rng: Rng) -> tuple[Solid, float, float, float]:
    """A gun centred on its ground rectangle; half-length, half-width and wheel radius."""
    radius = rng.uniform(8, 22)
    track = rng.uniform(12, 30)
    trail = rng.uniform(radius * 1.2, 75)
    wood = random_colour(rng) if rng.random() < 0.6 else (60.0, 90.0, 120.0)
    iron = near(wood, rng) if rng.random() < 0.4 else random_colour(rng)
    tyre = near(wood, rng) if rng.random() < 0.6 else (30.0, 30.0, 32.0)
    spokes = int(rng.choice([0, 0, 6, 8, 10, 12]))
    thick = rng.uniform(0.9, 2.2)
    half_track = track / 2 + thick
    bodies: Solid = []
    for sign in (-1, 1):
        bodies += wheel((0, sign * track / 2, radius), 0.0, radius, thick, spokes, tyre)
    bodies.append(capsule((0, -half_track, radius), (0, half_track, radius), 1.5, wood))
    if rng.random() < 0.55:
        bodies.append(capsule((0, 0, radius), (-trail + 2, 0, 2), rng.uniform(1.5, 3.2), wood))
    else:
        spread = rng.uniform(2, 14)
        for sign in (-1, 1):
            bodies.append(capsule((0, sign * 2.5, radius * 0.9), (-trail + 2, sign * spread, 2),
                                  rng.uniform(1.2, 2.2), wood))
    rise = rng.uniform(-0.02, 0.45)
    way = np.array([math.cos(rise), 0, math.sin(rise)])
    seat = np.array([0, 0, radius * rng.uniform(1.0, 1.35)])
    back, front, bore = rng.uniform(6, 20), rng.uniform(12, 55), rng.uniform(1.4, 4.5)
    bodies.append(capsule(seat - way * back, seat + way * front * 0.4, bore * 1.3, iron))
    bodies.append(capsule(seat, seat + way * front, bore, iron))
    if rng.random() < 0.3:
        bodies.append(box((rng.uniform(2, 7), 0, radius * 1.3), (0.8, track * 0.5, radius * 0.8), wood))
    if rng.random() < 0.3:
        bodies.append(box((-6, 0, radius), (8, 4, 4), wood))
    if rng.random() < 0.12:
        bodies.append(box(((radius - trail) / 2, 0, 0.6), ((radius + trail) / 2, half_track, 0.6),
                          random_colour(rng)))
    if rng.random() < 0.25:
        bodies.append(ball((-trail + 3, 0, 3), rng.uniform(1.5, 3.5), iron))
    centre = (radius - trail) / 2
    return moved(bodies, np.eye(3), (-centre, 0, 0)), (radius + trail) / 2, half_track, radius


def _laid_down(rng: Rng, solid: Solid, kind: int) -> tuple[Solid, Array]:
    """The solid fallen over; the label row's outline is that of its shape from above."""
    if kind == 0:
        fall = np.array([[0, 0, 1.0], [0, 1, 0], [-1, 0, 0]]) @ yaw_matrix(rng.uniform(0, 6.28))
    else:
        fall = np.array([[1, 0, 0], [0, 0, 1.0], [0, -1, 0]]) @ yaw_matrix(
            rng.choice([0, math.pi]))
    solid = moved(solid, yaw_matrix(rng.uniform(0, 6.28)) @ fall)
    lowest = min(float((b.points[:, 2] - b.radius).min()) for b in solid)
    (x, y), (first, second), angle = cv2.minAreaRect(outline_points(solid).astype(np.float32))
    row = empty_row()
    direction = math.radians(angle)
    if first < second:
        first, second, direction = second, first, direction + math.pi / 2
    set_outline(row, first / 2, second / 2, direction)
    return moved(solid, np.eye(3), (-x, -y, -lowest)), row


def invent(rng: Rng, kind: int, fallen: bool, coat: Colour, plastic: bool,
           painter: Painter, softness: float, darkness: float) -> Cutout:
    """A new figure of the kind (0 infantry, 1 cavalry, 2 gun), drawn for the painter's place."""
    paint = Uniform(rng, coat, plastic)
    radius = 0.0
    if kind == 2:
        solid, along, across, radius = gun(rng)
    else:
        solid, along, across = (soldier if kind == 0 else rider)(rng, paint)
    if fallen and kind != 2:
        solid, row = _laid_down(rng, solid, kind)
        row[INDEX["fallen"]] = 1
    else:
        heading = rng.uniform(0, 2 * math.pi)
        solid = moved(solid, yaw_matrix(heading))
        row = empty_row()
        set_heading(row, heading)
        set_outline(row, along, across, heading)
    row[INDEX["kind"]] = kind
    row[INDEX["visible"]] = 1
    if kind == 2:
        row[INDEX["log_wheel"]], row[INDEX["wheel_valid"]] = math.log(radius), 1
    else:
        row[INDEX["coat_blue"]:INDEX["coat_red"] + 1] = 0.8 * np.array(paint.coat)
        row[INDEX["coat_valid"]] = 1
    cut = render(solid, painter, softness, darkness)
    cut.row = row
    return cut
