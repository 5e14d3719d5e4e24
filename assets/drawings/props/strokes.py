"""The strokes of figure props: smooth contours, tapering limbs and folds, and ways to move shapes.

All lengths are in the unit space of `shapes` (y grows downwards).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from assets.drawings.shapes import Shape

Point = tuple[float, float]


def points_of(text: str) -> list[tuple[float, float, bool]]:
    """Read a contour such as `"0,-1 .3,-.8! .2,0"`: points, those with `!` are sharp corners."""
    read = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        read.append((float(x), float(y), word.endswith("!")))
    return read


def _tangent(before: Point | None, after: Point | None, here: Point) -> Point:
    a, b = before or here, after or here
    length = math.dist(a, b) or 1.0
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length)


def through(points: Sequence[tuple[float, float, bool]], closed: bool = True) -> QPainterPath:
    """A smooth path through *points*, broken where a point is a corner."""
    path = QPainterPath(QPointF(points[0][0], points[0][1]))
    for bend in _bends(points, closed):
        path.cubicTo(*bend)
    if closed:
        path.closeSubpath()
    return path


_Bend = tuple[float, float, float, float, float, float]


def _bends(points: Sequence[tuple[float, float, bool]], closed: bool) -> Iterator[_Bend]:
    """The two handles and the end of each curve through *points*. A figure has thousands, which
    dominate the time to paint it, so nothing needless is called here."""
    count, hypot = len(points), math.hypot
    for i in range(count if closed else count - 1):
        px, py, corner = points[i]
        qx, qy, ends = points[(i + 1) % count]
        ax, ay = (px, py) if corner or not (closed or i) else points[i - 1][:2]
        bx, by = (qx, qy) if ends or not (closed or i + 2 < count) else points[(i + 2) % count][:2]
        reach = hypot(px - qx, py - qy) * 0.36
        out, back = hypot(ax - qx, ay - qy) or 1.0, hypot(px - bx, py - by) or 1.0
        yield (
            px + (qx - ax) / out * reach,
            py + (qy - ay) / out * reach,
            qx - (bx - px) / back * reach,
            qy - (by - py) / back * reach,
            qx,
            qy,
        )


def curve(text: str) -> QPainterPath:
    """The closed contour written as *text* (see `points_of`)."""
    return through(points_of(text))


def mirrored(text: str) -> QPainterPath:
    """A closed symmetric contour from its right half, written from top to bottom."""
    right = points_of(text)
    left = [(-x, y, corner) for x, y, corner in reversed(right) if abs(x) > 1e-6]
    return through(right + left)


def poly(text: str) -> QPainterPath:
    """A closed contour of straight edges."""
    path = QPainterPath()
    corners = points_of(text)
    path.moveTo(corners[0][0], corners[0][1])
    for x, y, _ in corners[1:]:
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def oval(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """An ellipse round (x, y)."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def box(x: float, y: float, width: float, height: float, round_: float = 0.0) -> QPainterPath:
    """An upright rectangle from its top left corner."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), round_, round_)
    return path


def star(x: float, y: float, radius: float, arms: int = 5) -> QPainterPath:
    """A star with *arms* points round (x, y)."""
    words = []
    for i in range(2 * arms):
        reach = radius if i % 2 == 0 else radius * 0.42
        angle = math.pi * i / arms - math.pi / 2
        words.append(f"{x + reach * math.cos(angle):.4f},{y + reach * math.sin(angle):.4f}")
    return poly(" ".join(words))


def _spine(points: Sequence[Point], steps: int) -> list[Point]:
    """Points along the smooth open curve through *points*, *steps* per stretch."""
    found, (ax, ay) = [points[0]], points[0]
    at = [step / steps for step in range(1, steps + 1)]
    weights = [((1 - t) ** 3, 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t**3) for t in at]
    for bx, by, cx, cy, dx, dy in _bends([(x, y, False) for x, y in points], closed=False):
        found += [
            (a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy)
            for a, b, c, d in weights
        ]
        ax, ay = dx, dy
    return found


def limb(points: Sequence[Point], widths: Sequence[float], cap: bool = True) -> QPainterPath:
    """A tapering stroke along *points*, *widths* (full) apart; rounded at its ends if *cap*."""
    steps = 5
    spine = _spine(points, steps)
    left: list[tuple[float, float, bool]] = []
    right: list[tuple[float, float, bool]] = []
    for i, here in enumerate(spine):
        k, t = i // steps, i % steps / steps
        nxt = widths[min(k + 1, len(widths) - 1)]
        half = (widths[k] + (nxt - widths[k]) * t * t * (3 - 2 * t)) / 2
        before, after = spine[max(i - 1, 0)], spine[min(i + 1, len(spine) - 1)]
        dx, dy = _tangent(before, after, here)
        end = i in (0, len(spine) - 1) and not cap
        left.append((here[0] + dy * half, here[1] - dx * half, end))
        right.append((here[0] - dy * half, here[1] + dx * half, end))
    if cap:
        dx, dy = _tangent(spine[-2], spine[-1], spine[-1])
        tip = widths[-1] / 2
        left.append((spine[-1][0] + dx * tip, spine[-1][1] + dy * tip, False))
        dx, dy = _tangent(spine[1], spine[0], spine[0])
        tip = widths[0] / 2
        right.insert(0, (spine[0][0] + dx * tip, spine[0][1] + dy * tip, False))
    path = through(left + right[::-1])
    path.setFillRule(path.fillRule().WindingFill)
    return path


def blade(text: str, width: float) -> QPainterPath:
    """A stroke that swells to *width* and thins to nothing at both ends: a fold, a lock, a vein."""
    points = [(x, y) for x, y, _ in points_of(text)]
    last = len(points) - 1
    widths = [width * math.sin(math.pi * i / last) for i in range(last + 1)] if last > 1 else []
    if not widths:
        (ax, ay), (bx, by) = points
        points = [(ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by)]
        widths = [0.0, width, 0.0]
    return limb(points, widths, cap=False)


def tail(text: str, width: float) -> QPainterPath:
    """A stroke of *width* at its start that thins to a point: a strand, a claw, a tail."""
    points = [(x, y) for x, y, _ in points_of(text)]
    last = len(points) - 1
    return limb(points, [width * (1 - i / last) for i in range(last + 1)])


def line(text: str, width: float) -> QPainterPath:
    """A stroke of one *width* with rounded ends."""
    points = [(x, y) for x, y, _ in points_of(text)]
    return limb(points, [width] * len(points))


# Qt splits curves into chords of about a unit before it combines paths, so enlarge them first, but
# no more than a card 1400 pixels high shows, because every chord is painted each time
FINE = QTransform.fromScale(240.0, 240.0)
COARSE = QTransform.fromScale(1 / 240.0, 1 / 240.0)


def without(path: QPainterPath, hole: QPainterPath) -> QPainterPath:
    """The part of *path* that lies outside *hole*."""
    return COARSE.map(FINE.map(path).subtracted(FINE.map(hole)))


def united(path: QPainterPath, other: QPainterPath) -> QPainterPath:
    """Both paths as one outline."""
    return COARSE.map(FINE.map(path).united(FINE.map(other)))


def within(path: QPainterPath, outline: QPainterPath) -> QPainterPath:
    """The part of *path* that lies inside *outline*."""
    return COARSE.map(FINE.map(path).intersected(FINE.map(outline)))


def shaded(path: QPainterPath, dx: float, dy: float = 0.0) -> QPainterPath:
    """The crescent of *path* that remains when it is moved by (dx, dy): its shaded side."""
    return without(path, path.translated(dx, dy))


def solid(path: QPainterPath, tone: str, shade: float = 0.0, side: float = 0.03) -> list[Shape]:
    """*path* in *tone* with its left edge in shade, *side* wide."""
    dark = shaded(path, side, -side * 0.15)
    return [Shape(path, tone, shade), Shape(dark, tone, shade - 0.22, rim=False)]


def marks(paths: Iterable[QPainterPath], tone: str, shade: float) -> list[Shape]:
    """Inner strokes (folds, veins, feathers): shapes that catch no rim of light."""
    return [Shape(path, tone, shade, rim=False) for path in paths]


def placed(
    shapes: Iterable[Shape],
    x: float = 0.0,
    y: float = 0.0,
    size: float = 1.0,
    turn: float = 0.0,
    flip: bool = False,
) -> list[Shape]:
    """*shapes* scaled by *size*, turned clockwise by *turn* degrees and moved to (x, y)."""
    change = QTransform().translate(x, y).rotate(turn).scale(-size if flip else size, size)
    return [shape._replace(path=change.map(shape.path)) for shape in shapes]


def bounds(shapes: Iterable[Shape]) -> QRectF:
    """The smallest upright rectangle round all *shapes*."""
    box_ = QRectF()
    for shape in shapes:
        box_ = box_.united(shape.path.boundingRect())
    return box_


def stood(shapes: list[Shape], centre: bool = False) -> list[Shape]:
    """*shapes* brought to unit height with the lowest point on the ground (see `shapes`).

    With *centre* they are also centred on the foot; else x = 0 stays where it was drawn.
    """
    room = bounds(shapes)
    size = 1.0 / room.height()
    x = -room.center().x() * size if centre else 0.0
    return placed(shapes, x, -room.bottom() * size, size)
