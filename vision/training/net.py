"""The nets' common trunk, and the eye: a small fully convolutional net over the table chart."""
from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from channels import CHANNELS, INITIAL_BIAS, INPUT_PLANES, SIGMOID_CHANNELS


def conv(inputs: int, outputs: int, kernel: int = 3, stride: int = 1) -> nn.Sequential:
    """Convolution, batch normalisation and ReLU."""
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    """Two 3x3 convolutions round a skip."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = conv(width, width)
        self.second = nn.Sequential(
            nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(x + self.second(self.first(x)))


class Trunk(nn.Module):
    """Strides 2, 4, 8 and 16 down, back to 4 with additive skips, one head; `deep`: with a residual block at
    stride 16."""

    def __init__(self, planes: int, channels: int, deep: bool) -> None:
        super().__init__()
        self.stem = conv(planes, 20, 5, 2)
        self.down4 = nn.Sequential(conv(20, 40, 3, 2), Residual(40))
        self.down8 = nn.Sequential(conv(40, 64, 3, 2), Residual(64))
        self.down16 = nn.Sequential(conv(64, 80, 3, 2), *([Residual(80)] if deep else []))
        self.up8 = nn.Sequential(nn.Conv2d(80, 64, 1, bias=False), nn.BatchNorm2d(64))
        self.merge8 = conv(64, 64)
        self.up4 = nn.Sequential(nn.Conv2d(64, 56, 1, bias=False), nn.BatchNorm2d(56))
        self.skip4 = nn.Sequential(nn.Conv2d(40, 56, 1, bias=False), nn.BatchNorm2d(56))
        self.merge4 = conv(56, 56)
        self.features = conv(56, 64)
        self.out = nn.Conv2d(64, channels, 1)
        with torch.no_grad():
            self.out.weight.mul_(0.3)

    def forward(self, x: Tensor) -> Tensor:
        """Raw channels at a quarter of the input's size."""
        x4 = self.down4(self.stem(x))
        x8 = self.down8(x4)
        x16 = self.down16(x8)
        up8 = F.interpolate(self.up8(x16), scale_factor=2.0, mode="nearest")
        x8 = self.merge8(F.relu(x8 + up8))
        up4 = F.interpolate(self.up4(x8), scale_factor=2.0, mode="nearest")
        x4 = self.merge4(F.relu(self.skip4(x4) + up4))
        return self.out(self.features(x4))


class Eye(Trunk):
    """Over the chart; heat as logits."""

    def __init__(self) -> None:
        super().__init__(INPUT_PLANES, len(CHANNELS), deep=True)
        with torch.no_grad():
            self.out.bias.copy_(torch.tensor(INITIAL_BIAS))


class ExportedEye(nn.Module):
    """The net as it ships: sigmoid inside the graph for the heat and mask channels."""

    def __init__(self, eye: Eye) -> None:
        super().__init__()
        self.eye = eye

    def forward(self, x: Tensor) -> Tensor:
        raw = self.eye(x)
        heat = torch.sigmoid(raw[:, :3])
        masks = torch.sigmoid(raw[:, SIGMOID_CHANNELS[3]:])
        return torch.cat([heat, raw[:, 3:SIGMOID_CHANNELS[3]], masks], 1)
