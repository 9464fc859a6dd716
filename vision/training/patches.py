"""Patches round a foot, sampled from the picture itself: what the refiner sees.

A patch is a window of the table chart (chart.py), enlarged by `ENLARGED` of the kind and sampled from the frame
directly, so that it holds all the detail the camera gave. Patch pixel (j, i) shows chart pixel
(u + (j - FOOT[0]) / z, v + (i - FOOT[1]) / z) for the foot (u, v).
"""
from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from channels import OUTSIDE
from chart import Array, Camera, Chart, exposure_gains, lit

SIZE = 96
FOOT = (47.5, 60.0)  # column, row; the middle column, so that a mirrored patch is one too
ENLARGED = (2.0, 4 / 3, 1.0)  # infantry, cavalry, gun
PLANES = 9
KIND_PLANE = (0.0, 1.0, -1.0)


def window(foot: tuple[float, float], enlarged: float) -> Array:
    """Affine map from chart pixels to patch pixels."""
    return np.float32([[enlarged, 0, FOOT[0] - enlarged * foot[0]],
                       [0, enlarged, FOOT[1] - enlarged * foot[1]]])


@dataclass
class Picture:
    """A frame with what is needed to sample patches from it."""

    frame: Array  # BGR
    empty: Array  # BGR, not matched in exposure
    maps: Array  # (rows, columns, 2): frame coordinates of every chart pixel
    gains: Array  # (frame + 1) / (empty + 1) per channel
    lean: Array  # per chart column
    away: Array  # per chart row

    def patch(self, foot: tuple[float, float], enlarged: float) -> tuple[Array, Array]:
        """Frame and matched empty patch (SIZE, SIZE, 3), grey outside of picture and chart."""
        maps = cv2.warpAffine(self.maps, window(foot, enlarged), (SIZE, SIZE),
                              flags=cv2.INTER_LINEAR, borderValue=(-1e4, -1e4))

        def sampled(picture: Array) -> Array:
            return cv2.remap(picture, maps, None, cv2.INTER_LINEAR,
                             borderMode=cv2.BORDER_CONSTANT, borderValue=(OUTSIDE,) * 3)

        frame, empty = sampled(self.frame), sampled(self.empty)
        return frame, lit(empty, self.gains)

    def view(self, foot: tuple[float, float]) -> tuple[float, float]:
        """Lean and (y - cy) / h at the foot."""
        column = int(np.clip(round(foot[0]), 0, len(self.lean) - 1))
        row = int(np.clip(round(foot[1]), 0, len(self.away) - 1))
        return float(self.lean[column]), float(self.away[row])


def picture_of(frame: Array, empty: Array, chart: Chart, camera: Camera,
               maps: tuple[Array, Array]) -> Picture:
    """The frame beside the empty picture taken from the same place."""
    gains = exposure_gains(chart.resample(frame, maps), chart.resample(empty, maps))
    return Picture(frame, empty, np.ascontiguousarray(np.dstack(maps)), gains,
                   chart.lean_plane(), chart.away_plane())


def patch_planes(frame: Array, empty: Array | None, view: tuple[float, float] | None,
                 kind: int) -> Array:
    """The refiner's input (PLANES, SIZE, SIZE): the eye's eight planes and the kind proposed."""
    planes = np.zeros((PLANES, SIZE, SIZE), np.float32)
    planes[0:3] = ((frame.astype(np.float32) - 110) / 60).transpose(2, 0, 1)
    if empty is not None:
        ratio = np.log(frame + np.float32(12)) - np.log(empty + np.float32(12))
        planes[3:6] = (2 * ratio).transpose(2, 0, 1)
    if view is not None:
        planes[6], planes[7] = view[0], view[1] - 1
    planes[8] = KIND_PLANE[kind]
    return planes
