"""Silhouettes of figures in a chart, and cut-outs with their shadows to paste elsewhere."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from channels import REFERENCE_FIGURE_MM
from chart import Array, Chart

SHADOW_REACH = 22  # px round a silhouette where its shadow is looked for
SHADOW_UNIT = 200  # stored shadow value of "no change"


@dataclass
class Silhouette:
    """Pixels of the chart that show a figure (as far as can be told)."""

    left: int
    top: int
    mask: Array
    hull: Array  # bool, same box: where the figure could be at all
    expected_px: float


@dataclass
class Cutout:
    """A figure (or an arm) lifted from a chart."""

    picture: Array  # BGR
    alpha: Array  # uint8
    shadow: Array  # uint8, SHADOW_UNIT = unchanged
    foot: tuple[float, float]  # inside the patch
    row: Array  # label
    lean: float  # (x - cx) / h where it stood
    away: float  # (y - cy) / h where it stood
    role: str = "figure"  # figure, arm, ruler, die or clutter


def log_ratio(frame: Array, empty: Array) -> Array:
    """Per-channel log ratio, float32."""
    return np.log(frame + np.float32(12)) - np.log(empty + np.float32(12))


def _hull_points(figure: dict[str, Any], chart: Chart) -> Array:
    footprint = np.array(figure["footprint"], float)
    cx, cy, h = chart.camera_mm
    middle = footprint.mean(0)
    height = figure["height_mm"]
    if not figure["standing"] or figure["kind"] == "gun":
        layers = ((0.0, 1.05), (height, 1.0))
    else:
        reach = 12 * chart.figure_mm / REFERENCE_FIGURE_MM
        spread = 1 + reach / max(np.abs(footprint - middle).max(), 1)
        layers = ((0.0, 1.05), (0.35 * height, spread), (0.8 * height, spread), (height, 0.8))
    points = []
    for z, wide in layers:
        ring = middle + (footprint - middle) * wide
        ring = ring + (ring - (cx, cy)) * z / (h - z)
        points.append(np.stack([chart.column(ring[:, 0]), chart.row(ring[:, 1])], -1))
    return np.concatenate(points).astype(np.float32)


def _change_score(frame: Array, empty: Array) -> Array:
    ratio = log_ratio(frame, empty)
    mean = ratio.mean(-1)
    chroma = np.abs(ratio - mean[..., None]).max(-1)
    return cv2.blur(2 * chroma + np.maximum(mean, -0.6 * mean), (2, 2))


def silhouette(figure: dict[str, Any], chart: Chart, maps: tuple[Array, Array],
               frame: Array, empty: Array) -> Silhouette:
    """The most changed pixels of the projected solid, as many as the truth says are visible."""
    height, width = frame.shape[:2]
    hull = cv2.convexHull(_hull_points(figure, chart)).reshape(-1, 2)
    x, y, w, h = cv2.boundingRect(np.round(hull).astype(np.int32))
    left, top = max(x - 2, 0), max(y - 2, 0)
    right, bottom = min(x + w + 2, width), min(y + h + 2, height)
    if right <= left or bottom <= top:
        nothing = np.zeros((1, 1), bool)
        return Silhouette(0, 0, nothing, nothing, 0)
    inside = np.zeros((bottom - top, right - left), np.uint8)
    cv2.fillConvexPoly(inside, np.round(hull - (left, top)).astype(np.int32), 1)
    box = (slice(top, bottom), slice(left, right))
    x0, y0, x1, y1 = figure["bbox_px"]
    u, v = maps[0][box], maps[1][box]
    in_box = (u >= x0 - 0.7) & (u <= x1 + 0.7) & (v >= y0 - 0.7) & (v <= y1 + 0.7)
    inside = inside.astype(bool) & in_box
    expected = figure["visible_px"] * in_box.sum() / max((x1 - x0) * (y1 - y0), 1)
    score = np.where(inside, _change_score(frame[box], empty[box]), 0)
    count = int(min(expected, inside.sum()))
    threshold = 1.0
    if count > 0:
        threshold = max(float(np.partition(score.ravel(), -count)[-count]), 0.08)
    mask = (score >= threshold).astype(np.uint8)
    mask = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    return Silhouette(left, top, mask.astype(bool), inside, expected)


def _largest_part(mask: Array) -> Array:
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8), None, None,
                                                               None, 8)
    if count < 2:
        return mask
    return labels == 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))


def _is_alone(index: int, masks: list[Silhouette]) -> bool:
    own = masks[index]
    for other_index, other in enumerate(masks):
        if other_index == index:
            continue
        left, top = max(own.left, other.left), max(own.top, other.top)
        right = min(own.left + own.mask.shape[1], other.left + other.mask.shape[1])
        bottom = min(own.top + own.mask.shape[0], other.top + other.mask.shape[0])
        if right <= left or bottom <= top:
            continue
        a = own.hull[top - own.top:bottom - own.top, left - own.left:right - own.left]
        b = other.mask[top - other.top:bottom - other.top, left - other.left:right - other.left]
        if (a & b).sum() > 0.03 * own.mask.sum():
            return False
    return True


def _shadow(frame: Array, empty: Array, taken: Array) -> Array:
    ratio = log_ratio(frame, empty)
    mean = ratio.mean(-1)
    chroma = np.abs(ratio - mean[..., None]).max(-1)
    wanted = (mean < -0.04) & (chroma < 0.25) & ~taken
    value = cv2.blur(np.where(wanted, np.clip(mean, -1.2, 0), 0).astype(np.float32), (3, 3))
    return np.round(np.exp(value) * SHADOW_UNIT).astype(np.uint8)


def cut_figure(index: int, figure: dict[str, Any], row: Array, masks: list[Silhouette],
               chart: Chart, frame: Array, empty: Array) -> Cutout | None:
    """A figure that stands alone and wholly visible, or None."""
    own = masks[index]
    if figure["visible_fraction"] < 0.97 or own.expected_px < 60 or not _is_alone(index, masks):
        return None
    mask = _largest_part(own.mask)
    if not 0.7 < mask.sum() / own.expected_px < 1.35:
        return None
    height, width = frame.shape[:2]
    left, top = max(own.left - SHADOW_REACH, 0), max(own.top - SHADOW_REACH, 0)
    right = min(own.left + mask.shape[1] + SHADOW_REACH, width)
    bottom = min(own.top + mask.shape[0] + SHADOW_REACH, height)
    alpha = np.zeros((bottom - top, right - left), np.uint8)
    y, x = own.top - top, own.left - left
    alpha[y:y + mask.shape[0], x:x + mask.shape[1]] = mask * np.uint8(255)
    taken = np.zeros_like(alpha)
    for other in masks:
        _stamp(taken, other.mask, other.left - left, other.top - top)
    box = (slice(top, bottom), slice(left, right))
    shadow = _shadow(frame[box], empty[box], cv2.dilate(taken, np.ones((3, 3), np.uint8)) > 0)
    cx, cy, h = chart.camera_mm
    return Cutout(frame[box].copy(), cv2.GaussianBlur(alpha, (3, 3), 0.6), shadow,
                  (float(row[1]) - left, float(row[2]) - top), row.copy(),
                  (figure["x"] - cx) / h, (figure["y"] - cy) / h)


def cut_thing(outline: list[list[float]], height_mm: float, role: str, chart: Chart,
              frame: Array, empty: Array) -> Cutout | None:
    """A ruler, a die or clutter that the empty picture does not show."""
    points = np.array(outline, float)[:, :2]
    cx, cy, h = chart.camera_mm
    layers = [points, points + (points - (cx, cy)) * height_mm / (h - height_mm)]
    flat = np.concatenate([np.stack([chart.column(p[:, 0]), chart.row(p[:, 1])], -1)
                           for p in layers]).astype(np.float32)
    hull = cv2.convexHull(flat).reshape(-1, 2)
    left, top = np.maximum(np.floor(hull.min(0)).astype(int) - 12, 0)
    right, bottom = np.ceil(hull.max(0)).astype(int) + 12
    right, bottom = min(right, frame.shape[1]), min(bottom, frame.shape[0])
    if right - left < 26 or bottom - top < 26:
        return None
    alpha = np.zeros((bottom - top, right - left), np.uint8)
    cv2.fillConvexPoly(alpha, np.round(hull - (left, top)).astype(np.int32), 255)
    box = (slice(top, bottom), slice(left, right))
    if role == "clutter":
        changed = (_change_score(frame[box], empty[box]) > 0.12).astype(np.uint8)
        alpha &= cv2.morphologyEx(changed, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)) * np.uint8(255)
    foot = points.mean(0)
    shadow = _shadow(frame[box], empty[box], cv2.dilate(alpha, np.ones((3, 3), np.uint8)) > 0)
    return Cutout(frame[box].copy(), cv2.GaussianBlur(alpha, (3, 3), 0.6), shadow,
                  (float(chart.column(foot[0])) - left, float(chart.row(foot[1])) - top),
                  np.zeros(1, np.float32), (foot[0] - cx) / h, (foot[1] - cy) / h, role)


def _stamp(target: Array, mask: Array, x: int, y: int) -> None:
    left, top = max(x, 0), max(y, 0)
    right, bottom = min(x + mask.shape[1], target.shape[1]), min(y + mask.shape[0],
                                                                 target.shape[0])
    if right > left and bottom > top:
        target[top:bottom, left:right] |= mask[top - y:bottom - y, left - x:right - x]


def cut_arm(frame: Array, quiet: Array, empty: Array) -> tuple[Cutout, Array]:
    """The arm of a hand picture: what differs from the same table just before."""
    ratio = log_ratio(frame, match_of(frame, quiet))
    mean = ratio.mean(-1)
    chroma = np.abs(ratio - mean[..., None]).max(-1)
    score = cv2.blur(2 * chroma + np.maximum(mean, -0.1 * mean), (3, 3))
    mask = cv2.morphologyEx((score > 0.25).astype(np.uint8), cv2.MORPH_OPEN,
                            np.ones((3, 3), np.uint8))
    mask = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((15, 15), np.uint8))
    mask = _largest_part(mask > 0)
    ys, xs = np.nonzero(mask)
    box = (slice(ys.min(), ys.max() + 1), slice(xs.min(), xs.max() + 1))
    alpha = cv2.GaussianBlur(mask[box].astype(np.uint8) * 255, (3, 3), 0.6)
    cut = Cutout(frame[box].copy(), alpha, np.full(alpha.shape, SHADOW_UNIT, np.uint8),
                 (0.0, 0.0), np.zeros(1, np.float32), 0.0, 0.0, role="arm")
    return cut, mask


def match_of(frame: Array, other: Array) -> Array:
    """`other` with the frame's exposure (median ratio per channel)."""
    ratios = np.median((frame.reshape(-1, 3) + 1.0) / (other.reshape(-1, 3) + 1.0), axis=0)
    return np.clip(other * ratios, 0, 255).astype(np.float32)
