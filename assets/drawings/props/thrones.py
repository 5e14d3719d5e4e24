"""Thrones, drawn around a seated person who faces the viewer (see the pose `throne`)."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.drawings.props.strokes import (
    blade,
    box,
    curve,
    limb,
    marks,
    mirrored,
    oval,
    poly,
    solid,
    star,
    within,
)
from assets.drawings.shapes import Shape

THRONES: dict[str, Callable[[], list[Shape]]] = {}


def _throne(name: str) -> Callable[[Callable[[], list[Shape]]], Callable[[], list[Shape]]]:
    def keep(build: Callable[[], list[Shape]]) -> Callable[[], list[Shape]]:
        THRONES[name] = build
        return build

    return keep


def _seat(tone: str, shade: float, half: float = 0.32) -> list[Shape]:
    """Arms, seat and step, the same for all thrones."""
    step = box(-half - 0.07, -0.005, 2 * half + 0.14, 0.055, 0.008)
    top = box(-half - 0.07, -0.005, 2 * half + 0.14, 0.016, 0.005)
    found = [Shape(step, tone, shade - 0.25), Shape(top, tone, shade + 0.12, rim=False)]
    block = box(-half, -0.42, 2 * half, 0.42)
    found += solid(block, tone, shade - 0.2, side=0.05)
    for x in (-half, half):
        post = box(x - 0.035, -0.5, 0.07, 0.5, 0.008)
        found += solid(post, tone, shade, side=0.02)
        found.append(Shape(box(x - 0.048, -0.52, 0.096, 0.04, 0.014), tone, shade + 0.15))
    return found


@_throne("stone")
def stone() -> list[Shape]:
    """A square block with ram heads carved on its corners."""
    back = box(-0.3, -1.0, 0.6, 1.0)
    found = solid(back, "stone", -0.12, side=0.06)
    found.append(Shape(box(-0.34, -1.06, 0.68, 0.08, 0.012), "stone", 0.08))
    panel = box(-0.21, -0.93, 0.42, 0.6, 0.01)
    found.append(Shape(panel, "stone", -0.32, rim=False))
    found += _seat("stone", 0.0)
    for x in (-0.32, 0.32):
        found += _ram(x, -1.1) + _ram(x, -0.55)
    return found


def _ram(x: float, y: float) -> list[Shape]:
    """A carved ram's head, facing us."""
    head = [
        Shape(
            curve(
                f"{x - 0.03},{y - 0.03} {x},{y - 0.045} {x + 0.03},{y - 0.03}"
                f" {x + 0.018},{y + 0.045}"
                f" {x},{y + 0.06} {x - 0.018},{y + 0.045}"
            ),
            "stone",
            0.15,
        )
    ]
    for side in (-1, 1):
        curl = limb(
            [
                (x + side * 0.012, y - 0.03),
                (x + side * 0.06, y - 0.03),
                (x + side * 0.07, y + 0.02),
                (x + side * 0.04, y + 0.03),
                (x + side * 0.042, y + 0.005),
            ],
            [0.03, 0.03, 0.024, 0.016, 0.008],
        )
        head.append(Shape(curl, "stone", 0.28))
    return head


@_throne("arched")
def arched() -> list[Shape]:
    """A high back with a pointed arch and knobs."""
    back = mirrored("0,-1.22! .1,-1.14 .24,-1.0 .27,-.9! .27,0! 0,0")
    inner = mirrored("0,-1.1! .08,-1.04 .18,-.94 .2,-.86! .2,-.3! 0,-.3")
    found = solid(back, "wood", 0.0, side=0.04)
    found += [Shape(inner, "cloth", -0.4, rim=False)]
    for x in (-0.27, 0.27):
        found += [Shape(oval(x, -0.95, 0.036), "metal", 0.12)]
    found.append(Shape(oval(0, -1.245, 0.036), "metal", 0.15))
    return found + _seat("wood", 0.02)


@_throne("shell")
def shell() -> list[Shape]:
    """A back like a scallop shell."""
    words, count = [], 9
    for i in range(count * 2 + 1):
        angle = math.pi * (1.08 - 1.16 * i / (count * 2)) + math.pi
        reach = 0.52 if i % 2 else 0.475
        words.append(f"{-reach * math.cos(angle) * 0.92:.3f},{-0.72 + reach * math.sin(angle):.3f}")
    body = curve(" ".join(words) + " .3,-.3! -.3,-.3!")
    found = solid(body, "bone", -0.05, side=0.05)
    ribs = []
    for i in range(1, count):
        angle = math.pi * (1.0 - i / count)
        x, y = math.cos(angle) * 0.45, -0.72 - math.sin(angle) * 0.47
        ribs.append(blade(f"{x * 0.2},-.45 {x * 0.75},{-0.45 + (y + 0.45) * 0.6} {x},{y}", 0.024))
    found += marks([within(rib, body) for rib in ribs], "rose", -0.15)
    return found + _seat("stone", 0.1)


@_throne("cushioned")
def cushioned() -> list[Shape]:
    """Heaped cushions and a low round back with a heart-shaped shield."""
    back = mirrored("0,-.9 .2,-.86 .33,-.68 .36,-.45 .34,0! 0,0")
    found = solid(back, "rose", -0.1, side=0.05)
    tufts = [
        oval(x, y, 0.014) for x, y in ((-0.24, -0.7), (0.24, -0.7), (-0.29, -0.5), (0.29, -0.5))
    ]
    found += marks(tufts, "metal", 0.2)
    for x, y, rx in (
        (-0.32, -0.2, 0.12),
        (0.32, -0.2, 0.12),
        (-0.35, -0.06, 0.14),
        (0.35, -0.06, 0.14),
    ):
        found += solid(oval(x, y, rx, 0.085), "blood" if y < -0.1 else "metal", 0.05, side=0.03)
    return found


@_throne("pillars")
def pillars() -> list[Shape]:
    """A narrow seat between two posts with a hanging cloth."""
    return _curtained("blood", 1.05)


@_throne("tall pillars")
def tall_pillars() -> list[Shape]:
    """A narrow seat between two tall posts, a dusky veil behind."""
    return _curtained("rose", 1.3)


def _curtained(tone: str, height: float) -> list[Shape]:
    cloth = box(-0.24, 0.03 - height, 0.48, height - 0.03)
    found = [Shape(cloth, tone, -0.35)]
    folds = [
        blade(f"{x},{0.03 - height} {x + 0.005},-.6 {x},0", 0.022)
        for x in (-0.18, -0.12, 0.12, 0.18)
    ]
    found += marks(folds, tone, -0.55)
    for x in (-0.27, 0.27):
        found += solid(box(x - 0.035, -height, 0.07, height), "stone", 0.05, side=0.025)
        found.append(Shape(box(x - 0.052, -height - 0.05, 0.104, 0.06, 0.01), "stone", 0.22))
    found.append(Shape(box(-0.26, 0.02 - height, 0.52, 0.022), "metal", 0.1))
    return found + _seat("stone", 0.0)


@_throne("winged")
def winged() -> list[Shape]:
    """A back of grey stone carved like spread wings, a star at its top."""
    back = mirrored(
        "0,-1.1! .06,-1.08 .16,-1.16 .34,-1.2! .32,-1.1 .36,-1.06! .32,-.96 .35,-.9! .28,-.8"
        " .27,-.5! .27,0! 0,0"
    )
    found = solid(back, "steel", -0.25, side=0.04)
    found.append(
        Shape(mirrored("0,-1.0! .1,-1.0 .18,-.9 .18,-.3! 0,-.3"), "steel", -0.5, rim=False)
    )
    found.append(Shape(star(0, -1.15, 0.06, 8), "metal", 0.2))
    return found + _seat("steel", -0.15)


@_throne("root")
def root() -> list[Shape]:
    """A seat grown of living wood, leaves on its top."""
    back = mirrored("0,-1.04 .12,-1.08 .2,-1.2! .24,-1.0 .34,-1.12! .31,-.9 .29,-.5 .34,0! 0,0")
    found = solid(back, "wood", -0.12, side=0.04)
    found += marks(
        [blade(k, 0.018) for k in ("-.2,-1.0 -.24,-.6 -.26,-.2", ".22,-1.0 .24,-.6 .25,-.2")],
        "wood",
        -0.35,
    )
    for x, y, turn in (
        (0.2, -1.2, 1),
        (-0.2, -1.2, -1),
        (0.34, -1.12, 1),
        (-0.34, -1.12, -1),
        (0, -1.06, 1),
    ):
        for dx, dy in ((0.06, -0.05), (0.0, -0.075), (-0.055, -0.04)):
            text = f"{x},{y} {x + dx * 0.5 + 0.012 * turn},{y + dy * 0.6} {x + dx},{y + dy}"
            found.append(Shape(blade(text, 0.034), "leaf", 0.1, rim=False))
    return found + _seat("wood", 0.0)


@_throne("poly")
def dais() -> list[Shape]:
    """A plain broad seat with a gabled back."""
    back = poly("0,-1.16 .25,-.98 .25,0 -.25,0 -.25,-.98")
    found = solid(back, "stone", -0.1, side=0.05)
    found.append(
        Shape(poly("0,-1.06 .18,-.93 .18,-.3 -.18,-.3 -.18,-.93"), "deep", 0.05, rim=False)
    )
    return found + _seat("stone", 0.0)
