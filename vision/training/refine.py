"""The close look at the eye's proposals; the C++ reader follows the same steps."""
from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import cv2
import numpy as np

from channels import KINDS
from chart import Array, Chart
from decode import Piece, without_duplicates
from patches import ENLARGED, FOOT, Picture, patch_planes
from refiner_channels import CELL_CENTRE, CELL_PX, M

ODD = ("offset_u", "heading_cos", "stretch_sin2")  # change their sign in the mirror
MOST_STRETCH = 0.9


def pooled(maps: Array) -> Array:
    """Means of all maps over the cells, weighted by the softmax of the attention; offsets from FOOT in
    patch pixels."""
    rows, columns = np.mgrid[0:maps.shape[1], 0:maps.shape[2]]
    flat = maps.reshape(len(maps), -1).astype(np.float64)
    weight = np.exp(flat[0] - flat[0].max())
    flat[M["offset_u"]] += columns.ravel()
    flat[M["offset_v"]] += rows.ravel()
    answer = flat @ (weight / weight.sum())
    answer[M["offset_u"]] = answer[M["offset_u"]] * CELL_PX + CELL_CENTRE - FOOT[0]
    answer[M["offset_v"]] = answer[M["offset_v"]] * CELL_PX + CELL_CENTRE - FOOT[1]
    return answer


def close_look(net: cv2.dnn.Net, picture: Picture, foot: tuple[float, float], kind: int,
               with_empty: bool = True, with_camera: bool = True) -> Array:
    """The refiner's answer, mean of the patch and its mirror image."""
    frame, empty = picture.patch(foot, ENLARGED[kind])
    view = picture.view(foot)
    answers = []
    for flip in (False, True):
        seen = [p[:, ::-1] if flip else p for p in (frame, empty)]
        planes = patch_planes(seen[0], seen[1] if with_empty else None,
                              ((-view[0] if flip else view[0]), view[1]) if with_camera else None, kind)
        net.setInput(planes[None])
        answers.append(pooled(net.forward()[0]))
    for name in ODD:
        answers[1][M[name]] *= -1
    return (answers[0] + answers[1]) / 2


def logit(probability: float) -> float:
    """Log odds."""
    kept = min(max(probability, 1e-6), 1 - 1e-6)
    return math.log(kept / (1 - kept))


def refined(piece: Piece, answer: Array, chart: Chart, refiner: dict[str, Any]) -> Piece:
    """The piece with what the close look knows better; both are heard on whether it is one, the eye alone on
    whether it has fallen, which it tells better."""
    a = {name: float(answer[index]) for name, index in M.items()}
    unit, enlarged = chart.figure_mm / 54, ENLARGED[piece.kind]
    u, v = piece.u + a["offset_u"] / enlarged, piece.v + a["offset_v"] / enlarged
    x, y = float(chart.x(u)), float(chart.y(v))
    _, cy, h = chart.camera_mm
    belief = refiner["belief"]
    score = belief["heat"] * logit(piece.score) + belief["piece"] * a["piece"] + belief["bias"]
    score = 1 / (1 + math.exp(-score))
    sigma = (math.exp(a["log_sigma"]) / enlarged / chart.scale
             * math.sqrt((1 + (1 + ((y - cy) / h) ** 2)) / 2) * refiner["sigma_factor"])
    heading = math.atan2(a["heading_sin"], a["heading_cos"])
    axis = 0.5 * math.atan2(a["stretch_sin2"], a["stretch_cos2"])
    stretch = min(math.hypot(a["stretch_cos2"], a["stretch_sin2"]), MOST_STRETCH)
    size = math.exp(a["log_size"]) * unit
    halves = (size * (1 + stretch), size * (1 - stretch))
    if math.cos(2 * (heading - axis)) < 0:
        halves = halves[::-1]
    kind = int(np.argmax([a[name] for name in KINDS]))
    return replace(piece, kind=kind, score=score, u=u, v=v, x=x, y=y, sigma=sigma,
                   heading=heading, axis=axis, half_along=halves[0],
                   half_across=halves[1], wheel=math.exp(a["log_wheel_radius"]) * unit)


def believed(pieces: list[Piece], eye: dict[str, Any], chart: Chart) -> list[Piece]:
    """The refined pieces without those that are none and without duplicates."""
    kept = [p for p in pieces if p.score > eye["refiner"]["least_belief"]]
    return without_duplicates(kept, eye["duplicate_radii_mm"], chart.figure_mm / 54)


def seen_closely(net: cv2.dnn.Net, picture: Picture, pieces: list[Piece], chart: Chart,
                 eye: dict[str, Any], **missing: bool) -> list[Piece]:
    """The pieces that remain after a close look at each."""
    looked = [refined(p, close_look(net, picture, (p.u, p.v), p.kind, **missing), chart, eye["refiner"])
              for p in pieces]
    return believed(looked, eye, chart)
