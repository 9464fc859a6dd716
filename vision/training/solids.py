"""Solids put together from simple bodies and drawn into the chart by the painter's algorithm.

A point (x, y, z) mm from the foot lands at chart offset
    du = s (x + lean z),  dv = -s (y + away z) / sqrt(1 + away^2)
with lean = (x_foot - cx) / h and away = (y_foot - cy) / h.
"""
from __future__ import annotations

import math
from dataclasses import dataclass, replace

import cv2
import numpy as np

from chart import Array
from cutouts import SHADOW_UNIT, Cutout
from labels import empty_row


@dataclass
class Body:
    """capsule (2 points), ball (1), hull (n, convex), sheet (n, flat), ring (n, closed line)."""

    shape: str
    points: Array
    radius: float
    colour: tuple[float, float, float]  # BGR


Solid = list[Body]


def ball(centre: tuple[float, float, float], radius: float, colour) -> Body:
    """A sphere."""
    return Body("ball", np.array([centre], float), radius, colour)


def capsule(a, b, radius: float, colour) -> Body:
    """A thick line with round ends."""
    return Body("capsule", np.array([a, b], float), radius, colour)


def box(centre, half, colour, yaw: float = 0.0) -> Body:
    """A cuboid turned about the vertical."""
    corners = np.array([[i, j, k] for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)], float)
    corners *= half
    c, s = math.cos(yaw), math.sin(yaw)
    turned = corners @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
    return Body("box", turned + np.array(centre, float), 0, colour)


def cylinder(centre, radius: float, height: float, colour, squash: float = 1.0,
             top: float = 1.0, corners: int = 20, yaw: float = 0.0) -> Body:
    """An upright (elliptic, tapered or, with few corners, prismatic) cylinder on `centre`."""
    angle = np.linspace(0, 2 * math.pi, corners, endpoint=False) + math.pi / corners
    ring = np.stack([np.cos(angle) * radius, np.sin(angle) * radius * squash,
                     np.zeros(corners)], -1)
    c, s = math.cos(yaw), math.sin(yaw)
    ring = ring @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
    upper = ring * (top, top, 1) + (0, 0, height)
    return Body("hull", np.concatenate([ring, upper]) + np.array(centre, float), 0, colour)


def sheet(points, colour) -> Body:
    """A flat polygon."""
    return Body("sheet", np.array(points, float), 0, colour)


def wheel(centre, heading: float, radius: float, thick: float, spokes: int, colour) -> Solid:
    """An upright wheel rolling along `heading`."""
    angle = np.linspace(0, 2 * math.pi, 20, endpoint=False)
    ahead = np.array([math.cos(heading), math.sin(heading), 0])
    inner = radius - thick
    rim = np.cos(angle)[:, None] * ahead + np.sin(angle)[:, None] * np.array([0, 0, 1.0])
    middle = np.array(centre, float)
    if spokes == 0:
        return [sheet(middle + rim * radius, colour),
                Body("ring", middle + rim * inner, thick, tuple(0.6 * v for v in colour))]
    bodies = [Body("ring", middle + rim * inner, thick, colour)]
    for k in range(spokes):
        a = 2 * math.pi * (k + 0.3) / spokes
        end = middle + inner * (math.cos(a) * ahead + math.sin(a) * np.array([0, 0, 1.0]))
        bodies.append(capsule(middle, end, thick * 0.4, colour))
    bodies.append(ball(tuple(middle), thick * 1.3, colour))
    return bodies


def moved(solid: Solid, rotation: Array, shift=(0.0, 0.0, 0.0)) -> Solid:
    """The solid after p -> rotation p + shift."""
    return [replace(b, points=b.points @ rotation.T + np.array(shift)) for b in solid]


def yaw_matrix(angle: float) -> Array:
    """Rotation about the vertical, counter-clockwise from above."""
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]])


def outline_points(solid: Solid) -> Array:
    """Points round all bodies as seen from above (x, y)."""
    rings = []
    angle = np.linspace(0, 2 * math.pi, 8, endpoint=False)
    circle = np.stack([np.cos(angle), np.sin(angle)], -1)
    for body in solid:
        rings.append((body.points[:, None, :2] + circle * body.radius).reshape(-1, 2))
    return np.concatenate(rings)


class Painter:
    """Draws solids for one place of the chart."""

    def __init__(self, lean: float, away: float, scale: float, light: Array,
                 supersample: int = 3) -> None:
        self.lean, self.away, self.light = lean, away, light
        self.supersample = supersample
        self.scale = scale * supersample
        self.squeeze = 1 / math.sqrt(1 + away * away)
        view = np.array([-lean, -away, 1.0])
        self.view = view / np.linalg.norm(view)

    def flat(self, points: Array, ground: bool = False) -> Array:
        """Offsets in supersampled pixels; `ground`: of the shadow instead."""
        if ground:
            points = points.copy()
            points[:, :2] -= points[:, 2:] * self.light[:2] / self.light[2]
            points[:, 2] = 0
        du = self.scale * (points[:, 0] + self.lean * points[:, 2])
        dv = -self.scale * (points[:, 1] + self.away * points[:, 2]) * self.squeeze
        return np.stack([du, dv], -1)

    def _shade(self, normal: Array) -> float:
        return 0.55 + 0.6 * max(0.0, float(normal @ self.light))

    def _box_faces(self, body: Body) -> list[tuple[Array, float]]:
        order = ((0, 1, 3, 2), (4, 5, 7, 6), (0, 1, 5, 4), (2, 3, 7, 6), (0, 2, 6, 4),
                 (1, 3, 7, 5))
        middle = body.points.mean(0)
        faces = []
        for face in order:
            corners = body.points[list(face)]
            normal = corners.mean(0) - middle
            normal /= np.linalg.norm(normal) + 1e-9
            if normal @ self.view > 0:
                faces.append((corners, self._shade(normal)))
        return faces

    def paint(self, body: Body, image: Array, origin: Array) -> None:
        """One body over the image."""
        flat = self.flat(body.points) + origin
        colour = np.array(body.colour, float)

        def fill(points: Array, factor: float) -> None:
            cv2.fillPoly(image, [np.round(points).astype(np.int32)],
                         tuple(np.clip(colour * factor, 0, 255)))

        if body.shape == "box":
            for corners, factor in self._box_faces(body):
                fill(self.flat(corners) + origin, factor)
        elif body.shape == "hull":
            fill(cv2.convexHull(flat.astype(np.float32)).reshape(-1, 2), 0.7)
            fill(flat[len(flat) // 2:], self._shade(np.array([0, 0, 1.0])))
        elif body.shape == "sheet":
            fill(flat, 0.95)
        else:
            self._paint_round(body, flat, image, colour)

    def _paint_round(self, body: Body, flat: Array, image: Array, colour: Array) -> None:
        radius = max(body.radius * self.scale, 0.6)
        glint = self.flat(self.light[None, :])[0]
        glint = glint / (np.linalg.norm(glint) + 1e-6)
        for share, factor, move in ((1.0, 0.6, 0.0), (0.75, 0.9, 0.22), (0.4, 1.2, 0.4)):
            points = np.round(flat + glint * radius * move).astype(np.int32)
            shade = tuple(np.clip(colour * factor, 0, 255))
            if body.shape == "ball":
                cv2.circle(image, tuple(map(int, points[0])), max(int(radius * share), 1), shade, -1)
            else:
                cv2.polylines(image, [points], body.shape == "ring", shade,
                              max(int(round(2 * radius * share)), 1))
            if radius < 1.5:
                break

    def shade_ground(self, body: Body, mask: Array, origin: Array) -> None:
        """The body's shadow into a mask."""
        flat = np.round(self.flat(body.points, ground=True) + origin).astype(np.int32)
        if body.shape in ("box", "hull", "sheet"):
            cv2.fillConvexPoly(mask, cv2.convexHull(flat), 255)
        elif body.shape == "ball":
            cv2.circle(mask, tuple(map(int, flat[0])), max(int(body.radius * self.scale), 1), 255, -1)
        else:
            cv2.polylines(mask, [flat], body.shape == "ring", 255,
                          max(int(round(2 * body.radius * self.scale)), 1))


def _mottle(size: tuple[int, int]) -> Array:
    """Uneven paint: a factor that wanders by a tenth over a few pixels."""
    # The seed follows from the size, so equal solids stay equal.
    generator = np.random.default_rng(size[0] * 1000 + size[1])
    coarse = generator.normal(1, 0.14, (max(size[1] // 3, 1), max(size[0] // 3, 1)))
    return cv2.resize(coarse.astype(np.float32), size, interpolation=cv2.INTER_LINEAR)


def render(solid: Solid, painter: Painter, softness: float, darkness: float,
           limit_px: int = 400) -> Cutout:
    """The solid as a cut-out with its shadow; the foot is the solid's origin."""
    reach = max(b.radius for b in solid) * painter.scale + 6
    everything = np.concatenate([b.points for b in solid])
    flats = np.concatenate([painter.flat(everything), painter.flat(everything, ground=True)])
    k = painter.supersample
    low = np.floor(np.clip((flats.min(0) - reach) / k, -limit_px, 0)) - 6
    high = np.ceil(np.clip((flats.max(0) + reach) / k, 0, limit_px)) + 6
    size = (high - low).astype(int)
    origin = -low * k
    image = np.zeros((size[1] * k, size[0] * k, 3), np.uint8)
    alpha = np.zeros(image.shape[:2], np.uint8)
    shadow = np.zeros_like(alpha)
    order = np.argsort([float((b.points @ painter.view).mean()) for b in solid])
    for index in order:
        body = solid[int(index)]
        painter.paint(body, image, origin)
        painter.shade_ground(body, shadow, origin)
    alpha[(image > 0).any(-1)] = 255
    target = (int(size[0]), int(size[1]))
    soft = cv2.resize(alpha, target, interpolation=cv2.INTER_AREA)
    # Colour is averaged over covered pixels only, so that edges are not blackened.
    colour = cv2.resize(image, target, interpolation=cv2.INTER_AREA).astype(np.float32)
    colour = np.clip(colour * (255.0 / np.maximum(soft, 1))[..., None], 0, 255)
    colour *= _mottle(target)[..., None]
    shade = cv2.resize(shadow, target, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    shade = cv2.GaussianBlur(shade, (0, 0), softness)
    return Cutout(np.clip(colour, 0, 255).astype(np.uint8), soft,
                  np.round((1 - darkness * shade) * SHADOW_UNIT).astype(np.uint8),
                  (float(-low[0]), float(-low[1])), empty_row(), painter.lean, painter.away)
