"""The table chart: frame and empty picture resampled so that a figure has one size everywhere.

Table frame: millimetres, origin the near-left corner, x right, y away, z up.
Chart frame: pixels, column right, row down, centre of the top-left pixel is (0, 0).
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from channels import CHART_SCALE, MARGIN_MM, OUTSIDE, REFERENCE_FIGURE_MM

Array = NDArray[Any]


@dataclass(frozen=True)
class Camera:
    """OpenCV's camera: X_camera = R X + t, five distortion coefficients."""

    K: Array
    dist: Array
    R: Array
    t: Array

    @property
    def centre(self) -> Array:
        """Position over the table in mm."""
        return -self.R.T @ self.t

    def project(self, points: Array) -> Array:
        """Table points (N, 3) in mm to pixels (N, 2)."""
        rotation, _ = cv2.Rodrigues(self.R)
        pixels, _ = cv2.projectPoints(points.reshape(-1, 1, 3).astype(float), rotation, self.t,
                                      self.K, self.dist)
        return pixels.reshape(-1, 2)


def camera_from_truth(truth: dict[str, Any]) -> Camera:
    """The camera written in a scene's truth.json."""
    camera = truth["camera"]
    return Camera(*(np.array(camera[name], float) for name in ("K", "dist", "R", "t")))


@dataclass(frozen=True)
class Chart:
    """Geometry of a chart; see README.md for the formulas."""

    width_mm: float
    depth_mm: float
    figure_mm: float
    camera_mm: tuple[float, float, float]

    @property
    def scale(self) -> float:
        """Pixels per mm across."""
        return CHART_SCALE * REFERENCE_FIGURE_MM / self.figure_mm

    @property
    def margin(self) -> float:
        """Strip round the table in mm."""
        return MARGIN_MM * self.figure_mm / REFERENCE_FIGURE_MM

    def _j(self, y: Array | float) -> Array:
        _, cy, h = self.camera_mm
        return self.scale * h * np.arcsinh((np.asarray(y) - cy) / h)

    def column(self, x: Array | float) -> Array:
        """Chart column of table x."""
        return (np.asarray(x) + self.margin) * self.scale

    def row(self, y: Array | float) -> Array:
        """Chart row of table y."""
        return self._j(self.depth_mm + self.margin) - self._j(y)

    def x(self, column: Array | float) -> Array:
        """Table x of a chart column."""
        return np.asarray(column) / self.scale - self.margin

    def y(self, row: Array | float) -> Array:
        """Table y of a chart row."""
        _, cy, h = self.camera_mm
        j = self._j(self.depth_mm + self.margin) - np.asarray(row)
        return cy + h * np.sinh(j / (self.scale * h))

    @property
    def size(self) -> tuple[int, int]:
        """(width, height) in pixels, multiples of 16."""
        width = self.column(self.width_mm + self.margin) + 1
        height = self.row(-self.margin) + 1
        return int(np.ceil(width / 16) * 16), int(np.ceil(height / 16) * 16)

    def lean_plane(self) -> Array:
        """(x - cx) / h for every column."""
        cx, _, h = self.camera_mm
        return ((self.x(np.arange(self.size[0])) - cx) / h).astype(np.float32)

    def away_plane(self) -> Array:
        """(y - cy) / h for every row (the net gets this minus 1)."""
        _, cy, h = self.camera_mm
        return ((self.y(np.arange(self.size[1])) - cy) / h).astype(np.float32)

    def maps(self, camera: Camera) -> tuple[Array, Array]:
        """Frame coordinates of every chart pixel, for cv2.remap."""
        width, height = self.size
        x, y = np.meshgrid(self.x(np.arange(width)), self.y(np.arange(height)))
        points = np.stack([x, y, np.zeros_like(x)], -1).reshape(-1, 3)
        pixels = camera.project(points).astype(np.float32).reshape(height, width, 2)
        depth = (points @ camera.R.T + camera.t)[:, 2].reshape(height, width)
        pixels[depth <= 1] = -1e4
        return np.ascontiguousarray(pixels[..., 0]), np.ascontiguousarray(pixels[..., 1])

    def resample(self, picture: Array, maps: tuple[Array, Array]) -> Array:
        """The picture as a chart, grey outside of it and in the padding."""
        chart = cv2.remap(picture, maps[0], maps[1], cv2.INTER_LINEAR,
                          borderMode=cv2.BORDER_CONSTANT, borderValue=(OUTSIDE,) * 3)
        used_width = int(np.ceil(self.column(self.width_mm + self.margin) + 1))
        used_height = int(np.ceil(self.row(-self.margin) + 1))
        chart[used_height:] = OUTSIDE
        chart[:, used_width:] = OUTSIDE
        return chart


def chart_from_truth(truth: dict[str, Any]) -> Chart:
    """The chart of a scene, with the true camera and the scene's figure scale."""
    figure_mm = REFERENCE_FIGURE_MM * truth.get("scale", 1.0)
    centre = camera_from_truth(truth).centre
    return Chart(truth["table"]["width"], truth["table"]["depth"], figure_mm,
                 (float(centre[0]), float(centre[1]), float(centre[2])))


def exposure_gains(frame: Array, empty: Array) -> Array:
    """The median ratio of the frame's chart to the empty one, by channel; ones where too little is seen."""
    inside = (empty != OUTSIDE).any(-1) & (frame != OUTSIDE).any(-1)
    if inside.sum() < 100:
        return np.ones(3)
    return np.median((frame[inside].astype(np.float32) + 1) / (empty[inside] + 1.0), axis=0)


def lit(empty: Array, gains: Array) -> Array:
    """The empty picture with its channels times the gains; what is outside stays so."""
    matched = np.round(np.clip(empty * gains, 0, 255)).astype(np.uint8)
    matched[~(empty != OUTSIDE).any(-1)] = OUTSIDE
    return matched


def match_exposure(frame: Array, empty: Array) -> Array:
    """The empty chart in the frame's exposure."""
    return lit(empty, exposure_gains(frame, empty))


def network_planes(frame: Array, empty: Array | None, chart: Chart | None) -> Array:
    """The eight input planes (8, H, W) of one chart; `empty` is already matched in exposure."""
    height, width = frame.shape[:2]
    planes = np.zeros((8, height, width), np.float32)
    planes[0:3] = ((frame.astype(np.float32) - 110) / 60).transpose(2, 0, 1)
    if empty is not None:
        ratio = np.log(frame + np.float32(12)) - np.log(empty + np.float32(12))
        planes[3:6] = (2 * ratio).transpose(2, 0, 1)
    if chart is not None:
        planes[6] = chart.lean_plane()[None, :width]
        planes[7] = chart.away_plane()[:height, None] - 1
    return planes
