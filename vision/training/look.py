"""Draws what the eye sees in photographs without calibration, at several scales, for looking at."""
from __future__ import annotations

import argparse
import json
from pathlib import Path

import cv2
import numpy as np

from channels import OUTSIDE
from chart import Array, network_planes
from decode import Piece, decode
from evaluate import run_net

COLOURS = ((0, 0, 255), (0, 220, 0), (255, 0, 255))


def padded(picture: Array) -> Array:
    """The picture with grey to the right and below, sides multiples of 16."""
    height, width = picture.shape[:2]
    return cv2.copyMakeBorder(picture, 0, -height % 16, 0, -width % 16, cv2.BORDER_CONSTANT,
                              value=(OUTSIDE,) * 3)


def drawn(picture: Array, pieces: list[Piece]) -> Array:
    """The picture with feet, kinds and scores."""
    shown = picture.copy()
    for piece in pieces:
        spot = (int(round(piece.u)), int(round(piece.v)))
        cv2.circle(shown, spot, 3, COLOURS[piece.kind], 1 if piece.fallen > 0 else -1)
        cv2.putText(shown, f"{100 * piece.score:.0f}", (spot[0] + 4, spot[1] + 3),
                    cv2.FONT_HERSHEY_SIMPLEX, 0.3, (0, 255, 255), 1)
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", type=Path)
    parser.add_argument("pictures", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--widths", type=int, nargs="+", default=[240, 360, 540, 800, 1200])
    options = parser.parse_args()
    eye = json.loads((options.models / "eye.json").read_text())
    net = cv2.dnn.readNetFromONNX(str(options.models / "eye.onnx"))
    options.out.mkdir(parents=True, exist_ok=True)
    for path in options.pictures:
        picture = cv2.imread(str(path))
        rows = []
        for width in options.widths:
            factor = width / picture.shape[1]
            small = padded(cv2.resize(picture, None, fx=factor, fy=factor,
                                      interpolation=cv2.INTER_AREA))
            pieces = decode(run_net(net, network_planes(small, None, None)), eye, None)
            scores = np.array([p.score for p in pieces])
            print(f"{path.name} {width}: {len(pieces)} pieces, mean score "
                  f"{scores.mean() if len(scores) else 0:.2f}")
            rows.append(drawn(small, pieces))
        widest = max(row.shape[1] for row in rows)
        rows = [cv2.copyMakeBorder(row, 0, 4, 0, widest - row.shape[1], cv2.BORDER_CONSTANT)
                for row in rows]
        cv2.imwrite(str(options.out / f"{path.stem}.png"), np.vstack(rows))


if __name__ == "__main__":
    main()
