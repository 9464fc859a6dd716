"""The contract between the refiner and its readers: maps of its answer."""
from __future__ import annotations

CELL_PX = 4  # cell (i, j) of the answer is centred on patch pixel (4 j + 1.5, 4 i + 1.5)
CELL_CENTRE = 1.5
MAPS = ("attention", "offset_u", "offset_v", "log_sigma", "piece", "infantry", "cavalry", "gun", "fallen",
        "heading_cos", "heading_sin", "stretch_cos2", "stretch_sin2", "log_size", "log_wheel_radius")
M = {name: index for index, name in enumerate(MAPS)}
