"""What light, camera and compression do to a crop, and paints to a figure."""
from __future__ import annotations

import cv2
import numpy as np

from chart import Array

Rng = np.random.Generator


def colour_matrix(rng: Rng) -> Array:
    """Hue rotation about grey with another saturation, as a 3x3 matrix on BGR."""
    angle = rng.uniform(-np.pi, np.pi) if rng.random() < 0.5 else rng.normal(0, 0.15)
    saturation = rng.uniform(0.3, 1.5)
    grey = np.full((3, 3), 1 / 3)
    cross = np.array([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) / np.sqrt(3)
    turn = grey + saturation * (np.cos(angle) * (np.eye(3) - grey) + np.sin(angle) * cross)
    return turn.astype(np.float32)


def repainted(picture: Array, alpha: Array, coat: Array, rng: Rng) -> tuple[Array, Array]:
    """The figure in other paints or in plastic of one colour; the coat's colour with it."""
    both = np.concatenate([picture.reshape(-1, 3), coat.reshape(1, 3)]).astype(np.float32)
    choice = rng.random()
    if choice < 0.25:
        light = both @ np.float32([0.15, 0.55, 0.3])
        middle = max(float(light[:-1][alpha.ravel() > 128].mean()), 8.0) if (
            alpha > 128).any() else 60.0
        colour = rng.uniform(10, 230, 3) ** rng.uniform(0.8, 1.0)
        both = light[:, None] / middle * colour.astype(np.float32)
    else:
        both = both @ colour_matrix(rng).T
        both = 110 * np.power(np.clip(both, 0.5, 400) / 110, rng.uniform(0.8, 1.25))
        both *= rng.uniform(0.6, 1.5)
    both = np.clip(both, 0, 255)
    return both[:-1].reshape(picture.shape).astype(np.uint8), both[-1]


def detailed(picture: Array, rng: Rng) -> Array:
    """A drawn figure with what a brush adds: folds, washes, trimmings, a darker foot."""
    height, width = picture.shape[:2]
    grain, depth, tint = rng.uniform(1.2, 5), rng.uniform(0.1, 0.45), rng.uniform(0, 0.2)
    cells = (int(height / grain) + 2, int(width / grain) + 2)
    strokes = rng.normal(0, depth, (*cells, 1)) + rng.normal(0, tint, (*cells, 3))
    field = cv2.resize(strokes.astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    field += np.linspace(1, -1, height, dtype=np.float32)[:, None, None] * abs(rng.normal(0, 0.2))
    return np.clip(picture * np.exp(field), 0, 255).astype(np.uint8)


def smooth_field(rng: Rng, size: int, strength: float) -> Array:
    """A factor that changes slowly over the crop: a lamp, a window, a vignette."""
    coarse = rng.normal(0, strength, (rng.integers(2, 5), rng.integers(2, 5))).astype(np.float32)
    return np.exp(cv2.resize(coarse, (size, size), interpolation=cv2.INTER_CUBIC))[..., None]


def cast_shadow(rng: Rng, size: int) -> Array:
    """A factor with one soft-edged shadow of something outside of the crop."""
    mask = np.ones((size, size), np.float32)
    middle = rng.uniform(0, size, 2)
    corners = middle + rng.normal(0, rng.uniform(8, 60), (rng.integers(3, 7), 2))
    hull = cv2.convexHull(corners.astype(np.float32))
    cv2.fillConvexPoly(mask, np.round(hull).astype(np.int32), float(rng.uniform(0.35, 0.9)))
    return cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.7, 8))[..., None]


def _jpeg(picture: Array, quality: int) -> Array:
    return cv2.imdecode(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], 1)


def photographed(frame: Array, empty: Array, coats: Array, rng: Rng
                 ) -> tuple[Array, Array, Array]:
    """Both pictures and the coats' colours as another camera in other light would give them."""
    size = frame.shape[0]
    matrix = colour_matrix(rng) if rng.random() < 0.6 else np.eye(3, dtype=np.float32)
    gain = np.exp(rng.normal(0, 0.25) + rng.normal(0, 0.07, 3)).astype(np.float32)
    matrix = matrix * gain[:, None]
    lift = rng.uniform(-8, 20) if rng.random() < 0.3 else 0.0
    frame, empty = frame @ matrix.T + lift, empty @ matrix.T + lift
    coats = coats @ matrix.T + lift
    frame = frame * np.exp(rng.normal(0, 0.02, 3)).astype(np.float32)
    if rng.random() < 0.25:
        frame = frame * smooth_field(rng, size, rng.uniform(0.02, 0.2))
    while rng.random() < 0.2:
        frame = frame * cast_shadow(rng, size)
    if rng.random() < 0.25:
        sigma = rng.uniform(0.4, 1.3)
        frame, empty = (cv2.GaussianBlur(p, (0, 0), sigma) for p in (frame, empty))
    noise = abs(rng.normal(0, 3)) + (rng.uniform(4, 12) if rng.random() < 0.1 else 0)
    frame = frame + noise * rng.standard_normal(frame.shape, np.float32)
    empty = empty + noise * rng.uniform(0.3, 1) * rng.standard_normal(empty.shape, np.float32)
    frame, empty = (np.clip(p, 0, 255).astype(np.uint8) for p in (frame, empty))
    if rng.random() < 0.4:
        quality = int(rng.integers(35, 92))
        frame, empty = _jpeg(frame, quality), _jpeg(empty, quality)
    return frame, empty, np.clip(coats, 0, 255)


def invented_table(rng: Rng, size: int) -> Array:
    """A table top or cloth that no scene shows: noise, stripes, checks, planks or speckle."""
    a, b = rng.uniform(15, 235, 3), rng.uniform(15, 235, 3)
    if rng.random() < 0.6:
        b = a * rng.uniform(0.7, 1.3) + rng.normal(0, 8, 3)
    mix = np.zeros((size, size), np.float32)
    for octave in range(1, 8):
        cells = 2 ** octave
        layer = rng.standard_normal((cells, cells), np.float32)
        mix += cv2.resize(layer, (size, size), interpolation=cv2.INTER_CUBIC) * rng.uniform(0, 0.5)
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    kind = rng.integers(0, 7)
    turn, period = rng.uniform(0, np.pi), rng.uniform(6, 70)
    along = (x * np.cos(turn) + y * np.sin(turn)) / period
    across = (y * np.cos(turn) - x * np.sin(turn)) / period
    if kind == 1:
        mix += rng.uniform(0.5, 2) * np.sign(np.sin(2 * np.pi * along))
    elif kind == 2:
        mix += rng.uniform(0.5, 2) * np.sign(np.sin(np.pi * along) * np.sin(np.pi * across))
    elif kind == 3:
        mix -= 3 * (np.abs(along - np.round(along)) < 1.2 / period)
        mix += rng.standard_normal((1, size)).astype(np.float32) * 0.4
    elif kind == 4:
        mix += 3 * (rng.random((size, size)) < 0.02)
        mix = cv2.GaussianBlur(mix, (0, 0), 0.8)
    elif kind == 5:
        for cells in (5, 20, 60):
            grain = rng.standard_normal((cells * 4, 3 + cells // 10), np.float32)
            mix += cv2.resize(grain, (size, size), interpolation=cv2.INTER_CUBIC)
        mix = mix.T if rng.random() < 0.5 else mix
    share = 1 / (1 + np.exp(-mix))[..., None]
    table = np.clip(a * share + b * (1 - share), 0, 255).astype(np.uint8)
    return _printed(table, rng) if kind == 6 else table


def _printed(table: Array, rng: Rng) -> Array:
    """Print, keys, tiles or blades of grass: many small marks of few colours."""
    inks = [tuple(map(float, rng.uniform(0, 255, 3))) for _ in range(3)]
    size, long = table.shape[0], rng.uniform(1, 14)
    for _ in range(int(rng.integers(200, 1500))):
        x, y = rng.integers(0, size, 2)
        dx, dy = (int(v) for v in rng.normal(0, long, 2))
        ink = inks[rng.integers(3)]
        if rng.random() < 0.5:
            cv2.line(table, (int(x), int(y)), (int(x) + dx, int(y) + dy), ink, 1, cv2.LINE_AA)
        else:
            cv2.rectangle(table, (int(x), int(y)), (int(x) + dx, int(y) + abs(dy) // 2), ink, -1)
    return table
