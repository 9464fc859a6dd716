"""Fills a folder with shards of training crops; runs beside the trainer until it is told to stop."""
from __future__ import annotations

import argparse
import time
from dataclasses import fields
from pathlib import Path

import cv2
import numpy as np

from crops import Composer, Crop
from scenes import load_scenes
from split import training_folders

SHARD = 192


def write_shard(composer: Composer, path: Path) -> None:
    """One shard, complete or not there at all."""
    crops = []
    for _ in range(SHARD):
        composer.renew(1)
        crops.append(composer.crop())
    part = path.with_suffix(".part.npz")
    np.savez(part, **{f.name: np.stack([getattr(c, f.name) for c in crops])
                      for f in fields(Crop)})
    part.replace(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", type=Path, nargs="+", help="folders of scenes, or scenes")
    parser.add_argument("--work", type=Path, required=True, help="folder for cache and shards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=int, default=24, help="shards kept; the oldest goes")
    parser.add_argument("--shards", type=int, default=10 ** 9, help="stop after so many")
    parser.add_argument("--leave-out", nargs="*", default=[], help="names of scenes not to use")
    parser.add_argument("--no-inventions", action="store_true")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    scenes = load_scenes(training_folders(options.scenes, tuple(options.leave_out)),
                         options.work / "cache")
    composer = Composer(scenes, options.seed, not options.no_inventions)
    folder = options.work / "shards"
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(options.shards):
        if (options.work / "stop").exists():
            break
        begun = time.monotonic()
        write_shard(composer, folder / f"{options.seed:03d}_{number:06d}.npz")
        kept = sorted(folder.glob(f"{options.seed:03d}_*[0-9].npz"))
        for old in kept[:-options.keep]:
            old.unlink()
        print(f"shard {number}: {SHARD / (time.monotonic() - begun):.1f} crops/s", flush=True)


if __name__ == "__main__":
    main()
