"""Writes eye.onnx and eye.json from a checkpoint and checks OpenCV's answer against torch's."""
from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch

import channels as ch
from net import ExportedEye, Eye

DUPLICATE_RADII_MM = {
    "infantry-infantry": 15, "infantry-cavalry": 21, "cavalry-cavalry": 24,
    "infantry-gun": 26, "cavalry-gun": 34, "gun-gun": 45,
}

# Until calibrate_eye.py has measured better ones.
SIGMA_FACTOR = 1.6
THRESHOLDS = {"infantry": 0.33, "cavalry": 0.33, "gun": 0.33, "fallen_logit": 0.0,
              "hand": 0.5, "ruler": 0.5, "dice": 0.4}


def metadata(sigma_factor: float, thresholds: dict[str, float]) -> dict[str, Any]:
    """What a reader of the ONNX has to know besides the file itself."""
    return {
        "format": 1,
        "scale_px_per_mm": ch.CHART_SCALE,
        "reference_figure_mm": ch.REFERENCE_FIGURE_MM,
        "margin_mm": ch.MARGIN_MM,
        "outside_value": ch.OUTSIDE,
        "stride": ch.STRIDE,
        "cell_centre_px": ch.CELL_CENTRE,
        "input_planes": ch.INPUT_PLANES,
        "input_name": "planes",
        "output_name": "out",
        "channels": {name: index for index, name in enumerate(ch.CHANNELS)},
        "sigma_factor": sigma_factor,
        "thresholds": thresholds,
        "duplicate_radii_mm": DUPLICATE_RADII_MM,
    }


def write_onnx(eye: Eye, path: Path) -> None:
    """Exports at 160 x 160; OpenCV runs it at every multiple of 16."""
    shipped = ExportedEye(eye).eval()
    part = path.with_suffix(".part")
    torch.onnx.export(shipped, torch.zeros(1, ch.INPUT_PLANES, 160, 160), str(part),
                      opset_version=11, input_names=["planes"], output_names=["out"])
    os.replace(part, path)


def largest_difference(eye: Eye, path: Path) -> float:
    """Largest |OpenCV - torch| over noise at several sizes."""
    shipped = ExportedEye(eye).eval()
    net = cv2.dnn.readNetFromONNX(str(path))
    worst = 0.0
    generator = np.random.default_rng(1)
    for height, width in ((160, 160), (96, 208), (544, 1072)):
        planes = generator.normal(0, 1, (1, ch.INPUT_PLANES, height, width)).astype(np.float32)
        net.setInput(planes)
        answer = net.forward()
        with torch.no_grad():
            expected = shipped(torch.from_numpy(planes)).numpy()
        worst = max(worst, float(np.abs(answer - expected).max()))
    return worst


def untrained() -> Eye:
    """Random weights; equal tensors would be exported as Identity, which OpenCV 4.6 refuses."""
    eye = Eye()
    for module in eye.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            torch.nn.init.uniform_(module.weight, 0.9, 1.1)
            torch.nn.init.normal_(module.bias, 0, 0.01)
            torch.nn.init.normal_(module.running_mean, 0, 0.01)
            torch.nn.init.uniform_(module.running_var, 0.9, 1.1)
    return eye.eval()


def load_checkpoint(path: Path) -> Eye:
    """The averaged weights of a checkpoint."""
    eye = Eye()
    eye.load_state_dict(torch.load(str(path), map_location="cpu")["average"])
    return eye.eval()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path, help="checkpoint, or 'untrained'")
    parser.add_argument("models", type=Path, help="folder for eye.onnx and eye.json")
    options = parser.parse_args()
    torch.manual_seed(1)
    eye = untrained() if str(options.checkpoint) == "untrained" else load_checkpoint(options.checkpoint)
    options.models.mkdir(parents=True, exist_ok=True)
    onnx = options.models / "eye.onnx"
    write_onnx(eye.eval(), onnx)
    difference = largest_difference(eye, onnx)
    if difference > 1e-3:
        raise SystemExit(f"{onnx}: OpenCV and torch differ by {difference:g}")
    text = json.dumps(metadata(SIGMA_FACTOR, THRESHOLDS), indent=2)
    (options.models / "eye.json").write_text(text + "\n")
    print(f"{onnx}: {onnx.stat().st_size} bytes, differs from torch by at most {difference:.2g}")


if __name__ == "__main__":
    main()
