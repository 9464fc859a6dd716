"""One figure's truth in the chart, as a row of floats that crops carry to the trainer."""
from __future__ import annotations

import math
from typing import Any

import cv2
import numpy as np

from channels import KINDS, REFERENCE_FIGURE_MM
from chart import Array, Chart

# Columns of a label row. *_valid say whether the trainer may teach the value.
FIELDS = ("kind", "u", "v", "visible", "fallen", "heading_cos", "heading_sin", "heading_valid",
          "axis_cos2", "axis_sin2", "axis_weight", "log_half_along", "log_half_across",
          "outline_valid", "log_wheel", "wheel_valid", "coat_blue", "coat_green", "coat_red",
          "coat_valid")
INDEX = {name: column for column, name in enumerate(FIELDS)}


def empty_row() -> Array:
    """A row with nothing valid."""
    return np.zeros(len(FIELDS), np.float32)


def set_heading(row: Array, heading_rad: float) -> None:
    """The way the figure faces, in the table frame."""
    row[INDEX["heading_cos"]] = math.cos(heading_rad)
    row[INDEX["heading_sin"]] = math.sin(heading_rad)
    row[INDEX["heading_valid"]] = 1


def set_outline(row: Array, along_mm: float, across_mm: float, direction_rad: float) -> None:
    """Half-axes along and across `direction_rad`, in mm for 54 mm men."""
    along, across = max(along_mm, 1.0), max(across_mm, 1.0)
    row[INDEX["log_half_along"]] = math.log(along)
    row[INDEX["log_half_across"]] = math.log(across)
    row[INDEX["outline_valid"]] = 1
    axis = direction_rad if along >= across else direction_rad + math.pi / 2
    row[INDEX["axis_cos2"]] = math.cos(2 * axis)
    row[INDEX["axis_sin2"]] = math.sin(2 * axis)
    longer, shorter = max(along, across), min(along, across)
    row[INDEX["axis_weight"]] = min(1.0, 4 * (1 - shorter / longer))


def row_of_figure(figure: dict[str, Any], chart: Chart, coat: Array | None) -> Array:
    """The label of a figure of truth.json."""
    unit = REFERENCE_FIGURE_MM / chart.figure_mm
    row = empty_row()
    row[INDEX["kind"]] = KINDS.index(figure["kind"])
    row[INDEX["u"]] = chart.column(figure["x"])
    row[INDEX["v"]] = chart.row(figure["y"])
    row[INDEX["visible"]] = figure["visible_fraction"]
    row[INDEX["fallen"]] = 0 if figure["standing"] else 1
    if figure["heading_deg"] is not None:
        set_heading(row, math.radians(figure["heading_deg"]))
    _set_figure_outline(row, figure, unit)
    if figure["kind"] == "gun" and figure["standing"]:
        row[INDEX["log_wheel"]] = math.log(figure["wheel_diameter_mm"] / 2 * unit)
        row[INDEX["wheel_valid"]] = 1
    if coat is not None:
        row[INDEX["coat_blue"]:INDEX["coat_red"] + 1] = coat
        row[INDEX["coat_valid"]] = 1
    return row


def _set_figure_outline(row: Array, figure: dict[str, Any], unit: float) -> None:
    footprint = np.array(figure["footprint"], np.float32)
    if figure["heading_deg"] is not None:
        heading = math.radians(figure["heading_deg"])
        if figure["kind"] != "gun" and figure.get("base_size_mm"):
            along, across = figure["base_size_mm"]
        else:
            centred = footprint - footprint.mean(0)
            ahead = np.array([math.cos(heading), math.sin(heading)])
            aside = np.array([-ahead[1], ahead[0]])
            along, across = np.ptp(centred @ ahead), np.ptp(centred @ aside)
        set_outline(row, along / 2 * unit, across / 2 * unit, heading)
        return
    _, (first, second), angle = cv2.minAreaRect(footprint)
    direction = math.radians(angle)
    if first < second:
        first, second, direction = second, first, direction + math.pi / 2
    set_outline(row, first / 2 * unit, second / 2 * unit, direction)


def mirrored(rows: Array, width: int) -> Array:
    """The rows of a chart crop `width` pixels wide, flipped left to right."""
    rows = rows.copy()
    rows[:, INDEX["u"]] = width - 1 - rows[:, INDEX["u"]]
    rows[:, INDEX["heading_cos"]] *= -1
    rows[:, INDEX["axis_sin2"]] *= -1
    return rows


def turned(row: Array, angle_rad: float) -> Array:
    """The row with heading and axis turned counter-clockwise."""
    row = row.copy()
    for cosine, sine, angle in (("heading_cos", "heading_sin", angle_rad),
                                ("axis_cos2", "axis_sin2", 2 * angle_rad)):
        c, s = row[INDEX[cosine]], row[INDEX[sine]]
        row[INDEX[cosine]] = c * math.cos(angle) - s * math.sin(angle)
        row[INDEX[sine]] = s * math.cos(angle) + c * math.sin(angle)
    return row
