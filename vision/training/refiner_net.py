"""The refiner: looks once more, closely, at one proposal of the eye."""
from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from net import Residual, conv
from patches import FOOT, PLANES, SIZE
from refiner_channels import CELL_CENTRE, CELL_PX, M, MAPS

CELLS = SIZE // CELL_PX


class Refiner(nn.Module):
    """The eye without its deepest block, with another head. It can start from the eye's weights: what they
    know of figures holds at twice the scale too."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = conv(PLANES, 20, 5, 2)
        self.down4 = nn.Sequential(conv(20, 40, 3, 2), Residual(40))
        self.down8 = nn.Sequential(conv(40, 64, 3, 2), Residual(64))
        self.down16 = nn.Sequential(conv(64, 80, 3, 2))
        self.up8 = nn.Sequential(nn.Conv2d(80, 64, 1, bias=False), nn.BatchNorm2d(64))
        self.merge8 = conv(64, 64)
        self.up4 = nn.Sequential(nn.Conv2d(64, 56, 1, bias=False), nn.BatchNorm2d(56))
        self.skip4 = nn.Sequential(nn.Conv2d(40, 56, 1, bias=False), nn.BatchNorm2d(56))
        self.merge4 = conv(56, 56)
        self.features = conv(56, 64)
        self.out = nn.Conv2d(64, len(MAPS), 1)
        with torch.no_grad():
            self.out.weight.mul_(0.3)
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

    def forward(self, x: Tensor) -> Tensor:
        """(B, PLANES, SIZE, SIZE) to raw maps (B, maps, CELLS, CELLS)."""
        x4 = self.down4(self.stem(x))
        x8 = self.down8(x4)
        x16 = self.down16(x8)
        up8 = F.interpolate(self.up8(x16), scale_factor=2.0, mode="nearest")
        x8 = self.merge8(F.relu(x8 + up8))
        up4 = F.interpolate(self.up4(x8), scale_factor=2.0, mode="nearest")
        x4 = self.merge4(F.relu(self.skip4(x4) + up4))
        return self.out(self.features(x4))


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
