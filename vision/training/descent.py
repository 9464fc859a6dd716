"""One step of the training of either net: rate, gradient, averaged weights, running sums for the log."""
from __future__ import annotations

import math
import time

import torch
from torch import Tensor, nn


def learning_rate(step: int, steps: int, highest: float) -> float:
    """Short warm-up, then a cosine."""
    if step < 100:
        return highest * (step + 1) / 100
    return highest * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (step - 100) / max(steps - 100, 1))))


def update_average(average: nn.Module, net: nn.Module, step: int) -> None:
    """Exponential mean of weights and statistics."""
    decay = min(0.998, (1 + step) / (20 + step))
    with torch.no_grad():
        for kept, new in zip(average.state_dict().values(), net.state_dict().values()):
            if kept.dtype.is_floating_point:
                kept.lerp_(new, 1 - decay)
            else:
                kept.copy_(new)


class Descent:
    """A net on its way down, and the average of its weights, which is what ships."""

    def __init__(self, net: nn.Module, average: nn.Module, optimiser: torch.optim.Optimizer, rate: float,
                 steps: int, minutes: float, first: int = 0) -> None:
        self.net, self.average, self.optimiser, self.rate = net, average, optimiser, rate
        self.first, self.steps, self.minutes = first, steps, minutes
        self.sums: dict[str, float] = {}
        self.begun = time.monotonic()

    def goes_on(self, step: int) -> bool:
        """Sets the rate by steps or time, whichever is further (the warm-up by steps); False at the end."""
        spent = (time.monotonic() - self.begun) / 60 / self.minutes
        progress = max(step, self.first + int(spent * (self.steps - self.first)))
        for group in self.optimiser.param_groups:
            group["lr"] = learning_rate(progress if step >= 100 else step, self.steps, self.rate)
        return progress < self.steps

    def take(self, losses: dict[str, Tensor], step: int) -> None:
        """One step down the sum of the losses."""
        self.optimiser.zero_grad(set_to_none=True)
        sum(losses.values()).backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimiser.step()
        update_average(self.average, self.net, step)
        for name, value in losses.items():
            self.sums[name] = self.sums.get(name, 0.0) + float(value.detach())

    def tell(self, step: int) -> None:
        """A line of the losses' means every 50 steps."""
        if step % 50 == 49:
            print(f"{step + 1} {(time.monotonic() - self.begun):.0f}s "
                  + " ".join(f"{name} {value / 50:.3f}" for name, value in self.sums.items()), flush=True)
            self.sums.clear()
