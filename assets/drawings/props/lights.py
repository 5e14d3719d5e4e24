"""Lanterns, candles and fires; suns, moons and stars to hang in a sky."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from assets.drawings.props.strokes import box, curve, limb, line, mirrored, oval, poly
from assets.drawings.shapes import Shape, prop
from assets.drawings.shapes import star as star_path

_FLAME = "0,-1! .2,-.68 .36,-.4 .24,-.08 0,0 -.24,-.08 -.36,-.4 -.16,-.52"


def _flame(x: float, foot: float, size: float) -> list[Shape]:
    put = QTransform().translate(x, foot).scale(size, size)
    heart = QTransform().translate(x, foot).scale(size * 0.55, size * 0.62)
    return [
        Shape(put.map(curve(_FLAME)), "fire", 0.05, rim=False),
        Shape(heart.map(curve(_FLAME)), "glow", rim=False),
    ]


@prop("flame")
def flame(_: random.Random) -> list[Shape]:
    """One flame."""
    return _flame(0, 0, 1)


@prop("lantern")
def lantern(_: random.Random) -> list[Shape]:
    """A hand lantern with its ring; light within."""
    ring = QPainterPath()
    ring.addEllipse(QPointF(0, -0.92), 0.09, 0.09)
    ring.addEllipse(QPointF(0, -0.92), 0.055, 0.055)
    return [
        Shape(ring, "metal", -0.2),
        Shape(poly("-.24,-.1 -.28,-.6 .28,-.6 .24,-.1"), "glow", -0.08, rim=False),
        *_flame(0, -0.14, 0.36),
        Shape(mirrored("0,-.86! .08,-.82 .16,-.7 .36,-.58! 0,-.56!"), "metal", -0.15),
        Shape(poly("-.3,-.6 -.25,-.6 -.215,-.08 -.26,-.08"), "metal", -0.3),
        Shape(poly(".3,-.6 .25,-.6 .215,-.08 .26,-.08"), "metal", -0.3),
        Shape(poly("-.3,-.1 .3,-.1 .33,0 -.33,0"), "metal", -0.2),
    ]


@prop("candle")
def candle(_: random.Random) -> list[Shape]:
    """A candle in a low stick."""
    return [
        Shape(mirrored("0,-.1! .05,-.1 .06,-.05 .2,-.03 .21,0! 0,.02"), "metal", -0.1),
        Shape(curve("-.075,-.1! -.08,-.66! .02,-.62 .08,-.68! .075,-.1!"), "paper", -0.05),
        Shape(curve("-.08,-.64! -.04,-.6 -.055,-.44! -.075,-.42!"), "paper", 0.3, rim=False),
        *_flame(0, -0.66, 0.32),
    ]


@prop("candelabrum")
def candelabrum(_: random.Random) -> list[Shape]:
    """Three candles on one stand."""
    shapes = [
        Shape(line("-.34,-.62 -.3,-.42 0,-.38", 0.035), "metal", -0.1),
        Shape(line(".34,-.62 .3,-.42 0,-.38", 0.035), "metal", -0.1),
        Shape(mirrored("0,-.62! .025,-.6 .02,-.2 .06,-.08 .22,0! 0,.02"), "metal", -0.05),
    ]
    for x in (-0.34, 0.34, 0.0):
        shapes += [
            Shape(box(x - 0.035, -0.78, 0.07, 0.17), "paper"),
            Shape(box(x - 0.06, -0.63, 0.12, 0.03, 0.01), "metal", 0.1),
            *_flame(x, -0.78, 0.2),
        ]
    return shapes


@prop("torch")
def torch(_: random.Random) -> list[Shape]:
    """A burning torch."""
    return [
        Shape(poly("-.03,0 .03,0 .06,-.6 -.06,-.6"), "wood", -0.1),
        Shape(poly("-.1,-.68 .1,-.68 .06,-.52 -.06,-.52"), "metal", -0.3),
        *_flame(0, -0.62, 0.42),
    ]


@prop("brazier")
def brazier(_: random.Random) -> list[Shape]:
    """A bowl of fire on three legs."""
    legs = QPainterPath()
    for text in ("-.1,-.36 -.26,0", ".1,-.36 .26,0", "0,-.34 0,-.02"):
        legs.addPath(line(text, 0.04))
    return [
        Shape(legs, "metal", -0.4),
        *_flame(-0.13, -0.46, 0.38),
        *_flame(0.13, -0.46, 0.36),
        *_flame(0, -0.46, 0.54),
        Shape(mirrored("0,-.52! .34,-.54! .28,-.36 .12,-.3 0,-.29"), "metal", -0.25),
    ]


@prop("campfire")
def campfire(_: random.Random) -> list[Shape]:
    """Logs that burn; as wide as high."""
    return [
        *_flame(-0.18, -0.1, 0.56),
        *_flame(0.2, -0.1, 0.5),
        *_flame(0, -0.1, 0.9),
        Shape(limb([(-0.5, -0.03), (0.42, -0.2)], [0.1, 0.1]), "wood", -0.3),
        Shape(limb([(0.5, -0.03), (-0.42, -0.2)], [0.1, 0.1]), "wood", -0.2),
    ]


@prop("star")
def star(_: random.Random) -> list[Shape]:
    """A star of eight rays, for a sky."""
    return [
        Shape(star_path(QPointF(0, -0.5), 0.5, 8, 0.2), "glow", rim=False),
        Shape(star_path(QPointF(0, -0.5), 0.26, 8, 0.3), "paper", 0.6, rim=False),
    ]


@prop("star-small")
def star_small(_: random.Random) -> list[Shape]:
    """A star of four rays."""
    return [Shape(star_path(QPointF(0, -0.5), 0.5, 4, 0.17), "glow", rim=False)]


def _rays(count: int, inner: float, outer: tuple[float, float], half: float) -> QPainterPath:
    """Straight rays of two lengths, by turns, round (0, -.5)."""
    path = QPainterPath()
    for i in range(count):
        ray = poly(f"{-half},{-inner} 0,{-outer[i % 2]} {half},{-inner}")
        path.addPath(QTransform().translate(0, -0.5).rotate(i * 360 / count).map(ray))
    return path


def _countenance(tone: str, shade: float, size: float) -> list[Shape]:
    """A calm face seen from the front round (0, -.5), *size* its radius."""
    put = QTransform().translate(0, -0.5).scale(size, size)
    eyes, brows = QPainterPath(), QPainterPath()
    for side in (-1, 1):
        eyes.addPath(
            put.map(
                curve(
                    f"{side * 0.16},-.08! {side * 0.33},-.19 {side * 0.52},-.06! {side * 0.33},.0"
                )
            )
        )
        brows.addPath(
            put.map(line(f"{side * 0.12},-.24 {side * 0.34},-.36 {side * 0.58},-.22", 0.05))
        )
    return [
        Shape(brows, tone, shade, rim=False),
        Shape(eyes, tone, shade, rim=False),
        Shape(put.map(line("-.02,-.2 .07,.12 -.07,.17", 0.05)), tone, shade, rim=False),
        Shape(
            put.map(curve("-.26,.42! -.08,.36 0,.39 .08,.36 .26,.42! .1,.54 -.1,.54")),
            tone,
            shade,
            rim=False,
        ),
    ]


@prop("sun-face")
def sun_face(_: random.Random) -> list[Shape]:
    """A sun with straight and waved rays and a face."""
    waves = QPainterPath()
    for i in range(12):
        wave = curve("-.035,-.26! .03,-.34 -.02,-.42 .01,-.5! .04,-.42 .075,-.34 .035,-.26!")
        waves.addPath(QTransform().translate(0, -0.5).rotate(i * 30 + 15).map(wave))
    return [
        Shape(_rays(12, 0.27, (0.5, 0.5), 0.036), "gold", 0.28),
        Shape(waves, "fire", 0.25),
        Shape(oval(0, -0.5, 0.285), "gold", 0.12),
        Shape(oval(0, -0.5, 0.255), "gold", 0.42, rim=False),
        Shape(oval(-0.12, -0.45, 0.045), "fire", 0.35, rim=False),
        Shape(oval(0.12, -0.45, 0.045), "fire", 0.35, rim=False),
        *_countenance("wood", 0.0, 0.255),
    ]


@prop("sun-rays")
def sun_rays(_: random.Random) -> list[Shape]:
    """A plain sun in a ring of rays."""
    return [
        Shape(_rays(24, 0.31, (0.5, 0.4), 0.024), "glow", rim=False),
        Shape(oval(0, -0.5, 0.29), "glow", rim=False),
        Shape(oval(0, -0.5, 0.25), "paper", 0.5, rim=False),
    ]


@prop("moon-face")
def moon_face(_: random.Random) -> list[Shape]:
    """A crescent with a face in profile, looking right, in a ring of rays."""
    moon = curve(
        "-.02,-.8! -.2,-.76 -.31,-.5 -.2,-.24 .02,-.2!"
        " .1,-.2 .18,-.25! .05,-.28 .02,-.34! .06,-.38!"
        " .03,-.41! .06,-.44! .02,-.47! .1,-.5! .04,-.56 .03,-.64! .08,-.72 .18,-.75! .1,-.8"
    )
    return [
        Shape(_rays(32, 0.36, (0.5, 0.42), 0.014), "glow", -0.1, rim=False),
        Shape(oval(0, -0.5, 0.325), "deep", 0.12),
        Shape(moon, "glow"),
        Shape(curve("-.02,-.57! -.08,-.6 -.12,-.56! -.07,-.55"), "wood", -0.2, rim=False),
        Shape(line("-.0,-.64 -.06,-.67 -.13,-.64", 0.014), "wood", -0.1, rim=False),
    ]


@prop("crescent")
def crescent(_: random.Random) -> list[Shape]:
    """A thin moon that opens to the right."""
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(0, -50), 50, 50)
    bite.addEllipse(QPointF(21, -58), 43, 43)
    return [Shape(QTransform.fromScale(0.01, 0.01).map(disc.subtracted(bite)), "glow", rim=False)]


@prop("full-moon")
def full_moon(_: random.Random) -> list[Shape]:
    """A full moon with its seas."""
    return [
        Shape(oval(0, -0.5, 0.5), "glow", rim=False),
        *(
            Shape(oval(x, y, r, r * 0.86), "stone", 0.45, rim=False)
            for x, y, r in (
                (-0.16, -0.6, 0.13),
                (0.15, -0.4, 0.17),
                (0.06, -0.76, 0.07),
                (-0.18, -0.28, 0.08),
            )
        ),
    ]


@prop("halo")
def halo(_: random.Random) -> list[Shape]:
    """A ring of light with small rays."""
    ring = QPainterPath()
    ring.addEllipse(QPointF(0, -0.5), 0.4, 0.4)
    ring.addEllipse(QPointF(0, -0.5), 0.37, 0.37)
    for i in range(24):
        turn = math.radians(i * 15)
        at = QPointF(0.45 * math.cos(turn), -0.5 + 0.45 * math.sin(turn))
        ring.addEllipse(at, 0.012 + 0.008 * (i % 2), 0.012 + 0.008 * (i % 2))
    return [Shape(ring, "glow", rim=False)]


@prop("bolt")
def bolt(_: random.Random) -> list[Shape]:
    """A stroke of lightning."""
    return [
        Shape(
            poly(
                "-.06,-1 .1,-1 .02,-.68 .14,-.7 0,-.36 .1,-.38"
                " -.1,0 -.03,-.3 -.13,-.27 -.02,-.6 -.14,-.57"
            ),
            "glow",
            rim=False,
        )
    ]
