"""Random numbers that depend only on names, so that a board is always drawn in the same way."""

from __future__ import annotations

import hashlib

import numpy as np

from smallworld.drawing.network import Points


def chance(*names: str) -> np.random.Generator:
    """Return the random number generator for these names."""
    digest = hashlib.sha256("/".join(names).encode()).digest()
    return np.random.Generator(np.random.PCG64(int.from_bytes(digest[:8], "big")))


def wave(random: np.random.Generator, lengths: Points, wavelength: float) -> Points:
    """Return smooth noise along a line, from about -1 to 1, with a new value every half `wavelength`."""
    knots = int(lengths[-1] / wavelength * 2) + 4
    values = random.uniform(-1, 1, knots)
    place = lengths / wavelength * 2 + random.uniform(0, 1)
    low = np.floor(place).astype(int)
    part = place - low
    part = part**3 * (part * (part * 6 - 15) + 10)
    return values[low] * (1 - part) + values[low + 1] * part


def warp(random: np.random.Generator, points: Points, wavelength: float) -> Points:
    """Return a smooth field over the plane, from about -1 to 1 on each axis."""
    moved = np.zeros_like(points)
    waves = 7
    for _ in range(waves):
        angle = random.uniform(0, 2 * np.pi)
        ahead = np.array([np.cos(angle), np.sin(angle)])
        scale = 2 * np.pi / wavelength * random.uniform(0.7, 1.3)
        phase = points @ ahead * scale + random.uniform(0, 2 * np.pi)
        angle = random.uniform(0, 2 * np.pi)
        moved += np.sin(phase)[:, None] * np.array([np.cos(angle), np.sin(angle)])
    return moved / np.sqrt(waves / 2)
