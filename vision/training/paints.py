"""Colours of invented figures."""
from __future__ import annotations

import cv2
import numpy as np

from photometry import Rng

Colour = tuple[float, float, float]

HORSES = ((20.0, 40.0, 90.0), (30.0, 30.0, 35.0), (200.0, 205.0, 210.0), (60.0, 100.0, 150.0),
          (110.0, 115.0, 120.0))
GROUNDS = ((50.0, 110.0, 70.0), (60.0, 90.0, 110.0), (90.0, 90.0, 90.0), (30.0, 40.0, 45.0),
           (80.0, 140.0, 190.0), (225.0, 228.0, 230.0))


def random_colour(rng: Rng, dull: float = 0.5) -> Colour:
    """BGR, sometimes dull, of any hue."""
    hsv = np.array([[[rng.integers(0, 180), int(255 * rng.uniform(0, 1) ** (0.7 + dull)),
                      int(255 * rng.uniform(0.15, 1.0))]]], np.uint8)
    return tuple(float(v) for v in cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0])


def near(colour: Colour, rng: Rng, spread: float = 0.12) -> Colour:
    """The colour, a little lighter or darker."""
    return tuple(float(np.clip(v * rng.uniform(1 - spread, 1 + spread), 3, 255)) for v in colour)


class Uniform:
    """The paints of one figure."""

    def __init__(self, rng: Rng, coat: Colour, plastic: bool) -> None:
        skin = (rng.uniform(50, 150), rng.uniform(80, 180), rng.uniform(110, 235))
        metal = (rng.uniform(20, 120),) * 3

        def pick(colour: Colour) -> Colour:
            return near(coat, rng) if plastic else colour

        self.coat = near(coat, rng)
        self.trousers = pick(random_colour(rng))
        self.skin = pick(skin)
        self.hat = pick(random_colour(rng) if rng.random() < 0.5 else (25.0, 25.0, 30.0))
        self.metal = pick(metal if rng.random() < 0.7 else (60.0, 100.0, 140.0))
        self.belts = pick((220.0, 225.0, 225.0))
        self.boots = pick((25.0, 25.0, 30.0))
        self.cloth = pick(random_colour(rng, 0.0))
        self.horse = pick(HORSES[rng.integers(0, len(HORSES))])
        self.base = pick(GROUNDS[rng.integers(0, len(GROUNDS))] if rng.random() < 0.7
                         else random_colour(rng))
        self.rim = pick((25.0, 25.0, 28.0) if rng.random() < 0.5 else random_colour(rng))
