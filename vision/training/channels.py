"""The contract between the net and its readers: input planes and output channels."""
from __future__ import annotations

import math

INPUT_PLANES = 8
STRIDE = 4
CELL_CENTRE = 1.5  # cell (i, j) is centred on chart pixel (4 j + 1.5, 4 i + 1.5)
CHART_SCALE = 0.75  # px per mm for 54 mm men
REFERENCE_FIGURE_MM = 54.0
MARGIN_MM = 60.0  # round the table, for 54 mm men
OUTSIDE = 110  # grey value of chart pixels outside the picture

KINDS = ("infantry", "cavalry", "gun")

CHANNELS = (
    "heat_infantry", "heat_cavalry", "heat_gun",
    "offset_u", "offset_v",
    "log_sigma",
    "fallen_logit",
    "heading_cos", "heading_sin",
    "axis_cos2", "axis_sin2",
    "log_half_along", "log_half_across",
    "log_wheel_radius",
    "coat_blue", "coat_green", "coat_red",
    "visible_logit",
    "heat_hand", "heat_ruler", "heat_dice",
)

# These leave the graph as probabilities; all others raw.
SIGMOID_CHANNELS = (0, 1, 2, 18, 19, 20)


def _initial_bias() -> list[float]:
    bias = [0.0] * len(CHANNELS)
    for channel in (0, 1, 2, 20):
        bias[channel] = -4.0
    bias[CHANNELS.index("heat_hand")] = -3.0
    bias[CHANNELS.index("heat_ruler")] = -3.0
    bias[CHANNELS.index("log_sigma")] = 0.7
    bias[CHANNELS.index("fallen_logit")] = -2.0
    bias[CHANNELS.index("log_half_along")] = math.log(12.0)
    bias[CHANNELS.index("log_half_across")] = math.log(12.0)
    bias[CHANNELS.index("log_wheel_radius")] = math.log(16.0)
    return bias


INITIAL_BIAS = _initial_bias()
