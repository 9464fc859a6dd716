"""Takes a shipped net up again: from the ONNX, where the batch normalisations are folded into the convolutions, back to
weights that can be trained on."""
from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from net import Trunk

BATCHES = 20  # that a net taken up is measured on


def convolutions(net: Trunk, example: Tensor) -> list[tuple[nn.Conv2d, nn.BatchNorm2d | None]]:
    """The net's convolutions as they are called, each with the normalisation behind it."""
    called: list[nn.Module] = []
    kinds = (nn.Conv2d, nn.BatchNorm2d)
    hooks = [module.register_forward_hook(lambda made, _in, _out: called.append(made))
             for module in net.modules() if isinstance(module, kinds)]
    with torch.no_grad():
        net.eval()(example)
    for hook in hooks:
        hook.remove()
    pairs: list[tuple[nn.Conv2d, nn.BatchNorm2d | None]] = []
    for module in called:
        if isinstance(module, nn.Conv2d):
            pairs.append((module, None))
        elif isinstance(module, nn.BatchNorm2d):
            pairs[-1] = (pairs[-1][0], module)
    return pairs


def take_folded(net: Trunk, path: Path, example: Tensor) -> None:
    """Gives the net the ONNX's convolutions; every normalisation then only adds the bias (in eval mode)."""
    graph = onnx.load(str(path)).graph
    values = {made.name: torch.from_numpy(numpy_helper.to_array(made).copy()) for made in graph.initializer}
    nodes = [node for node in graph.node if node.op_type == "Conv"]
    pairs = convolutions(net, example)
    if len(nodes) != len(pairs):
        raise SystemExit(f"{path}: {len(nodes)} convolutions, this net has {len(pairs)}")
    with torch.no_grad():
        for node, (layer, norm) in zip(nodes, pairs):
            layer.weight.copy_(values[node.input[1]])
            bias = values[node.input[2]]
            if norm is None:
                layer.bias.copy_(bias)
                continue
            norm.running_mean.zero_()
            norm.running_var.fill_(1 - norm.eps)
            norm.weight.fill_(1)
            norm.bias.copy_(bias)


def unfold(net: Trunk, batches: Iterable[Tensor]) -> None:
    """Measures what goes into every normalisation and lets it normalise by that, its answer unchanged: so that
    training mode, which normalises by the batch, starts from the same answers too."""
    norms = [module for module in net.modules() if isinstance(module, nn.BatchNorm2d)]
    sums = {norm: torch.zeros(2, norm.num_features, dtype=torch.float64) for norm in norms}
    counts = dict.fromkeys(norms, 0)

    def add(norm: nn.BatchNorm2d, given: tuple[Tensor, ...]) -> None:
        flat = given[0].transpose(0, 1).flatten(1).double()
        sums[norm] += torch.stack([flat.sum(1), flat.square().sum(1)])
        counts[norm] += flat.shape[1]

    hooks = [norm.register_forward_pre_hook(add) for norm in norms]
    with torch.no_grad():
        for batch in batches:
            net.eval()(batch)
        for norm in norms:
            mean = sums[norm][0] / counts[norm]
            variance = (sums[norm][1] / counts[norm] - mean.square()).clamp(min=1e-6)
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(variance)
            norm.weight.copy_((variance + norm.eps).sqrt())
            norm.bias.add_(mean)
    for hook in hooks:
        hook.remove()


def take_up(net: Trunk, path: Path, batches: list[Tensor]) -> None:
    """The shipped net at `path`, ready to be trained on; `batches`: pictures like those it is to see."""
    take_folded(net, path, batches[0][:1])
    unfold(net, batches)
