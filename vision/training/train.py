"""Trains the eye on the shards that make_crops.py writes beside it."""
from __future__ import annotations

import argparse
import copy
import os
import time
from pathlib import Path

import numpy as np
import torch

from chart import Array
from descent import Descent
from going_on import BATCHES, take_up
from labels import FIELDS, mirrored
from losses import all_losses
from net import Eye
from targets import make_targets

NAMES = ("frame", "empty", "lean", "away", "rows", "hand", "ruler", "dice", "dice_unknown")
NO_EMPTY = 0.32  # share of crops without an empty picture
NO_CALIBRATION = 0.15  # of these, share without geometry too
ONLY_EMPTY = 0.05  # share with an empty picture but no geometry
TWICE_LOG = 2 * np.log(np.arange(256, dtype=np.float32) + 12)


class CropPool:
    """The crops of the newest shards, in memory."""

    def __init__(self, folder: Path, most: int) -> None:
        self.folder, self.most = folder, most
        self.shards: dict[str, dict[str, Array]] = {}
        self.seen: set[str] = set()

    def refresh(self) -> None:
        """Takes in one shard not seen yet; drops the oldest beyond the limit."""
        for path in sorted(self.folder.glob("*[0-9].npz")):
            if path.name in self.seen:
                continue
            self.seen.add(path.name)
            try:
                with np.load(path) as stored:
                    self.shards[path.name] = {name: stored[name] for name in NAMES}
            except (OSError, ValueError):
                continue  # removed while we looked
            break
        while len(self.shards) > self.most:
            del self.shards[next(iter(self.shards))]

    def batch(self, rng: np.random.Generator, count: int) -> dict[str, Array]:
        """Random crops, each mirrored or not."""
        shards = list(self.shards.values())
        picks = [(shards[rng.integers(len(shards))], rng.random() < 0.5) for _ in range(count)]
        made: dict[str, list[Array]] = {name: [] for name in NAMES}
        for shard, flip in picks:
            index = rng.integers(len(shard["rows"]))
            for name, value in _one(shard, int(index), flip).items():
                made[name].append(value)
        return {name: np.stack(values) for name, values in made.items()}


def _one(shard: dict[str, Array], index: int, flip: bool) -> dict[str, Array]:
    crop = {name: shard[name][index] for name in NAMES}
    if not flip:
        return crop
    width = crop["frame"].shape[1]
    for name in ("frame", "empty", "hand", "ruler", "dice_unknown"):
        crop[name] = crop[name][:, ::-1]
    crop["lean"] = -crop["lean"][::-1]
    crop["rows"] = mirrored(crop["rows"], width)
    dice = crop["dice"].copy()
    dice[:, 0] = np.where(dice[:, 0] > -50, width - 1 - dice[:, 0], -99)
    crop["dice"] = dice
    return crop


def planes_of(batch: dict[str, Array], rng: np.random.Generator) -> torch.Tensor:
    """Input planes, with the empty picture and the geometry missing now and then."""
    frame, empty = batch["frame"], batch["empty"]
    count, height, width = frame.shape[:3]
    planes = np.empty((count, height, width, 8), np.float32)  # channels last, as the net wants them
    gain = np.exp(rng.normal(0, 0.03, (count, 1, 1, 3))) / 60
    np.multiply(frame, gain.astype(np.float32), out=planes[..., 0:3])
    planes[..., 0:3] -= np.float32(110 / 60)
    shift = rng.normal(0, 0.03, (count, 1, 1, 3)).astype(np.float32)
    np.subtract(TWICE_LOG.take(frame), TWICE_LOG.take(empty) + shift, out=planes[..., 3:6])
    planes[..., 6] = batch["lean"][:, None, :]
    planes[..., 7] = batch["away"][:, :, None] - 1
    chance = rng.random(count)
    planes[chance < NO_EMPTY, ..., 3:6] = 0
    planes[(chance < NO_CALIBRATION) | (chance > 1 - ONLY_EMPTY), ..., 6:8] = 0
    return torch.from_numpy(planes).permute(0, 3, 1, 2)


def save(path: Path, eye: Eye, average: Eye, optimiser: torch.optim.Optimizer, step: int) -> None:
    """Checkpoint, written in one go."""
    part = path.with_suffix(".part")
    torch.save({"eye": eye.state_dict(), "average": average.state_dict(),
                "optimiser": optimiser.state_dict(), "step": step}, str(part))
    os.replace(part, path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, help="folder make_crops.py fills")
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="checkpoint to go on from")
    parser.add_argument("--take-up", type=Path, help="eye.onnx to train on")
    parser.add_argument("--progress", type=float, default=0.0,
                        help="share of the schedule already done by the checkpoint")
    parser.add_argument("--steps", type=int, default=10000)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9,
                        help="the cosine ends here if the steps would take longer")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    rng = np.random.default_rng(options.seed)
    pool = CropPool(options.work / "shards", 60)
    while len(pool.shards) < 4:
        pool.refresh()
        time.sleep(0.5 if len(pool.shards) < 4 else 0)
    eye = Eye()
    if options.take_up:
        take_up(eye, options.take_up, [planes_of(pool.batch(rng, options.batch), rng) for _ in range(BATCHES)])
    eye = eye.to(memory_format=torch.channels_last)
    average = copy.deepcopy(eye)
    optimiser = torch.optim.AdamW(eye.parameters(), lr=options.rate, weight_decay=2e-3)
    if options.start:
        kept = torch.load(str(options.start), map_location="cpu")
        eye.load_state_dict(kept["eye"])
        average.load_state_dict(kept["average"])
        optimiser.load_state_dict(kept["optimiser"])
    run(options, pool, rng, eye, average, optimiser)


def run(options: argparse.Namespace, pool: CropPool, rng: np.random.Generator, eye: Eye,
        average: Eye, optimiser: torch.optim.Optimizer) -> None:
    """The loop: a batch, its losses, a step; a line every 50 steps, a checkpoint every 250."""
    first = int(options.progress * options.steps)
    descent = Descent(eye, average, optimiser, options.rate, options.steps, options.minutes, first)
    eye.train()
    for step in range(first, options.steps):
        if not descent.goes_on(step):
            break
        if step % 4 == 0:
            pool.refresh()
        batch = pool.batch(rng, options.batch)
        rows = batch["rows"].reshape(options.batch, -1, len(FIELDS))
        targets = make_targets(rows, batch["dice"], batch["dice_unknown"])
        with torch.autocast("cpu", dtype=torch.bfloat16):
            raw = eye(planes_of(batch, rng))
        descent.take(all_losses(raw.float(), rows, targets,
                                torch.from_numpy(batch["hand"].astype(np.float32) / 255),
                                torch.from_numpy(batch["ruler"].astype(np.float32) / 255)), step)
        descent.tell(step)
        if step % 250 == 249:
            save(options.checkpoint, eye, average, optimiser, step + 1)
    save(options.checkpoint, eye, average, optimiser, options.steps)


if __name__ == "__main__":
    main()
