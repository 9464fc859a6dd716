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
from men import soldier
from mounts import rider
from ordnance import gun
from paints import Colour, Rng, Uniform
from solids import Painter, Solid, moved, outline_points, render, yaw_matrix


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
