"""Trains the refiner on the scenes and on the eye's crops, and writes refiner.onnx."""
from __future__ import annotations

import argparse
import copy
import json
import multiprocessing
import os
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from chart import Array
from descent import Descent
from glances import Glancer, Stage, load_stages
from going_on import BATCHES, take_up
from labels import INDEX
from patches import PLANES, SIZE
from refiner_channels import CELL_PX, M
from refiner_net import Refiner, cell_centres, pooled
from split import training_folders

ATTENTION_CELLS = 0.7
HEADING_WEIGHT = (0.5, 3.0, 1.5)  # by kind
# Half-axes of an outline a along, b across: size (a + b) / 2, stretch (a - b) / (a + b) towards a's direction.


def shape_targets(rows: Array) -> tuple[Array, Array, Array]:
    """cos and sin of twice the direction times the stretch, and log size."""
    a, b = np.exp(rows[:, INDEX["log_half_along"]]), np.exp(rows[:, INDEX["log_half_across"]])
    stretch = np.abs(a - b) / (a + b)
    return (stretch * rows[:, INDEX["axis_cos2"]], stretch * rows[:, INDEX["axis_sin2"]],
            np.log((a + b) / 2))


def _mean(value: Tensor, weight: Tensor) -> Tensor:
    return (value * weight).sum() / weight.sum().clamp(min=1)


def attention_loss(maps: Tensor, foot: Tensor) -> Tensor:
    """Cross entropy of the attention to a narrow Gaussian round the foot (in cells), per patch."""
    columns, rows = cell_centres()
    square = (columns - foot[:, :1]).square() + (rows - foot[:, 1:2]).square()
    wanted = torch.softmax(-square / (2 * ATTENTION_CELLS ** 2), 1)
    return -(wanted * torch.log_softmax(maps.flatten(2)[:, 0], 1)).sum(1)


def losses_of(maps: Tensor, rows: Array, piece: Array) -> dict[str, Tensor]:
    """Every loss by name; the sum is minimised."""
    raw = pooled(maps)
    truth, real = torch.from_numpy(rows), torch.from_numpy(piece.astype(np.float32))

    def t(name: str) -> Tensor:
        return truth[:, INDEX[name]]

    def g(name: str) -> Tensor:
        return raw[:, M[name]]

    def near(names: tuple[str, ...], wanted: Tensor, beta: float) -> Tensor:
        given = torch.stack([g(n) for n in names], 1)
        return F.smooth_l1_loss(given, wanted, beta=beta, reduction="none").sum(1)

    sure = real * t("visible").clamp(0.5, 1)
    offset = truth[:, 1:3] / CELL_PX
    error = torch.stack([g("offset_u"), g("offset_v")], 1) - offset
    log_sigma = g("log_sigma").clamp(-3, 4)
    square = (error.detach() * CELL_PX).square().sum(1).clamp(max=900)
    outline = real * t("outline_valid")
    cos2, sin2, size = (torch.from_numpy(v.astype(np.float32)) for v in shape_targets(rows))
    spread = torch.tensor(HEADING_WEIGHT)[t("kind").long()] * t("heading_valid") * sure
    kinds = raw[:, M["infantry"]:M["gun"] + 1]
    return {
        "piece": F.binary_cross_entropy_with_logits(g("piece"), real),
        "kind": _mean(F.cross_entropy(kinds, t("kind").long(), reduction="none"), real),
        "fallen": _mean(F.binary_cross_entropy_with_logits(g("fallen"), t("fallen"), reduction="none"),
                        real * (1 + 2 * t("fallen"))),
        "attention": 0.3 * _mean(attention_loss(maps, offset), sure),
        "offset": 1.5 * _mean(F.smooth_l1_loss(error, torch.zeros_like(error), beta=0.15,
                                               reduction="none").sum(1), sure),
        "sigma": 0.1 * _mean(square * torch.exp(-2 * log_sigma) / 2 + 2 * log_sigma, sure),
        "heading": 0.6 * _mean(near(("heading_cos", "heading_sin"),
                                    torch.stack([t("heading_cos"), t("heading_sin")], 1), 0.3), spread),
        "stretch": 3 * _mean(near(("stretch_cos2", "stretch_sin2"), torch.stack([cos2, sin2], 1), 0.05),
                             outline),
        "size": 2 * _mean(F.smooth_l1_loss(g("log_size"), size, beta=0.1, reduction="none"), outline),
        "wheel": 0.3 * _mean(F.smooth_l1_loss(g("log_wheel_radius"), t("log_wheel"), beta=0.2,
                                              reduction="none"), real * t("wheel_valid")),
    }


def load_crops(folders: list[Path], most: int) -> list[dict[str, Array]]:
    """The newest shards of make_crops.py."""
    paths = sorted((path for folder in folders for path in folder.glob("*[0-9].npz")),
                   key=lambda path: path.stat().st_mtime)
    found = []
    for path in paths[-most:]:
        with np.load(path) as stored:
            found.append({name: stored[name] for name in ("frame", "empty", "lean", "away", "rows",
                                                             "dice")})
    return found


def fill(stages: list[Stage], crops: list[dict[str, Array]], seed: int, count: int,
         queue: multiprocessing.Queue) -> None:
    """Puts batches into the queue until killed."""
    cv2.setNumThreads(1)
    glancer = Glancer(stages, crops, seed)
    while True:
        made = [glancer.example() for _ in range(count)]
        queue.put((np.stack([e.planes for e in made]).astype(np.float16),
                   np.stack([e.row for e in made]), np.array([e.piece for e in made])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", type=Path, help="folder with eye.onnx and eye.json; refiner.onnx goes there")
    parser.add_argument("scenes", type=Path, nargs="+", help="folders of scenes, or scenes")
    parser.add_argument("--work", type=Path, required=True, help="folder for the checkpoint")
    parser.add_argument("--crops", type=Path, nargs="*", default=[], help="folders of shards")
    parser.add_argument("--start", type=Path, help="the eye's checkpoint to start from")
    parser.add_argument("--take-up", type=Path, help="refiner.onnx to train on, instead of --start")
    parser.add_argument("--shards", type=int, default=48)
    parser.add_argument("--steps", type=int, default=9000)
    parser.add_argument("--minutes", type=float, default=1e9, help="the cosine ends here at the latest")
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--leave-out", nargs="*", default=[], help="scenes not to train on")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    eye = json.loads((options.models / "eye.json").read_text())
    net = cv2.dnn.readNetFromONNX(str(options.models / "eye.onnx"))
    stages = load_stages(training_folders(options.scenes, tuple(options.leave_out)), net, eye,
                         options.work / "stages")
    print(f"{len(stages)} pictures, {sum(len(s.rows) for s in stages)} figures, "
          f"{sum(len(s.decoys) for s in stages)} decoys", flush=True)
    queue: multiprocessing.Queue = multiprocessing.Queue(12)
    filler = multiprocessing.Process(
        target=fill, args=(stages, load_crops(options.crops, options.shards), options.seed,
                           options.batch, queue), daemon=True)
    filler.start()
    run(options, queue)
    filler.terminate()


def run(options: argparse.Namespace, queue: multiprocessing.Queue) -> None:
    """The loop: a batch, its losses, a step; a line every 50 steps, a checkpoint every 500."""
    refiner = Refiner()
    if options.take_up:
        take_up(refiner, options.take_up, [torch.from_numpy(queue.get()[0].astype(np.float32))
                                           for _ in range(BATCHES)])
    elif options.start:
        refiner.start_from(torch.load(str(options.start), map_location="cpu")["average"])
    refiner = refiner.to(memory_format=torch.channels_last)
    average = copy.deepcopy(refiner)
    optimiser = torch.optim.AdamW(refiner.parameters(), lr=options.rate, weight_decay=5e-3)
    descent = Descent(refiner, average, optimiser, options.rate, options.steps, options.minutes)
    options.work.mkdir(parents=True, exist_ok=True)
    for step in range(options.steps):
        if not descent.goes_on(step):
            break
        planes, rows, piece = queue.get()
        batch = torch.from_numpy(planes.astype(np.float32)).to(memory_format=torch.channels_last)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            maps = refiner(batch)
        descent.take(losses_of(maps.float(), rows, piece), step)
        descent.tell(step)
        if step % 500 == 499:
            write_onnx(average, options.models / "refiner.onnx")
    write_onnx(average, options.models / "refiner.onnx")


def write_onnx(refiner: Refiner, path: Path) -> None:
    """Exports for one patch at a time, whole or not at all."""
    shipped = copy.deepcopy(refiner).eval()
    part = path.with_suffix(".part")
    torch.onnx.export(shipped, torch.zeros(1, PLANES, SIZE, SIZE), str(part), opset_version=11,
                      input_names=["planes"], output_names=["maps"])
    os.replace(part, path)


if __name__ == "__main__":
    main()
