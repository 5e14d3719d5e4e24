"""Signs in the sky of the trumps: stars, crescent, lemniscate, cloud, drops of light."""

from __future__ import annotations

import math
import random

from assets.drawings.props.angels import cloud
from assets.drawings.props.strokes import (
    limb,
    mirrored,
    oval,
    placed,
    stood,
    without,
)
from assets.drawings.shapes import Shape, prop


def _ray_star(arms: int, waist: float) -> list[Shape]:
    """A star of narrow rays round (0, -.5), half of them shorter, each with a dark side."""
    found: list[Shape] = []
    for ring, reach, shade in ((1, 0.38, -0.05), (0, 0.5, 0.25)):
        for i in range(arms):
            angle = 360 * (i + ring * 0.5) / arms
            ray = mirrored(f"0,{-reach}! {waist},{-waist * 1.6}! 0,0!")
            half = mirrored(f"0,{-reach}! {waist},{-waist * 1.6}! 0,0!")
            dark = without(half, half.translated(waist * 1.2, 0))
            found += placed(
                [Shape(ray, "glow", shade), Shape(dark, "metal", 0.25, rim=False)],
                0,
                -0.5,
                1.0,
                angle,
            )
    found.append(Shape(oval(0, -0.5, waist * 1.3), "glow", 0.5, rim=False))
    return found


@prop("star-great")
def great_star(_: random.Random) -> list[Shape]:
    """A great star of eight long and eight short rays."""
    return stood(_ray_star(8, 0.07))


@prop("moon-boat")
def moon_boat(_: random.Random) -> list[Shape]:
    """A crescent lying on its back like a boat."""
    bow = without(oval(0, -0.5, 0.5), oval(0, -0.68, 0.46))
    return stood([Shape(bow, "glow", 0.1)])


@prop("lemniscate")
def lemniscate(_: random.Random) -> list[Shape]:
    """The figure of eight on its side, a band that swells and thins."""
    points, widths = [], []
    for i in range(33):
        t = 2 * math.pi * i / 32
        scale = 1 / (1 + math.sin(t) ** 2)
        points.append((math.cos(t) * scale, -0.35 + math.sin(t) * math.cos(t) * scale * 1.1))
        widths.append(0.12 + 0.06 * abs(math.cos(t)))
    return stood([Shape(limb(points, widths), "metal", 0.25)])


@prop("cloud-bank")
def cloud_bank(_: random.Random) -> list[Shape]:
    """A heap of cloud to set something on."""
    return stood(cloud(0.8, -0.4))


@prop("light-drops")
def drops(rng: random.Random) -> list[Shape]:
    """A scatter of falling drops of light, half a unit to each side."""
    found = []
    drop = mirrored("0,-.05! .022,-.012 .018,.016 0,.024")
    for column in range(5):
        for row in range(4):
            x = (column - 2) * 0.22 + rng.uniform(-0.04, 0.04) + (0.11 if row % 2 else 0.0)
            y = -0.08 - row * 0.26 + rng.uniform(-0.05, 0.05)
            size = rng.uniform(0.9, 1.3)
            found += placed([Shape(drop, "glow", 0.2, rim=False)], x, y, size)
    return stood(found)


@prop("sun-great")
def great_sun(_: random.Random) -> list[Shape]:
    """A sun with straight and waving rays."""
    found: list[Shape] = []
    for i in range(12):
        straight = mirrored("0,-.5! .035,-.3 .055,-.2! 0,-.2")
        found += placed([Shape(straight, "glow", 0.1)], 0, -0.5, 1.0, 30 * i)
        wave = limb(
            [(0.0, -0.2), (0.025, -0.29), (-0.02, -0.36), (0.012, -0.46)],
            [0.05, 0.042, 0.028, 0.004],
        )
        found += placed([Shape(wave, "metal", 0.2)], 0, -0.5, 1.0, 30 * i + 15)
    found += [
        Shape(oval(0, -0.5, 0.225), "metal", 0.15),
        Shape(oval(0, -0.5, 0.2), "glow", 0.15, rim=False),
    ]
    return stood(found)
