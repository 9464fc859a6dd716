"""From the net's answer to pieces; the C++ reader follows the same steps."""
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from channels import CELL_CENTRE, CHANNELS, KINDS, STRIDE
from chart import Array, Chart

C = {name: index for index, name in enumerate(CHANNELS)}


@dataclass
class Piece:
    """One found figure. Without a chart x and y are chart pixels and mm are 54 mm men's."""

    kind: int
    score: float
    u: float
    v: float
    x: float
    y: float
    sigma: float
    fallen: float  # logit, over 0: fallen
    heading: float  # rad
    axis: float  # rad
    half_along: float
    half_across: float
    wheel: float
    coat: Array
    visible: float


def _maxima(heat: Array, threshold: float) -> list[tuple[int, int]]:
    padded = np.pad(heat, 1, constant_values=-1)
    height, width = heat.shape
    around = np.stack([padded[i:i + height, j:j + width] for i in range(3) for j in range(3)])
    rows, columns = np.nonzero((heat >= around.max(0)) & (heat > threshold))
    return list(zip(rows.tolist(), columns.tolist()))


def piece_at(out: Array, kind: int, i: int, j: int, chart: Chart | None,
             foot_bias_px: float = 0.0) -> Piece:
    """The piece voted for by the 3x3 cells round a maximum, weighted by heat^2 / sigma^2."""
    height, width = out.shape[1:]
    rows = slice(max(i - 1, 0), min(i + 2, height))
    columns = slice(max(j - 1, 0), min(j + 2, width))
    votes = out[:, rows, columns].reshape(len(out), -1)
    ii, jj = (a.ravel() for a in np.mgrid[rows, columns])
    log_sigma = np.clip(votes[C["log_sigma"]], -3, 4)
    weight = votes[kind] ** 2 * np.exp(-2 * log_sigma)
    weight = weight / max(weight.sum(), 1e-12)
    u = float(weight @ (STRIDE * (jj + votes[C["offset_u"]]) + CELL_CENTRE))
    v = float(weight @ (STRIDE * (ii + votes[C["offset_v"]]) + CELL_CENTRE)) - foot_bias_px
    mean = votes @ weight
    sigma_px = float(np.exp(weight @ log_sigma))
    unit = 1.0
    x, y, sigma = u, v, sigma_px
    if chart is not None:
        unit = chart.figure_mm / 54
        x, y = float(chart.x(u)), float(chart.y(v))
        _, cy, h = chart.camera_mm
        # A chart pixel is longer on the table the lower the camera looks.
        stretch = math.sqrt((1 + (1 + ((y - cy) / h) ** 2)) / 2)
        sigma = sigma_px / chart.scale * stretch
    return Piece(
        kind, float(out[kind, i, j]), u, v, x, y, sigma, float(mean[C["fallen_logit"]]),
        math.atan2(mean[C["heading_sin"]], mean[C["heading_cos"]]),
        0.5 * math.atan2(mean[C["axis_sin2"]], mean[C["axis_cos2"]]),
        math.exp(mean[C["log_half_along"]]) * unit, math.exp(mean[C["log_half_across"]]) * unit,
        math.exp(mean[C["log_wheel_radius"]]) * unit,
        mean[C["coat_blue"]:C["coat_red"] + 1] * 60 + 110,
        1 / (1 + math.exp(-mean[C["visible_logit"]])))


def without_duplicates(pieces: list[Piece], radii: dict[str, float], unit: float) -> list[Piece]:
    """Strongest first; a weaker one within the radius of a kept one goes. unit = figure / 54 mm."""
    kept: list[Piece] = []
    for piece in sorted(pieces, key=lambda p: -p.score):
        for other in kept:
            names = sorted((KINDS[piece.kind], KINDS[other.kind]),
                           key=lambda n: ("infantry", "cavalry", "gun").index(n))
            if math.hypot(piece.x - other.x, piece.y - other.y) < unit * radii["-".join(names)]:
                break
        else:
            kept.append(piece)
    return kept


def decode(out: Array, eye: dict[str, Any], chart: Chart | None) -> list[Piece]:
    """All pieces of one answer (C, H/4, W/4); `eye` is eye.json."""
    pieces = []
    for kind, name in enumerate(KINDS):
        for i, j in _maxima(out[kind], eye["thresholds"][name]):
            piece = piece_at(out, kind, i, j, chart, eye.get("foot_bias_px", 0.0))
            piece.sigma *= eye["sigma_factor"]
            piece.fallen -= eye["thresholds"]["fallen_logit"]
            pieces.append(piece)
    unit = chart.figure_mm / 54 if chart is not None else 0.75
    return without_duplicates(pieces, eye["duplicate_radii_mm"], unit)
