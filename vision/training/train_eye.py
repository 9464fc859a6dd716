"""Trains the eye from scene folders to eye.onnx and eye.json in one go."""
from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
# One thread each, waiting without spinning, and memory that is not given back after every step.
ENVIRONMENT = {"OMP_NUM_THREADS": "1", "OMP_WAIT_POLICY": "passive", "MALLOC_MMAP_MAX_": "0",
               "MALLOC_TRIM_THRESHOLD_": "100000000000", "MALLOC_TOP_PAD_": "100000000"}

REFINER_SHARE = 0.65  # of the eye's minutes


def command(script: str, *arguments: object) -> list[str]:
    """The command line of one of the scripts beside this one."""
    return [sys.executable, str(HERE / script), *map(str, arguments)]


def taken_up(models: Path | None, name: str, rate: float) -> list[object]:
    """The options by which a trainer goes on from a shipped net."""
    return ["--take-up", models / name, "--rate", rate] if models else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", type=Path, nargs="+", help="folders of scenes, or scenes")
    parser.add_argument("--work", type=Path, required=True, help="folder for crops and checkpoint")
    parser.add_argument("--minutes", type=float, default=90)
    parser.add_argument("--steps", type=int, default=24000)
    parser.add_argument("--models", type=Path, default=HERE.parent / "models")
    parser.add_argument("--take-up", type=Path, metavar="MODELS",
                        help="folder with eye.onnx and refiner.onnx to train on, at half the rate")
    parser.add_argument("--leave-out", nargs="*", default=[], help="scenes not to train on")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, **ENVIRONMENT}
    checkpoint = options.work / "eye.pt"
    crops = subprocess.Popen(command("make_crops.py", *options.scenes, "--work", options.work,
                                     "--leave-out", *options.leave_out), env=environment)
    try:
        subprocess.run(command("train.py", "--work", options.work, "--checkpoint", checkpoint,
                               "--minutes", options.minutes, "--steps", options.steps,
                               *taken_up(options.take_up, "eye.onnx", 1.5e-3)),
                       env=environment, check=True)
    finally:
        crops.terminate()
        crops.wait()
    subprocess.run(command("export.py", checkpoint, options.models), check=True)
    subprocess.run(command("calibrate_eye.py", options.models, *options.scenes), check=True)
    subprocess.run(command("train_refiner.py", options.models, *options.scenes, "--work", options.work,
                           "--crops", options.work / "shards", "--start", checkpoint,
                           "--minutes", options.minutes * REFINER_SHARE,
                           *taken_up(options.take_up, "refiner.onnx", 1e-3),
                           "--leave-out", *options.leave_out), env=environment, check=True)
    subprocess.run(command("calibrate_refiner.py", options.models, *options.scenes), check=True)


if __name__ == "__main__":
    main()
