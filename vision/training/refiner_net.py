"""The refiner: looks once more, closely, at one proposal of the eye."""
from __future__ import annotations

import math

import torch
from torch import Tensor

from net import Trunk
from patches import FOOT, PLANES, SIZE
from refiner_channels import CELL_CENTRE, CELL_PX, M, MAPS

CELLS = SIZE // CELL_PX


class Refiner(Trunk):
    """Over a patch, without the deepest block. It can start from the eye's weights: what they know of figures
    holds at twice the scale too."""

    def __init__(self) -> None:
        super().__init__(PLANES, len(MAPS), deep=False)
        with torch.no_grad():
            self.out.bias.zero_()
            self.out.bias[M["log_size"]] = math.log(12.0)
            self.out.bias[M["log_wheel_radius"]] = math.log(16.0)

    def start_from(self, eye: dict[str, Tensor]) -> None:
        """Takes over what the eye's weights (a state_dict) have in common with these; the new plane starts
        at nothing."""
        own = self.state_dict()
        for name, value in eye.items():
            if name == "stem.0.weight":
                own[name].zero_()
                own[name][:, :value.shape[1]] = value
            elif name in own and own[name].shape == value.shape:
                own[name].copy_(value)


def cell_centres() -> tuple[Tensor, Tensor]:
    """Columns and rows of all cells' centres from FOOT, in cells, (CELLS * CELLS)."""
    at = (torch.arange(CELLS) * CELL_PX + CELL_CENTRE)
    rows, columns = torch.meshgrid((at - FOOT[1]) / CELL_PX, (at - FOOT[0]) / CELL_PX, indexing="ij")
    return columns.reshape(-1), rows.reshape(-1)


def pooled(maps: Tensor) -> Tensor:
    """The answer (B, maps): means over the cells weighted by the softmax of `attention`; offset_u
    and offset_v become the foot's place from FOOT, in cells."""
    flat = maps.flatten(2)
    weight = torch.softmax(flat[:, 0], 1)
    columns, rows = cell_centres()
    values = torch.cat([flat[:, :1], flat[:, 1:2] + columns, flat[:, 2:3] + rows, flat[:, 3:]], 1)
    return (values * weight[:, None]).sum(2)
